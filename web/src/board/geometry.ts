/** Where things are: boards turned over, what lies under a point, which target is next in a direction. */

import type { Arrow, Layout, Target } from "../api/types";
import { middle, type Point } from "./places";

export interface Flip {
  x: boolean;
  y: boolean;
}

/** The layout as seen from another side: left and right (`x`) or top and bottom (`y`) changed. */
export function flipped(layout: Layout, flip: Flip): Layout {
  if (!flip.x && !flip.y) return layout;
  const { width, height } = layout;
  const turn = (x: number, y: number): Point => [flip.x ? width - x : x, flip.y ? height - y : y];
  const turned = (target: Target): Target => {
    if (target.kind === "button") return target;
    const [x, y] = turn(target.x, target.y);
    return {
      ...target,
      x: flip.x ? x - (target.width ?? 1) : x,
      y: flip.y ? y - (target.height ?? 1) : y,
    };
  };
  return {
    ...layout,
    targets: layout.targets.map(turned),
    pieces: layout.pieces.map((piece) => {
      const [x, y] = turn(piece.x, piece.y);
      return { ...piece, x, y };
    }),
    path: layout.path?.map(([x, y]) => turn(x, y)),
    columns: flip.x ? layout.columns?.toReversed() : layout.columns,
    rows: flip.y ? layout.rows?.toReversed() : layout.rows,
  };
}

/** The layout with the pieces of one target in the opposite order, from left to right. */
export function exchanged(layout: Layout, id: string): Layout {
  const places = layout.pieces.filter(({ at }) => at === id).map(({ x }) => x);
  const sum = Math.min(...places) + Math.max(...places);
  const pieces = layout.pieces.map((p) => (p.at === id ? { ...p, x: sum - p.x } : p));
  return { ...layout, pieces };
}

/** Ways from centre to centre as seen from another side. */
export function flippedWays(ways: Arrow[], { width, height }: Layout, flip: Flip): Arrow[] {
  const [x, y] = [
    (value: number) => (flip.x ? width - value : value),
    (value: number) => (flip.y ? height - value : value),
  ];
  return ways.map(([x1, y1, x2, y2]): Arrow => [x(x1), y(y1), x(x2), y(y2)]);
}

/** The layout with the very targets of the one before, where all of them are the same. */
export function settled(layout: Layout, before: Layout | undefined): Layout {
  if (!before || layout.width !== before.width || layout.height !== before.height) return layout;
  const [old, now] = [before.targets, layout.targets];
  const lettered = `${layout.columns}/${layout.rows}` === `${before.columns}/${before.rows}`;
  const alike = old.length === now.length && now.every((target, i) => sameTarget(target, old[i]!));
  return lettered && alike ? { ...layout, targets: old } : layout;
}

function sameTarget(a: Target, b: Target): boolean {
  return (
    a.id === b.id &&
    a.x === b.x &&
    a.y === b.y &&
    a.width === b.width &&
    a.height === b.height &&
    a.kind === b.kind &&
    a.seat === b.seat
  );
}

/** The middle of several points. */
export function centre(points: Point[]): Point {
  const sum = points.reduce(([x, y], [px, py]): Point => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The targets on the board by place; buttons stand beside it. */
export class Places {
  readonly lying: Target[];
  readonly buttons: Target[];
  readonly byId: Map<string, Target>;
  /** Whether the board is a sheet of cells, with letters and numbers. */
  readonly sheet: boolean;
  private readonly cells = new Map<string, Target>();

  constructor(readonly layout: Layout) {
    this.lying = layout.targets.filter((target) => target.kind !== "button");
    this.buttons = layout.targets.filter((target) => target.kind === "button");
    this.byId = new Map(layout.targets.map((target) => [target.id, target]));
    const unit = ({ x, y, width = 1, height = 1 }: Target) =>
      width === 1 && height === 1 && Number.isInteger(x) && Number.isInteger(y);
    this.sheet = !!layout.columns?.length && !!layout.rows?.length && this.lying.every(unit);
    if (this.sheet)
      for (const target of this.lying) this.cells.set(`${target.x},${target.y}`, target);
  }

  /** The cell of a sheet in a column and row, counted from the top left. */
  cell(column: number, row: number): Target | undefined {
    return this.cells.get(`${column},${row}`);
  }

  /**
   * The target under a point. Where nothing lies right under it, the nearest within `near` cells, and
   * rather one of `wanted`.
   */
  under([x, y]: Point, near = 0, wanted?: ReadonlySet<string>): Target | undefined {
    if (this.sheet) {
      const cell = this.cell(Math.floor(x), Math.floor(y));
      if (cell || near === 0) return cell;
    }
    let best: Target | undefined;
    let least = Infinity;
    for (const target of this.lying) {
      const { width = 1, height = 1 } = target;
      const dx = Math.max(target.x - x, 0, x - target.x - width);
      const dy = Math.max(target.y - y, 0, y - target.y - height);
      const off = Math.hypot(dx, dy);
      if (off > near) continue;
      // Inside of two, the smaller one.
      const far = off + (width * height) / 1e4 + (wanted && !wanted.has(target.id) ? near : 0);
      if (far < least) [best, least] = [target, far];
    }
    return best;
  }

  /** The next target in a direction: straight ahead if something is there, else the nearest that way. */
  beside(from: Target, dx: number, dy: number): Target | undefined {
    if (this.sheet) {
      for (let x = from.x + dx, y = from.y + dy; this.within(x, y); x += dx, y += dy) {
        const cell = this.cell(x, y);
        if (cell) return cell;
      }
      return undefined;
    }
    const [x, y] = middle(from);
    let best: Target | undefined;
    let least = Infinity;
    for (const target of this.lying) {
      const [tx, ty] = middle(target);
      const ahead = (tx - x) * dx + (ty - y) * dy;
      const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
      if (target === from || ahead <= 0.01 || aside > 3 * ahead) continue;
      const far = ahead + 2 * aside;
      if (far < least) [best, least] = [target, far];
    }
    return best;
  }

  private within(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.layout.width && y < this.layout.height;
  }
}
