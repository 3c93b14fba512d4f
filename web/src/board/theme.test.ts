import { expect, test } from "vitest";
import { crc32, jitter } from "./theme";

test("checksums and strays are those of the library", () => {
  // zlib.crc32 of the same bytes.
  expect(crc32("")).toBe(0);
  expect(crc32("b3")).toBe(2848094924);
  expect(crc32("клетка")).toBe(3451750946);
  expect(jitter("b3", "turn")).toBe(0.7729999999999999);
});
