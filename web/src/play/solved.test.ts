import { expect, test, vi } from "vitest";
import type { Solved } from "../api/types";
import { solvedMarks, verdict } from "./solved";

vi.mock("../i18n/text.svelte", () => ({
  say: (code: string, values: object = {}) => [code, ...Object.values(values)].join(" "),
}));

const name = (seat: number) => `seat ${seat}`;

function solved(value: number | null, moves: [string, number | null][], seat = 0): Solved {
  return {
    type: "solved",
    id: "1",
    ply: 0,
    seat,
    value,
    moves: moves.map(([text, worth]) => ({ text, gesture: ["first", text], value: worth })),
  };
}

test("the moves that keep the value are named, and all are marked by what comes of them", () => {
  const won = solved(1, [["d4", 1], ["d5", -1], ["e5", 1], ["f4", null]]); // prettier-ignore
  expect(verdict(won, name)).toBe("page-solved-win seat 0 d4, e5");
  expect(solvedMarks(won)).toEqual({ wins: ["d4", "e5"], loses: ["d5"] });
});

test("a loss, a draw, a position that is too hard, a game that is over", () => {
  expect(verdict(solved(-1, [["a1", -1]], 1), name)).toBe("page-solved-loss seat 1 a1");
  expect(verdict(solved(0, [["a1", 0], ["a2", -1]]), name)).toBe("page-solved-draw seat 0 a1"); // prettier-ignore
  expect(verdict(solved(null, [["a1", null]]), name)).toBe("page-solved-unknown");
  expect(verdict(solved(null, [], -2), name)).toBe("page-solved-over");
  expect(solvedMarks(solved(null, [["a1", null]]))).toEqual({});
});
