import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Entry } from "../api/types";
import { LANGUAGES, speak } from "../i18n/text.svelte";
import { lines, remarked, spoken, stepsAt, turnAt } from "./moves";

const name = (seat: number) => `P${seat + 1}`;

function entry(ply: number, seat: number, kind: string, more: Partial<Entry> = {}): Entry {
  return {
    ply,
    seat,
    kind,
    text: "",
    values: [],
    turn: "",
    clock: null,
    remark: "",
    target: "",
    out: [],
    ...more,
  };
}

const ENTRIES = [
  entry(0, 0, "move", { text: "a1", turn: "a1" }),
  entry(1, 1, "offer", { values: ["draw"] }),
  entry(2, 0, "refuse"),
  entry(3, 1, "resign", { values: [2] }),
  entry(4, 0, "refuse", { remark: "computer-refused" }),
  entry(5, 1, "resign", { values: [3] }),
  entry(6, 0, "accept"),
  entry(7, 0, "pact", { values: [2] }),
  entry(8, 1, "flag"),
];

const SAID = {
  en: [
    "P2: offered a draw",
    "P1: refused the draw",
    "P2: resigned a gammon",
    "P1: refused the gammon",
    "P2: resigned a backgammon",
    "P1: accepted the backgammon",
    "P1 and P3: a pact",
    "P2: time is up",
  ],
  ko: [
    "P2: 무승부 제안",
    "P1: 무승부 거절",
    "P2: 개먼 기권",
    "P1: 개먼 기권 거절",
    "P2: 백개먼 기권",
    "P1: 백개먼 기권 수락",
    "P1, P3: 동맹 맺음",
    "P2: 시간 초과",
  ],
  ru: [
    "P2: предложена ничья",
    "P1: ничья отклонена",
    "P2: сдача марса",
    "P1: сдача марса отклонена",
    "P2: сдача кокса",
    "P1: сдача кокса принята",
    "P1 и P3: союз",
    "P2: время вышло",
  ],
};

test.each(LANGUAGES)("who offered what, and how it was answered, in %s", async (lang) => {
  vi.stubGlobal("fetch", (path: string) => {
    const file = `../src/parlour/server/text/${path.slice(-2)}.ftl`;
    return Promise.resolve(new Response(readFileSync(file, "utf-8")));
  });
  await speak(lang, false);
  vi.unstubAllGlobals();
  const events = lines(ENTRIES, name).filter(({ kind }) => kind === "event");
  expect(events.map(({ text }) => text)).toEqual(SAID[lang]);
  // What comes later is said with what it answers.
  expect(spoken(ENTRIES.slice(0, 7), name, ENTRIES.slice(6, 7))).toBe(SAID[lang][5]);
});

test("what no engine has thought about is said, with the line and as long as it is the last", async () => {
  expect(lines(ENTRIES, name)[4]!.remark).not.toBe("");
  expect(remarked(ENTRIES.slice(0, 5))).toBe(lines(ENTRIES, name)[4]!.remark);
  expect(remarked(ENTRIES)).toBe("");
  const turn = [
    entry(0, -1, "move", { text: "31" }),
    entry(1, 0, "move", { text: "8/5", remark: "computer-any" }),
    entry(2, 0, "move", { text: "6/5", turn: "8/5 6/5" }),
    entry(3, -1, "move", { text: "52" }),
  ];
  expect(remarked(turn)).not.toBe("");
  expect(lines(turn, name)[1]!.remark).toBe(remarked(turn));
  expect(remarked([...turn, entry(4, 1, "move", { text: "x", turn: "x" })])).toBe("");
});

test("moves are listed and read out as people write them, what happens beside them is not", async () => {
  await speak("en");
  const spelt = (moves: string) => moves.toUpperCase();
  const made = [...ENTRIES.slice(0, 2), entry(2, 1, "move", { text: "b2" })];
  const told = lines(made, name, spelt).map(({ text }) => text);
  expect(told).toEqual(["A1", "P2: offered a draw", "B2"]);
  expect(spoken(made, name, made.slice(2), spelt)).toContain("B2");
});

test("who goes out is said after the turn, and by whose hand", async () => {
  await speak("en");
  const turn = [
    entry(0, 0, "move", { text: "b9", out: [1], target: "b9" }),
    entry(1, 0, "move", { text: "c9", turn: "b9-c9", target: "c9" }),
    entry(2, 2, "leave", { out: [2] }),
  ];
  const said = lines(turn, name).map(({ text, seat }) => [seat, text]);
  expect(said).toEqual([
    [0, "b9-c9"],
    [1, "P2: out of the game, by P1"],
    [2, "P3: left the game"],
    [2, "P3: out of the game"],
  ]);
  expect(spoken(turn, name, turn.slice(0, 2))).toContain("P2: out of the game, by P1");
});

test("the steps of a turn, whatever was said or passed after it", () => {
  const made = [
    entry(0, 0, "move", { text: "a1", target: "a1" }),
    entry(1, 1, "propose", { values: [0] }),
    entry(2, 0, "move", { text: "b2", turn: "a1-b2", target: "b2" }),
    entry(3, 1, "move", { text: "k10", target: "k10" }),
    entry(4, 1, "move", { text: "i9", turn: "k10-i9", target: "i9" }),
    entry(5, 0, "move", { text: "pass", turn: "pass", remark: "page-stuck", target: "pass" }),
    entry(6, 1, "propose", { values: [0] }),
  ];
  expect(stepsAt(made, 0)).toEqual([]);
  expect(stepsAt(made, 1)).toEqual(["a1"]);
  expect(stepsAt(made, 3)).toEqual(["a1", "b2"]);
  expect(stepsAt(made, 4)).toEqual(["k10"]);
  expect(stepsAt(made, 7)).toEqual(["k10", "i9"]);
  expect(turnAt(made, 7)).toEqual({ start: 3, end: 5 });
});
