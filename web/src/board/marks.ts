/** What shows where one can touch: in the theme's colours, above the pieces. */

import type { Arrow, Target } from "../api/types";
import { CELL, type Picture } from "./picture";
import { middle, type Point } from "./places";
import { n } from "./shapes";

/** More signs than this are drawn a block of cells at a time, without the theme's own dot. */
const MANY = 400;
const BLOCK = 8;

/** One thing that is drawn, under a name of its own: what stays as it was is not drawn again. */
export type Part = [key: string, markup: string];

/** Where a mark for a target goes: on its last piece (the top of a stack), else in the middle. */
export function topOf(picture: Picture, target: Target): Point {
  const piece = picture.top(target.id);
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
): Part[] {
  const full = (target: Target) => picture.top(target.id) !== undefined;
  const lifts = (target: Target) => !begun && more.has(target.id) && full(target);
  const few = targets.filter(lifts).length <= FEW;
  const parts: Part[] = [];
  const dots: Target[] = [];
  const rings: Target[] = [];
  for (const target of targets) {
    if (large(target) && begun) parts.push([`next ${target.id}`, glow(target, "mark-next")]);
    else if (lifts(target)) few && rings.push(target);
    else (large(target) || full(target) ? rings : dots).push(target);
  }
  const places = (some: Target[]) => some.map((target) => topOf(picture, target));
  if (rings.length > MANY) parts.push(...blocks(places(rings), "mark-rings", 42));
  else for (const target of rings) parts.push([`lift ${target.id}`, halo(topOf(picture, target))]);
  if (dots.length > MANY) return [...parts, ...blocks(places(dots), "mark-dots", 9)];
  const { draw = [], colour = "good" } = picture.theme.overlay("reach");
  const dot = (target: Target) =>
    draw.map((name) => picture.symbol(name, colour, [middle(target)])).join("");
  return [...parts, ...dots.map((target): Part => [`dot ${target.id}`, dot(target)])];
}

/** Buttons stand beside the board and show themselves that they are pressed. */
const lies = ({ kind }: Target) => kind !== "button";

/** The targets that are chosen: cells below their pieces, others by a ring `above` the top piece. */
export function chosen(picture: Picture, targets: Target[], above: boolean): Part[] {
  return targets
    .filter((target) => lies(target) && large(target) === above)
    .map((target) => [
      `chosen ${target.id}`,
      above ? halo(topOf(picture, target), "mark-chosen") : glow(target, "mark-chosen"),
    ]);
}

/** Where the last move was; what has flowed in after it shows that itself. */
export function recent(picture: Picture, targets: Target[]): Part[] {
  const { flood } = picture.theme.data.motion;
  return targets
    .filter(lies)
    .filter(({ id, kind }) => kind !== "die" && !(flood && picture.top(id)?.state === flood))
    .map((target) => [`recent ${target.id}`, glow(target, "mark-recent")]);
}

/** The ways that pieces took: from where each lay to where it lies. */
export function arrows(ways: Arrow[]): Part[] {
  return ways.map(([x1, y1, x2, y2], i): Part => {
    const [from, to]: Point[] = [
      [x1 * CELL, y1 * CELL],
      [x2 * CELL, y2 * CELL],
    ];
    const [dx, dy] = [to![0] - from![0], to![1] - from![1]];
    const long = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / long, dy / long];
    const tip: Point = [to![0] - ux * 22, to![1] - uy * 22];
    const wing = (side: number) =>
      n(tip[0] - ux * 34 - uy * side * 20, tip[1] - uy * 34 + ux * side * 20);
    const neck = n(tip[0] - ux * 30, tip[1] - uy * 30);
    return [
      `arrow ${i}`,
      `<g class="mark-arrow"><path d="M${n(...from!)}L${neck}"/>` +
        `<path class="tip" d="M${n(...tip)}L${wing(1)}L${wing(-1)}Z"/></g>`,
    ];
  });
}

/** The target under the pointer. */
export function hovered(targets: Target[]): Part[] {
  return targets.map((target) => [`hover ${target.id}`, glow(target, "mark-hover")]);
}

/** How large small numbers are in hundredths of a cell of so many pixels: they stay readable. */
export function numeralSize(cell: number): number {
  const readable = 1100 / cell;
  return Math.min(Math.max(Math.round(readable / 6) * 6, 26), 44);
}

/** Small numbers of the steps of a turn that is not confirmed. */
export function numerals(picture: Picture, steps: [Target, string][], size: number): Part[] {
  const { label } = picture.theme.data;
  const words = { ...label, size, narrow: 0.9, colour: "ink" };
  return steps
    .filter(([target]) => lies(target))
    .map(([{ id, x, y, width = 1 }, text]) => [
      `step ${id}`,
      picture.write(text, (x + width - 0.15) * CELL, (y + 0.17) * CELL, words, null),
    ]);
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

/** Circles, one path for each block of cells. */
function blocks(places: Point[], name: string, radius: number): Part[] {
  const paths = new Map<string, string>();
  const round = `a${radius} ${radius} 0 1 1`;
  for (const [x, y] of places) {
    const block = `${name} ${Math.floor(x / BLOCK)} ${Math.floor(y / BLOCK)}`;
    const from = `M${n(x * CELL - radius)} ${n(y * CELL)}`;
    const circle = `${from}${round} ${2 * radius} 0${round}-${2 * radius} 0`;
    paths.set(block, (paths.get(block) ?? "") + circle);
  }
  return [...paths].map(([block, path]) => [block, `<path class="${name}" d="${path}"/>`]);
}
