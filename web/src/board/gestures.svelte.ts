/**
 * What touches mean: the legal moves as a tree of gestures. No rule is known here; a move is a list of
 * targets to touch one after another, and what can be touched next is what some move goes on with.
 */

import type { Move } from "../api/types";

/** What came of a touch. */
export type Touched =
  | { kind: "move"; move: Move }
  /** Something is chosen, more touches follow. */
  | { kind: "chosen" }
  /** The choice was taken back. */
  | { kind: "cancelled" }
  /** No move goes this way. */
  | { kind: "nothing" };

export class Gestures {
  /** The targets touched so far. */
  chosen: string[] = $state.raw([]);
  /** A later target that was touched first; some tool among the first targets must follow. */
  private waiting: string | null = $state(null);

  /**
   * `tools` are targets that say what to do (buttons), so they may be touched after the place too.
   * `tool` is the one of the step before: it stays in the hand while there is a choice.
   * `rank` is that of the quick moves which touches make; `direct`: the first touch makes them.
   */
  constructor(
    readonly moves: Move[],
    private readonly tools: ReadonlySet<string> = new Set(),
    tool: string | null = null,
    private readonly rank = 1,
    private readonly direct = false,
  ) {
    const first = this.first();
    if (tool !== null && first.size > 1 && first.has(tool) && !this.whole([tool]))
      this.chosen = [tool];
  }

  /** The targets that can be touched now, and lead on. */
  next(): Set<string> {
    if (this.waiting !== null) return this.toolsFor(this.waiting);
    const depth = this.chosen.length;
    return new Set(this.matching(this.chosen).flatMap((move) => move.gesture[depth] ?? []));
  }

  /** The targets that any move begins with. */
  first(): Set<string> {
    return new Set(this.moves.flatMap((move) => move.gesture[0] ?? []));
  }

  /** All that can be touched with some effect: what leads on, other beginnings, places before tools. */
  open(): Set<string> {
    const open = new Set([...this.next(), ...this.first()]);
    if (this.marked.length > 0) return open;
    for (const { gesture } of this.moves)
      if (gesture.length > 1 && this.tools.has(gesture[0]!)) open.add(gesture[1]!);
    return open;
  }

  /** The targets that begin a move which needs another touch. */
  begins(): Set<string> {
    return new Set(this.moves.flatMap(({ gesture }) => (gesture.length > 1 ? gesture[0]! : [])));
  }

  /** The targets chosen so far, in order. */
  get marked(): string[] {
    return this.waiting === null ? this.chosen : [this.waiting];
  }

  /** A touch; `lifted`: of a piece that is to be carried, so that nothing is made of it yet. */
  touch(id: string, lifted = false): Touched {
    if (this.direct && !lifted && this.chosen.length === 0) {
      const made = this.quickOf(id, this.rank);
      if (made) return this.play(made);
    }
    if (this.waiting !== null) return this.afterPlace(id);
    if (id === this.chosen.at(-1) && !this.next().has(id)) {
      const whole = this.whole(this.chosen) ?? this.quick();
      return whole ? this.play(whole) : this.cancel();
    }
    if (this.next().has(id)) return this.goOn([...this.chosen, id]);
    if (this.first().has(id)) return this.goOn([id]);
    if (this.chosen.length > 0) return this.cancel();
    return this.toolsFor(id).size > 0 ? this.place(id) : { kind: "nothing" };
  }

  /** The move that is made by touching once more what is chosen. */
  quick(): Move | undefined {
    return this.chosen.length === 1 ? this.quickOf(this.chosen[0]!, this.rank) : undefined;
  }

  /** A touch with the other button: the quick move that the first does not make. */
  other(id: string): Touched {
    const made = this.quickOf(id, 3 - this.rank);
    return made ? this.play(made) : { kind: "nothing" };
  }

  /** Whether some piece has two quick moves. */
  get hasOther(): boolean {
    return this.moves.some(({ quick }) => quick === 2);
  }

  /** The quick move of this rank that begins at a target, else the only one. */
  private quickOf(id: string, rank: number): Move | undefined {
    const quick = this.matching([id]).filter((move) => move.quick);
    return quick.find((move) => move.quick === rank) ?? quick[0];
  }

  /** Takes the choice back. */
  cancel(): Touched {
    const any = this.marked.length > 0;
    this.chosen = [];
    this.waiting = null;
    return { kind: any ? "cancelled" : "nothing" };
  }

  private goOn(path: string[]): Touched {
    this.waiting = null;
    const matching = this.matching(path);
    const whole = this.whole(path);
    if (whole && matching.every((move) => move.gesture.length === path.length))
      return this.play(whole);
    this.chosen = path;
    return { kind: "chosen" };
  }

  /** A place before the tool: played at once where only one tool fits. */
  private place(id: string): Touched {
    const tools = [...this.toolsFor(id)];
    this.chosen = [];
    if (tools.length === 1) return this.goOn([tools[0]!, id]);
    this.waiting = id;
    return { kind: "chosen" };
  }

  private afterPlace(id: string): Touched {
    const place = this.waiting!;
    const fits = this.toolsFor(place).has(id);
    this.waiting = null;
    if (fits) return this.goOn([id, place]);
    if (id === place) return { kind: "cancelled" };
    const touched = this.touch(id);
    return touched.kind === "nothing" ? { kind: "cancelled" } : touched;
  }

  private toolsFor(id: string): Set<string> {
    const fitting = this.moves.filter(
      ({ gesture }) => gesture[1] === id && this.tools.has(gesture[0]!),
    );
    return new Set(fitting.map(({ gesture }) => gesture[0]!));
  }

  private matching(path: string[]): Move[] {
    return this.moves.filter(({ gesture }) => path.every((id, i) => gesture[i] === id));
  }

  private whole(path: string[]): Move | undefined {
    return this.matching(path).find(({ gesture }) => gesture.length === path.length);
  }

  private play(move: Move): Touched {
    this.chosen = [];
    this.waiting = null;
    return { kind: "move", move };
  }
}
