/** What touches the document between two frames, and what does not. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Layout, Piece } from "../api/types";
import * as marks from "./marks";
import { Picture } from "./picture";
import { Scene } from "./scene";
import { Theme, type ThemeData } from "./theme";

const fixture = JSON.parse(readFileSync("src/board/fixtures/klopodavka.json", "utf-8")) as {
  theme: ThemeData;
};
const theme = new Theme(fixture.theme);
const SIZE = 40;
const targets = Array.from({ length: SIZE * SIZE }, (_, i) => ({
  id: `c${i}`,
  x: i % SIZE,
  y: Math.floor(i / SIZE),
}));
const piece = (i: number, seat = 0): Piece => ({
  at: `c${i}`,
  x: (i % SIZE) + 0.5,
  y: Math.floor(i / SIZE) + 0.5,
  symbol: "bug",
  seat,
});
const sheet = (pieces: Piece[]): Layout => {
  const letters = Array.from({ length: SIZE }, (_, i) => `${i}`);
  return {
    theme: "x",
    width: SIZE,
    height: SIZE,
    targets,
    pieces,
    columns: letters,
    rows: letters,
  };
};

function scene(): { scene: Scene; svg: SVGSVGElement; show(layout: Layout): void } {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const scene = new Scene(svg);
  const flip = { x: false, y: false };
  const show = (layout: Layout) =>
    scene.show({ layout, theme, lang: "en", flip, overlays: {}, still: true });
  return { scene, svg, show };
}

test("of a crowd only what changed is drawn, and only blocks that are seen are there", () => {
  const { scene: stage, svg, show } = scene();
  const crowd = targets.slice(0, -1).map((_, i) => piece(i));
  show(sheet(crowd));
  const group = svg.querySelector(".pieces")!;
  const nodes = new Set(group.querySelectorAll(":scope > g > g"));
  expect(nodes.size).toBe(crowd.length);
  const ground = svg.querySelector(".ground")!.firstElementChild!.firstElementChild;
  const after = [...crowd.map((each, i) => (i === 7 ? piece(7, 1) : each)), piece(SIZE * SIZE - 1)];
  show(sheet(after));
  const fresh = [...group.querySelectorAll(":scope > g > g")].filter((node) => !nodes.has(node));
  expect(fresh.length).toBe(1);
  expect(svg.querySelector(".ground")!.firstElementChild!.firstElementChild).toBe(ground);
  stage.see([0, 0, 10, 10]);
  const blocks = [...group.children] as SVGGElement[];
  expect(blocks.length).toBe(25);
  expect(blocks.filter(({ style }) => style.display !== "none").length).toBe(4);
});

test("parts that stay as they were are left alone", () => {
  const { scene: stage, svg, show } = scene();
  show(sheet([piece(0)]));
  stage.draw("marks", [["a", "<rect/>"], ["b", "<path/>"]]); // prettier-ignore
  const [a, b] = svg.querySelector(".marks")!.children;
  stage.draw("marks", [["b", "<path/>"], ["c", "<circle/>"]]); // prettier-ignore
  const now = [...svg.querySelector(".marks")!.children];
  expect(now[0]).toBe(b);
  expect(now).not.toContain(a);
  expect(now.length).toBe(2);
});

test("many signs are drawn a block at a time, a few one by one", () => {
  const picture = new Picture(sheet([piece(0)]), theme, "en");
  const all = marks.touchable(picture, targets, false, new Set());
  expect(all.map(([key]) => key).filter((key) => key.startsWith("mark-dots")).length).toBe(25);
  expect(all.map(([key]) => key)).toContain("lift c0");
  const some = marks.touchable(picture, targets.slice(0, 3), false, new Set());
  expect(some.map(([key]) => key)).toEqual(["lift c0", "dot c1", "dot c2"]);
});
