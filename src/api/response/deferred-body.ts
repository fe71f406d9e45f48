/** Response bodies that are written after the headers are sent. */
import type { ApiCall, BodyEnd } from "../request/api-call.ts";

/** Runs `action` after `milliseconds`. Returns a function that cancels it. */
export type Timer = (milliseconds: number, action: () => void) => () => void;

export const setTimer: Timer = (milliseconds, action) => {
  const timeout = setTimeout(action, milliseconds);
  return () => clearTimeout(timeout);
};

export interface KeepAlive {
  text: string;
  milliseconds: number;
  timer: Timer;
}

const keepAlives = new WeakSet<Uint8Array>();

/** Whether a chunk of a body is keep-alive text: when one is sent depends on the clock, not on the request. */
export const isKeepAlive = (chunk: Uint8Array): boolean => keepAlives.has(chunk);

const lastWords = new WeakMap<Uint8Array, string>();

/** Returns the `ApiCall.lastWords` of the moment after a chunk; undefined if the body can only break off there. */
export const lastWordsOf = (chunk: Uint8Array): string | undefined => lastWords.get(chunk);

/**
 * Returns a body of the pieces. While it waits for a piece, it sends the keep-alive text at its interval. If the reader
 * cancels, it aborts `call.disconnect`. It stores in `call.bodyEnd` how the body ended.
 */
export function deferredBody(pieces: AsyncIterable<string>, call: ApiCall, keepAlive?: KeepAlive): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let reportEnd: (end: BodyEnd) => void = () => {};
  call.bodyEnd = new Promise((resolve) => {
    reportEnd = resolve;
  });
  let stopKeepAlive = () => {};
  return new ReadableStream({
    async pull(controller) {
      if (keepAlive) {
        stopKeepAlive = repeat(keepAlive, () => {
          if ((controller.desiredSize ?? 0) <= 0) return;
          const chunk = encoder.encode(keepAlive.text);
          keepAlives.add(chunk);
          controller.enqueue(chunk);
        });
      }
      try {
        const piece = await iterator.next();
        if (!piece.done) {
          const chunk = encoder.encode(piece.value);
          // Only callers with a journal read them.
          if (call.lastWords && call.journal.arrival !== undefined) lastWords.set(chunk, call.lastWords());
          return controller.enqueue(chunk);
        }
        reportEnd(call.disconnect.signal.aborted ? "cancelled" : "finished");
        controller.close();
      } catch (failure) {
        call.failure ??= failure;
        reportEnd("failed");
        throw failure;
      } finally {
        stopKeepAlive();
      }
    },
    cancel() {
      reportEnd("cancelled");
      stopKeepAlive();
      call.disconnect.abort();
      // Not awaited: it settles only when the computation has stopped, and the reader has already disconnected.
      iterator.return?.().catch(() => {});
    },
  });
}

function repeat({ milliseconds, timer }: KeepAlive, action: () => void): () => void {
  const again = () => {
    action();
    stop = timer(milliseconds, again);
  };
  let stop = timer(milliseconds, again);
  return () => stop();
}
