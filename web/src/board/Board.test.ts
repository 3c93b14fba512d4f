/** The board as a person uses it, without a mouse: what it is called, keys, touches, buttons. */

import { mount, tick, unmount } from "svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Layout, Move } from "../api/types";
import { add } from "../i18n/text.svelte";
import Board from "./Board.svelte";
import { install } from "./sprite";
import type { ThemeData } from "./theme";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(`src/board/fixtures/${name}.json`, "utf-8"));
const fixture = (game: string) =>
  read(game) as { theme: ThemeData; cases: { name: string; layout: Layout; moves: Move[] }[] };

let board: ReturnType<typeof mount> | undefined;
let played: string[] = [];

async function show(game: string, name: string, more: object = {}): Promise<HTMLElement> {
  const { theme, cases } = fixture(game);
  install(theme);
  const { layout, moves } = cases.find((each) => each.name === name)!;
  const target = document.createElement("main");
  document.body.append(target);
  const onmove = (move: Move) => played.push(move.text);
  board = mount(Board, { target, props: { layout, moves, game, label: game, onmove, ...more } });
  await tick();
  return target;
}

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  add("en", (read("text") as { en: string }).en);
  played = [];
});
afterEach(() => {
  if (board) void unmount(board);
  board = undefined;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const at = (main: HTMLElement, id: string) =>
  main.querySelector<HTMLElement>(`[data-target="${id}"]`)!;
const key = async (main: HTMLElement, id: string, name: string) => {
  at(main, id).dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
  );
  await tick();
  await tick();
};

test("a grid of named cells, one of them for the Tab key", async () => {
  const main = await show("ataxx", "start");
  const grid = main.querySelector("[role=grid]")!;
  expect(grid.getAttribute("aria-label")).toBe("ataxx");
  expect(grid.querySelectorAll("[role=row]").length).toBe(7);
  expect(grid.querySelectorAll("[role=gridcell]").length).toBe(49);
  expect(grid.querySelectorAll("[tabindex='0']").length).toBe(1);
  expect(at(main, "a7").getAttribute("aria-label")).toMatch(/^a7, .+\(1\), can be touched$/);
  expect(at(main, "d4").getAttribute("aria-label")).toBe("d4");
});

test("arrows walk, Enter chooses and plays, Escape takes back", async () => {
  const main = await show("ataxx", "start");
  await key(main, "a7", "ArrowRight");
  expect(document.activeElement).toBe(at(main, "b7"));
  await key(main, "b7", "End");
  expect(document.activeElement).toBe(at(main, "g7"));
  await key(main, "a7", "Enter");
  expect(at(main, "a7").getAttribute("aria-selected")).toBe("true");
  expect(main.querySelector(".said")!.textContent).toMatch(/^a7 chosen; \d+ places/);
  expect(at(main, "c7").getAttribute("aria-label")).toBe("c7, a move goes here");
  await key(main, "c7", "Escape");
  expect(at(main, "a7").getAttribute("aria-selected")).toBe("false");
  await key(main, "a7", "Enter");
  await key(main, "c7", " ");
  expect(played).toEqual(["a7c7"]);
});

test("a click without a pointer, as screen readers make it, touches", async () => {
  const main = await show("slime-trail", "start");
  const cell = main.querySelector<HTMLElement>(".cell[aria-disabled='false']")!;
  cell.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  expect(played).toEqual([cell.dataset.target]);
});

test("buttons are buttons with words; a kind of unit stays in the hand", async () => {
  const main = await show("war", "middle");
  const buttons = [...main.querySelectorAll<HTMLButtonElement>(".tools button")];
  expect(buttons.length).toBeGreaterThan(1);
  for (const button of buttons) expect(button.textContent!.trim()).not.toBe(button.dataset.target);
  buttons[0]!.click();
  await tick();
  expect(buttons[0]!.getAttribute("aria-pressed")).toBe("true");
  const cell = main.querySelector<HTMLElement>(".cell[aria-label$='a move goes here']")!;
  await key(main, cell.dataset.target!, "Enter");
  expect(played).toEqual([buttons[0]!.dataset.target! + cell.dataset.target!]);
});

test("places that are no cells are buttons, stacks are counted", async () => {
  const main = await show("backgammon", "start");
  expect(main.querySelector("[role=grid]")).toBeNull();
  const points = [...main.querySelectorAll(".cell[role=button]")];
  expect(points.length).toBeGreaterThan(24);
  const labels = points.map((point) => point.getAttribute("aria-label"));
  expect(labels.some((label) => /, 5 × checker \(1\)/.test(label!))).toBe(true);
});

test("who may not move touches nothing; a picture is only a picture", async () => {
  const main = await show("ataxx", "start", { moves: [] });
  await key(main, "a7", "Enter");
  expect(at(main, "a7").getAttribute("aria-selected")).toBe("false");
  expect(played).toEqual([]);
  await unmount(board!);
  const picture = await show("ataxx", "middle", { picture: true });
  expect(picture.querySelector("svg[role=img]")!.getAttribute("aria-label")).toBe("ataxx");
  expect(picture.querySelectorAll("[tabindex], button").length).toBe(0);
});
