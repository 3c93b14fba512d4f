import { expect, test } from "vitest";
import type { Piece } from "../api/types";
import { follow, touched, type Named } from "./pieces";

let key = 1000;
const piece = (
  at: string,
  symbol: string,
  seat: number | null = null,
  more: Partial<Piece> = {},
): Piece => ({
  at,
  x: at.charCodeAt(0) - 96.5,
  y: Number(at.slice(1)) - 0.5,
  symbol,
  seat,
  ...more,
});
const name = (pieces: Piece[]): Named[] => pieces.map((piece) => ({ key: key++, piece }));
const ats = (named: { piece: Piece }[]) => named.map(({ piece }) => piece.at);

test("what stays is the same piece", () => {
  const before = name([piece("a1", "x", 0), piece("b1", "o", 1)]);
  const { pieces, ...rest } = follow(before, [piece("b1", "o", 1), piece("a1", "x", 0)]);
  expect(pieces.map(({ key }) => key)).toEqual([before[1]!.key, before[0]!.key]);
  expect(Object.values(rest).every((list) => list.length === 0)).toBe(true);
});

test("a place that is called otherwise now holds the same piece", () => {
  const before = name([piece("a1", "checker", 0)]);
  const { pieces, ...rest } = follow(before, [{ ...before[0]!.piece, at: "24" }]);
  expect(pieces[0]).toEqual({ key: before[0]!.key, piece: { ...before[0]!.piece, at: "24" } });
  expect(Object.values(rest).every((list) => list.length === 0)).toBe(true);
});

test("a jump that infects: one moved, the infected changed", () => {
  const before = name([piece("a1", "x", 0), piece("c2", "o", 1), piece("d4", "o", 1)]);
  const after = [piece("c2", "x", 0), piece("c3", "x", 0), piece("d4", "x", 0)];
  const change = follow(before, after);
  expect(change.moved.map(({ now, before }) => [before.at, now.piece.at])).toEqual([["a1", "c3"]]);
  expect(ats(change.changed.map(({ now }) => now))).toEqual(["c2", "d4"]);
  expect([change.appeared, change.vanished]).toEqual([[], []]);
});

test("a hit: the hit checker goes to the bar, the hitter takes its place", () => {
  const before = name([piece("a1", "checker", 0), piece("c1", "checker", 1)]);
  const change = follow(before, [piece("c1", "checker", 0), piece("h9", "checker", 1)]);
  const ways = change.moved.map(({ now, before }) => [before.at, now.piece.at]);
  expect(ways).toContainEqual(["a1", "c1"]);
  expect(ways).toContainEqual(["c1", "h9"]);
  expect(change.changed).toEqual([]);
});

test("a kill changes the piece in its place; a new one appears; one that left vanishes", () => {
  const before = name([piece("a1", "cross", 0), piece("e5", "nought", 1)]);
  const after = [piece("a1", "cross", 0, { state: "killed" }), piece("b2", "flag", 1)];
  const change = follow(before, after);
  expect(ats(change.changed.map(({ now }) => now))).toEqual(["a1"]);
  expect(change.changed[0]!.now.key).toBe(before[0]!.key);
  expect(ats(change.appeared)).toEqual(["b2"]);
  expect(ats(change.vanished)).toEqual(["e5"]);
});

test("the only one of its kind keeps its name when its owner changes", () => {
  const before = name([piece("a5", "cube", null)]);
  const change = follow(before, [piece("a1", "cube", 1)]);
  expect(change.moved[0]!.now.key).toBe(before[0]!.key);
});

test("of a stack the top goes", () => {
  const stack = [1, 2, 3].map((y) => piece("a1", "checker", 0, { y }));
  const change = follow(name(stack), [...stack.slice(0, 2), piece("d1", "checker", 0)]);
  expect(change.moved.map(({ before }) => before.y)).toEqual([3]);
});

test("where the last move was", () => {
  const before = [piece("a1", "x", 0), piece("c2", "o", 1), piece("g7", "o", 1)];
  const after = [piece("c3", "x", 0), piece("c2", "x", 0), piece("g7", "o", 1)];
  expect(touched(before, after).sort()).toEqual(["a1", "c2", "c3"]);
});
