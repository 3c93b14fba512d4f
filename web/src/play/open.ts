/** Opening rooms and sitting down in them. */

import { json } from "../api/client";
import type { GameBook } from "../api/books";
import type { Seat } from "../api/types";
import { language } from "../i18n/text.svelte";
import { go } from "../lib/router.svelte";
import { myRoom, remember } from "./mine.svelte";

/** The option that says how many play, where that can be chosen. */
export const PLAYERS = "players";

export type Who = Seat["who"];

export interface SeatWish {
  who: Who;
  level?: number;
}

export interface Wish {
  game: string;
  variant?: string;
  options?: { [key: string]: string };
  position?: string;
  seats: SeatWish[];
  clock?: { seconds: number; increment: number };
}

interface Opened {
  room: string;
  tokens: { [seat: string]: string };
  invitation: string | null;
}

/** Opens a room and goes there. */
export async function open(wish: Wish): Promise<void> {
  const opened = await json<Opened>("rooms", { method: "POST", body: wish, lang: language() });
  remember({ ...opened, game: wish.game });
  go(`/play/${opened.room}`);
}

/** You, and computers that fit a beginner in as many other seats as the game usually has. */
export function usualSeats(book: GameBook): SeatWish[] {
  return Array.from({ length: usualPlayers(book) }, (_, seat) =>
    seat === 0 ? { who: "you" } : { who: "computer", level: 1 },
  );
}

/** As many as the game's own default says, else the fewest. */
export function usualPlayers(book: GameBook): number {
  const players = book.options.find(({ key }) => key === PLAYERS);
  return Number(players?.default) || Math.min(...book.seats);
}

/** Takes a free seat with an invitation, once for every room and browser. */
export async function sitDown(room: string, invitation: string): Promise<void> {
  if (!Object.keys(myRoom(room)?.tokens ?? {}).length) await takeSeat(room, invitation);
}

/** Takes a free seat, beside those that are played here already. */
export async function takeSeat(room: string, invitation: string): Promise<void> {
  const taken = await json<{ seat: number; token: string }>(
    `rooms/${encodeURIComponent(room)}/seats`,
    { method: "POST", body: { invitation, id: secret() }, lang: language() },
  );
  remember({ room, tokens: { [taken.seat]: taken.token } });
}

/** A new room with sides changed; whoever asks first opens it. */
export async function rematch(room: string): Promise<void> {
  const before = myRoom(room);
  if (!before) return;
  const found = await json<{ room: string; tokens: { [seat: string]: string } }>(
    `rooms/${encodeURIComponent(room)}/rematch`,
    { method: "POST", body: { tokens: Object.values(before.tokens) }, lang: language() },
  );
  remember({ ...found, game: before.game });
  go(`/play/${found.room}`);
}

function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
