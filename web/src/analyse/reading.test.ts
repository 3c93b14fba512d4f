/** The fixture is the first game of a real match, judged by GNU Backgammon 1.07 at 2-ply. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { course, doubler, errors, isError, lines, nextError, percent, signed } from "./reading";
import type { Analysis } from "./types";

const analysis = JSON.parse(readFileSync("src/analyse/fixtures/match.json", "utf-8")) as Analysis;
const all = lines(analysis);

test("not doubling is a line only where it was wrong", () => {
  expect(all.map(({ decision }) => decision.played)).toEqual([
    "24/23 13/8",
    "24/23 13/11",
    "13/11(2) 6/4(2)",
    "23/13 6/1*(2)",
    "bar/21 11/7(2) 8/4",
    "8/4* 6/4",
    "bar/23 8/7",
    "13/6",
    "23/14*",
    "bar/20 13/11*",
    "bar/18",
    "8/7*/5 6/5",
    "pass",
    "double",
    "drop",
  ]);
  const wrong = structuredClone(analysis);
  wrong.games[0]!.decisions[1]!.class = "bad";
  expect(lines(wrong).length).toBe(all.length + 1);
});

test("errors by player, checkers and cube apart; the way from one to the next", () => {
  expect(errors(analysis, 1, true)).toMatchObject({ doubtful: 1, bad: 0, "very bad": 0 });
  expect(errors(analysis, 1, false)).toMatchObject({ doubtful: 0 });
  expect(errors(analysis, 0, true)).toMatchObject({ doubtful: 0 });
  expect(all.findIndex(({ decision }) => isError(decision))).toBe(14);
  expect([nextError(all, 0, 1), nextError(all, 14, 1), nextError(all, 14, -1)]).toEqual([
    14, -1, -1,
  ]);
});

test("the course is seen by the first player", () => {
  const { values, isMatch } = course(analysis, all);
  expect(isMatch).toBe(true);
  // The second player begins with 50.06 %, and drops with 42.27 % left.
  expect(values[0]).toBeCloseTo(0.4994, 4);
  expect(values[14]).toBeCloseTo(0.5773, 4);
  const money = structuredClone(analysis);
  money.match.length = 0;
  expect(course(money, all).values[0]).toBeCloseTo(-0.008, 4);
});

test("the cube's equities are those of the one who may double", () => {
  expect(all.slice(13).map(({ decision }) => doubler(decision))).toEqual([0, 0]);
});

test("figures carry their sign", () => {
  expect([signed(0.1234), signed(-0.04), signed(-0.0001)]).toEqual(["+0.123", "−0.040", "0.000"]);
  expect(percent(0.4778)).toBe("47.8 %");
});
