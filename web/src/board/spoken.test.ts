/** What is read out, in the words of the catalogues. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Layout } from "../api/types";
import { add, speak, type Language } from "../i18n/text.svelte";
import { Spoken } from "./spoken";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(`src/board/fixtures/${name}.json`, "utf-8"));
const words = read("text") as Record<Language, string>;
for (const [lang, text] of Object.entries(words)) add(lang as Language, text);

function labels(game: string, name: string): string[] {
  const { cases } = read(game) as { cases: { name: string; layout: Layout }[] };
  const { layout } = cases.find((each) => each.name === name)!;
  const spoken = new Spoken(game, layout, {}, new Set(), []);
  return layout.targets
    .filter(({ kind }) => kind !== "button")
    .map((target) => spoken.label(target));
}

test("places have names and owners, once", async () => {
  await speak("en", false);
  expect(labels("slime-trail", "start")).toContain("a1, home corner (1)");
  expect(labels("virus-war", "start")).toContain("a1, starting corner (1)");
  const board = labels("backgammon", "start");
  expect(board).toContain("6, point, 5 × checker (1)");
  expect(board.filter((label) => label.startsWith("bar ("))).toEqual(["bar (1)", "bar (2)"]);
  await speak("ko", false);
  expect(labels("slime-trail", "start")).toContain("a1, 골 모서리 (1)");
  await speak("ru", false);
  expect(labels("slime-trail", "start")).toContain("a1, угол-цель (1)");
  await speak("en", false);
});

test("a state that the name does not tell is said", () => {
  const dice = (state: string) => ({ at: "dice", x: 0, y: 0, symbol: "die", seat: 0, state });
  const name = "backgammon-die";
  const layout: Layout = {
    theme: "backgammon",
    width: 9,
    height: 9,
    targets: [{ id: "dice", x: 0, y: 0, kind: "die", seat: 0 }],
    pieces: [
      { ...dice("used"), text: "6", name },
      { ...dice(""), text: "2", name },
    ],
  };
  const spoken = new Spoken("backgammon", layout, {}, new Set(["dice"]), []);
  const label = spoken.label(layout.targets[0]!);
  expect(label).toBe("dice (1), die (1) 6 (used), die (1) 2, can be touched");
});
