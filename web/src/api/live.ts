/**
 * Live play: one room over a WebSocket that comes back by itself.
 *
 * What was sent and not answered is sent again, with the same id, after every reconnection; the
 * service answers a resent message as it did the first time. `since` tells it what is known here.
 */

import type {
  Done,
  Event,
  FromPage,
  FromService,
  Look,
  Mark,
  Marked,
  Meant,
  Refused,
  Solve,
  Solved,
  Turn,
  Typed,
  Viewed,
  Warn,
  Warned,
} from "./types";

/** What `Live` needs of a WebSocket. */
export interface Socket {
  readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(data: string): void;
  close(): void;
}

export type Link = "connecting" | "open" | "waiting" | "closed";

export interface LiveOptions {
  /** The secrets of the seats that are played here; none for a spectator. */
  tokens: string[];
  lang: string;
  /** Everything that the service says, in order; answers come here too. */
  heard(message: FromService): void;
  /** Whether the line is there; `waiting` is the time before the next try. */
  changed?(link: Link): void;
  socket?(url: string): Socket;
  random?(): number;
}

type Asked = Turn | Event | Look | Mark | Solve | Warn | Typed;
/** A message without what `Live` adds. */
type Bare<T> = Omit<T, "id" | "version">;
type Answer = Done | Viewed | Marked | Solved | Warned | Meant | Refused;
interface Pending {
  message: Asked;
  resolve(answer: Answer): void;
}

const OPEN = 1;
export const PING = 20_000;
/** Longer silence than this and the line counts as dead. */
export const SILENCE = 45_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4_000;

export class Live {
  /** The latest version that is known here; −1 before the first state. */
  version = -1;
  private socket: Socket | null = null;
  private pending = new Map<string, Pending>();
  private tries = 0;
  private heardAt = 0;
  private wait: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private over = false;
  private readonly url: string;
  private readonly back = () => this.now();

  constructor(
    room: string,
    private readonly options: LiveOptions,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.url = `${scheme}://${location.host}/api/rooms/${encodeURIComponent(room)}/live`;
    addEventListener("online", this.back);
    document.addEventListener("visibilitychange", this.back);
    this.connect();
  }

  /** Sends the steps of a turn that are not confirmed yet. */
  draft(seat: number, moves: string[]): Promise<Viewed | Refused> {
    return this.ask<Turn>({ type: "draft", seat, moves }) as Promise<Viewed | Refused>;
  }

  /** Plays a turn. */
  confirm(seat: number, moves: string[]): Promise<Done | Refused> {
    return this.ask<Turn>({ type: "confirm", seat, moves }) as Promise<Done | Refused>;
  }

  /** Resigns, offers, accepts, refuses, makes or ends a pact, leaves. */
  event(seat: number, kind: string, values: (number | string)[] = []): Promise<Done | Refused> {
    return this.ask<Event>({ type: "event", seat, kind, values }) as Promise<Done | Refused>;
  }

  /** Asks for the position after `ply` entries. */
  look(ply: number): Promise<Viewed | Refused> {
    return this.ask<Look>({ type: "look", ply }) as Promise<Viewed | Refused>;
  }

  /** Asks what is good to see after `ply` entries from a seat. */
  mark(ply: number, seat: number): Promise<Marked | Refused> {
    return this.ask<Mark>({ type: "mark", ply, seat }) as Promise<Marked | Refused>;
  }

  /** Asks who wins from the position after `ply` entries. */
  solve(ply: number): Promise<Solved | Refused> {
    return this.ask<Solve>({ type: "solve", ply }) as Promise<Solved | Refused>;
  }

  /** Asks whether a turn, not confirmed yet, is a blunder. */
  warn(seat: number, moves: string[]): Promise<Warned | Refused> {
    return this.ask<Warn>({ type: "warn", seat, moves }) as Promise<Warned | Refused>;
  }

  /** Asks which moves a line names, after the steps of a turn so far. */
  typed(seat: number, moves: string[], text: string): Promise<Meant | Refused> {
    return this.ask<Typed>({ type: "typed", seat, moves, text }) as Promise<Meant | Refused>;
  }

  /** Ends it; nothing is heard any more. */
  close(): void {
    this.over = true;
    removeEventListener("online", this.back);
    document.removeEventListener("visibilitychange", this.back);
    this.drop();
    clearTimeout(this.wait);
    this.options.changed?.("closed");
  }

  private ask<T extends Asked>(bare: Bare<T>): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const looks = ["look", "mark", "solve"].includes(bare.type);
    const known = looks ? {} : { version: Math.max(this.version, 0) };
    const message = { ...bare, ...known, id } as unknown as Asked;
    return new Promise((resolve) => {
      this.pending.set(id, { message, resolve });
      this.say(message);
    });
  }

  private say(message: FromPage): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    clearTimeout(this.wait);
    this.options.changed?.("connecting");
    const socket =
      this.options.socket?.(this.url) ?? (new WebSocket(this.url) as unknown as Socket);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => {
      this.say({
        type: "hello",
        tokens: this.options.tokens,
        since: this.version,
        lang: this.options.lang,
      });
      for (const { message } of this.pending.values()) this.say(message);
    };
    socket.onmessage = (event: { data: unknown }) => this.hear(String(event.data));
    socket.onclose = () => this.lost(socket);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.alive(), PING);
  }

  private alive(): void {
    if (Date.now() - this.heardAt > SILENCE) this.lost(this.socket);
    else this.say({ type: "ping" });
  }

  private hear(data: string): void {
    const message = JSON.parse(data) as FromService;
    this.heardAt = Date.now();
    if (message.type === "state") {
      this.tries = 0;
      this.options.changed?.("open");
    }
    if (message.type === "played" && this.missed(message.version, message.entries.length)) {
      this.lost(this.socket);
      this.now();
      return;
    }
    if (message.type === "state" || message.type === "played") this.version = message.version;
    this.options.heard(message);
    if ("id" in message && message.id !== null) {
      this.pending.get(message.id)?.resolve(message);
      this.pending.delete(message.id);
    }
  }

  /** Whether entries lie between what is known here and what a `played` brings. */
  private missed(version: number, entries: number): boolean {
    return version - entries > this.version;
  }

  private lost(socket: Socket | null): void {
    if (socket !== this.socket || this.over) return;
    this.drop();
    this.options.changed?.("waiting");
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    // Not all at once after the service was away.
    const random = this.options.random ?? Math.random;
    this.wait = setTimeout(() => this.connect(), most * (0.5 + random() / 2));
  }

  /** Does not wait any longer: the network, or the person, is back. */
  private now(): void {
    if (this.over || this.socket || document.visibilityState === "hidden") return;
    this.connect();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    clearInterval(this.beat);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
