/** Asking the service for an analysis: it tells how far it is, and can be stopped. */

import { Offline, ServiceError } from "../api/client";
import type { Fault } from "../api/types";
import { language } from "../i18n/text.svelte";
import type { TurnAnalysis } from "./turns/types";
import type { Analysis } from "./types";

export type Asked = { text: string; name?: string } | { room: string };
type Told =
  | { type: "told"; share: number }
  | { type: "done"; analysis: Analysis | TurnAnalysis }
  | { type: "failed"; error: Fault };

/** The analysis; `told` hears how far it is, from 0 to 1. Throws what is wrong, and when stopped. */
export async function analysed(
  asked: Asked,
  told: (share: number) => void,
  signal: AbortSignal,
): Promise<Analysis | TurnAnalysis> {
  const answer = await fetch("/api/analyses", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": language() },
    body: JSON.stringify(asked),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new Offline();
  });
  if (!answer.ok) {
    const { error } = (await answer.json()) as { error: Fault };
    throw new ServiceError(answer.status, error);
  }
  for await (const message of events(answer.body!)) {
    if (message.type === "told") told(message.share);
    else if (message.type === "done") return message.analysis;
    else throw new ServiceError(400, message.error);
  }
  throw new Offline();
}

/** The messages of an event stream. */
export async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<Told> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const parts = rest.split("\n\n");
    rest = parts.pop()!;
    for (const part of parts)
      if (part.startsWith("data: ")) yield JSON.parse(part.slice(6)) as Told;
    if (done) return;
  }
}
