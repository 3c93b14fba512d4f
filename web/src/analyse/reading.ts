/** What is read from an analysis: its lines, its course, its errors by class. */

import { say, sayFirst } from "../i18n/text.svelte";
import { CLASSES, type Analysis, type Class, type Decision } from "./types";

/** A decision and the game it belongs to. */
export interface Line {
  decision: Decision;
  game: number;
}

/** What a study knows of any decision. */
export interface Judgement {
  decision: Pick<Decision, "seat" | "class">;
}

/** Signs as chess and backgammon books put them: colour is never the only one. */
export const SIGNS: Record<Class, string> = {
  good: "",
  doubtful: "?!",
  bad: "?",
  "very bad": "??",
};

export function isError(decision: Pick<Decision, "class">): boolean {
  return decision.class !== "good";
}

/** The decisions to be listed: not doubling is one only where it was wrong. */
export function lines({ games }: Analysis): Line[] {
  return games.flatMap(({ number, decisions }) =>
    decisions
      .filter((d) => d.kind !== "cube" || d.played === "double" || isError(d))
      .map((decision) => ({ decision, game: number })),
  );
}

/** Where the match stood before each line, for the first player: from 0 to 1, or an equity. */
export function course(analysis: Analysis, all: Line[]): { values: number[]; isMatch: boolean } {
  const isMatch = analysis.match.length > 0 && all.every(({ decision }) => decision.mwc !== null);
  const values = all.map(({ decision: { seat, mwc, equity } }) => {
    if (isMatch) return seat === 0 ? mwc! : 1 - mwc!;
    return seat === 0 ? equity : -equity;
  });
  return { values, isMatch };
}

/** How many errors of each class a player made, with the checkers or with the cube. */
export function errors(analysis: Analysis, seat: number, cube: boolean): Record<Class, number> {
  const counts = Object.fromEntries(CLASSES.map((name) => [name, 0])) as Record<Class, number>;
  for (const { decisions } of analysis.games)
    for (const each of decisions)
      if (each.seat === seat && each.kind !== "resign" && (each.kind !== "checker") === cube)
        counts[each.class] += 1;
  return counts;
}

/** The next line with an error in a direction, or −1. */
export function nextError(
  all: { decision: Pick<Decision, "class"> }[],
  from: number,
  by: 1 | -1,
): number {
  for (let i = from + by; i >= 0 && i < all.length; i += by)
    if (isError(all[i]!.decision)) return i;
  return -1;
}

export function className(name: Class): string {
  return say(`page-class-${name.replace(" ", "-")}`);
}

/** What was done, in words: a play as it is, what was said about the cube or a resignation by name. */
export function action(text: string): string {
  return sayFirst([`page-action-${text.replaceAll(" ", "-")}`], text);
}

/** Whose equities those of the cube are: the seat's that may double. */
export function doubler({ kind, seat }: Decision): number {
  return kind === "take" ? 1 - seat : seat;
}

/** An equity or a difference, always with its sign: +0.123, −0.045. */
export function signed(value: number, digits = 3): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return `${value < 0 ? "−" : "+"}${text}`;
}

/** A chance in per cent. */
export function percent(chance: number, digits = 1): string {
  return `${(100 * chance).toFixed(digits)} %`;
}
