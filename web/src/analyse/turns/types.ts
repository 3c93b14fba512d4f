/** What an analysis of a game without dice says: the JSON of `parlour analyse --json`. */

import type { Analysis, Class } from "../types";

export interface TurnCandidate {
  play: string;
  /** The payoff that who plays it can expect. */
  value: number;
  /** To the best; 0 or less. */
  difference: number;
  /** By seat, after it. */
  values: number[];
  /** Whether the value is exact. */
  proven: boolean;
}

/** A turn; values are payoffs by seat. */
export interface JudgedTurn {
  kind: "turn";
  ply: number;
  /** Of the turn in its game, from 1. */
  number: number;
  seat: number;
  /** The position before it. */
  position: string;
  played: string;
  best: string;
  loss: number;
  class: Class;
  /** Whether there was nothing to decide. */
  forced: boolean;
  /** Before it. */
  values: number[];
  after: number[];
  proven: boolean;
  candidates: TurnCandidate[];
}

export interface TurnGame {
  number: number;
  /** How it ended; null where it did not. */
  payoffs: number[] | null;
  /** Who went out, after how many entries of the record. */
  out: { seat: number; ply: number }[];
  decisions: JudgedTurn[];
}

export interface TurnSummary {
  player: string;
  turns: number;
  unforced: number;
  loss: number;
  mean_loss: number | null;
  accuracy: number | null;
  errors: Partial<Record<Class, number>>;
}

export interface TurnAnalysis {
  game: string;
  /** The options that differ from the usual. */
  options: Record<string, string>;
  players: string[];
  /** From a loss to a win: 2 in duels, 1 where shares are played for. */
  span: number;
  games: TurnGame[];
  summary: TurnSummary[];
  engine: { words: string };
}

export function isByTurns(analysis: Analysis | TurnAnalysis): analysis is TurnAnalysis {
  return "span" in analysis;
}
