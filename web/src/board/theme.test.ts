import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { crc32, jitter, Theme, type ThemeData } from "./theme";

const themed = (game: string): Theme =>
  new Theme(
    (JSON.parse(readFileSync(`src/board/fixtures/${game}.json`, "utf-8")) as { theme: ThemeData })
      .theme,
  );

test("checksums and strays are those of the library", () => {
  // zlib.crc32 of the same bytes.
  expect(crc32("")).toBe(0);
  expect(crc32("b3")).toBe(2848094924);
  expect(crc32("клетка")).toBe(3451750946);
  expect(jitter("b3", "turn")).toBe(0.7729999999999999);
});

test("moves are written in the letters that the pieces bear", () => {
  const war = themed("war");
  expect(war.spelt("Ib2-Nc3-Td4-Pp20-", "ru")).toBe("Пb2-Кc3-Тd4-Сp20-");
  expect(war.spelt("pass", "ru")).toBe("pass");
  expect(war.spelt("Ib2-Nc3", "en")).toBe("Ib2-Nc3");
  expect(themed("ataxx").spelt("Ib2", "ru")).toBe("Ib2");
});
