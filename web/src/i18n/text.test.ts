import { expect, test, vi } from "vitest";
import { add, knows, preferred, say, sayFirst, speak, tell } from "./text.svelte";

test("the language: ?lang, then the one chosen before, then the browser's", () => {
  expect(preferred("?lang=ru", "ko", ["en"])).toBe("ru");
  expect(preferred("?lang=xx", "ko", ["en"])).toBe("ko");
  expect(preferred("", "", ["de-DE", "ru-RU", "en"])).toBe("ru");
  expect(preferred("", "", ["de"])).toBe("en");
});

test("messages are filled, nested and plural-aware; what is missing is said in English", async () => {
  const catalogues: Record<string, string> = {
    en: "only = Only English\ninner = the { $what }",
    ru: "step = { $n ->\n  [one] { $n } ход\n  [few] { $n } хода\n *[many] { $n } ходов\n }\nouter = так: { $x }",
  };
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(catalogues[path.slice(-2)] ?? "", { status: 200 })),
  );
  await speak("ru", false);
  expect(say("step", { n: 1 })).toBe("1 ход");
  expect(say("step", { n: 3 })).toBe("3 хода");
  expect(say("step", { n: 5 })).toBe("5 ходов");
  expect(tell(["outer", { x: ["inner", { what: "knight" }] }])).toBe("так: the knight");
  expect(say("only")).toBe("Only English");
  expect(say("never")).toBe("never");
  expect(knows("never")).toBe(false);
  expect(sayFirst(["never", "only"], "?")).toBe("Only English");
  add("ru", "only = Теперь есть");
  expect(say("only")).toBe("Теперь есть");
  expect(document.documentElement.lang).toBe("ru");
  vi.unstubAllGlobals();
});
