/** Turns that are shown step by step: what a step brings is told once it is seen. */

import type { Entry, Layout, View } from "../api/types";
import { settings, still } from "../lib/settings.svelte";
import { play as sound } from "../ui/sound";
import { seatsOut } from "./changed";

/** Between two steps of a turn that somebody else has made, in milliseconds, by the pace. */
const STEP = { slow: 1100, normal: 550, fast: 250, once: 0 };
/** More frames than this at once are not shown one by one. */
const MANY = 24;

/** Whether so many frames are shown one by one. */
export function oneByOne(frames: number): boolean {
  return !still() && settings.pace !== "once" && frames <= MANY;
}

/** A position on the way to the one that is shown last. */
export interface Frame {
  ply: number;
  layout: Layout;
  /** What was done to come here; none: it is only shown again. */
  entry?: Entry;
  /** Nothing came at once with it before it. */
  first?: boolean;
  /** With the last of what came at once: all of it, and how things stand after it. */
  news?: { entries: Entry[]; view: View };
}

export class Showing {
  private frames: Frame[] = $state.raw([]);
  private wait = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The latest position that was told: while a turn is shown, the one before it. */
  told: View | null = $state.raw(null);
  /** How many entries were told. */
  count = $state(0);
  /** What came last, once all of it was shown. */
  heard: Entry[] = $state.raw([]);
  /** Who went out by it; while a turn is shown, by that turn so far and by the one before it. */
  gone: number[] = $state.raw([]);
  private left: { before: number[]; now: number[] } = { before: [], now: [] };

  /** Begins with a position, and all that has led to it. */
  begin(view: View, count: number): void {
    [this.told, this.count] = [view, count];
  }

  /** What is shown now; none: the position itself. */
  get now(): Frame | undefined {
    return this.frames[0];
  }

  get on(): boolean {
    return this.frames.length > 0;
  }

  /** Who is out of the game, as far as it was told. */
  get out(): number[] {
    const layout = this.now?.entry ? this.now.layout : this.told?.layout;
    return layout ? seatsOut(layout) : [];
  }

  /** Shows frames after those that are still to be shown. */
  add(frames: Frame[]): void {
    const idle = !this.on;
    this.wait = STEP[settings.pace];
    this.frames = [...this.frames, ...frames];
    if (idle) this.next();
  }

  /** Takes all that is still to be shown as shown. */
  skip(): void {
    clearTimeout(this.timer);
    const left = this.frames.slice(1);
    this.frames = [];
    this.see(left);
  }

  /** What is seen is told, and heard: of several frames together as of one. */
  see(frames: Frame[], aloud = true): void {
    const fresh = frames.flatMap(({ entry }) => entry ?? []);
    if (!fresh.length) return;
    for (const { entry, first, news } of frames) {
      if (first) this.left = { before: this.left.now, now: [] };
      this.left.now.push(...(entry?.out ?? []));
      if (news) this.left.before = [];
    }
    this.gone = [...this.left.before, ...this.left.now];
    this.count = fresh.at(-1)!.ply + 1;
    const news = frames.flatMap(({ news }) => news ?? []);
    if (news.length) {
      this.told = news.at(-1)!.view;
      this.heard = news.flatMap(({ entries }) => entries);
    }
    const theme = this.told?.layout.theme ?? "";
    if (aloud) for (const { seat } of fresh) if (seat < 0) sound(theme, "dice");
    if (aloud && fresh.some(({ seat }) => seat >= 0)) sound(theme, "move");
    if (fresh.some(({ out }) => out.length)) sound(theme, "out");
  }

  /** Shows nothing more, and tells nothing. */
  close(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    const [now] = this.frames;
    if (!now) return;
    this.see([now]);
    // The last frame is the position itself.
    this.timer = setTimeout(
      () => {
        this.frames = this.frames.slice(1);
        this.next();
      },
      this.frames.length > 1 ? this.wait : 0,
    );
  }
}
