import { expect, test, vi } from "vitest";
import { requestFile } from "../../../src/worker/weights/download/file-response.ts";
import { SilentServerError } from "../../../src/worker/weights/download/transfer-errors.ts";

const url = "http://hub.test/model.onnx";

/** A fetch that misses every abort, as Node's does after some garbage collections. It sends one byte, then no more. */
function stubDeafFetch(): void {
  vi.stubGlobal("fetch", async () => {
    const body = new ReadableStream({ type: "bytes", start: (controller) => controller.enqueue(new Uint8Array([7])) });
    return new Response(body, { headers: { "Content-Length": "2" } });
  });
}

test("a response whose reader stops early is cancelled, which frees its connection", async () => {
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal("fetch", async (_url: URL, init: RequestInit) => {
    ({ signal } = init);
    return new Response(new Uint8Array(8));
  });
  const { pieces, cancel } = await requestFile({ url, signal: undefined, stallMs: 60_000 });
  for await (const piece of pieces) if (piece.byteLength > 0) break;
  expect(signal?.aborted).toBe(false);
  cancel();
  expect(signal?.aborted).toBe(true);
});

test("an abort ends the read of a response that the runtime does not end", async () => {
  stubDeafFetch();
  const abort = new AbortController();
  const { pieces } = await requestFile({ url, signal: abort.signal, stallMs: 60_000 });
  const received: number[] = [];
  const reading = (async () => {
    for await (const piece of pieces) received.push(...piece);
  })();
  await vi.waitUntil(() => received.length === 1);
  abort.abort(new Error("no longer needed"));
  await expect(reading).rejects.toThrow("no longer needed");
});

test("an abort ends a request whose response does not begin", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const abort = new AbortController();
  const requesting = requestFile({ url, signal: abort.signal, stallMs: 60_000 });
  abort.abort(new Error("no longer needed"));
  await expect(requesting).rejects.toThrow("no longer needed");
});

test("silence ends the read of a response that the runtime does not end", async () => {
  stubDeafFetch();
  const { pieces } = await requestFile({ url, signal: undefined, stallMs: 20 });
  const reading = (async () => {
    for await (const _ of pieces);
  })();
  await expect(reading).rejects.toThrow(SilentServerError);
});
