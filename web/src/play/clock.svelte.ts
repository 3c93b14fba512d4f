/** Clocks as they are read here: what the service told, less the time since. */

import type { PlayRoom } from "./room.svelte";

/** From here on seconds are told in tenths, and in the colour of haste. */
const SHORT = 20;
const now = $state({ time: performance.now() });

/** Lets the clocks run while one is shown; call it in an effect. */
export function run(): () => void {
  const timer = setInterval(() => (now.time = performance.now()), 200);
  return () => clearInterval(timer);
}

/** What a seat has left; null without a clock. */
export function left(room: PlayRoom, seat: number): { text: string; short: boolean } | null {
  const told = room.clock?.left[seat];
  if (told === undefined) return null;
  const runs = room.clock?.running === seat;
  const passed = runs ? Math.max(0, now.time - room.clockAt) / 1000 : 0;
  const seconds = Math.max(0, told - passed);
  return { text: written(seconds), short: seconds < SHORT };
}

export function written(seconds: number): string {
  if (seconds < SHORT) return `0:${seconds.toFixed(1).padStart(4, "0")}`;
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((n) => String(n).padStart(2, "0"));
  const hours = Math.floor(whole / 3600);
  return hours ? `${hours}:${parts.join(":")}` : `${Number(parts[0])}:${parts[1]}`;
}
