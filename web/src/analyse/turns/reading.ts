/** What is read from an analysis by turns: its lines, its course, what a value is called. */

import { spelt } from "../../board/sprite";
import { sayFirst } from "../../i18n/text.svelte";
import { seatName } from "../../ui/names";
import { isError, signed } from "../reading";
import type { JudgedTurn, TurnAnalysis } from "./types";

/** A turn and the game it belongs to. */
export interface TurnLine {
  /** `roll` is what stands before it in a list: its number. */
  decision: JudgedTurn & { roll: string };
  game: number;
}

/** The turns of all games in order, as lists of decisions have them. */
export function turnLines({ games }: TurnAnalysis): TurnLine[] {
  return games.flatMap(({ number, decisions }) =>
    decisions.map((decision) => ({
      decision: { ...decision, roll: String(decision.number) },
      game: number,
    })),
  );
}

/** A turn as people write it; what is a button at the board (a pass) by its name. */
export function turnName(game: string, text: string): string {
  return sayFirst([`${game}-button-${text}`], spelt(game, text));
}

/** What the seats are called; a name that the record has is told. */
export function seatNames({ game, players }: TurnAnalysis): string[] {
  return players.map((player, seat) =>
    player === String(seat + 1) ? seatName(game, seat) : player,
  );
}

/**
 * For each seat its value before every turn and at the end of every game, with gaps between games. The
 * place of a turn among them is its index plus the number of games before it.
 */
export function courses({ games, players }: TurnAnalysis): number[][] {
  return players.map((_, seat) =>
    games.flatMap(({ decisions, payoffs }) => {
      const last = payoffs ?? decisions.at(-1)?.after;
      return [...decisions.map(({ values }) => values[seat]!), ...(last ? [last[seat]!] : [])];
    }),
  );
}

/** The indices of the lines that lost most, the worst first. */
export function worst(lines: TurnLine[], most: number): number[] {
  return lines
    .flatMap(({ decision }, i) => (isError(decision) ? [i] : []))
    .sort((a, b) => lines[b]!.decision.loss - lines[a]!.decision.loss)
    .slice(0, most);
}

/** A value: with its sign in duels, a share of 1 else. */
export function worth(value: number, span: number): string {
  return span === 1 ? value.toFixed(2) : signed(value, 2);
}

/** The number of the turn in which a seat went out. */
export function outIn(decisions: JudgedTurn[], ply: number): number {
  return decisions.filter((turn) => turn.ply < ply).length;
}
