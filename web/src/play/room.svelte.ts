/** A room as it is played here: what the service said last, the own draft, what is looked back at. */

import { Live, type Link } from "../api/live";
import type {
  Clock,
  Done,
  Draft,
  Entry,
  EventChoice,
  Fault,
  FromService,
  Layout,
  Meant,
  Move,
  Overlays,
  Played,
  Presence,
  Refused,
  Seat,
  Solved,
  State,
  View,
  Viewed,
  Warned,
} from "../api/types";
import { spelt } from "../board/sprite";
import { language } from "../i18n/text.svelte";
import { settings } from "../lib/settings.svelte";
import { play as sound } from "../ui/sound";
import { stepsAt, turnAt } from "./moves";
import { myRoom, remember } from "./mine.svelte";
import { oneByOne, Showing, type Frame } from "./showing.svelte";

export class PlayRoom {
  link: Link = $state("connecting");
  game = $state("");
  seats: Seat[] = $state([]);
  yours: number[] = $state([]);
  entries: Entry[] = $state([]);
  view: View | null = $state.raw(null);
  clock: Clock | null = $state.raw(null);
  /** When the clock was told. */
  clockAt = $state(0);
  draft: Draft | null = $state.raw(null);
  presence: Presence = $state({ type: "presence", online: [], spectators: 0, thinking: [] });
  next: string | null = $state(null);
  /** Why the service refused what was asked last. */
  fault: Fault | null = $state(null);
  /** A past position, while one is looked at. */
  past: View | null = $state.raw(null);
  /** Whether it can be asked who wins, wherever nobody elsewhere plays. */
  solvable = $state(false);
  /** Whether the game can be analysed once it is over. */
  analysable = $state(false);
  solving = $state(false);
  /** Who wins in the position that is shown, once it was asked. */
  solved: Solved | null = $state.raw(null);
  /** Whether it is being found out if the turn is a blunder. */
  asking = $state(false);
  /** Why the own turn, not confirmed yet, is one. */
  warned: Warned | null = $state.raw(null);
  /** Which of two dice lies first: 2 once they are swapped. */
  rank = $state(1);
  /** How many steps of the draft have made themselves; after an undo none does, in this turn. */
  private made = 0;
  private byHand = $state(false);
  /** Whose view of the board is shown; null: one's own. */
  pov: number | null = $state(null);
  private marked: { of: View; seat: number; overlays: Overlays } | null = $state.raw(null);
  /** How turns are shown, and what has been told. */
  readonly turns = new Showing();
  private readonly live: Live;

  constructor(readonly room: string) {
    this.live = new Live(room, {
      tokens: Object.values(myRoom(room)?.tokens ?? {}),
      lang: language(),
      heard: (message) => this.hear(message),
      changed: (link) => (this.link = link),
    });
  }

  close(): void {
    this.turns.close();
    this.live.close();
  }

  /** The position that is shown: one looked back at, the own draft, or the latest. */
  get shown(): View | null {
    return this.past ?? this.draft?.view ?? this.turns.told;
  }

  /** What lies on the table; somebody else's turn is shown step by step. */
  get layout(): Layout | null {
    return this.turns.now?.layout ?? this.shown?.layout ?? null;
  }

  /** Moves as people write them, in the language of the page. */
  spelt = (moves: string): string => spelt(this.layout?.theme ?? "", moves);

  /** Whether it is for somebody at this page to move, in the latest position. */
  get mine(): boolean {
    return !!this.view && !this.view.standing && this.yours.includes(this.view.actor);
  }

  /** The entries that were told: while a turn is shown, no more than is shown of it. */
  get toldEntries(): Entry[] {
    return this.entries.slice(0, this.turns.count);
  }

  /** Named sets of targets, from the view that is wanted. */
  get overlays(): Overlays {
    if (this.pov === null) return this.shown?.overlays ?? {};
    const { marked, pov, shown } = this;
    return marked && marked.seat === pov && marked.of === shown ? marked.overlays : {};
  }

  /** Asks for the view of another seat, of the position that is shown. */
  async mark(): Promise<void> {
    const { pov, shown } = this;
    if (pov === null || !shown) return;
    const answer = await this.live.mark(shown.ply, pov);
    if (answer.type === "marked") this.marked = { of: shown, seat: pov, overlays: answer.overlays };
  }

  /** The targets of the turn that is shown, in order, as far as it is shown. */
  get steps(): string[] {
    return stepsAt(this.entries, this.turns.now?.ply ?? this.ply);
  }

  get ply(): number {
    return this.past?.ply ?? this.entries.length;
  }

  /** Whether it may be asked who wins: nobody elsewhere plays, or the game is over. */
  get mayAsk(): boolean {
    const here = this.seats.every(
      ({ who }, seat) => who === "computer" || this.yours.includes(seat),
    );
    return this.solvable && (!!this.view?.outcome || (here && this.yours.length > 0));
  }

  /** Asks who wins in the position that is shown, and by which moves. */
  async solve(): Promise<void> {
    const ply = this.ply;
    this.solved = null;
    this.solving = true;
    const answer = await this.live.solve(ply);
    this.solving = false;
    if (answer.type === "refused") this.fault = answer.error;
    else if (ply === this.ply) this.solved = answer;
  }

  /** Whether other turns are still being shown. */
  get showing(): boolean {
    return this.turns.on;
  }

  /** Whether the latest turns are still being shown: what is told is not how things stand. */
  get behind(): boolean {
    return this.turns.told !== this.view;
  }

  /** Whether moves may make themselves now. */
  get mayPlayItself(): boolean {
    return !this.past && !this.showing && !this.byHand && !this.fault && this.link === "open";
  }

  /** Whether the dice can be swapped: some piece can go by either. */
  get canSwap(): boolean {
    return !this.past && !!this.shown?.moves.some(({ quick }) => quick === 2);
  }

  swap(): void {
    this.rank = 3 - this.rank;
    sound(this.layout?.theme ?? "", "dice");
  }

  /** A step that makes itself; a turn of nothing else needs no word of its player. */
  async stepItself(move: Move): Promise<void> {
    this.made += 1;
    await this.step(move);
    if (this.draft?.view.complete && this.made === this.draft.moves.length) await this.insist();
  }

  /** One more step of the turn; a turn of one step is played at once. */
  async step({ text, gesture }: Move): Promise<void> {
    await this.add([text], [gesture]);
  }

  /** Makes all the moves that a line names, or none; why not, if it cannot be done. */
  async type(line: string): Promise<Fault | null> {
    if (!this.view) return null;
    this.skip();
    const answer = await this.live.typed(this.view.actor, this.draft?.moves ?? [], line);
    if (answer.type === "refused") return answer.error;
    const { moves, gestures } = answer as Meant;
    return (await this.add(moves, gestures)) ? null : this.fault;
  }

  private async add(texts: string[], targets: string[][]): Promise<boolean> {
    if (!this.view) return false;
    const seat = this.view.actor;
    const moves = [...(this.draft?.moves ?? []), ...texts];
    const made = await this.redraft(seat, moves, [...(this.draft?.gestures ?? []), ...targets]);
    if (made) {
      const complete = this.draft?.view.complete ?? false;
      if (complete && (moves.length === 1 || settings.autoConfirm)) await this.confirm();
    }
    return made;
  }

  async undo(): Promise<void> {
    if (!this.draft) return;
    const { seat, moves, gestures } = this.draft;
    this.byHand = true;
    await this.redraft(seat, moves.slice(0, -1), gestures.slice(0, -1));
  }

  private async redraft(seat: number, moves: string[], gestures: string[][]): Promise<boolean> {
    const answer = await this.live.draft(seat, moves);
    if (!this.taken(answer)) return false;
    const { view } = answer as Viewed;
    this.draft = moves.length ? { seat, moves, gestures, view } : null;
    sound(view.layout.theme, "move");
    return true;
  }

  /** Whether everybody else is a computer, and the game is one that can be judged. */
  private get mayWarn(): boolean {
    const alone = this.seats.every(({ who }, seat) => who === "computer" || seat === this.yours[0]);
    return this.analysable && alone;
  }

  /** Plays the turn; with the setting not before it is known to be no blunder. */
  async confirm(): Promise<void> {
    const draft = this.draft;
    if (!draft || this.asking) return;
    if (settings.warn && this.mayWarn) {
      this.asking = true;
      const answer = await this.live.warn(draft.seat, draft.moves);
      this.asking = false;
      if (this.draft !== draft) return;
      if (answer.type === "warned" && answer.loss !== null) {
        this.warned = answer;
        return;
      }
    }
    await this.insist();
  }

  /** Thinks again: what was said in one word is taken back, of a turn in steps any may be. */
  async reconsider(): Promise<void> {
    if (!this.warned) return;
    this.warned = null;
    if (this.draft?.moves.length === 1) await this.undo();
  }

  /** Plays the turn, whatever it is. */
  async insist(): Promise<void> {
    this.warned = null;
    if (this.draft) this.taken(await this.live.confirm(this.draft.seat, this.draft.moves));
  }

  async event({ seat, kind, values }: EventChoice): Promise<void> {
    this.taken(await this.live.event(seat, kind, values));
  }

  /** Looks at the position after `ply` entries; the latest, and the game goes on. */
  async look(ply: number): Promise<void> {
    this.skip();
    this.solved = null;
    const before = this.ply;
    if (ply >= this.entries.length) this.past = null;
    else {
      const answer = await this.live.look(Math.max(0, ply));
      if (!this.taken(answer)) return;
      this.past = (answer as Viewed).view;
    }
    const turn = turnAt(this.entries, this.ply);
    if (turn && turn.start === before && ply > before) await this.walk(turn);
  }

  /** Shows the turn that led here once more, step by step. */
  async again(): Promise<void> {
    this.skip();
    const turn = turnAt(this.entries, this.ply);
    if (turn) await this.walk(turn);
  }

  /** Whether there are steps to show again. */
  get mayRepeat(): boolean {
    return !this.draft && !this.showing && this.steps.length > 1 && oneByOne(this.steps.length);
  }

  private async walk({ start, end }: { start: number; end: number }): Promise<void> {
    const shown = this.shown;
    if (!shown || !oneByOne(end - start)) return;
    const plies = Array.from({ length: end - start }, (_, i) => start + i);
    const views = await Promise.all(plies.map((ply) => this.live.look(ply)));
    if (this.shown !== shown) return;
    const frames = views.flatMap((answer) =>
      answer.type === "view" ? [{ ply: answer.view.ply, layout: answer.view.layout }] : [],
    );
    if (!frames.length) return;
    this.skip();
    this.turns.add([...frames, { ply: this.ply, layout: shown.layout }]);
  }

  /** Takes what is still to be shown as shown. */
  skip(): void {
    this.turns.skip();
  }

  private taken(answer: Viewed | Done | Refused): boolean {
    this.fault = answer.type === "refused" ? answer.error : null;
    return answer.type !== "refused";
  }

  private hear(message: FromService): void {
    if (message.type === "state") this.state(message);
    else if (message.type === "played") this.played(message);
    else if (message.type === "presence") this.presence = message;
  }

  private state(state: State): void {
    const first = this.view === null;
    this.skip();
    this.game = state.game;
    this.seats = state.seats;
    this.anew();
    this.yours = state.yours;
    this.append(state.entries, state.version);
    if (this.solved?.ply !== this.ply) this.solved = null;
    this.view = state.view;
    this.turns.begin(state.view, state.version);
    this.draft = state.draft;
    this.next = state.next;
    this.solvable = state.solvable;
    this.analysable = state.analysable;
    this.tell(state.clock);
    if (this.yours.length || first) this.note();
  }

  private played({ entries, frames, version, view, clock }: Played): void {
    const own = this.draft?.moves ?? [];
    const first = entries[0]?.seat;
    // What was drafted here is seen already.
    const known = own.length && first === this.draft?.seat ? own.length : 0;
    this.append(entries, version);
    this.view = view;
    this.draft = null;
    this.fault = null;
    this.anew();
    if (!this.past) this.solved = null;
    this.tell(clock);
    const made = entries.map((entry, i): Frame => ({
      ply: entry.ply + 1,
      layout: frames[i]!,
      entry,
      first: i === 0,
    }));
    const last = made.at(-1);
    if (last) last.news = { entries, view };
    if (known) {
      this.skip();
      this.turns.see(made.slice(0, known), false);
    }
    const fresh = made.slice(known);
    if (!oneByOne(fresh.length) || this.past) {
      this.skip();
      this.turns.see(fresh);
    } else this.turns.add(fresh);
    this.note();
  }

  private anew(): void {
    this.warned = null;
    this.rank = 1;
    this.made = 0;
    this.byHand = false;
  }

  private append(entries: Entry[], version: number): void {
    const since = entries[0]?.ply ?? version;
    this.entries = [...this.entries.slice(0, since), ...entries];
  }

  private tell(clock: Clock | null): void {
    this.clock = clock;
    this.clockAt = performance.now();
  }

  private note(): void {
    const over = this.view?.outcome !== null;
    if (this.yours.length) remember({ room: this.room, game: this.game, over, lost: false });
    else if (myRoom(this.room)) remember({ room: this.room, over, lost: true });
  }
}
