/** Moves that need no thought and make themselves, where the settings say so. */

import type { Move } from "../api/types";
import { settings } from "../lib/settings.svelte";
import type { PlayRoom } from "./room.svelte";

/** Long enough to see the dice, in milliseconds. */
const PAUSE = 700;
/** A turn that only passes: long enough to see why. */
const PASSING = 1400;

/** The move that makes itself now, if one does. */
export function itself(moves: Move[]): Move | undefined {
  const wanted = {
    forced: settings.autoForced,
    roll: settings.autoRoll,
    off: settings.autoOff,
  };
  return moves.find((move) => move.itself && wanted[move.itself]);
}

/** Makes them, as long as the component lives that calls it. */
export function playItself(room: () => PlayRoom | undefined): void {
  $effect(() => {
    const now = room();
    const view = now?.shown;
    if (!now || !view || view.outcome || view.standing || !now.mayPlayItself) return;
    const move = itself(view.moves);
    if (!move) return;
    const pause = move.gesture.length > 1 || move.itself === "roll" ? PAUSE : PASSING;
    const timer = setTimeout(() => void now.stepItself(move), pause);
    return () => clearTimeout(timer);
  });
}
