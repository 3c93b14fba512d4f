/** What differs between two positions, by place: a target may change its name with the side to move. */

import type { Layout, Piece, Target } from "../api/types";

/** The targets, as the second layout names them, on which something came, went or changed. */
export function changed(before: Layout, after: Layout): string[] {
  const [was, is] = [places(before), places(after)];
  const spots = new Set([...was.keys(), ...is.keys()]);
  const targets = new Set<string>();
  for (const spot of spots) {
    if (was.get(spot) === is.get(spot)) continue;
    const [x = 0, y = 0] = spot.split(",").map(Number);
    const target = after.targets.find((each) => contains(each, x, y));
    if (target && target.kind !== "die") targets.add(target.id);
  }
  return [...targets];
}

/** Seats all of whose pieces have left the game, or some of them: the theme's word is `out`. */
export function seatsOut({ pieces }: Layout): number[] {
  const out = pieces.filter(({ state }) => state?.split(" ").includes("out"));
  return [...new Set(out.flatMap(({ seat }) => seat ?? []))];
}

function places({ pieces }: Layout): Map<string, string> {
  return new Map(pieces.map((piece) => [`${piece.x},${piece.y}`, look(piece)]));
}

function look({ symbol, seat, state, text }: Piece): string {
  return [symbol, seat, state, text].join("/");
}

function contains({ x, y, width = 1, height = 1 }: Target, px: number, py: number): boolean {
  return px >= x && px <= x + width && py >= y && py <= y + height;
}
