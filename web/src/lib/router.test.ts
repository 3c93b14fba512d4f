import { expect, test } from "vitest";
import { go, match, query, route } from "./router.svelte";

test("paths and screens", () => {
  expect(match("/")).toEqual({ screen: "home" });
  expect(match("/games")).toEqual({ screen: "games" });
  expect(match("/play/abc")).toEqual({ screen: "play", room: "abc" });
  expect(match("/new/virus-war/")).toEqual({ screen: "new", game: "virus-war" });
  expect(match("/rules/war")).toEqual({ screen: "rules", game: "war" });
  expect(match("/learn/war")).toEqual({ screen: "learn", game: "war" });
  for (const path of ["/play", "/play/a/b", "/other", "/%E0%A4%A"])
    expect(match(path)).toEqual({ screen: "missing" });
});

test("going somewhere changes the address and the screen", () => {
  go("/rules/war?lang=ko");
  expect(location.pathname).toBe("/rules/war");
  expect(route()).toEqual({ screen: "rules", game: "war" });
  expect(query().get("lang")).toBe("ko");
});
