/** The fixture is a recorded game of Klopodavka for three, judged by a quick search. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { courses, outIn, turnLines, worst, worth } from "./reading";
import { isByTurns, type TurnAnalysis } from "./types";

const analysis = JSON.parse(
  readFileSync("src/analyse/fixtures/klopodavka.json", "utf-8"),
) as TurnAnalysis;
const lines = turnLines(analysis);

test("every turn is a line, and the analysis is known for one by turns", () => {
  expect(isByTurns(analysis)).toBe(true);
  expect(lines.length).toBe(18);
  expect(lines[17]!.decision).toMatchObject({ seat: 0, roll: "18", kind: "turn" });
});

test("the course ends with what was won, and shares sum to 1 all along", () => {
  const found = courses(analysis);
  expect(found.map((course) => course.length)).toEqual([19, 19, 19]);
  expect(found.map((course) => course[18])).toEqual([1, 0, 0]);
  for (let i = 0; i < 19; i++)
    expect(found[0]![i]! + found[1]![i]! + found[2]![i]!).toBeCloseTo(1, 4);
});

test("the worst turns come first", () => {
  const found = worst(lines, 3).map((i) => lines[i]!.decision.loss);
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual([...found].sort((a, b) => b - a));
  expect(worst(lines, 0)).toEqual([]);
});

test("values and turns as they are told", () => {
  expect([worth(0.5, 1), worth(0.5, 2), worth(-0.25, 2)]).toEqual(["0.50", "+0.50", "−0.25"]);
  const { out, decisions } = analysis.games[0]!;
  expect(out.map(({ seat, ply }) => [seat, outIn(decisions, ply)])).toEqual([
    [2, 17],
    [1, 18],
  ]);
});
