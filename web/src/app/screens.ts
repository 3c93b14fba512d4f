/** The screens, each loaded when it is first shown. */

import type { Component } from "svelte";
import type { Route } from "../lib/router.svelte";

export interface Shown {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  default: Component<any>;
  props: Record<string, unknown>;
}

/** The component of a route and what it is given. */
export async function screen(route: Route): Promise<Shown> {
  switch (route.screen) {
    case "home":
      return { ...(await import("../home/Home.svelte")), props: {} };
    case "games":
      return { ...(await import("../home/Games.svelte")), props: {} };
    case "analyse":
      return { ...(await import("../analyse/Analyse.svelte")), props: {} };
    case "new":
      return { ...(await import("../new/New.svelte")), props: { game: route.game } };
    case "play":
      return { ...(await import("../play/Play.svelte")), props: { room: route.room } };
    case "rules":
      return { ...(await import("../rules/Rules.svelte")), props: { game: route.game } };
    case "learn":
      return { ...(await import("../lessons/Lesson.svelte")), props: { game: route.game } };
    case "missing":
      return { ...(await import("../home/Missing.svelte")), props: {} };
  }
}
