/** My games: the rooms that this browser plays in, with the secrets of its seats. */

import { json } from "../api/client";
import type { EventChoice, Outcome, Seat } from "../api/types";
import { stored } from "../lib/stored";

export interface MyRoom {
  room: string;
  game: string;
  /** Secrets by seat. */
  tokens: { [seat: string]: string };
  invitation: string | null;
  /** When it was last played here, in milliseconds. */
  at: number;
  over: boolean;
  /** The service does not know the secrets (any more). */
  lost?: boolean;
}

/** What anybody may see of a room. */
export interface RoomSeen {
  room: string;
  game: string;
  options: { [key: string]: string };
  seats: Seat[];
  version: number;
  created: number;
  outcome: Outcome | null;
  actor: number;
  /** Who has to move, or to answer what stands. */
  due: number;
  standing: EventChoice | null;
  next: string | null;
}

const MOST = 60;
const kept = stored<MyRoom[]>("rooms", []);
const mine: { rooms: MyRoom[] } = $state({ rooms: kept.get() });

function keep(rooms: MyRoom[]): void {
  mine.rooms = rooms.sort((a, b) => b.at - a.at).slice(0, MOST);
  kept.set(mine.rooms);
}

/** The rooms played here, the latest first. */
export function myRooms(): MyRoom[] {
  return mine.rooms;
}

export function myRoom(room: string): MyRoom | undefined {
  return mine.rooms.find((each) => each.room === room);
}

/** Remembers a room, or what is new of it. */
export function remember(room: Partial<MyRoom> & { room: string }): void {
  const before = myRoom(room.room);
  const blank = { game: "", tokens: {}, invitation: null, over: false };
  const tokens = { ...before?.tokens, ...room.tokens };
  const rest = mine.rooms.filter((each) => each.room !== room.room);
  keep([{ ...blank, ...before, ...room, tokens, at: Date.now() }, ...rest]);
}

export function forget(room: string): void {
  keep(mine.rooms.filter((each) => each.room !== room));
}

/** What the service says of a room now. */
export function look(room: string): Promise<RoomSeen> {
  return json<RoomSeen>(`rooms/${encodeURIComponent(room)}`);
}
