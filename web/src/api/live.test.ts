import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live, PING, SILENCE, type Link, type Socket } from "./live";
import type { FromPage, FromService } from "./types";

class Fake implements Socket {
  readyState = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: FromPage[] = [];

  constructor(readonly url: string) {}
  send(data: string) {
    this.sent.push(JSON.parse(data) as FromPage);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.({} as never);
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  break() {
    this.readyState = 3;
    this.onclose?.({} as never);
  }
}

let sockets: Fake[] = [];
let heard: FromService[] = [];
let links: Link[] = [];
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  links = [];
  live = new Live("room", {
    tokens: ["secret"],
    lang: "ko",
    heard: (message) => heard.push(message),
    changed: (link) => links.push(link),
    socket: (url) => (sockets.push(new Fake(url)), sockets.at(-1)!),
    random: () => 1,
  });
  sockets[0]!.open();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const state = (version: number) => ({ type: "state", version, entries: [] });

test("says who it is and what it knows", () => {
  expect(sockets[0]!.url).toMatch(/^ws:.*\/api\/rooms\/room\/live$/);
  expect(sockets[0]!.sent).toEqual([{ type: "hello", tokens: ["secret"], since: -1, lang: "ko" }]);
  sockets[0]!.say(state(7));
  expect(live.version).toBe(7);
  expect(links).toEqual(["connecting", "open"]);
});

test("an answer reaches whoever asked", async () => {
  sockets[0]!.say(state(2));
  const asked = live.confirm(0, ["b2"]);
  const sent = sockets[0]!.sent[1]!;
  expect(sent).toMatchObject({ type: "confirm", seat: 0, version: 2, moves: ["b2"] });
  sockets[0]!.say({ type: "done", id: (sent as { id: string }).id, version: 3 });
  expect(await asked).toMatchObject({ type: "done", version: 3 });
});

test("what was not answered is sent again with the same id", () => {
  sockets[0]!.say(state(2));
  void live.confirm(0, ["b2"]);
  const first = sockets[0]!.sent[1];
  sockets[0]!.break();
  vi.advanceTimersByTime(250);
  sockets[1]!.open();
  expect(sockets[1]!.sent).toEqual([
    { type: "hello", tokens: ["secret"], since: 2, lang: "ko" },
    first,
  ]);
});

test("what is said while the line is away is sent when it is back", () => {
  sockets[0]!.break();
  void live.draft(1, ["a1"]);
  vi.advanceTimersByTime(250);
  sockets[1]!.open();
  expect(sockets[1]!.sent[1]).toMatchObject({ type: "draft", seat: 1, version: 0 });
});

test("waits longer after every failure, four seconds at most", () => {
  for (const wait of [250, 500, 1000, 2000, 4000, 4000, 4000, 4000]) {
    const tried = sockets.length;
    sockets.at(-1)!.break();
    vi.advanceTimersByTime(wait - 1);
    expect(sockets.length).toBe(tried);
    vi.advanceTimersByTime(1);
    expect(sockets.length).toBe(tried + 1);
  }
  sockets.at(-1)!.open();
  sockets.at(-1)!.say(state(0));
  sockets.at(-1)!.break();
  vi.advanceTimersByTime(250);
  expect(sockets.length).toBe(10);
});

test("pings, and takes silence for a dead line", () => {
  vi.advanceTimersByTime(PING);
  expect(sockets[0]!.sent.at(-1)).toEqual({ type: "ping" });
  sockets[0]!.say({ type: "pong" });
  vi.advanceTimersByTime(SILENCE - PING);
  expect(links.at(-1)).not.toBe("waiting");
  vi.advanceTimersByTime(2 * PING);
  expect(links).toContain("waiting");
});

test("a gap between versions brings everything anew", () => {
  sockets[0]!.say(state(2));
  sockets[0]!.say({ type: "played", version: 3, entries: [{}], frames: [{}] });
  expect(heard.length).toBe(2);
  sockets[0]!.say({ type: "played", version: 6, entries: [{}], frames: [{}] });
  expect(heard.length).toBe(2);
  sockets[1]!.open();
  expect(sockets[1]!.sent[0]).toMatchObject({ type: "hello", since: 3 });
});

test("nothing comes after close", () => {
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(sockets.length).toBe(1);
  expect(links.at(-1)).toBe("closed");
});
