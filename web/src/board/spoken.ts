/** What a target is called aloud: its name, what lies there, what can be done with it. */

import type { Layout, Overlays, Piece, Target } from "../api/types";
import { knows, say } from "../i18n/text.svelte";

export class Spoken {
  private readonly pieces = new Map<string, Piece[]>();
  private readonly sets: [name: string, ids: Set<string>][];

  constructor(
    layout: Layout,
    overlays: Overlays,
    private readonly next: ReadonlySet<string>,
    private readonly chosen: readonly string[],
  ) {
    for (const piece of layout.pieces)
      this.pieces.set(piece.at, [...(this.pieces.get(piece.at) ?? []), piece]);
    this.sets = Object.entries(overlays).map(([name, ids]) => [name, new Set(ids)]);
  }

  /** “b3, live cross (1), could be killed, can be touched”. */
  label(target: Target): string {
    const parts = [target.id, ...this.lying(target)];
    for (const [name, ids] of this.sets)
      if (ids.has(target.id) && knows(`overlay-${name}`)) parts.push(say(`overlay-${name}`));
    if (this.chosen.includes(target.id)) parts.push(say("touch-chosen"));
    else if (this.next.has(target.id))
      parts.push(say(this.chosen.length ? "touch-to" : "touch-can"));
    return parts.join(", ");
  }

  private lying(target: Target): string[] {
    const kind = `kind-${target.kind ?? "cell"}`;
    const place = knows(kind) ? [owned(say(kind), target.seat)] : [];
    const stacks = new Map<string, Piece[]>();
    for (const piece of this.pieces.get(target.id) ?? []) {
      const name = owned(say(piece.name || piece.symbol), piece.seat);
      stacks.set(name, [...(stacks.get(name) ?? []), piece]);
    }
    return [...place, ...[...stacks].map(([name, pieces]) => stack(name, pieces))];
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
