/** What a position tells of its seats. */

import type { Layout } from "../api/types";

/** Seats all of whose pieces have left the game, or some of them: the theme's word is `out`. */
export function seatsOut({ pieces }: Layout): number[] {
  const out = pieces.filter(({ state }) => state?.split(" ").includes("out"));
  return [...new Set(out.flatMap(({ seat }) => seat ?? []))];
}
