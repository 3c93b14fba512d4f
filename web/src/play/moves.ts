/** The move list: a line for every turn and event, made of the record's entries. */

import type { Entry } from "../api/types";
import { say } from "../i18n/text.svelte";

export interface Line {
  /** The number of entries after it. */
  ply: number;
  seat: number;
  text: string;
  kind: "turn" | "dice" | "event";
}

export function lines(entries: Entry[], name: (seat: number) => string): Line[] {
  const found: Line[] = [];
  let turn: string[] = [];
  for (const entry of entries) {
    const { seat, kind, text } = entry;
    const ply = entry.ply + 1;
    if (kind !== "move") found.push({ ply, seat, text: eventText(entry, name), kind: "event" });
    else if (seat < 0) found.push({ ply, seat, text, kind: "dice" });
    else {
      turn.push(text);
      if (!entry.turn) continue;
      found.push({ ply, seat, text: entry.turn, kind: "turn" });
      turn = [];
    }
  }
  const last = entries.at(-1);
  if (turn.length && last)
    found.push({ ply: last.ply + 1, seat: last.seat, text: turn.join("-"), kind: "turn" });
  return found;
}

/** What is said aloud of entries that have just come. */
export function spoken(entries: Entry[], name: (seat: number) => string): string {
  return lines(entries, name)
    .map(({ seat, text, kind }) => {
      if (kind === "event") return text;
      if (kind === "dice") return say("page-rolled", { roll: [...text].join(" ") });
      return say("page-moved", { name: name(seat), turn: text });
    })
    .join(". ");
}

function eventText({ kind, seat, values }: Entry, name: (seat: number) => string): string {
  const other = typeof values[0] === "number" ? name(values[0]) : "";
  return say(`page-event-${kind}`, { name: name(seat), other });
}
