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
    const counts = new Map<string, number>();
    for (const piece of this.pieces.get(target.id) ?? []) {
      const name = named(piece);
      // A stack's top piece tells how many there are.
      const count = /^\d+$/.test(piece.text ?? "") && (counts.get(name) ?? 0) > 0;
      counts.set(name, count ? Number(piece.text) : (counts.get(name) ?? 0) + 1);
    }
    const pieces = [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
    return [...place, ...pieces];
  }
}

function named(piece: Piece): string {
  const name = owned(say(piece.name || piece.symbol), piece.seat);
  return piece.text && !/^\d+$/.test(piece.text)
    ? name
    : piece.text
      ? `${name} ${piece.text}`
      : name;
}

function owned(name: string, seat: number | null | undefined): string {
  return seat == null ? name : `${name} (${seat + 1})`;
}
