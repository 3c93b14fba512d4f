/** What fingers and mice do on the board: pieces lifted, carried and dropped, taps, the other button. */

import type { Gestures } from "./gestures.svelte";
import type { Places } from "./geometry";
import type { Point } from "./places";
import type { Handlers } from "./pointer";
import type { Scene } from "./scene";
import type { BoardView } from "./view.svelte";

/** The board, as it is when something happens. */
export interface Board {
  readonly view: BoardView;
  now(): {
    places: Places;
    gestures: Gestures;
    /** All that a touch does something to. */
    open: ReadonlySet<string>;
    scene: Scene | undefined;
  };
  /** Touches a target; whether a move was made. */
  touch(id: string | undefined, how?: { dropped?: boolean; lifted?: boolean }): boolean;
  /** Touches a target with the other button. */
  touchOther(id: string): boolean;
  cancel(): void;
  hovers(id: string | null): void;
  presses(id: string | null): void;
  magnifies(loupe: { spot: Point; held: boolean } | null): void;
}

export function hands(board: Board): Handlers {
  const under = (spot: Point): string | undefined => {
    const { places, open } = board.now();
    return places.under(board.view.toCells(...spot), places.sheet ? 0 : 0.35, open)?.id;
  };
  return {
    isSmall(spot) {
      const { width = 1, height = 1 } = board.now().places.byId.get(under(spot) ?? "") ?? {};
      return board.view.isSmall(width, height);
    },
    press: (spot) => board.presses(spot && (under(spot) ?? null)),
    canLift(spot) {
      const id = under(spot);
      const { gestures, places } = board.now();
      if (id === undefined || !gestures.first().has(id)) return false;
      const full = places.layout.pieces.some((piece) => piece.at === id);
      return full && gestures.begins().has(id);
    },
    lift(spot) {
      const id = under(spot)!;
      if (board.now().gestures.marked.at(-1) !== id) board.touch(id, { lifted: true });
      board.now().scene?.lift(id);
    },
    carry(spot) {
      board.hovers(under(spot) ?? null);
      board.now().scene?.carry(board.view.toCells(...spot));
    },
    drop(spot) {
      const id = under(spot);
      board.hovers(null);
      const leads = id !== undefined && board.now().gestures.next().has(id);
      board.now().scene?.letGo(leads && board.touch(id, { dropped: true }));
    },
    release() {
      board.cancel();
      board.now().scene?.letGo(false);
    },
    tap(spot) {
      board.magnifies(null);
      board.touch(under(spot));
    },
    other(spot) {
      const id = under(spot);
      return id !== undefined && board.touchOther(id);
    },
    hover(spot) {
      const id = spot && (under(spot) ?? null);
      board.hovers(id);
      const leads = spot && id && board.now().gestures.next().has(id);
      board.now().scene?.lookAt(leads ? board.view.toCells(...spot) : null);
    },
    magnify: (spot, held) => board.magnifies({ spot, held }),
  };
}
