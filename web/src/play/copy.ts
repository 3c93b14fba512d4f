/** Copying: browsers offer the clipboard only to secure pages, so plain HTTP goes the old way. */

/** Copies what an input holds; whether that has worked. Else it stays selected. */
export async function copied(input: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    input.focus();
    input.select();
    return document.execCommand("copy");
  }
}
