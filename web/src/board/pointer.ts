/**
 * Fingers and mice on the board: taps, dragged pieces, panning, pinching, the magnifier. Knows places on
 * the screen only; what a touch means is `gestures.ts`.
 */

import type { BoardView } from "./view.svelte";

type Spot = [x: number, y: number];

/** What the board does; places are in pixels of the board's room. */
export interface Handlers {
  /** Whether what lies here is too small for a finger. */
  isSmall(spot: Spot): boolean;
  /** A finger or the mouse's button went down here; null: it is up again, or does something else. */
  press(spot: Spot | null): void;
  /** Whether a piece can be dragged from here. */
  canLift(spot: Spot): boolean;
  lift(spot: Spot): void;
  carry(spot: Spot): void;
  drop(spot: Spot): void;
  /** The drag came to nothing: a second finger, or the system took over. */
  release(): void;
  tap(spot: Spot): void;
  /** The mouse's other button; whether it has done something. */
  other(spot: Spot): boolean;
  hover(spot: Spot | null): void;
  /** The magnifier looks here; `held`: while the finger is down. */
  magnify(spot: Spot, held: boolean): void;
}

const SLOP = { mouse: 4, touch: 9 };
/** A finger that rests this long on small cells gets the magnifier. */
const REST = 180;

type Doing = "nothing" | "press" | "drag" | "pan" | "pinch" | "magnify";

export class Pointers {
  private readonly down = new Map<number, Spot>();
  private doing: Doing = "nothing";
  private start: Spot = [0, 0];
  private small = false;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly room: HTMLElement,
    private readonly view: BoardView,
    private readonly on: Handlers,
  ) {}

  pressed(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const spot = this.spot(event);
    this.down.set(event.pointerId, spot);
    if (this.down.size === 2) return this.second();
    if (this.down.size > 2) return;
    this.doing = "press";
    this.start = spot;
    this.small = event.pointerType === "touch" && this.on.isSmall(spot);
    if (!this.small) this.on.press(spot);
    else
      this.resting = setTimeout(() => {
        this.doing = "magnify";
        this.on.magnify(this.start, true);
      }, REST);
  }

  moved(event: PointerEvent): void {
    const spot = this.spot(event);
    const before = this.down.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "touch") this.on.hover(spot);
      return;
    }
    this.down.set(event.pointerId, spot);
    if (this.doing === "press" && this.far(spot, event)) this.begin(event);
    if (this.doing === "drag") this.on.carry(spot);
    if (this.doing === "magnify") this.on.magnify(spot, true);
    if (this.doing === "pan") this.view.pan(spot[0] - before[0], spot[1] - before[1]);
    if (this.doing === "pinch") this.pinch(event.pointerId, before, spot);
  }

  released(event: PointerEvent): void {
    if (!this.down.delete(event.pointerId)) return;
    clearTimeout(this.resting);
    const spot = this.spot(event);
    const { doing } = this;
    if (this.down.size > 0) return;
    this.doing = "nothing";
    this.on.press(null);
    if (doing === "drag") this.on.drop(spot);
    if (doing === "magnify") this.on.tap(spot);
    if (doing === "press" && this.small) this.on.magnify(spot, false);
    else if (doing === "press") this.on.tap(this.start);
  }

  cancelled(event: PointerEvent): void {
    this.down.delete(event.pointerId);
    clearTimeout(this.resting);
    if (this.doing === "drag") this.on.release();
    this.on.press(null);
    this.doing = "nothing";
  }

  /** The context menu is asked for, by the mouse: not by a finger that rests. */
  other(event: MouseEvent): void {
    const byFinger = event instanceof PointerEvent && event.pointerType === "touch";
    if (!byFinger && this.on.other(this.spot(event))) event.preventDefault();
  }

  left(): void {
    this.on.hover(null);
  }

  wheel(event: WheelEvent): void {
    if (!this.view.zoomable) return;
    event.preventDefault();
    const [x, y] = this.spot(event);
    // A trackpad's pinch comes as a wheel with Ctrl held.
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    this.view.zoomAt(Math.exp(-event.deltaY * speed), x, y);
  }

  private begin(event: PointerEvent): void {
    clearTimeout(this.resting);
    this.on.press(null);
    if (this.on.canLift(this.start)) this.doing = "drag";
    else if (this.view.pannable) this.doing = "pan";
    else return;
    this.room.setPointerCapture(event.pointerId);
    if (this.doing === "drag") this.on.lift(this.start);
  }

  private second(): void {
    clearTimeout(this.resting);
    this.on.press(null);
    if (this.doing === "drag") this.on.release();
    this.doing = this.view.zoomable ? "pinch" : "nothing";
  }

  private pinch(id: number, before: Spot, spot: Spot): void {
    const other = [...this.down].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const wide = (a: Spot) => Math.hypot(a[0] - other[0], a[1] - other[1]) || 1;
    this.view.zoomAt(wide(spot) / wide(before), (spot[0] + other[0]) / 2, (spot[1] + other[1]) / 2);
    this.view.pan((spot[0] - before[0]) / 2, (spot[1] - before[1]) / 2);
  }

  private far(spot: Spot, event: PointerEvent): boolean {
    const slop = event.pointerType === "mouse" ? SLOP.mouse : SLOP.touch;
    return Math.hypot(spot[0] - this.start[0], spot[1] - this.start[1]) > slop;
  }

  private spot(event: MouseEvent): Spot {
    const { left, top } = this.room.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }
}
