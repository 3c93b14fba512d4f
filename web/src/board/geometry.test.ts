import { expect, test } from "vitest";
import type { Layout } from "../api/types";
import { flipped, Places, settled } from "./geometry";
import { BoardView } from "./view.svelte";

const sheet: Layout = {
  theme: "plain",
  width: 3,
  height: 2,
  columns: ["a", "b", "c"],
  rows: ["2", "1"],
  targets: [
    ...[0, 1, 2].flatMap((x) => [0, 1].map((y) => ({ id: `${"abc"[x]}${2 - y}`, x, y }))),
    { id: "pass", x: 0, y: 2.2, width: 2, height: 0.8, kind: "button" },
  ].filter(({ id }) => id !== "b1"),
  pieces: [{ at: "a2", x: 0.5, y: 0.5, symbol: "x" }],
};
const points: Layout = {
  theme: "plain",
  width: 4,
  height: 6,
  targets: [
    { id: "1", x: 0, y: 0, height: 3 },
    { id: "2", x: 1, y: 0, height: 3 },
    { id: "3", x: 0, y: 3, height: 3 },
    { id: "4", x: 1, y: 3, height: 3 },
    { id: "die", x: 0.5, y: 2.5 },
  ],
  pieces: [],
};

test("the target under a point, and beside another", () => {
  const places = new Places(sheet);
  expect(places.sheet).toBe(true);
  expect(places.buttons.map(({ id }) => id)).toEqual(["pass"]);
  expect(places.under([2.9, 0.1])?.id).toBe("c2");
  expect(places.under([1.5, 1.5])).toBeUndefined();
  expect(places.under([9, 9])).toBeUndefined();
  const cell = (id: string) => places.byId.get(id)!;
  expect(places.beside(cell("a1"), 1, 0)?.id).toBe("c1"); // over the hole
  expect(places.beside(cell("a1"), 0, -1)?.id).toBe("a2");
  expect(places.beside(cell("a1"), -1, 0)).toBeUndefined();
});

test("places that are no cells", () => {
  const places = new Places(points);
  expect(places.sheet).toBe(false);
  expect(places.under([1, 2.9])?.id).toBe("die"); // the smaller of two
  expect(places.under([2.2, 1], 0.35)?.id).toBe("2");
  expect(places.under([2.2, 1])).toBeUndefined();
  expect(places.under([0.95, 0.5], 0.35, new Set(["2"]))?.id).toBe("2");
  expect(places.beside(places.byId.get("1")!, 1, 0)?.id).toBe("2");
  expect(places.beside(places.byId.get("2")!, 0, 1)?.id).toBeDefined();
});

test("a board turned over, twice, is itself", () => {
  const once = flipped(sheet, { x: true, y: true });
  expect(once.columns).toEqual(["c", "b", "a"]);
  expect(once.rows).toEqual(["1", "2"]);
  expect(once.pieces[0]).toMatchObject({ x: 2.5, y: 1.5 });
  expect(once.targets.find(({ id }) => id === "a2")).toMatchObject({ x: 2, y: 1 });
  expect(once.targets.at(-1)).toEqual(sheet.targets.at(-1)); // buttons stay
  expect(flipped(once, { x: true, y: true })).toEqual(sheet);
});

test("a large board can be enlarged, panned and never leaves its room", () => {
  const view = new BoardView();
  view.fit(400, 400, [0, 0, 4000, 4000]);
  expect([view.whole, view.cell, view.zoomable, view.pannable]).toEqual([10, 10, true, false]);
  view.enlarge(20, 0, 0);
  expect([view.cell, view.x, view.y]).toEqual([20, 0, 0]);
  view.pan(-10_000, 50);
  expect([view.x, view.y]).toEqual([-400, 0]);
  expect(view.toCells(0, 0)).toEqual([20, 0]);
  view.reveal(5, 5);
  expect(view.seen[0]).toBeCloseTo(3.5);
  view.zoomAt(1000, 200, 200);
  expect(view.cell).toBe(72);
  view.zoomAt(0, 200, 200);
  expect([view.zoom, view.x, view.y]).toEqual([1, 0, 0]);
});

test("zooming keeps what is under the finger there; a small board does not zoom", () => {
  const view = new BoardView();
  view.fit(400, 400, [0, 0, 4000, 4000]);
  view.zoomAt(3, 200, 200);
  const before = view.toCells(120, 90);
  view.zoomAt(1.5, 120, 90);
  expect(view.toCells(120, 90).map((x) => x.toFixed(3))).toEqual(before.map((x) => x.toFixed(3)));
  const small = new BoardView();
  small.fit(400, 300, [0, 0, 800, 800]);
  small.zoomAt(3, 0, 0);
  expect([small.zoom, small.x, small.y]).toEqual([1, 50, 0]);
});

test("a board lies in the middle of its room, at the top of one that is higher than wide", () => {
  const view = new BoardView();
  view.fit(400, 300, [0, 0, 800, 400]);
  expect([view.x, view.y]).toEqual([0, 50]);
  view.fit(300, 400, [0, 0, 800, 400]);
  expect([view.x, view.y]).toEqual([0, 0]);
});

test("small is what has too little room; long targets have enough", () => {
  const view = new BoardView();
  view.fit(360, 360, [0, 0, 1800, 1800]);
  expect(view.cell).toBe(20);
  expect([view.isSmall(1, 1), view.isSmall(1, 1.5), view.isSmall(1, 5)]).toEqual([
    true,
    false,
    false,
  ]);
  view.fit(432, 432, [0, 0, 1800, 1800]);
  expect(view.isSmall(1, 1)).toBe(false);
});

test("a frame with the same places keeps them", () => {
  const copy = (): Layout => structuredClone(sheet);
  expect(settled(copy(), sheet).targets).toBe(sheet.targets);
  const other = copy();
  other.targets[1] = { ...other.targets[1]!, kind: "goal" };
  expect(settled(other, sheet)).toBe(other);
  expect(settled({ ...copy(), rows: ["1", "2"] }, sheet).targets).not.toBe(sheet.targets);
});
