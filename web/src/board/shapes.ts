/** SVG markup: numbers, rectangles, lines as by hand. */

import type { Point } from "./places";
import type { Layer } from "./theme";

/** Markup with its inner references renamed, so that several themes can share a page. */
export function own(markup: string, name: string): string {
  return markup
    .replaceAll("url(#", `url(#${name}-`)
    .replace(/\bid="/g, `id="${name}-`)
    .replaceAll('href="#', `href="#${name}-`);
}

/** Numbers as SVG writes them, to a thousandth of a cell. */
export function n(...numbers: number[]): string {
  return numbers.map((number) => number.toFixed(1).replace(/\.0$/, "")).join(" ");
}

export function digits(number: number, count: number): string {
  return String(Number(number.toPrecision(count)));
}

export function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  layer: Layer,
  style: string,
): string {
  const round = layer.radius === undefined ? "" : ` rx="${layer.radius}"`;
  return (
    `<rect x="${n(x + (layer.dx ?? 0))}" y="${n(y + (layer.dy ?? 0))}" ` +
    `width="${n(width)}" height="${n(height)}"${round}${style}/>`
  );
}

/** A rectangle drawn along a ruler: four strokes that overshoot their corners a little. */
export function ruled(left: number, top: number, right: number, bottom: number): string {
  const over = 14;
  const bow = 3;
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  return (
    `M${n(left - over, top + 1)}Q${n(x, top - bow)} ${n(right + 8, top)}` +
    `M${n(right - 1, top - 9)}Q${n(right + bow, y)} ${n(right, bottom + over)}` +
    `M${n(right + 10, bottom - 1)}Q${n(x, bottom + bow)} ${n(left - 9, bottom)}` +
    `M${n(left + 1, bottom + 11)}Q${n(left - bow, y)} ${n(left, top - 10)}`
  );
}

/** One continuous line through the points, its corners rounded. */
export function smooth(points: Point[]): string {
  let path = `M${n(...points[0]!)}`;
  for (let i = 1; i + 1 < points.length; i++) {
    const [px, py] = points[i - 1]!;
    const [x, y] = points[i]!;
    const [nx, ny] = points[i + 1]!;
    const before: Point = [x + (px - x) * 0.42, y + (py - y) * 0.42];
    const after: Point = [x + (nx - x) * 0.42, y + (ny - y) * 0.42];
    path += `L${n(...before)}Q${n(x, y)} ${n(...after)}`;
  }
  return path + `L${n(...points.at(-1)!)}`;
}
