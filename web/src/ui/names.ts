/** How things of a game are called: its catalogue names them by codes made of its id. */

import type { EventChoice, Seat, Values } from "../api/types";
import { knows, say, sayFirst } from "../i18n/text.svelte";

const code = (...parts: string[]) => parts.join("-").replaceAll("_", "-").toLowerCase();

export function variantName(game: string, variant: string): string {
  return sayFirst([code(game, "variant", variant)], variant);
}

export function optionName(game: string, key: string): string {
  return sayFirst([code(game, "option", key)], key);
}

export function choiceName(game: string, key: string, choice: string): string {
  return sayFirst([code(game, "option", key, choice)], choice);
}

export function overlayName(name: string): string {
  return sayFirst([code("overlay", name)], name);
}

export function levelName(level: number): string {
  const own = `page-level-${level}`;
  return knows(own) ? say(own) : say("page-level-n", { level });
}

/** Who sits in a seat, from here. */
export function seatName(seat: number, seats: Seat[], yours: number[]): string {
  const computers = seats.filter(({ who }) => who === "computer").length;
  if (seats[seat]?.who === "computer")
    return say("page-who-computer") + (computers > 1 ? ` ${seat + 1}` : "");
  if (yours.length === 1 && yours[0] === seat) return say("page-who-you");
  return say("page-seat", { seat: seat + 1 });
}

/** What a seat may do beside moving, as a button. */
export function eventName({ kind, values }: EventChoice, name: (seat: number) => string): string {
  switch (kind) {
    case "resign":
      return say("page-resign-level", { level: Number(values[0] ?? 1) });
    case "offer":
      return say("page-draw");
    case "pact":
      return say("page-pact", { name: name(Number(values[0])) });
    case "end":
      return say("page-pact-end", { name: name(Number(values[0])) });
    default:
      return kind;
  }
}

/** A sentence of the rules as the page says it: words to be typed become what the buttons say. */
export function withButtons(game: string, text: string, values: Values): string {
  return text.replaceAll(/`([^`]+)`/g, (_, word: string) => {
    const own = `${game}-button-${word}`;
    return knows(own) ? `“${say(own, values)}”` : word;
  });
}
