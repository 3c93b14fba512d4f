/** Where things go that a layout leaves open, as `parlour/draw/places.py` finds them. */

import type { Layout, Target } from "../api/types";
import type { Entry, Thread } from "./theme";

export type Point = [x: number, y: number];

/** Steps of the search after which the longest line found is taken. */
const PATIENCE = 20_000;
const STEPS: Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];

/**
 * The line through all pieces of `plan.symbols` to the one of `plan.head`. A position does not say in
 * which order cells were visited; any line that visits each once shows it truly.
 */
export function thread(layout: Layout, plan: Thread): Point[] {
  const head = layout.pieces.find((piece) => piece.symbol === plan.head);
  const cells = new Map<string, Point>();
  for (const piece of layout.pieces)
    if (plan.symbols.includes(piece.symbol)) cells.set(key([piece.x, piece.y]), [piece.x, piece.y]);
  if (!head || cells.size === 0) return [];
  const first: Point = [head.x, head.y];
  const near = new Map<string, Point[]>();
  for (const point of [...cells.values(), first])
    near.set(
      key(point),
      STEPS.map(([dx, dy]): Point => [point[0] + dx, point[1] + dy]).filter((p) =>
        cells.has(key(p)),
      ),
    );
  const seen = new Set([key(first)]);
  // The next points, the best last: those with the fewest ways on first (Warnsdorff).
  const ordered = (point: Point): Point[] => {
    const free = (p: Point) => near.get(key(p))!.filter((q) => !seen.has(key(q)));
    return free(point)
      .map((p) => ({ p, ways: free(p).length }))
      .sort((a, b) => b.ways - a.ways)
      .map(({ p }) => p);
  };
  const line = [first];
  let best = [first];
  const choices = [ordered(first)];
  for (let step = 0; step < PATIENCE; step++) {
    if (line.length > best.length) best = [...line];
    if (line.length > cells.size || choices.length === 0) break;
    const point = choices.at(-1)!.pop();
    if (point) {
      line.push(point);
      seen.add(key(point));
      choices.push(ordered(point));
    } else {
      choices.pop();
      seen.delete(key(line.pop()!));
    }
  }
  return best.reverse();
}

function key([x, y]: Point): string {
  return `${x},${y}`;
}

/** The middle of a target. */
export function middle(target: Target): Point {
  return [target.x + (target.width ?? 1) / 2, target.y + (target.height ?? 1) / 2];
}

/** Where an overlay marks a target: on its pieces if the theme says so, else in its middle. */
export function spots(layout: Layout, target: Target, entry: Entry): Point[] {
  if (entry.on === "pieces") {
    const found = layout.pieces.filter((piece) => piece.at === target.id);
    if (found.length) return found.map((piece): Point => [piece.x, piece.y]);
  }
  return [middle(target)];
}
