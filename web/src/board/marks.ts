/** What shows where one can touch: in the theme's colours, above the pieces. */

import type { Layout, Target } from "../api/types";
import { CELL, type Picture } from "./picture";
import { middle, type Point } from "./places";
import { n } from "./shapes";

/** More dots than this are drawn as one path, without the theme's own sign. */
const MANY = 400;

/** Where a mark for a target goes: on its last piece (the top of a stack), else in the middle. */
export function topOf(layout: Layout, target: Target): Point {
  const piece = layout.pieces.findLast((other) => other.at === target.id);
  return piece ? [piece.x, piece.y] : middle(target);
}

/** More pieces than this can be lifted: marking all of them would say nothing. */
const FEW = 9;

/**
 * The signs of the targets that can be touched. Before anything is chosen those with `more` to follow are
 * pieces to lift.
 */
export function touchable(
  picture: Picture,
  targets: Target[],
  begun: boolean,
  more: ReadonlySet<string>,
): string {
  const { layout } = picture;
  const full = new Set(layout.pieces.map((piece) => piece.at));
  const lifted = begun ? [] : targets.filter(({ id }) => more.has(id) && full.has(id));
  const dots: Point[] = [];
  let markup = "";
  for (const target of targets) {
    if (large(target) && begun) markup += glow(target, "mark-next");
    else if (lifted.includes(target))
      markup += lifted.length > FEW ? "" : halo(topOf(layout, target));
    else if (large(target) || full.has(target.id)) markup += halo(topOf(layout, target));
    else dots.push(middle(target));
  }
  if (dots.length > MANY) return markup + path(dots);
  const { draw = [], colour = "good" } = picture.theme.overlay("reach");
  return markup + draw.map((name) => picture.symbol(name, colour, dots)).join("");
}

/** The targets that are chosen: cells below their pieces, others by a ring `above` the top piece. */
export function chosen(picture: Picture, targets: Target[], above: boolean): string {
  return targets
    .filter((target) => large(target) === above)
    .map((target) =>
      above ? halo(topOf(picture.layout, target), "mark-chosen") : glow(target, "mark-chosen"),
    )
    .join("");
}

/** Where the last move was. */
export function recent(targets: Target[]): string {
  return targets
    .filter(({ kind }) => kind !== "die")
    .map((target) => glow(target, "mark-recent"))
    .join("");
}

/** The target under the pointer. */
export function hovered(targets: Target[]): string {
  return targets.map((target) => glow(target, "mark-hover")).join("");
}

/** Small numbers of the steps of a turn that is not confirmed. */
export function numerals(picture: Picture, steps: [Target, string][]): string {
  const { label } = picture.theme.data;
  const words = { ...label, size: 26, narrow: 0.9, colour: "ink" };
  return steps
    .map(([{ x, y, width = 1 }, text]) =>
      picture.write(text, (x + width - 0.15) * CELL, (y + 0.17) * CELL, words, null),
    )
    .join("");
}

function large({ width = 1, height = 1 }: Target): boolean {
  return width > 1.5 || height > 1.5;
}

function halo([x, y]: Point, name = "mark-lift"): string {
  return `<circle class="${name}" cx="${n(x * CELL)}" cy="${n(y * CELL)}" r="46"/>`;
}

export function glow({ x, y, width = 1, height = 1 }: Target, name: string): string {
  const round = Math.min(width, height) * 14;
  return (
    `<rect class="${name}" x="${n(x * CELL + 3)}" y="${n(y * CELL + 3)}" ` +
    `width="${n(width * CELL - 6)}" height="${n(height * CELL - 6)}" rx="${n(round)}"/>`
  );
}

function path(dots: Point[]): string {
  const round = dots
    .map(([x, y]) => `M${n(x * CELL - 9)} ${n(y * CELL)}a9 9 0 1 1 18 0a9 9 0 1 1-18 0`)
    .join("");
  return `<path class="mark-dots" d="${round}"/>`;
}
