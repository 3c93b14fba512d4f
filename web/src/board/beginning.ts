/** Where a large board begins: enlarged, at what there is to do and at what must not be lost. */

import type { Move, Piece } from "../api/types";
import { centre, type Places } from "./geometry";
import { middle, type Point } from "./places";
import { SMALL, type BoardView } from "./view.svelte";

/** Smaller cells than this are no use even for looking, in pixels. */
const TINY = 14;
/** What is kept in sight about what a seat must not lose, in cells. */
const AROUND = 4;

/** Enlarges the view of a board whose cells would be tiny; `heart` is what must not be lost. */
export function begin(
  view: BoardView,
  places: Places,
  moves: Move[],
  recent: string[],
  heart: Piece | undefined,
): void {
  if (view.whole >= TINY) return;
  // Any place that a move touches: a tool may come first.
  const touched = new Set(moves.flatMap(({ gesture }) => gesture));
  const wanted = places.lying.filter(({ id }) => touched.has(id));
  const around = wanted.length ? wanted : places.lying.filter(({ id }) => recent.includes(id));
  const { width, height } = places.layout;
  const home: Point = heart ? [heart.x, heart.y] : [width / 2, height / 2];
  view.enlarge(SMALL - 4, ...(around.length ? centre(around.map(middle)) : home));
  if (heart) view.reveal(...home, AROUND);
}
