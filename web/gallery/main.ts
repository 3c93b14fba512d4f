/**
 * Every game's board in several positions, for looking at while developing; not part of the page.
 * `/gallery.html?game=war&case=middle&theme=dark&lang=ru&fit=box&overlays=reach,links&flip=xy`
 */

import { mount } from "svelte";
import type { Layout, Move, Overlays } from "../src/api/types";
import { install } from "../src/board/sprite";
import type { ThemeData } from "../src/board/theme";
import { add, speak, type Language } from "../src/i18n/text.svelte";
import { follow, settings } from "../src/lib/settings.svelte";
import "../src/app/fonts.css";
import "../src/ui/tokens.css";
import "../src/app/base.css";
import Gallery from "./Gallery.svelte";

export interface Case {
  name: string;
  layout: Layout;
  before: Layout | null;
  actor: number;
  moves: Move[];
  overlays: Overlays;
}
export interface Fixture {
  game: string;
  theme: ThemeData;
  cases: Case[];
}

const files = import.meta.glob<{ default: unknown }>("../src/board/fixtures/*.json");
const asked = new URLSearchParams(location.search);
const fixtures: Fixture[] = [];
for (const [path, load] of Object.entries(files)) {
  const name = /([^/]+)\.json$/.exec(path)![1]!;
  if (name === "text") {
    const texts = (await load()).default as Record<Language, string>;
    for (const [lang, text] of Object.entries(texts)) add(lang as Language, text);
  } else if (!asked.get("game") || asked.get("game") === name) {
    const fixture = (await load()).default as Fixture;
    install(fixture.theme);
    const wanted = asked.get("case");
    const cases = fixture.cases.filter(({ name }) => (wanted ? name === wanted : name !== "large"));
    fixtures.push({ ...fixture, cases });
  }
}
await speak((asked.get("lang") as Language) ?? "en", false);
settings.theme = asked.get("theme") === "dark" ? "dark" : "light";
follow();
mount(Gallery, { target: document.getElementById("page")!, props: { fixtures, asked } });
document.documentElement.dataset.ready = "yes";
