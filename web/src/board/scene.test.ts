/** What touches the document between two frames, and what does not. */

import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Layout, Piece } from "../api/types";
import * as marks from "./marks";
import { Picture } from "./picture";
import { Scene } from "./scene";
import { Theme, type ThemeData } from "./theme";

const read = (game: string) =>
  JSON.parse(readFileSync(`src/board/fixtures/${game}.json`, "utf-8")) as { theme: ThemeData };
const theme = new Theme(read("klopodavka").theme);
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

test("a pressed button leaves no sign on the board", () => {
  const picture = new Picture(sheet([piece(0)]), theme, "en");
  const button = { id: "I", x: 0, y: SIZE + 0.6, width: 2, height: 0.8, kind: "button" };
  const both = [button, targets[1]!];
  const keys = (parts: marks.Part[]) => parts.map(([key]) => key);
  expect(keys(marks.chosen(picture, [button], true))).toEqual([]);
  expect(keys(marks.chosen(picture, both, false))).toEqual(["chosen c1"]);
  expect(keys(marks.recent(picture, both))).toEqual(["recent c1"]);
  expect(keys(marks.numerals(picture, [[button, "1"], [targets[1]!, "2"]], 26))).toEqual(["step c1"]); // prettier-ignore
});

test("numerals stay readable on small cells", () => {
  expect([100, 40, 28, 12].map(marks.numeralSize)).toEqual([26, 30, 42, 44]);
});

test("an area flows in by waves; a frame that shows the same cuts nothing short", () => {
  const started: { delay: number; finished: boolean }[] = [];
  const animate = vi.fn((_: Keyframe[], { delay }: { delay: number }) => {
    const animation = { delay, finished: false };
    started.push(animation);
    const finish = () => void (animation.finished = true);
    return { finish, finished: new Promise(() => undefined) };
  });
  Object.defineProperty(Element.prototype, "animate", { value: animate, configurable: true });
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const stage = new Scene(svg);
  const dish = new Theme(read("ataxx").theme);
  const flip = { x: false, y: false };
  const show = (pieces: Piece[]) =>
    stage.show({
      layout: sheet(pieces),
      theme: dish,
      lang: "en",
      flip,
      overlays: {},
      still: false,
    });
  const own: Piece = { ...piece(0), symbol: "x" };
  show([own]);
  started.length = 0;
  const filled = [1, 2, 3].map((i) => ({ ...piece(i), symbol: "x", state: "filled" }));
  show([own, ...filled]);
  const delays = started.map(({ delay }) => delay);
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  expect(new Set(delays).size).toBe(3);
  show([own, ...filled]);
  expect(started.some(({ finished }) => finished)).toBe(false);
  show([own]);
  expect(started.filter(({ finished }) => finished).length).toBe(3);
  Reflect.deleteProperty(Element.prototype, "animate");
});
