/** The picture in the document: what changed between two frames is redrawn, moved and animated. */

import type { Layout, Overlays, Piece } from "../api/types";
import { at, Moving } from "./motion";
import type { Part } from "./marks";
import { follow, same, type Named } from "./pieces";
import { CELL, Picture } from "./picture";
import type { Point } from "./places";
import type { Box, Theme } from "./theme";
import type { Flip } from "./geometry";

const SVG = "http://www.w3.org/2000/svg";
/** How long a piece waits where it was put for the frame that says that it belongs there. */
const PATIENCE = 1500;
/**
 * More pieces than this are drawn where they are, not put there by a transform each, and do not move: the
 * browser would spend longer on all those transforms than a motion takes.
 */
const CROWD = 1000;
/** Of such crowds only the blocks of so many cells across that are seen are there for the browser. */
const BLOCK = 8;
/** More pieces than this that come or change at once do so without ceremony. */
const MANY = 24;
/** The groups of the picture, from the back. */
const GROUPS = [
  "ground",
  "under",
  "thread",
  "recent",
  "hover",
  "pieces",
  "gone",
  "over",
  "labels",
  "marks",
  "hand",
] as const;
export type Group = (typeof GROUPS)[number];

interface Shown {
  named: Named;
  node: SVGGElement;
  markup: string;
  x: number;
  y: number;
  /** Drawn where it is, else around the origin and put there. */
  there: boolean;
}

export interface Frame {
  layout: Layout;
  theme: Theme;
  lang: string;
  flip: Flip;
  overlays: Overlays;
  /** Nothing is animated. */
  still: boolean;
}

export class Scene {
  picture!: Picture;
  private readonly groups = {} as Record<Group, SVGGElement>;
  private readonly drawn = new Map<Group, Map<string, { markup: string; node: SVGGElement }>>();
  /** What the ground was drawn for: places and letters mostly stay from frame to frame. */
  private lain: unknown[] = [];
  private pieces = new Map<number, Shown>();
  private readonly blocks = new Map<string, { x: number; y: number; node: SVGGElement }>();
  private seen: Box = [-Infinity, -Infinity, Infinity, Infinity];
  private moving: Moving | null = null;
  private look = "";
  private crowded = false;
  /** A piece in the hand: it stays where it is until the next frame says where it belongs. */
  private expected: ReturnType<typeof setTimeout> | undefined;
  private held: { key: number; place: Point } | null = null;

  constructor(svg: SVGSVGElement) {
    for (const name of GROUPS) {
      const group = document.createElementNS(SVG, "g");
      group.setAttribute("class", name);
      svg.append(group);
      this.groups[name] = group;
    }
  }

  /** Shows a frame; from the second on, what is different moves there. */
  show(frame: Frame): void {
    const { layout, theme } = frame;
    this.moving ??= new Moving(theme);
    this.picture = new Picture(layout, theme, frame.lang, frame.flip);
    this.crowded = layout.pieces.length > CROWD;
    const look = [theme.name, frame.lang, frame.flip.x, frame.flip.y, this.crowded].join();
    const fresh = look !== this.look;
    this.look = look;
    if (fresh) {
      this.moving.finish();
      this.clear();
      this.moving = new Moving(theme);
    }
    const { targets, width, height } = layout;
    const lain = [look, targets, width, height];
    if (lain.some((part, i) => part !== this.lain[i])) {
      this.draw("ground", [["", this.picture.ground()]]);
      this.draw("labels", [["", this.picture.labels()]]);
      this.lain = lain;
    }
    this.draw("thread", [["", this.picture.thread()]]);
    this.overlays(frame.overlays);
    this.follow(layout, fresh || frame.still || this.crowded);
  }

  /** Which part of the board is seen, in cells. */
  see(seen: Box): void {
    this.seen = seen;
    for (const block of this.blocks.values()) this.veil(block);
  }

  private veil({ x, y, node }: { x: number; y: number; node: SVGGElement }): void {
    const [left, top, width, height] = this.seen;
    const off = (value: number, from: number, size: number) =>
      (value + 1) * BLOCK < from || value * BLOCK > from + size;
    const hidden = off(x, left, width) || off(y, top, height) ? "none" : "";
    if (node.style.display !== hidden) node.style.display = hidden;
  }

  /** Where a piece is put in the document. */
  private home({ x, y }: Piece): SVGGElement {
    if (!this.crowded) return this.groups.pieces;
    const [column, row] = [Math.floor(x / BLOCK), Math.floor(y / BLOCK)];
    const key = `${column},${row}`;
    let block = this.blocks.get(key);
    if (!block) {
      block = { x: column, y: row, node: document.createElementNS(SVG, "g") };
      this.veil(block);
      this.groups.pieces.append(block.node);
      this.blocks.set(key, block);
    }
    return block.node;
  }

  /** Shows named sets of targets. */
  overlays(overlays: Overlays): void {
    this.draw("under", [["", this.picture.under(overlays)]]);
    this.draw("over", [["", this.picture.over(overlays)]]);
  }

  /** Draws a group. Only parts that are not drawn so already touch the document. */
  draw(group: Group, parts: Part[]): void {
    const old = this.drawn.get(group) ?? new Map<string, { markup: string; node: SVGGElement }>();
    const now: typeof old = new Map();
    for (const [key, markup] of parts) {
      const kept = old.get(key);
      old.delete(key);
      const node = kept?.node ?? document.createElementNS(SVG, "g");
      if (kept?.markup !== markup) node.innerHTML = markup;
      if (!kept) this.groups[group].append(node);
      now.set(key, { markup, node });
    }
    for (const { node } of old.values()) node.remove();
    this.drawn.set(group, now);
  }

  private follow(layout: Layout, still: boolean): void {
    const before = [...this.pieces.values()];
    const change = follow(
      before.map(({ named }) => named),
      layout.pieces,
    );
    const { appeared, moved, changed, vanished } = change;
    // A frame that shows what is there already (a turn was confirmed) cuts nothing short.
    const quiet = !this.held && ![appeared, moved, changed, vanished].some(({ length }) => length);
    if (!quiet) this.moving!.finish();
    const old = new Map(before.map((shown) => [shown.named.key, shown]));
    this.pieces = new Map();
    let previous: Element | null = null;
    for (const named of change.pieces) {
      const shown = this.place(named, old.get(named.key));
      this.pieces.set(named.key, shown);
      // In the order of the layout where pieces overlap; on sheets they do not.
      const home = this.home(named.piece);
      if (quiet) continue;
      if (this.crowded) {
        if (shown.node.parentNode !== home) home.append(shown.node);
      } else if (shown.node.parentNode !== home || !layout.columns?.length) {
        const next: Element | null = previous
          ? previous.nextElementSibling
          : home.firstElementChild;
        if (next !== shown.node) home.insertBefore(shown.node, next);
      }
      previous = shown.node;
    }
    for (const { key } of vanished) {
      const { node } = old.get(key)!;
      if (still) node.remove();
      else {
        this.groups.gone.append(node);
        this.moving!.vanish(node);
      }
    }
    if (!still) this.animate(change, old);
    if (this.held) this.pieces.get(this.held.key)?.node.classList.remove("held");
    clearTimeout(this.expected);
    this.held = null;
  }

  private animate(change: ReturnType<typeof follow>, old: Map<number, Shown>): void {
    const moving = this.moving!;
    const to = (named: Named): Point => {
      const { x, y } = this.pieces.get(named.key)!;
      return [x, y];
    };
    const node = (named: Named) => this.pieces.get(named.key)!.node;
    for (const { now } of change.moved) {
      const was = old.get(now.key)!;
      const from: Point = this.held?.key === now.key ? this.held.place : [was.x, was.y];
      this.groups.pieces.append(node(now)); // above what it passes
      moving.move({ node: node(now), from, to: to(now) });
    }
    const { flood } = this.picture.theme.data.motion;
    const flows = ({ piece }: Named) => flood !== undefined && piece.state === flood;
    const area = change.appeared.filter(flows);
    const appeared = change.appeared.filter((named) => !flows(named));
    for (const [named, wave] of waves(area, change.pieces))
      moving.flood({ node: node(named), to: to(named) }, wave);
    // Outwards from where something came: an infection spreads.
    const source = change.moved[0]?.now ?? appeared[0];
    const far = (named: Named) =>
      source ? Math.hypot(named.piece.x - source.piece.x, named.piece.y - source.piece.y) : 0;
    if (appeared.length + change.changed.length > MANY) {
      const fresh = [...appeared, ...change.changed.map(({ now }) => now)];
      for (const named of fresh) moving.fade({ node: node(named), to: to(named) });
      return;
    }
    appeared.forEach((named, i) =>
      moving.appear({ node: node(named), to: to(named) }, Math.min(i * 40, 240)),
    );
    for (const { now } of change.changed) {
      const { markup } = this.pieces.get(now.key)!;
      const kept = alike(old.get(now.key)!.markup, markup);
      const delay = 60 + Math.min(far(now) * 40, 200);
      moving.change({ node: node(now), to: to(now), kept }, delay);
    }
  }

  private place(named: Named, old: Shown | undefined): Shown {
    const held = this.held?.key === named.key;
    if (old && !held && same(old.named.piece, named.piece)) return { ...old, named };
    const { x, y, markup } = this.picture.piece(named.piece, this.crowded);
    const node = old?.node ?? document.createElementNS(SVG, "g");
    if (old?.markup !== markup) node.innerHTML = markup;
    const shown = { named, node, markup, x, y, there: this.crowded };
    if (!old || old.x !== x || old.y !== y || held) put(shown, [x, y]);
    return shown;
  }

  /** Takes the top piece of a target into the hand; false if there is none. */
  lift(target: string): boolean {
    const top = [...this.pieces.values()].findLast(({ named }) => named.piece.at === target);
    if (!top) return false;
    this.moving?.finish();
    this.held = { key: top.named.key, place: [top.x, top.y] };
    this.groups.hand.append(top.node);
    top.node.classList.add("held");
    return true;
  }

  /** The piece in the hand follows; a place in cells. */
  carry([x, y]: Point): void {
    const shown = this.held && this.pieces.get(this.held.key);
    if (!shown || !this.held) return;
    this.held.place = [x * CELL, y * CELL];
    put(shown, this.held.place);
  }

  /** Lets go. The piece stays for the frame that is expected (`stays`), else it goes back. */
  letGo(stays: boolean): void {
    const shown = this.held && this.pieces.get(this.held.key);
    if (!shown || !this.held) return;
    clearTimeout(this.expected);
    if (stays) {
      this.expected = setTimeout(() => this.letGo(false), PATIENCE);
      return;
    }
    shown.node.classList.remove("held");
    this.home(shown.named.piece).append(shown.node);
    const from = this.held.place;
    this.held = null;
    put(shown, [shown.x, shown.y]);
    if (!this.crowded) this.moving?.move({ node: shown.node, from, to: [shown.x, shown.y] });
  }

  /** Turns the pieces that look about towards a place in cells; null: as they were. */
  lookAt(place: Point | null): void {
    const symbol = this.picture?.theme.data.motion.looks;
    if (!symbol) return;
    for (const { named, node, x } of this.pieces.values())
      if (named.piece.symbol === symbol)
        node.classList.toggle("turned", place !== null && place[0] * CELL > x + 10);
  }

  private clear(): void {
    for (const { node } of this.pieces.values()) node.remove();
    for (const { node } of this.blocks.values()) node.remove();
    this.pieces.clear();
    this.blocks.clear();
    this.held = null;
  }
}

/** How far the pieces of an area lie from the nearest other of their seat: the wave that brings them. */
function waves(area: Named[], all: Named[]): [Named, number][] {
  const within = new Set(area);
  const shore = all.filter((named) => !within.has(named));
  return area.map((named) => {
    const { x, y, seat } = named.piece;
    const away = shore
      .filter(({ piece }) => piece.seat === seat)
      .map(({ piece }) => Math.max(Math.abs(piece.x - x), Math.abs(piece.y - y)));
    return [named, away.length ? Math.min(...away) - 1 : 0];
  });
}

/** Puts a piece to a place. */
function put({ node, there, x, y }: Shown, [left, top]: Point): void {
  const [dx, dy] = there ? [left - x, top - y] : [left, top];
  node.style.transform = there && dx === 0 && dy === 0 ? "" : at([dx, dy]);
}

/** How many elements two markups begin with alike. */
function alike(before: string, after: string): number {
  const [old, now] = [before, after].map((markup) => markup.split("/>"));
  const different = now!.findIndex((part, i) => part !== old![i]);
  return different < 0 ? now!.length : different;
}
