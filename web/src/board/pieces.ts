/** Which piece of one frame is which piece of the next: layouts do not name pieces. */

import type { Piece } from "../api/types";

/** A piece with the name it keeps while it moves and changes. */
export interface Named {
  key: number;
  piece: Piece;
}

/** What became of the pieces of the frame before. */
export interface Change {
  pieces: Named[];
  appeared: Named[];
  /** With what each was before. */
  moved: { now: Named; before: Piece }[];
  changed: { now: Named; before: Piece }[];
  vanished: Named[];
}

let last = 0;

/**
 * Follows the pieces from one frame to the next. What lies unchanged in its place is the same piece. What
 * looks alike elsewhere has moved, first to places that were empty, the nearest first. What lies where
 * something else lay has been changed (infected, killed); all else is new.
 */
export function follow(before: Named[], after: Piece[]): Change {
  const left = new Set(before);
  const found = new Map<Piece, Named>();
  const change: Change = { pieces: [], appeared: [], moved: [], changed: [], vanished: [] };
  const keep = (piece: Piece, old: Named, how?: "moved" | "changed") => {
    left.delete(old);
    const now = { key: old.key, piece };
    found.set(piece, now);
    if (how) change[how].push({ now, before: old.piece });
  };
  const missing = () => after.filter((piece) => !found.has(piece));

  const lies = group(before, ({ piece }) => place(piece));
  for (const piece of after) {
    const there = lies.get(place(piece)) ?? [];
    const old = there.findLast((old) => left.has(old) && alike(old.piece, piece));
    if (old) keep(piece, old);
  }
  const here = group([...left], ({ piece }) => place(piece));
  const lay = (piece: Piece) => here.get(place(piece))?.find((old) => left.has(old));
  for (const piece of missing()) {
    const old = here.get(place(piece))?.find((o) => left.has(o) && kind(o.piece) === kind(piece));
    if (old) keep(piece, old, "changed");
  }
  const others = group([...left], ({ piece }) => kind(piece));
  for (const empty of [true, false])
    for (const piece of missing()) {
      if (here.has(place(piece)) === empty) continue;
      const from = nearest(piece, others.get(kind(piece)), left);
      if (from) keep(piece, from, "moved");
    }
  for (const piece of missing()) {
    const old = lay(piece);
    if (old) keep(piece, old, "changed");
  }
  // The only one of its kind is itself, whoever has it now (the cube).
  for (const piece of missing()) {
    const others = [...left].filter((old) => old.piece.symbol === piece.symbol);
    const alone = after.filter((other) => other.symbol === piece.symbol).length === 1;
    if (alone && others.length === 1) keep(piece, others[0]!, "moved");
  }
  for (const piece of after) {
    const named = found.get(piece) ?? { key: ++last, piece };
    change.pieces.push(named);
    if (!found.has(piece)) change.appeared.push(named);
  }
  change.vanished = [...left];
  return change;
}

/** The targets on which something changed between two frames: where the last move was. */
export function touched(before: Piece[], after: Piece[]): string[] {
  const named = before.map((piece, i) => ({ key: -i, piece }));
  const { appeared, moved, changed, vanished } = follow(named, after);
  const pieces = [
    ...[...appeared, ...vanished].map(({ piece }) => piece),
    ...[...moved, ...changed].flatMap(({ now, before: old }) => [now.piece, old]),
  ];
  return [...new Set(pieces.map((piece) => piece.at))];
}

function nearest(piece: Piece, candidates: Named[] = [], left: Set<Named>): Named | undefined {
  let best: Named | undefined;
  let least = Infinity;
  for (const old of candidates) {
    if (!left.has(old)) continue;
    const way = Math.hypot(old.piece.x - piece.x, old.piece.y - piece.y);
    // Of a stack the last one drawn lies on top and goes first.
    if (way <= least) [best, least] = [old, way];
  }
  return best;
}

/** A place as one number: quicker than a text, where there are thousands. */
function place({ x, y }: Piece): number {
  return Math.round(y * 1000) * 1e6 + Math.round(x * 1000);
}

function kind(piece: Piece): string {
  return `${piece.symbol} ${piece.seat ?? ""}`;
}

/** Whether two pieces look alike in the same place; that may be called otherwise with the side to move. */
function alike(a: Piece, b: Piece): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.symbol === b.symbol &&
    (a.seat ?? null) === (b.seat ?? null) &&
    (a.text ?? "") === (b.text ?? "") &&
    (a.state ?? "") === (b.state ?? "")
  );
}

/** Whether two pieces are the same in every way. */
export function same(a: Piece, b: Piece): boolean {
  return a === b || (a.at === b.at && alike(a, b));
}

function group<T, K>(items: T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const name = key(item);
    const list = groups.get(name);
    if (list) list.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}
