/** What a person has set: kept in the browser, read anywhere, put on the document where CSS asks. */

import { stored } from "./stored";

export type Theme = "auto" | "light" | "dark";
export type Pace = "slow" | "normal" | "fast" | "once";
export type Motion = "auto" | "full" | "reduced";

export interface Settings {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** A turn that is complete is confirmed by itself. */
  autoConfirm: boolean;
  /** Mirrors boards whose players face each other: moves run the other way round. */
  mirrored: boolean;
  /** The own side lies at the bottom. */
  ownSide: boolean;
  /** One touch of a piece plays it with the die that lies first. */
  direct: boolean;
  /** Moves that need no thought make themselves, by why they need none. */
  autoForced: boolean;
  autoRoll: boolean;
  autoOff: boolean;
  /** Whoever is about to blunder against computers is asked again. */
  warn: boolean;
  /** Arrows show the last turn. */
  arrows: boolean;
  /** How the steps of others' turns follow each other. */
  pace: Pace;
}

const DEFAULTS: Settings = {
  theme: "auto",
  motion: "auto",
  sound: false,
  autoConfirm: false,
  mirrored: false,
  ownSide: true,
  direct: false,
  autoForced: false,
  autoRoll: false,
  autoOff: false,
  warn: false,
  arrows: true,
  pace: "normal",
};

const kept = stored<Partial<Settings>>("settings", {});

export const settings: Settings = $state({ ...DEFAULTS, ...kept.get() });

const system = $state({ dark: false, still: false });

/** Whether it is dark in the room. */
export function dark(): boolean {
  return settings.theme === "auto" ? system.dark : settings.theme === "dark";
}

/** Whether nothing should move by itself. */
export function still(): boolean {
  return settings.motion === "auto" ? system.still : settings.motion === "reduced";
}

/** Follows the system and the settings; called once, when the page starts. */
export function follow(): void {
  const watch = (query: string, set: (matches: boolean) => void) => {
    const media = matchMedia(query);
    set(media.matches);
    media.addEventListener("change", () => set(media.matches));
  };
  watch("(prefers-color-scheme: dark)", (matches) => (system.dark = matches));
  watch("(prefers-reduced-motion: reduce)", (matches) => (system.still = matches));
  $effect.root(() => {
    $effect(() => kept.set({ ...settings }));
    $effect(() => {
      document.documentElement.dataset.theme = dark() ? "dark" : "light";
      document.documentElement.dataset.motion = still() ? "reduced" : "full";
    });
  });
}
