/** The move list: a line for every turn and event, made of the record's entries. */

import type { Entry } from "../api/types";
import { say } from "../i18n/text.svelte";

export interface Line {
  /** The number of entries after it. */
  ply: number;
  seat: number;
  text: string;
  kind: "turn" | "dice" | "event";
  /** What has to be said about it, if anything. */
  remark: string;
}

export function lines(entries: Entry[], name: (seat: number) => string): Line[] {
  const found: Line[] = [];
  let turn: string[] = [];
  let remark = "";
  /** What an answer answers. */
  let asked: Entry | undefined;
  const add = (line: Omit<Line, "remark">) => {
    found.push({ ...line, remark: remark && say(remark) });
    remark = "";
  };
  for (const entry of entries) {
    const { seat, kind, text } = entry;
    const ply = entry.ply + 1;
    remark ||= entry.remark;
    if (kind !== "move") {
      if (kind === "resign" || kind === "offer") asked = entry;
      add({ ply, seat, text: eventText(entry, name, asked), kind: "event" });
    } else if (seat < 0) add({ ply, seat, text, kind: "dice" });
    else {
      turn.push(text);
      if (!entry.turn) continue;
      add({ ply, seat, text: entry.turn, kind: "turn" });
      turn = [];
    }
  }
  const last = entries.at(-1);
  if (turn.length && last)
    add({ ply: last.ply + 1, seat: last.seat, text: turn.join("-"), kind: "turn" });
  return found;
}

/** What has to be said about what was done last, dice apart. */
export function remarked(entries: Entry[]): string {
  const last = entries.findLastIndex(({ seat }) => seat >= 0);
  const seat = entries[last]?.seat;
  for (let i = last; i >= 0 && (i === last || !entries[i]!.turn); i--) {
    const entry = entries[i]!;
    if (entry.seat !== seat) break;
    if (entry.remark) return say(entry.remark);
  }
  return "";
}

/** What is said aloud of entries that have just come. */
export function spoken(entries: Entry[], name: (seat: number) => string, fresh: Entry[]): string {
  if (!fresh.length) return "";
  const since = fresh[0]!.ply;
  return lines(entries, name)
    .filter(({ ply }) => ply > since)
    .map(({ seat, text, kind, remark }) => {
      if (kind === "dice") return say("page-rolled", { roll: [...text].join(" ") });
      const said = kind === "event" ? text : say("page-moved", { name: name(seat), turn: text });
      return remark ? `${said}. ${remark}` : said;
    })
    .join(". ");
}

/** An event in words; `asked` is the offer or resignation before it. */
function eventText(
  { kind, seat, values }: Entry,
  name: (seat: number) => string,
  asked: Entry | undefined,
): string {
  const other = (kind === "pact" || kind === "end") && name(Number(values[0]));
  const what = asked?.kind === "offer" ? String(asked.values[0]) : level(asked?.values);
  return say(`page-event-${kind}`, {
    name: name(seat),
    other: other || "",
    level: level(values),
    what,
  });
}

function level(values: (number | string)[] = []): number {
  return Number(values[0] ?? 1);
}
