import { afterEach, expect, test, vi } from "vitest";
import { analysed } from "./stream";

const encoder = new TextEncoder();

/** A service that answers with these pieces, however they are cut. */
function answers(pieces: string[], status = 200): void {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
}

afterEach(() => vi.unstubAllGlobals());

const ask = (told: (share: number) => void = () => undefined) =>
  analysed({ text: "x" }, told, new AbortController().signal);

test("tells how far it is, then gives the analysis, wherever the stream is cut", async () => {
  const shares: number[] = [];
  answers([
    'data: {"type":"told","sha',
    're":0}\n\ndata: {"type":"told","share":0.5}\n',
    '\ndata: {"type":"done","analysis":{"game":"backgammon"}}\n\n',
  ]);
  expect(await ask((share) => shares.push(share))).toEqual({ game: "backgammon" });
  expect(shares).toEqual([0, 0.5]);
});

test("what is wrong is thrown as the service says it; a stream that breaks off too", async () => {
  const error = '{"code":"record-format","values":{},"text":"no known format"}';
  answers([`data: {"type":"failed","error":${error}}\n\n`]);
  await expect(ask()).rejects.toThrow("no known format");
  answers([`{"error":${error}}`], 400);
  await expect(ask()).rejects.toThrow("no known format");
  answers(['data: {"type":"told","share":0.5}\n\n']);
  await expect(ask()).rejects.toMatchObject({ fault: { code: "page-offline" } });
});
