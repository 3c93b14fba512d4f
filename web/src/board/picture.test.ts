/** The page draws what `parlour show --svg` draws: the same marks in the same order. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Layout, Overlays } from "../api/types";
import { Picture } from "./picture";
import { Theme, type ThemeData } from "./theme";

interface Case {
  name: string;
  layout: Layout;
  overlays: Overlays;
  picture: string;
}
const folder = "src/board/fixtures/";
const games = readdirSync(folder).filter((name) => name !== "text.json");

/** The page's parts as the library writes it all: colours written out, pieces put where they are. */
function page(case_: Case, theme: Theme): string[] {
  const picture = new Picture(case_.layout, theme, "en");
  const pieces = case_.layout.pieces.map((piece) => {
    const { x, y, markup } = picture.piece(piece);
    return markup
      .replace(/translate\(([-\d.]+) ([-\d.]+)\)/g, (_, dx: string, dy: string) =>
        move(x, y, dx, dy),
      )
      .replace(/ x="([-\d.]+)" y="([-\d.]+)"/g, (_, dx: string, dy: string) => {
        return ` x="${round(x + Number(dx))}" y="${round(y + Number(dy))}"`;
      });
  });
  const { overlays } = case_;
  const all = [
    picture.layers(true),
    picture.fields(),
    picture.under(overlays),
    picture.thread(),
    ...pieces,
  ];
  return elements([...all, picture.over(overlays), picture.labels()].join("")).map((element) =>
    element.replace(/var\(--([a-z0-9-]+)\)/g, (_, token: string) => colour(theme, token)),
  );
}

function colour(theme: Theme, token: string): string {
  const seat = /^seat(\d)$/.exec(token);
  return (seat ? theme.data.seats.light[Number(seat[1]) - 1] : theme.data.light[token]) ?? token;
}

function move(x: number, y: number, dx: string, dy: string): string {
  return `translate(${round(x + Number(dx))} ${round(y + Number(dy))})`;
}

function round(value: number): string {
  return value.toFixed(1).replace(/\.0$/, "");
}

function elements(markup: string): string[] {
  return markup
    .split(/(?=<(?:use|path|rect|text|circle)\b)/)
    .map((element) => element.trim())
    .filter(Boolean);
}

/** Numbers apart: the two languages round halves differently. */
function shape(element: string): string {
  return element.replace(/-?\d+(\.\d+)?(e-?\d+)?/g, "#");
}
function numbers(element: string): number[] {
  return (element.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []).map(Number);
}

for (const file of games) {
  const fixture = JSON.parse(readFileSync(folder + file, "utf-8")) as {
    game: string;
    theme: ThemeData;
    cases: Case[];
  };
  const theme = new Theme(fixture.theme);
  for (const case_ of fixture.cases.filter(({ picture }) => picture))
    test(`${fixture.game}, ${case_.name}`, () => {
      const wanted = elements(case_.picture);
      const drawn = page(case_, theme);
      expect(drawn.map(shape)).toEqual(wanted.map(shape));
      drawn.forEach((element, i) => {
        const expected = numbers(wanted[i]!);
        numbers(element).forEach((number, k) =>
          expect(Math.abs(number - expected[k]!), `${element} ${wanted[i]}`).toBeLessThan(0.11),
        );
      });
    });
}
