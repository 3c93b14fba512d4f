import { expect, test } from "vitest";
import type { Move } from "../api/types";
import { Gestures } from "./gestures.svelte";

const move = (...gesture: string[]): Move => ({ text: gesture.join("-"), gesture });
const played = (gestures: Gestures, ...ids: string[]) => {
  const last = ids.map((id) => gestures.touch(id)).at(-1)!;
  return last.kind === "move" ? last.move.text : last.kind;
};

test("a gesture of one target is played at once", () => {
  const gestures = new Gestures([move("b2"), move("c3")]);
  expect([...gestures.next()]).toEqual(["b2", "c3"]);
  expect(played(gestures, "b2")).toBe("b2");
  expect(gestures.marked).toEqual([]);
});

test("a longer one is chosen step by step; what can follow is known", () => {
  const gestures = new Gestures([move("a1", "a3"), move("a1", "b3"), move("c1", "c3")]);
  expect(played(gestures, "a1")).toBe("chosen");
  expect([...gestures.next()]).toEqual(["a3", "b3"]);
  expect(played(gestures, "b3")).toBe("a1-b3");
});

test("the same target again takes the choice back, another first target changes it", () => {
  const gestures = new Gestures([move("a1", "a3"), move("c1", "c3")]);
  expect(played(gestures, "a1", "a1")).toBe("cancelled");
  expect(played(gestures, "a1", "c1")).toBe("chosen");
  expect(gestures.marked).toEqual(["c1"]);
  expect(played(gestures, "e5")).toBe("cancelled");
  expect(played(gestures, "e5")).toBe("nothing");
  expect(gestures.cancel().kind).toBe("nothing");
});

test("where one gesture begins another, the same target again plays the shorter", () => {
  const gestures = new Gestures([move("a1"), move("a1", "a2")]);
  expect(played(gestures, "a1")).toBe("chosen");
  expect(played(gestures, "a1")).toBe("a1");
  expect(played(gestures, "a1", "a2")).toBe("a1-a2");
});

test("touched twice, a first target makes its quick move", () => {
  const quick: Move = { ...move("8", "2"), quick: 1 };
  const moves = [move("8", "5"), quick, move("6", "3")];
  expect(new Gestures(moves).quick()).toBeUndefined();
  const gestures = new Gestures(moves);
  expect(played(gestures, "8")).toBe("chosen");
  expect(gestures.quick()).toBe(quick);
  expect([...gestures.next()]).toEqual(["5", "2"]);
  expect(played(gestures, "8")).toBe("8-2");
  expect(played(new Gestures(moves), "6", "6")).toBe("cancelled");
});

test("two dice: the first by a touch, the second once swapped or with the other button", () => {
  const moves: Move[] = [
    { ...move("8", "5"), quick: 1 },
    { ...move("8", "7"), quick: 2 },
    { ...move("6", "5"), quick: 1 },
  ];
  const of = (rank: number, direct = false) => new Gestures(moves, new Set(), null, rank, direct);
  expect(played(of(1), "8", "8")).toBe("8-5");
  expect(played(of(2), "8", "8")).toBe("8-7");
  expect(played(of(2), "6", "6")).toBe("6-5");
  expect(played(of(1, true), "8")).toBe("8-5");
  expect(of(1, true).touch("8", true).kind).toBe("chosen");
  expect(of(1).other("8")).toMatchObject({ move: { text: "8-7" } });
  expect(of(2).other("8")).toMatchObject({ move: { text: "8-5" } });
  expect(of(1).other("6")).toMatchObject({ move: { text: "6-5" } });
  expect(of(1).other("5").kind).toBe("nothing");
  expect(of(1).hasOther).toBe(true);
});

test("a piece may go where it stands", () => {
  const gestures = new Gestures([move("a1", "a1"), move("a1", "a2")]);
  expect(played(gestures, "a1", "a1")).toBe("a1-a1");
});

const TOOLS = new Set(["I", "T", "end"]);
const WAR = [move("I", "b2"), move("I", "c2"), move("T", "c2"), move("T", "d2"), move("end")];

test("a tool may be touched after the place", () => {
  const gestures = new Gestures(WAR, TOOLS);
  expect([...gestures.first()]).toEqual(["I", "T", "end"]);
  expect([...gestures.open()].sort()).toEqual(["I", "T", "b2", "c2", "d2", "end"]);
  expect(played(gestures, "b2")).toBe("I-b2");
  expect(played(gestures, "c2")).toBe("chosen");
  expect([...gestures.next()]).toEqual(["I", "T"]);
  expect(played(gestures, "T")).toBe("T-c2");
  expect(played(gestures, "c2", "c2")).toBe("cancelled");
  expect(played(gestures, "c2", "d2")).toBe("T-d2");
  expect(played(gestures, "c2", "e9")).toBe("cancelled");
  expect(played(gestures, "end")).toBe("end");
  // With another tool in the hand nothing is played with this one.
  expect(played(gestures, "I", "d2")).toBe("cancelled");
});

test("a tool stays in the hand while there is a choice", () => {
  expect(new Gestures(WAR, TOOLS, "T").marked).toEqual(["T"]);
  expect(new Gestures(WAR, TOOLS, "N").marked).toEqual([]);
  expect(new Gestures([move("T", "d2")], TOOLS, "T").marked).toEqual([]);
  expect(played(new Gestures(WAR, TOOLS, "T"), "I", "b2")).toBe("I-b2");
});
