/** What the service tells before a game begins: docs/service.md, and library.py of the service. */

import type { Layout, Message, Move, Overlays } from "./types";
import { json } from "./client";

export interface OptionBook {
  key: string;
  /** The value that stands if none is given; `<…>` where it follows from others. */
  default: string;
  choices: string[];
  low: number;
  high: number;
  /** A size: width and height from `low` to `high`. */
  sides: boolean;
}

export interface GameBook {
  id: string;
  options: OptionBook[];
  /** Named presets: the options that each sets. */
  variants: { [name: string]: { [key: string]: string } };
  /** How many may play. */
  seats: number[];
  /** What the computer’s levels are called, from 1 on: `level-<name>`, `level-<name>-about`. */
  levels: string[];
  /** Whether some level has to think without the compiled core, and plays weaker for it. */
  is_slow: boolean;
  has_dice: boolean;
  /** Whether its games can be analysed here. */
  is_judged: boolean;
  layout: Layout;
}

/** A part of a rules page: HTML, or a picture with its caption. */
export interface RulesPart {
  html?: string;
  layout?: Layout;
  overlays?: Overlays;
  caption?: string;
}

export interface LessonStep {
  message: Message;
  done: Message;
  seat: number;
  layout: Layout;
  status: Message;
  moves: Move[];
  overlays: Overlays;
  /** The move texts that pass. */
  passes: string[];
  /** The layout after each of them. */
  frames: { [move: string]: Layout };
}

let books: Promise<GameBook[]> | undefined;

/** All games, asked for once. */
export function games(): Promise<GameBook[]> {
  books ??= json<GameBook[]>("games").catch((error: unknown) => {
    books = undefined;
    throw error;
  });
  return books;
}

/** The game of this id. */
export async function game(id: string): Promise<GameBook | undefined> {
  return (await games()).find((book) => book.id === id);
}

/** The layouts of a short game; targets are left out where they are those of the one before. */
export async function demo(id: string): Promise<Layout[]> {
  const frames = await json<Layout[]>(`games/${encodeURIComponent(id)}/demo`);
  let targets = frames[0]?.targets ?? [];
  return frames.map((frame) => {
    if (frame.targets.length) targets = frame.targets;
    return { ...frame, targets };
  });
}
