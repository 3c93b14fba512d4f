/**
 * Themes: how a game looks, as `parlour.draw` reads it from its theme folders. What is drawn is decided
 * by that data; this is its reader. Colours become CSS variables, so light and dark need no redraw.
 */

export type Box = [x: number, y: number, width: number, height: number];

/** A drawing: its box in hundredths of a cell, and what is inside. */
export interface Drawing {
  box: Box;
  body: string;
}

/** How something is written. */
export interface Words {
  size: number;
  colour: string;
  narrow?: number;
  font?: string;
  weight?: number;
  hand?: boolean;
  upper?: boolean;
  dx?: number;
  dy?: number;
  at?: string;
}

/** Attributes of a stroke or an area. */
export interface Style {
  fill?: string;
  stroke?: string;
  filter?: string;
  [attribute: string]: unknown;
}

export interface Layer extends Style {
  shape: string;
  outset?: number;
  radius?: number;
  dx?: number;
  dy?: number;
  x?: number;
  from?: [number, number];
  to?: [number, number];
  everywhere?: boolean;
  /** What the board lies on: left out where the page has its own. */
  backdrop?: boolean;
}

/** What a theme says of a kind of target, a piece, a state or an overlay. */
export interface Entry {
  draw?: string[];
  written?: string[];
  under?: string[];
  over?: string[];
  like?: string;
  colour?: string;
  opacity?: number;
  text?: Words;
  loose?: Loose;
  shift?: number;
  flip?: string;
  whole?: boolean;
  join?: number;
  on?: string;
}

/** How far hand-drawn things stray. */
export interface Loose {
  turn: number;
  shift: number;
  size: number;
}

export interface Thread {
  symbols: string[];
  head: string;
  strokes: Style[];
}

/** How things come, go and change; one word each, in `motion.ts`. */
export interface Motion {
  appear: string;
  move: string;
  change: string;
  vanish: string;
  /** The state in which pieces flow in from their own side, when a whole area is filled at once. */
  flood?: string;
  /** The symbol that turns towards where the pointer is. */
  looks?: string;
}

export interface ThemeData {
  name: string;
  data: {
    light: Record<string, string>;
    dark: Record<string, string>;
    seats: { light: string[]; dark: string[]; marks: string[] };
    picture: {
      margin: { left: number; top: number; right: number; bottom: number };
      loose: Loose;
      fonts: Record<string, string>;
      [more: string]: unknown;
    };
    label: Words & { gap: number };
    layers: Layer[];
    targets: Record<string, Entry>;
    pieces: Record<string, Entry>;
    states: Record<string, Entry>;
    overlays: Record<string, Entry>;
    letters?: Record<string, Record<string, string>>;
    thread?: Thread;
    motion: Motion;
    /** What it is made of, as it sounds. */
    sound?: string;
    /** How the other side of the table sees the board: turned over `x`, `y` or both (`xy`). */
    faces?: string;
    /** The pieces that nobody must lose: a large sheet is first shown about them. */
    heart?: string[];
  };
  symbols: Record<string, Drawing>;
  definitions: string;
}

export const SEATS = 6;

/** How one piece or target is drawn: the entry of the theme, and the entries of its states. */
export class Look {
  constructor(
    readonly entry: Entry,
    readonly states: Entry[] = [],
  ) {}

  /** What the last state, or else the entry, says of `key`. */
  get<K extends keyof Entry>(key: K): Entry[K] {
    for (let i = this.states.length - 1; i >= 0; i--) {
      const state = this.states[i]!;
      if (key in state) return state[key];
    }
    return this.entry[key];
  }

  /** The symbols to lay on each other, from the bottom; with a text they may be others. */
  symbols(text = ""): string[] {
    const own = text && this.entry.written ? this.entry.written : (this.entry.draw ?? []);
    const under = this.states.flatMap((state) => state.under ?? []);
    const over = this.states.flatMap((state) => state.over ?? []);
    return [...under, ...own, ...over];
  }
}

export class Theme {
  readonly name: string;
  readonly data: ThemeData["data"];
  readonly symbols: Record<string, Drawing>;
  readonly definitions: string;
  private readonly variants = new Map<string, string[]>();
  private readonly looks = new Map<string, Look>();
  private readonly fields = new Map<string, Look>();

  constructor(json: ThemeData) {
    ({
      name: this.name,
      data: this.data,
      symbols: this.symbols,
      definitions: this.definitions,
    } = json);
    for (const id of Object.keys(this.symbols)) {
      const name = id.split(".", 1)[0]!;
      this.variants.set(name, [...(this.variants.get(name) ?? []), id]);
    }
  }

  /** A token's colour, as CSS; `seat` names the owner's. */
  colour(token: string, seat?: number | null): string {
    if (token === "seat") return seat == null ? "var(--ink)" : `var(--seat${(seat % SEATS) + 1})`;
    return token.startsWith("#") || token === "none" ? token : `var(--${token})`;
  }

  /** The look of a piece: `symbol state`, else `symbol` with what its states add. */
  piece(symbol: string, state = ""): Look {
    const name = `${symbol} ${state}`;
    let look = this.looks.get(name);
    if (!look) this.looks.set(name, (look = this.findPiece(symbol, state)));
    return look;
  }

  private findPiece(symbol: string, state: string): Look {
    const { pieces, states } = this.data;
    if (state && `${symbol} ${state}` in pieces) return new Look(this.entry(`${symbol} ${state}`));
    const words = state.split(" ").filter((word) => word in states);
    const known = symbol in pieces ? symbol : "piece";
    return new Look(
      this.entry(known),
      words.map((word) => states[word]!),
    );
  }

  /** A piece's entry, with what it takes over from the one it is `like`. */
  private entry(key: string): Entry {
    const entry = this.data.pieces[key] ?? {};
    return entry.like ? { ...this.entry(entry.like), ...entry } : entry;
  }

  /** The look of a kind of target. */
  target(kind: string): Look {
    let look = this.fields.get(kind);
    if (!look) {
      look = new Look(this.data.targets[kind] ?? this.data.targets.cell ?? {});
      this.fields.set(kind, look);
    }
    return look;
  }

  /** How a named set of targets is shown; unknown names share one look. */
  overlay(name: string): Entry {
    return this.data.overlays[name] ?? this.data.overlays.overlay ?? {};
  }

  /** What is written on a piece, in the letters of the language where the theme has them. */
  written(text: string, lang: string): string {
    const letter = this.data.letters?.[lang]?.[text.toUpperCase()];
    if (letter === undefined) return text;
    const lower = text === text.toLowerCase() && text !== text.toUpperCase();
    return lower ? letter.toLowerCase() : letter;
  }

  /** Moves in those letters, where one stands before a cell. */
  spelt(moves: string, lang: string): string {
    const letters = this.data.letters?.[lang] ?? {};
    return moves.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letters[letter] ?? letter);
  }

  /** The symbol for a name: the seat's own if there is one, a variant picked by `seed`. */
  find(name: string, seat: number | null | undefined, seed: string): string | null {
    const own = seat == null ? undefined : this.variants.get(`${name}-${(seat % SEATS) + 1}`);
    const found = own ?? this.variants.get(name);
    return found ? found[crc32(seed) % found.length]! : null;
  }

  /** The tokens as CSS, light and dark, for everything inside `.theme-<name>`. */
  css(): string {
    const { light, dark, seats } = this.data;
    const rule = (tokens: Record<string, string>, palette: string[]) =>
      [
        ...Object.entries(tokens).map(([token, colour]) => `--${token}:${colour}`),
        ...palette.map((colour, seat) => `--seat${seat + 1}:${colour}`),
      ].join(";");
    return (
      `.theme-${this.name}{${rule(light, seats.light)};--seat:var(--ink)}` +
      `[data-theme="dark"] .theme-${this.name}{${rule(dark, seats.dark)}}`
    );
  }
}

/** A number in −1…1 that depends on the place alone: nothing wobbles when drawn again. */
export function jitter(seed: string, salt: string): number {
  return (crc32(`${salt}/${seed}`) % 2001) / 1000 - 1;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});
const encoder = new TextEncoder();

/** The checksum that picks variants and strays, as zlib has it. */
export function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const byte of encoder.encode(text)) crc = TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
