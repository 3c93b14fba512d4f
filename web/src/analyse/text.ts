/** Texts of positions and of whole games, pasted or from files: what is done with them. */

import { json } from "../api/client";
import { language } from "../i18n/text.svelte";
import { go } from "../lib/router.svelte";
import { open } from "../play/open";
import { given } from "./given.svelte";

interface Known {
  game: string;
  kind: "record" | "position";
  position: string;
}

/**
 * Opens a text: a position to be played on by both sides here, a record to be analysed. Throws what is
 * wrong with it. `game`: it is of this game, if it is a position.
 */
export async function openText(text: string, name = "", game?: string): Promise<void> {
  const body = game === undefined ? { text } : { text, game };
  const known = await json<Known>("texts", { method: "POST", body, lang: language() });
  if (known.kind === "record") {
    given.record = { text, name };
    if (location.pathname !== "/analyse") go("/analyse");
  } else
    await open({
      game: known.game,
      position: known.position,
      seats: [{ who: "you" }, { who: "friend" }],
    });
}

/** Whether something pasted is meant for the page and not for a field. */
export function pastedText(event: ClipboardEvent): string {
  const field = (event.target as Element | null)?.closest?.("input, textarea, [contenteditable]");
  return field ? "" : (event.clipboardData?.getData("text/plain").trim() ?? "");
}
