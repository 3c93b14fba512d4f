/** How a board lies before a seat: some themes say how the other side of the table sees it. */

import type { Flip } from "../board/geometry";
import { themeAtHand } from "../board/sprite";
import { settings } from "../lib/settings.svelte";

/** `seat` sits at the bottom; boards that a theme turns for the other side can also be mirrored. */
export function flipOf(theme: string, seat: number): Flip {
  const faces = themeAtHand(theme)?.data.faces ?? "";
  const turned = seat === 1 ? faces : "";
  const mirrored = faces !== "" && settings.mirrored;
  return { x: turned.includes("x") !== mirrored, y: turned.includes("y") };
}
