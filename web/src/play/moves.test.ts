import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Entry } from "../api/types";
import { LANGUAGES, speak } from "../i18n/text.svelte";
import { lines, remarked, spoken } from "./moves";

const name = (seat: number) => `P${seat + 1}`;

function entry(ply: number, seat: number, kind: string, more: Partial<Entry> = {}): Entry {
  return { ply, seat, kind, text: "", values: [], turn: "", clock: null, remark: "", ...more };
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
