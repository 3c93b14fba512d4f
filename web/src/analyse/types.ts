/** What an analysis says: the JSON of `parlour analyse --json`. */

/** How good a decision was; worse ones are errors. */
export const CLASSES = ["good", "doubtful", "bad", "very bad"] as const;
export type Class = (typeof CLASSES)[number];
export type Kind = "checker" | "cube" | "take" | "resign";
/** Win, win a gammon, win a backgammon, lose a gammon, lose a backgammon. */
export type Probabilities = [number, number, number, number, number];

export interface Candidate {
  play: string;
  equity: number;
  /** To the best; 0 or less. */
  difference: number;
  probabilities: Probabilities;
  plies: number;
}

/** The three equities of a cube decision, for the one who may double. */
export interface CubeEquities {
  no_double: number;
  double_take: number;
  double_pass: number;
  best: string;
}

/** One decision; numbers are for the seat that decides. */
export interface Decision {
  ply: number;
  seat: number;
  kind: Kind;
  /** The position before it. */
  position: string;
  roll: string;
  played: string;
  best: string;
  loss: number;
  class: Class;
  forced: boolean;
  /** Whether it counts in the rating. */
  counts: boolean;
  luck: number | null;
  equity: number;
  /** The chance to win the match; null in money play. */
  mwc: number | null;
  probabilities: Probabilities;
  candidates: Candidate[];
  cube: CubeEquities | null;
}

export interface AnalysedGame {
  number: number;
  /** Before it. */
  score: [number, number];
  decisions: Decision[];
}

export interface Summary {
  player: string;
  rating: number | null;
  checker_rating: number | null;
  cube_rating: number | null;
  decisions: number;
  unforced: number;
  checker_loss: number;
  cube_loss: number;
  luck: number | null;
}

export interface Analysis {
  game: string;
  players: string[];
  match: { length: number; result?: [number, number] | null };
  games: AnalysedGame[];
  summary: Summary[];
  engine: { plies: number; met: string };
}
