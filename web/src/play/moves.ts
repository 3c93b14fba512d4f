/** The move list: a line for every turn and event, made of the record's entries. */

import type { Entry } from "../api/types";
import { say } from "../i18n/text.svelte";

/** The remark on a pass that was the only move. */
const STUCK = "page-stuck";

export interface Line {
  /** The number of entries after it. */
  ply: number;
  seat: number;
  text: string;
  kind: "turn" | "dice" | "event";
  /** What has to be said about it, if anything. */
  remark: string;
}

/** `spelt` writes moves as people read them. */
export function lines(
  entries: Entry[],
  name: (seat: number) => string,
  spelt = (moves: string) => moves,
): Line[] {
  const found: Line[] = [];
  let turn: string[] = [];
  let remark = "";
  let gone: Entry[] = [];
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
    gone.push(...entry.out.map((out) => ({ ...entry, out: [out] })));
    if (kind !== "move") {
      if (kind === "resign" || kind === "offer") asked = entry;
      add({ ply, seat, text: eventText(entry, name, asked), kind: "event" });
    } else if (seat < 0) add({ ply, seat, text, kind: "dice" });
    else {
      turn.push(text);
      if (!entry.turn && entry !== entries.at(-1)) continue;
      add({ ply, seat, text: spelt(entry.turn || turn.join("-")), kind: "turn" });
      turn = [];
    }
    // Who went out by it, after the whole turn.
    for (const { out, kind: by } of gone) {
      const code = by === "move" ? "page-put-out" : "page-went-out";
      const text = say(code, { name: name(out[0]!), by: name(seat) });
      add({ ply, seat: out[0]!, text, kind: "event" });
    }
    gone = [];
  }
  return found;
}

/** The last turn of several steps or one before `ply` entries: where it begins, where it ends. */
export function turnAt(entries: Entry[], ply: number): { start: number; end: number } | null {
  let end = ply;
  // What the service did by itself, and what was said, comes after the turn.
  while (end > 0 && (entries[end - 1]!.kind !== "move" || entries[end - 1]!.remark === STUCK))
    end -= 1;
  const last = entries[end - 1];
  if (!last || last.seat < 0) return null;
  let start = end - 1;
  for (; start > 0; start--) {
    const { kind, seat, turn } = entries[start - 1]!;
    if (kind === "move" && (turn || seat !== last.seat)) break;
  }
  return { start, end };
}

/** The targets of that turn, in order. */
export function stepsAt(entries: Entry[], ply: number): string[] {
  const turn = turnAt(entries, ply);
  if (!turn) return [];
  return entries.slice(turn.start, turn.end).flatMap(({ target }) => target || []);
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
export function spoken(
  entries: Entry[],
  name: (seat: number) => string,
  fresh: Entry[],
  spelt?: (moves: string) => string,
): string {
  if (!fresh.length) return "";
  const since = fresh[0]!.ply;
  return lines(entries, name, spelt)
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
  const other = ["propose", "decline", "pact", "end"].includes(kind) && name(Number(values[0]));
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
