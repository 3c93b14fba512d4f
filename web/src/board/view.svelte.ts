/** What of a board is seen: all of it, or a part of a large one, zoomed and panned. */

import type { Box } from "./theme";

/** Targets with less room than a square of this side, in pixels, are too small for a finger. */
export const SMALL = 24;
/** A board whose cells are at least this large when it is whole needs no zooming. */
const COMFORTABLE = 30;
const LARGEST = 72;

export class BoardView {
  /** The room for the board, in pixels. */
  width = $state(0);
  height = $state(0);
  /** The picture's box in hundredths of a cell. */
  box: Box = $state([0, 0, 100, 100]);
  /** Times the size at which the board is whole. */
  zoom = $state(1);
  /** Where the picture's top left corner is, in pixels of the room. */
  x = $state(0);
  y = $state(0);

  /** Pixels a cell when the board is whole. */
  get whole(): number {
    return 100 * Math.min(this.width / this.box[2], this.height / this.box[3]) || 0;
  }

  /** Pixels a cell now. */
  get cell(): number {
    return this.whole * this.zoom;
  }

  get zoomable(): boolean {
    return this.whole > 0 && this.whole < COMFORTABLE;
  }

  get pannable(): boolean {
    return this.zoomable && this.zoom > 1.001;
  }

  /** Whether a target of this size in cells needs the magnifier; a long one is easily touched. */
  isSmall(width: number, height: number): boolean {
    return this.cell ** 2 * width * height < SMALL ** 2;
  }

  /** The picture's size in pixels. */
  get size(): [width: number, height: number] {
    return [(this.box[2] / 100) * this.cell, (this.box[3] / 100) * this.cell];
  }

  /** The part that is seen, in cells: left, top, width, height. */
  get seen(): Box {
    const left = this.box[0] / 100 - this.x / this.cell;
    const top = this.box[1] / 100 - this.y / this.cell;
    return [left, top, this.width / this.cell, this.height / this.cell];
  }

  /** The room or the picture has changed: keeps what is in the middle there. */
  fit(width: number, height: number, box: Box): void {
    const [left, top, across, down] = this.seen;
    const first = this.whole === 0;
    const middle: [number, number] = [left + across / 2, top + down / 2];
    [this.width, this.height, this.box] = [width, height, box];
    if (!this.zoomable) this.zoom = 1;
    if (first || this.zoom === 1) this.settle();
    else this.centre(...middle);
  }

  /** Zooms so that cells can be told apart, around a place in cells. */
  enlarge(cell: number, x: number, y: number): void {
    if (!this.zoomable || this.cell >= cell) return;
    this.zoom = cell / this.whole;
    this.centre(x, y);
  }

  /** Zooms by a factor around a point of the room. */
  zoomAt(factor: number, px: number, py: number): void {
    if (!this.zoomable) return;
    const most = Math.max(LARGEST / this.whole, 1);
    const zoom = Math.min(Math.max(this.zoom * factor, 1), most);
    const real = zoom / this.zoom;
    this.zoom = zoom;
    this.x = px - (px - this.x) * real;
    this.y = py - (py - this.y) * real;
    this.settle();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.settle();
  }

  /** Brings a place, in cells, into the middle. */
  centre(x: number, y: number): void {
    this.x = this.width / 2 - (x - this.box[0] / 100) * this.cell;
    this.y = this.height / 2 - (y - this.box[1] / 100) * this.cell;
    this.settle();
  }

  /** Moves just so far that a place is seen, with a cell or more around it. */
  reveal(x: number, y: number, around = 1.5): void {
    const [left, top, width, height] = this.seen;
    const off = (value: number, from: number, size: number) =>
      Math.min(value - around - from, 0) + Math.max(value + around - from - size, 0);
    const [dx, dy] = [off(x, left, width), off(y, top, height)];
    if (dx || dy) this.pan(-dx * this.cell, -dy * this.cell);
  }

  /** Which edges of the picture are in sight. */
  get edges(): { left: boolean; top: boolean; right: boolean; bottom: boolean } {
    const [width, height] = this.size;
    return {
      left: this.x > -0.5,
      top: this.y > -0.5,
      right: this.x + width < this.width + 0.5,
      bottom: this.y + height < this.height + 0.5,
    };
  }

  /** The room's point in cells. */
  toCells(px: number, py: number): [number, number] {
    const [left, top] = this.seen;
    return [left + px / this.cell, top + py / this.cell];
  }

  /**
   * Never shows emptiness beside the picture; what is smaller than the room lies in its middle, but at the top of a
   * room that is higher than wide: there it stays where it is when lines below come and go.
   */
  private settle(): void {
    const [width, height] = this.size;
    const hold = (value: number, size: number, room: number) =>
      size <= room + 0.5 ? (room - size) / 2 : Math.min(0, Math.max(room - size, value));
    this.x = hold(this.x, width, this.width);
    const spare = this.height > this.width && height <= this.height;
    this.y = spare ? 0 : hold(this.y, height, this.height);
  }
}
