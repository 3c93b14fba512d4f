import { expect, test } from "vitest";
import type { Outcome, Values } from "../api/types";
import { add, speak } from "../i18n/text.svelte";
import { endName, faultName, statusName, withButtons } from "./names";

test("words to be typed are said as the buttons say them, quoted as the language quotes", async () => {
  add("en", "page-quoted = “{ $words }”\ngame-button-pass = Pass to { $seat }");
  add("ru", "page-quoted = «{ $words }»\ngame-button-pass = Пас { $seat }");
  await speak("en", false);
  expect(withButtons("game", "`pass` or `none`", { seat: 2 })).toBe("“Pass to 2” or none");
  await speak("ru", false);
  expect(withButtons("game", "`pass`", { seat: 2 })).toBe("«Пас 2»");
});

test("the page's own words for a status come first", async () => {
  add("en", "game-turn = `pass` to pass\ngame-end = Over { $seat }\npage-game-turn = `pass`?");
  await speak("en", false);
  expect(statusName("game", ["game-turn", { seat: 1 }])).toBe("“Pass to 1”?");
  expect(statusName("game", ["game-end", { seat: 1 }])).toBe("Over 1");
});

test("what is wrong names the buttons as they are now", async () => {
  add("en", "game-due = first say `pass`");
  await speak("en", false);
  const due = { code: "game-due", values: {}, text: "" };
  expect(faultName("game", due, ["game-end", { seat: 3 }])).toBe("first say “Pass to 3”");
  const strange = { code: "game-strange", values: { seat: 1 }, text: "only `pass`" };
  expect(faultName("game", strange)).toBe("only “Pass to 1”");
});

test("whoever won or lost by an event is called by the side's name", async () => {
  add("en", "record-flag = Time is up: { $loser }. Winner: { $name }.");
  await speak("en", false);
  const name = (seat: number) => ["Crosses", "Noughts"][seat]!;
  const byNumber: Values = {
    name: ["seat-name", { seat: "2" }],
    loser: ["seat-name", { seat: "1" }],
  };
  const lost: Outcome = { payoffs: [-1, 1], winner: 1, reason: ["record-flag", byNumber] };
  expect(endName(lost, name)).toBe("Time is up: Crosses. Winner: Noughts.");
  expect(endName({ ...lost, reason: ["game-end", { seat: 1 }] }, name)).toBe("");
});
