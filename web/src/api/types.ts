/** What the service and the page say to each other: docs/service.md, and messages.py of the service. */

/** A message code with its values, to be said in any language. */
export type Message = [code: string, values: Values];
export type Value = string | number | boolean | null | Message;
export type Values = { [name: string]: Value };

/** Something that can be touched: a cell, a point, the bar, a button. In cells, from the top left. */
export interface Target {
  id: string;
  x: number;
  y: number;
  width?: number;
  height?: number;
  kind?: string;
  seat?: number | null;
}

/** A piece at a centre. */
export interface Piece {
  at: string;
  x: number;
  y: number;
  symbol: string;
  seat?: number | null;
  text?: string;
  name?: string;
  state?: string;
}

/** A position as it lies on the table. */
export interface Layout {
  theme: string;
  width: number;
  height: number;
  targets: Target[];
  pieces: Piece[];
  columns?: string[];
  rows?: string[];
  path?: [number, number][];
  notes?: Message[];
  symmetries?: string[];
}

/** A move: its text, and the targets to touch one after another to make it. */
export interface Move {
  text: string;
  gesture: string[];
  /** Touching the first of the targets twice makes it too: 1 now, 2 once the dice are swapped. */
  quick?: number;
  /** Why it needs no thought, if it does not: a setting may let it make itself. */
  itself?: "forced" | "roll" | "off";
}

export type Arrow = [x: number, y: number, toX: number, toY: number];
export type Overlays = { [name: string]: string[] };

/** Something that a seat may do beside its moves, ready to be sent as an `event`. */
export interface EventChoice {
  seat: number;
  kind: string;
  values: (number | string)[];
}

export interface Outcome {
  payoffs: number[];
  winner: number | null;
  reason: Message;
}

/** A position from the point of view of one player. */
export interface View {
  ply: number;
  layout: Layout;
  status: Message;
  /** A seat, −1 the dice, −2 nobody. */
  actor: number;
  /** In the view of a draft: the turn is whole and can be confirmed. */
  complete: boolean;
  moves: Move[];
  events: EventChoice[];
  overlays: Overlays;
  notes: Message[];
  outcome: Outcome | null;
  /** The offer or resignation that waits for an answer. */
  standing: EventChoice | null;
  pacts: [number, number][];
  /** The targets on which the last turn changed something. */
  recent: string[];
  /** The ways that its pieces took, from centre to centre. */
  arrows: Arrow[];
  /** What is counted, by seat; empty where the notes say it. */
  tallies: Message[][];
  /** The pacts that are offered: by whom, to whom. */
  proposals: [number, number][];
  /** How near an enemy is to what a seat must not lose; `turns` 1: it can be killed in one turn. */
  dangers: Message[];
}

export interface Entry {
  ply: number;
  /** −1 is the dice. */
  seat: number;
  kind: string;
  text: string;
  values: (number | string)[];
  /** On the last move of a turn: the whole turn as the game writes it. Empty elsewhere. */
  turn: string;
  clock: number | null;
  /** The code of what has to be said about it, or empty. */
  remark: string;
  /** The target on which a move shows. */
  target: string;
  /** The seats that went out by it. */
  out: number[];
}

export interface Seat {
  who: "you" | "friend" | "link" | "computer";
  level: number | null;
  /** The message that names the level. */
  strength: string | null;
  /** False for a `link` seat that waits for somebody. */
  taken: boolean;
}

/** Seconds left by seat, as of now; `running` is the seat whose clock runs, −2 none. */
export interface Clock {
  seconds: number;
  increment: number;
  left: number[];
  running: number;
}

/** The steps of a turn that its player has not confirmed, and the position after them. */
export interface Draft {
  seat: number;
  moves: string[];
  /** Of each of the moves. */
  gestures: string[][];
  view: View;
}

export interface Fault {
  code: string;
  values: Values;
  text: string;
}

// From the page

export interface Hello {
  type: "hello";
  tokens: string[];
  since: number;
  lang: string;
}
export interface Turn {
  type: "draft" | "confirm";
  id: string;
  seat: number;
  version: number;
  moves: string[];
}
export interface Event {
  type: "event";
  id: string;
  seat: number;
  version: number;
  kind: string;
  values: (number | string)[];
}
export interface Look {
  type: "look";
  id: string;
  ply: number;
}
export interface Mark {
  type: "mark";
  id: string;
  ply: number;
  seat: number;
}
export interface Solve {
  type: "solve";
  id: string;
  ply: number;
}
export interface Warn {
  type: "warn";
  id: string;
  seat: number;
  version: number;
  moves: string[];
}
/** Which moves does a line name, from `moves` on? */
export interface Typed {
  type: "typed";
  id: string;
  seat: number;
  version: number;
  moves: string[];
  text: string;
}
export interface Ping {
  type: "ping";
}
export type FromPage = Hello | Turn | Event | Look | Mark | Solve | Warn | Typed | Ping;

// From the service

/** Everything; `entries` are those from the version that the page has. */
export interface State {
  type: "state";
  room: string;
  game: string;
  options: { [name: string]: string };
  seats: Seat[];
  yours: number[];
  version: number;
  entries: Entry[];
  view: View;
  draft: Draft | null;
  clock: Clock | null;
  /** The rematch, once there is one. */
  next: string | null;
  /** Whether `solve` may have an answer. */
  solvable: boolean;
  /** Whether the game can be analysed once it is over. */
  analysable: boolean;
}
/** What was confirmed: entries, the layout after each, the position now. */
export interface Played {
  type: "played";
  version: number;
  entries: Entry[];
  frames: Layout[];
  view: View;
  clock: Clock | null;
}
export interface Viewed {
  type: "view";
  id: string;
  view: View;
}
/** What is good to see from a seat. */
export interface Marked {
  type: "marked";
  id: string;
  ply: number;
  seat: number;
  overlays: Overlays;
}
/** Who wins: values for `seat`, who moves; 1 a win, 0 a draw, −1 a loss, null not found out. */
export interface Solved {
  type: "solved";
  id: string;
  ply: number;
  seat: number;
  value: number | null;
  moves: { text: string; gesture: string[]; value: number | null }[];
}
/** What a turn gives up if it is a blunder, and what is better; else `loss` is null. */
export interface Warned {
  type: "warned";
  id: string;
  loss: number | null;
  played: string;
  better: string;
}
/** The moves of a line that was typed, and the targets to touch for each. */
export interface Meant {
  type: "meant";
  id: string;
  moves: string[];
  gestures: string[][];
}
export interface Done {
  type: "done";
  id: string;
  version: number;
}
export interface Refused {
  type: "refused";
  id: string | null;
  version: number;
  error: Fault;
  /** The version was not the latest; what was missed follows. */
  stale: boolean;
}
export interface Presence {
  type: "presence";
  online: number[];
  spectators: number;
  thinking: number[];
}
export interface Pong {
  type: "pong";
}
export type FromService =
  State | Played | Viewed | Marked | Solved | Warned | Meant | Done | Refused | Presence | Pong;
