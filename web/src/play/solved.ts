/** What the service found out about a position, as a sentence and as marks for the board. */

import type { Overlays, Solved } from "../api/types";
import { say } from "../i18n/text.svelte";

/** Who wins, and by which moves, for everybody to read or hear. */
export function verdict({ seat, value, moves }: Solved, name: (seat: number) => string): string {
  if (seat < 0) return say("page-solved-over");
  if (value === null) return say("page-solved-unknown");
  const kept = moves.filter((move) => move.value === value).map(({ text }) => text);
  const kind = value > 0 ? "win" : value < 0 ? "loss" : "draw";
  return say(`page-solved-${kind}`, { name: name(seat), moves: kept.join(", ") });
}

/** The places that the moves lead to, by what comes of them. */
export function solvedMarks({ moves }: Solved): Overlays {
  const leading = (value: number) =>
    moves.filter((move) => move.value === value).map(({ gesture }) => gesture.at(-1)!);
  const marks = { wins: leading(1), draws: leading(0), loses: leading(-1) };
  return Object.fromEntries(Object.entries(marks).filter(([, places]) => places.length));
}
