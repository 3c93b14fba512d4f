/** Sentences: a message is a code with values, the words come from the service's Fluent catalogues. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { text as fetchText } from "../api/client";
import type { Fault, Message, Value, Values } from "../api/types";
import { stored } from "../lib/stored";

export const LANGUAGES = ["en", "ko", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the languages call themselves. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  ko: "한국어",
  ru: "Русский",
};

const chosen = stored<Language | "">("language", "");
const bundles: Partial<Record<Language, FluentBundle>> = {};
// Read by `say`, so that everything said is said anew when the language changes.
const spoken = $state<{ lang: Language }>({ lang: "en" });

/** The language that the page speaks. */
export function language(): Language {
  return spoken.lang;
}

/** Whichever comes first: `?lang=`, the one chosen before, one of the browser's, English. */
export function preferred(search: string, before: string, browser: readonly string[]): Language {
  const wanted = [new URLSearchParams(search).get("lang") ?? "", before, ...browser];
  for (const name of wanted) {
    const code = name.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(code)) return code as Language;
  }
  return "en";
}

/** Loads the language to begin with; English too, which says what a language lacks. */
export async function start(): Promise<void> {
  await speak(preferred(location.search, chosen.get(), navigator.languages ?? []), false);
}

/** Changes the language, without a reload; remembered unless `remember` is false. */
export async function speak(lang: Language, remember = true): Promise<void> {
  await Promise.all([load(lang), load("en")]);
  if (remember) chosen.set(lang);
  spoken.lang = lang;
  document.documentElement.lang = lang;
}

async function load(lang: Language): Promise<void> {
  if (!bundles[lang]) add(lang, await fetchText(`text/${lang}`));
}

/** Adds a catalogue; later ones win. */
export function add(lang: Language, catalogue: string): void {
  const bundle = bundles[lang] ?? new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
  bundles[lang] = bundle;
}

/**
 * The sentence of a message, filled with its values. Falls back to English, then to the code itself,
 * so that a missing word never hides an answer.
 */
export function say(code: string, values: Values = {}): string {
  return find(code, values) ?? code;
}

/** The sentence of a message as the service sends it. */
export function tell(message: Message): string {
  return say(message[0], message[1]);
}

/** What is wrong, in the language of now; as the service said it where there are no words here. */
export function faulty({ code, values, text }: Fault): string {
  return knows(code) ? say(code, values) : text;
}

/** Whether there is a sentence for the code. */
export function knows(code: string): boolean {
  return [bundles[spoken.lang], bundles.en].some((bundle) => bundle?.hasMessage(code));
}

/** The sentence for the first of the codes that has one, else `otherwise`. */
export function sayFirst(codes: string[], otherwise: string, values: Values = {}): string {
  const code = codes.find(knows);
  return code === undefined ? otherwise : say(code, values);
}

function find(code: string, values: Values): string | null {
  const lang = spoken.lang;
  for (const bundle of [bundles[lang], bundles.en]) {
    const message = bundle?.getMessage(code);
    if (bundle && message?.value) {
      const filled: Record<string, FluentVariable> = {};
      for (const [name, value] of Object.entries(values)) filled[name] = variable(value);
      return bundle.formatPattern(message.value, filled, []);
    }
  }
  return null;
}

function variable(value: Value): FluentVariable {
  if (Array.isArray(value)) return tell(value);
  if (typeof value === "boolean" || value === null) return String(value);
  // Number formats fail on very long numbers; they are written plainly.
  if (typeof value === "number" && Math.abs(value) >= 1e15) return String(value);
  return value;
}
