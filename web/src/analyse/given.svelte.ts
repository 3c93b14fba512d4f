/** The record that was given to be analysed, on its way from another screen. */

export interface GivenRecord {
  text: string;
  /** The name of its file, if it has one. */
  name: string;
}

export const given: { record: GivenRecord | null } = $state({ record: null });
