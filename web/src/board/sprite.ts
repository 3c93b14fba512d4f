/** What all boards of a theme share, put into the document once: its symbols and its colours. */

import { SvelteMap } from "svelte/reactivity";
import { json } from "../api/client";
import { language } from "../i18n/text.svelte";
import { own } from "./shapes";
import { Theme, type ThemeData } from "./theme";

const SVG = "http://www.w3.org/2000/svg";
const loading = new Map<string, Promise<Theme>>();
// So that what is written before a theme has come is written anew.
const ready = new SvelteMap<string, Theme>();

/** The theme of this name, its symbols and colours in the document; loaded once. */
export function theme(name: string): Promise<Theme> {
  let found = loading.get(name);
  if (!found) {
    found = json<ThemeData>(`themes/${encodeURIComponent(name)}`).then((data) =>
      install(data, name),
    );
    // Another try is worth it when somebody asks again.
    found.catch(() => loading.delete(name));
    loading.set(name, found);
  }
  return found;
}

/** The theme if it is there already, so that a second board needs no wait. */
export function themeAtHand(name: string): Theme | undefined {
  return ready.get(name);
}

/** Moves as people write them, in the letters that the pieces bear; records have letters of their own. */
export function spelt(name: string, moves: string): string {
  return themeAtHand(name)?.spelt(moves, language()) ?? moves;
}

/** Puts a theme into the document. `asked` is the name it was asked by; an unknown one is drawn plain. */
export function install(data: ThemeData, asked = data.name): Theme {
  const theme = new Theme(data);
  if (![...ready.values()].some((other) => other.name === theme.name)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(theme.css());
    document.adoptedStyleSheets.push(sheet);
    document.body.append(sprite(theme));
  }
  ready.set(asked, theme);
  loading.set(asked, Promise.resolve(theme));
  return theme;
}

function sprite(theme: Theme): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `theme-${theme.name}`);
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  // Not `display: none`: gradients of what is not displayed are not drawn.
  svg.style.position = "absolute";
  const symbols = Object.entries(theme.symbols).map(
    ([id, { body }]) => `<g id="${id}">${body}</g>`,
  );
  svg.innerHTML = `<defs>${own(theme.definitions + symbols.join(""), theme.name)}</defs>`;
  return svg;
}
