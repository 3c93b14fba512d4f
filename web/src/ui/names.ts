/** How things of a game are called: its catalogue names them by codes made of its id. */

import type { EventChoice, Fault, Message, Outcome, Seat, Values } from "../api/types";
import { faulty, knows, say, sayFirst } from "../i18n/text.svelte";

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

export function levelName(level: string): string {
  return say(code("level", level));
}

/** What it is like to play against. */
export function levelAbout(level: string): string {
  return say(code("level", level, "about"));
}

/** What a seat is called, everywhere: by its game, where that has names for its sides. */
export function seatName(game: string, seat: number): string {
  return sayFirst([code(game, "seat", String(seat + 1)), "seat-name"], "", { seat: seat + 1 });
}

/** Who sits there, as seen from here. */
export function seatRole(seat: Seat, own: boolean): string {
  if (seat.strength) return say("page-role-computer", { level: say(seat.strength) });
  if (!seat.taken) return say("page-free");
  return own ? say("page-you") : "";
}

/** How a game ended, if an event ended it: the winner by name, and who gave up, left or had no time. */
export function endName({ winner, reason }: Outcome, name: (seat: number) => string): string {
  const [code, values] = reason;
  if (winner === null || !code.startsWith("record-")) return "";
  const loser: Values = "loser" in values ? { loser: name(1 - winner) } : {};
  return say(code, { ...values, ...loser, name: name(winner) });
}

/** What a seat may do beside moving, as a button. */
export function eventName({ kind, values }: EventChoice, name: (seat: number) => string): string {
  switch (kind) {
    case "resign":
      return say("page-resign-level", { level: Number(values[0] ?? 1) });
    case "offer":
      return say("page-draw");
    case "propose":
      return say("page-propose", { name: name(Number(values[0])) });
    case "decline":
      return say("page-decline", { name: name(Number(values[0])) });
    case "pact":
      return say("page-pact", { name: name(Number(values[0])) });
    case "end":
      return say("page-pact-end", { name: name(Number(values[0])) });
    default:
      return kind;
  }
}

/** What can be done now; in the page's own words where those of the rules explain what buttons say. */
export function statusName(game: string, [code, values]: Message): string {
  return withButtons(game, sayFirst([`page-${code}`], say(code, values), values), values);
}

/** What is wrong, as the page says it; `status` tells what is on the buttons now. */
export function faultName(game: string, fault: Fault, status?: Message): string {
  return withButtons(game, faulty(fault), { ...status?.[1], ...fault.values });
}

/** A sentence of the rules as the page says it: words to be typed become what the buttons say. */
export function withButtons(game: string, text: string, values: Values): string {
  return text.replaceAll(/`([^`]+)`/g, (_, word: string) => {
    const own = `${game}-button-${word}`;
    return knows(own) ? say("page-quoted", { words: say(own, values) }) : word;
  });
}
