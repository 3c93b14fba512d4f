/** What a target is called aloud: its name, what lies there, what can be done with it. */

import type { Layout, Overlays, Piece, Target } from "../api/types";
import { knows, say } from "../i18n/text.svelte";

/** A target that can be touched though no move begins there, and what that does, in words. */
export interface Beside {
  id: string;
  says: string;
}

export class Spoken {
  private readonly pieces = new Map<string, Piece[]>();
  private readonly sets: [name: string, ids: Set<string>][];

  constructor(
    /** The game's id: it begins the codes of its words. */
    private readonly game: string,
    layout: Layout,
    overlays: Overlays,
    private readonly next: ReadonlySet<string>,
    private readonly chosen: readonly string[],
    /** A target that can be touched beside moves, and what that does. */
    private readonly beside: Beside | null = null,
  ) {
    for (const piece of layout.pieces)
      this.pieces.set(piece.at, [...(this.pieces.get(piece.at) ?? []), piece]);
    this.sets = Object.entries(overlays).map(([name, ids]) => [name, new Set(ids)]);
  }

  /** What a target is called: by its game, else by its id. */
  name({ id, seat }: Target): string {
    const own = `${this.game}-target-${id}`;
    return knows(own) ? owned(say(own), seat) : id;
  }

  /** “b3, live cross (1), could be killed, can be touched”. */
  label(target: Target): string {
    const parts = this.lying(target);
    for (const [name, ids] of this.sets)
      if (ids.has(target.id) && knows(`overlay-${name}`)) parts.push(say(`overlay-${name}`));
    if (this.beside?.id === target.id) parts.push(this.beside.says);
    else if (this.chosen.includes(target.id)) parts.push(say("touch-chosen"));
    else if (this.next.has(target.id))
      parts.push(say(this.chosen.length ? "touch-to" : "touch-can"));
    return parts.join(", ");
  }

  private lying(target: Target): string[] {
    const name = this.name(target);
    const kinds = [`${this.game}-kind-${target.kind}`, `kind-${target.kind}`].filter(knows);
    // A name says what kind of place it is.
    const kind = name === target.id && kinds.length ? [owned(say(kinds[0]!), target.seat)] : [];
    const stacks = new Map<string, Piece[]>();
    const there = this.pieces.get(target.id) ?? [];
    // Dice are read as they lie: the first is played first.
    for (const piece of target.kind === "die" ? there.toSorted((a, b) => a.x - b.x) : there) {
      const key = `${owned(say(piece.name || piece.symbol), piece.seat)}/${this.state(piece)}`;
      stacks.set(key, [...(stacks.get(key) ?? []), piece]);
    }
    const pieces = [...stacks].map(([key, pieces]) => {
      const [called = "", state] = key.split("/");
      return stack(called, pieces) + (state && ` (${state})`);
    });
    // A place that is called like the one thing that lies there: once is enough.
    return pieces[0]?.startsWith(name) ? pieces : [name, ...kind, ...pieces];
  }

  /** What the state of a piece is called, where its name does not say it. */
  private state({ state = "" }: Piece): string {
    const words = state.split(" ").map((word) => `${this.game}-state-${word}`);
    return words
      .filter(knows)
      .map((word) => say(word))
      .join(", ");
  }
}

/** One piece, or a stack of the same; the numbers on dice and cubes are read out. */
function stack(name: string, pieces: Piece[]): string {
  const texts = pieces.map(({ text }) => text ?? "").filter((text) => /^\d+$/.test(text));
  if (pieces.length === 1) return [name, ...texts].join(" ");
  // The top piece of a high stack tells how many there are.
  if (texts.length <= 1) return `${texts[0] ?? pieces.length} × ${name}`;
  return `${name} ${texts.join(", ")}`;
}

function owned(name: string, seat: number | null | undefined): string {
  return seat == null ? name : `${name} (${seat + 1})`;
}
