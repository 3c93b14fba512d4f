/** The positions of an analysis as the service draws them, each asked for once. */

import { json } from "../api/client";
import type { Arrow, Layout, Message } from "../api/types";

export interface Studied {
  layout: Layout;
  status: Message;
  notes: Message[];
  tallies: Message[][];
  actor: number;
  /** The ways of the play that was asked about. */
  arrows: Arrow[];
  /** The layout after it. */
  after: Layout | null;
  /** Of turns made of steps: which ones, by the cells they are made on. */
  steps: Record<string, string>;
}

const kept = new Map<string, Promise<Studied>>();

/** A position, with the ways of a play in it; `options`: of the rules, what its text does not say. */
export function studied(
  game: string,
  position: string,
  play: string,
  options: Record<string, string> = {},
): Promise<Studied> {
  const query = new URLSearchParams({ text: position, ...(play ? { play } : {}) });
  for (const [key, value] of Object.entries(options)) query.append("set", `${key}=${value}`);
  const path = `games/${encodeURIComponent(game)}/position?${query}`;
  let found = kept.get(path);
  if (!found) {
    found = json<Studied>(path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

/** The position that is wanted, once it has come; the one before it until then. */
export function studying(wanted: () => Parameters<typeof studied> | undefined): {
  readonly shown: Studied | undefined;
  readonly failed: string;
} {
  let shown: Studied | undefined = $state.raw();
  let failed = $state("");
  $effect(() => {
    const asked = wanted();
    if (!asked) return;
    let stale = false;
    studied(...asked).then(
      (found) => {
        if (!stale) [shown, failed] = [found, ""];
      },
      (error: unknown) => {
        if (!stale) failed = (error as Error).message;
      },
    );
    return () => (stale = true);
  });
  return {
    get shown() {
      return shown;
    },
    get failed() {
      return failed;
    },
  };
}
