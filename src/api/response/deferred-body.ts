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

/**
 * Returns a body of the pieces. While it waits for a piece, it sends the keep-alive text at its interval. A reader that
 * cancels aborts `call.disconnect`. Stores in `call.bodyEnd` how the body ended.
 */
export function deferredBody(pieces: AsyncIterable<string>, call: ApiCall, keepAlive?: KeepAlive): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let recordEnd: (end: BodyEnd) => void = () => {};
  call.bodyEnd = new Promise((resolve) => {
    recordEnd = resolve;
  });
  let stopKeepAlive = () => {};
  return new ReadableStream({
    async pull(controller) {
      if (keepAlive) {
        stopKeepAlive = repeat(keepAlive, () => {
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(keepAlive.text));
        });
      }
      try {
        const piece = await iterator.next();
        if (!piece.done) return controller.enqueue(encoder.encode(piece.value));
        recordEnd(call.disconnect.signal.aborted ? "cancelled" : "finished");
        controller.close();
      } catch (failure) {
        call.failure ??= failure;
        recordEnd("failed");
        throw failure;
      } finally {
        stopKeepAlive();
      }
    },
    cancel() {
      recordEnd("cancelled");
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
