/**
 * A layout as SVG markup, as `parlour/draw/picture.py` draws it: the same layers, symbols, variants and
 * strays. 100 units are one cell. The parts come apart here, since the page moves the pieces.
 */

import type { Layout, Overlays, Piece, Target } from "../api/types";
import { spots, thread, type Point } from "./places";
import { digits, escape, n, own, rect, ruled, smooth } from "./shapes";
import {
  jitter,
  type Box,
  type Entry,
  type Layer,
  type Style,
  type Theme,
  type Words,
} from "./theme";
import type { Look } from "./theme";

export const CELL = 100;

/** A piece: where it is, and what is drawn there. */
export interface Drawn {
  x: number;
  y: number;
  markup: string;
}

const STROKES = [
  "stroke-width",
  "opacity",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
];

export class Picture {
  private readonly targets: Map<string, Target>;
  /** The last piece of each target: of a stack, the top. */
  private tops: Map<string, Piece> | undefined;
  private readonly edge: { left: number; top: number; right: number; bottom: number };

  constructor(
    readonly layout: Layout,
    readonly theme: Theme,
    private readonly lang: string,
    /** Which of the board's two directions are turned over. */
    private readonly flip = { x: false, y: false },
  ) {
    this.targets = new Map(layout.targets.map((target) => [target.id, target]));
    const lying = layout.targets.filter((target) => target.kind !== "button");
    const { margin } = theme.data.picture;
    const ends = (pick: (target: Target) => number, least: number) =>
      lying.reduce((most, target) => Math.max(most, pick(target)), least);
    this.edge = {
      left: -ends((t) => -t.x, 0) * CELL - margin.left,
      top: -ends((t) => -t.y, 0) * CELL - margin.top,
      right: ends((t) => t.x + (t.width ?? 1), layout.width) * CELL + margin.right,
      bottom: ends((t) => t.y + (t.height ?? 1), layout.height) * CELL + margin.bottom,
    };
  }

  /** The whole picture: left, top, width and height. */
  get box(): Box {
    const { left, top, right, bottom } = this.edge;
    return [left, top, right - left, bottom - top];
  }

  /** The piece on top of a target. */
  top(target: string): Piece | undefined {
    this.tops ??= new Map(this.layout.pieces.map((piece) => [piece.at, piece]));
    return this.tops.get(target);
  }

  /** What everything lies on: the layers, then the targets. Buttons are not drawn, they are real. */
  ground(): string {
    return this.layers(false) + this.fields();
  }

  /** The layers; `backdrop`: with what the board lies on. */
  layers(backdrop: boolean): string {
    const { layers } = this.theme.data;
    return layers
      .filter((layer) => backdrop || !layer.backdrop)
      .map((layer) => this.layer(layer))
      .join("");
  }

  /** The targets. */
  fields(): string {
    const counts = new Map<string, number>();
    const targets = this.layout.targets.map((target) => {
      const kind = target.kind ?? "cell";
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return kind === "button" ? "" : this.target(target, kind, "ab"[count % 2]!);
    });
    return targets.join("");
  }

  /** Named sets of targets, what of them lies below the pieces. */
  under(overlays: Overlays): string {
    return this.chosen(overlays)
      .map(([entry, cells]) => this.links(entry, cells) + this.overlay(entry, entry.under, cells))
      .join("");
  }

  /** What of them lies on the pieces. */
  over(overlays: Overlays): string {
    return this.chosen(overlays)
      .map(([entry, cells]) => this.overlay(entry, entry.draw, cells))
      .join("");
  }

  /** The line through centres: the layout's path, or one found through the theme's cells. */
  thread(): string {
    const plan = this.theme.data.thread;
    if (!plan) return "";
    const points = this.layout.path?.length ? this.layout.path : thread(this.layout, plan);
    if (points.length < 2) return "";
    const path = smooth(points.map(([x, y]) => [x * CELL, y * CELL]));
    return plan.strokes
      .map((stroke) => `<path d="${path}"${this.style({ fill: "none", ...stroke })}/>`)
      .join("");
  }

  /** The letters and numbers in the margin. */
  labels(): string {
    const { label } = this.theme.data;
    const { columns = [], rows = [], height } = this.layout;
    return [
      ...columns.map((name, i) =>
        this.write(name, (i + 0.5) * CELL, height * CELL + label.gap, label, null),
      ),
      ...rows.map((name, i) => this.write(name, -label.gap, (i + 0.5) * CELL, label, null)),
    ].join("");
  }

  /** A piece, and where it is: drawn around the origin, or `there`. */
  piece(piece: Piece, there = false): Drawn {
    const { theme } = this;
    const { text = "", seat, at: seed } = piece;
    const look = theme.piece(piece.symbol, piece.state);
    const loose = look.get("loose") ?? theme.data.picture.loose;
    const turn = jitter(seed, "turn") * loose.turn;
    const scale = 1 + jitter(seed, "size") * loose.size;
    const x = piece.x * CELL + jitter(seed, "x") * loose.shift;
    const y = piece.y * CELL + jitter(seed, "y") * loose.shift;
    const centre: Point = there ? [x, y] : [0, 0];
    let markup = "";
    for (const name of look.symbols(text)) {
      const id = theme.find(name.replace("{text}", text), seat, seed);
      if (id) markup += this.use(id, centre, turn, [scale, scale], seat, look);
    }
    const words = look.get("text");
    if (text && words) {
      const written = theme.written(text, this.lang);
      const said = words.upper ? written.toUpperCase() : written;
      const [left, top] = [centre[0] + (words.dx ?? 0), centre[1] + (words.dy ?? 0)];
      markup += this.write(said, left, top, words, seat, look.get("opacity"));
    }
    return { x, y, markup };
  }

  /** A symbol of the theme on the middle of targets; empty where the theme has none. */
  symbol(name: string, colour: string, places: Point[]): string {
    const id = this.theme.find(name, null, "");
    if (!id) return "";
    return places
      .map(([x, y]) => this.use(id, [x * CELL, y * CELL], 0, [1, 1], null, { colour }))
      .join("");
  }

  private layer(layer: Layer): string {
    const width = this.layout.width * CELL;
    const height = this.layout.height * CELL;
    const { left, top, right, bottom } = this.edge;
    const out = layer.outset ?? 0;
    const style = this.style(layer);
    switch (layer.shape) {
      case "all":
        return rect(left, top, right - left, bottom - top, layer, style);
      case "rect":
        return rect(-out, -out, width + 2 * out, height + 2 * out, layer, style);
      case "box": {
        const [x1, y1, x2, y2] = this.flipped(layer.from!, layer.to!);
        return rect(x1 * CELL, y1 * CELL, (x2 - x1) * CELL, (y2 - y1) * CELL, layer, style);
      }
      case "grid":
        return `<path d="${this.grid(layer.everywhere ?? false)}"${style}/>`;
      case "line":
        return layer.x === undefined
          ? ""
          : `<path d="M${n(layer.x)} ${n(top)}V${n(bottom)}"${style}/>`;
      case "ruled":
        return `<path d="${ruled(-out, -out, width + out, height + out)}"${style}/>`;
      default:
        return "";
    }
  }

  private flipped([x1, y1]: Point, [x2, y2]: Point): Box {
    const { width, height } = this.layout;
    const [left, right] = this.flip.x ? [width - x2, width - x1] : [x1, x2];
    const [top, bottom] = this.flip.y ? [height - y2, height - y1] : [y1, y2];
    return [left, top, right, bottom];
  }

  /** The lines between cells; `everywhere`: over the whole sheet of paper. */
  private grid(everywhere: boolean): string {
    const { width, height } = this.layout;
    const board = { left: 0, top: 0, right: width * CELL, bottom: height * CELL };
    const { left, top, right, bottom } = everywhere ? this.edge : board;
    const skip = everywhere ? 0 : 1;
    let path = "";
    for (let x = Math.ceil(left / CELL) + skip; x <= Math.floor(right / CELL) - skip; x++)
      path += `M${x * CELL} ${n(top)}V${n(bottom)}`;
    for (let y = Math.ceil(top / CELL) + skip; y <= Math.floor(bottom / CELL) - skip; y++)
      path += `M${n(left)} ${y * CELL}H${n(right)}`;
    return path;
  }

  private target(target: Target, kind: string, parity: string): string {
    const { width: targetWidth = 1, height: targetHeight = 1, seat } = target;
    const look = this.theme.target(kind);
    const upper = target.y + targetHeight / 2 < this.layout.height / 2;
    const shift = look.get("shift") ?? 0;
    let markup = "";
    for (const name of look.symbols()) {
      const id = this.theme.find(name.replace("{parity}", parity), seat, target.id);
      if (!id) continue;
      const [x, y, width, height] = this.theme.symbols[id]!.box;
      let across = (targetWidth * CELL) / width;
      let down = (targetHeight * CELL) / height;
      if (look.get("flip") === "upper" && upper) down = -down;
      if (look.get("whole")) across = down = Math.min(across, down);
      const centre: Point = [
        (target.x + targetWidth / 2) * CELL,
        (target.y + targetHeight / 2) * CELL + shift,
      ];
      const after = `translate(${n(-x - width / 2, -y - height / 2)})`;
      markup += this.use(id, centre, 0, [across, down], seat, look, after);
    }
    const words = look.get("text");
    return words ? markup + this.targetText(target, words, upper, shift) : markup;
  }

  /** A target's name, inside it or at its outer edge. */
  private targetText(target: Target, words: Words, upper: boolean, shift: number): string {
    const { width = 1, height = 1 } = target;
    const outside = words.at === "outside";
    const y = outside ? (upper ? target.y : target.y + height) : target.y + height / 2;
    const offset = ((words.dy ?? 0) * (upper ? -1 : 1) + shift) / CELL;
    const said = this.theme.written(target.id, this.lang);
    return this.write(said, (target.x + width / 2) * CELL, (y + offset) * CELL, words, target.seat);
  }

  private chosen(overlays: Overlays): [Entry, Target[]][] {
    return Object.entries(overlays).map(([name, ids]) => [
      this.theme.overlay(name),
      [...ids].sort().flatMap((id) => this.targets.get(id) ?? []),
    ]);
  }

  private overlay(entry: Entry, names: string[] = [], cells: Target[]): string {
    let markup = "";
    for (const target of cells)
      for (const [x, y] of spots(this.layout, target, entry))
        for (const name of names) {
          const id = this.theme.find(name, target.seat, target.id);
          if (id) markup += this.use(id, [x * CELL, y * CELL], 0, [1, 1], target.seat, entry);
        }
    return markup;
  }

  /** Thin lines between neighbours, for overlays that `join`. */
  private links(entry: Entry, cells: Target[]): string {
    if (!entry.join) return "";
    const places = new Set(cells.map((t) => `${t.x},${t.y}`));
    let path = "";
    for (const { x, y } of [...cells].sort((a, b) => a.x - b.x || a.y - b.y))
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [-1, 1],
      ] as const)
        if (places.has(`${x + dx},${y + dy}`))
          path += `M${n((x + 0.5) * CELL)} ${n((y + 0.5) * CELL)}l${dx * CELL} ${dy * CELL}`;
    const colour = this.theme.colour(entry.colour ?? "ink");
    return (
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${entry.join}" ` +
      `stroke-linecap="round"/>`
    );
  }

  /** Places a symbol; its colour is the seat's, or the one the entry names. */
  private use(
    id: string,
    centre: Point,
    turn: number,
    scale: Point,
    seat: number | null | undefined,
    look: Look | Entry,
    after = "",
  ): string {
    const { colour, opacity } =
      "get" in look ? { colour: look.get("colour"), opacity: look.get("opacity") } : look;
    let moves = `translate(${n(...centre)})`;
    if (Math.abs(turn) >= 0.05) moves += ` rotate(${n(turn)})`;
    if (Math.abs(scale[0] - 1) + Math.abs(scale[1] - 1) >= 0.005)
      moves += ` scale(${digits(scale[0], 4)} ${digits(scale[1], 4)})`;
    const fade = opacity === undefined ? "" : ` opacity="${opacity}"`;
    return (
      `<use href="#${this.theme.name}-${id}" transform="${moves}${after && ` ${after}`}" ` +
      `color="${this.theme.colour(colour || "seat", seat)}"${fade}/>`
    );
  }

  /** A text centred on a point: in handwriting where the theme has it, else in type. */
  write(
    text: string,
    x: number,
    y: number,
    words: Words,
    seat: number | null | undefined,
    opacity?: number,
  ): string {
    const size = words.size * (text.length > 1 ? (words.narrow ?? 0.75) : 1);
    const colour = this.theme.colour(words.colour, seat);
    const fade = opacity === undefined ? "" : ` opacity="${opacity}"`;
    const letters = [...text].map((letter) =>
      this.theme.find(`glyph-${letter.codePointAt(0)}`, null, `${text}${x}`),
    );
    if (words.hand && letters.every((letter) => letter !== null)) {
      const scale = size / 100;
      const widths = letters.map((letter) => this.theme.symbols[letter]!.box[2] * scale);
      let at = x - widths.reduce((sum, width) => sum + width, 0) / 2;
      let markup = "";
      letters.forEach((letter, i) => {
        markup +=
          `<use href="#${this.theme.name}-${letter}" color="${colour}"${fade} ` +
          `transform="translate(${n(at, y)}) scale(${digits(scale, 3)})"/>`;
        at += widths[i]!;
      });
      return markup;
    }
    const family = this.theme.data.picture.fonts[words.font ?? "sans"] ?? "sans-serif";
    const weight = words.weight === undefined ? "" : ` font-weight="${words.weight}"`;
    return (
      `<text x="${n(x)}" y="${n(y + size * 0.36)}" font-size="${n(size)}" ` +
      `text-anchor="middle" font-family="${family}"${weight} fill="${colour}"${fade}>` +
      `${escape(text)}</text>`
    );
  }

  /** SVG attributes from an entry of the theme; colours may be tokens or references. */
  private style(values: Style): string {
    let style = "";
    for (const key of ["fill", "stroke"] as const) {
      const value = values[key] ?? "none";
      const colour = value.startsWith("url")
        ? own(value, this.theme.name)
        : this.theme.colour(value);
      style += ` ${key}="${colour}"`;
    }
    for (const key of STROKES) if (key in values) style += ` ${key}="${String(values[key])}"`;
    if (values.filter) style += ` filter="${own(values.filter, this.theme.name)}"`;
    return style;
  }
}
