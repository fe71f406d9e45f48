/** Response bodies that are written after the headers were sent. */
import type { ApiCall, BodyEnd } from "../request/api-call.ts";

/** Runs `action` after `milliseconds`; the returned function takes it back. */
export type Timer = (milliseconds: number, action: () => void) => () => void;

export interface KeepAlive {
  text: string;
  milliseconds: number;
  timer: Timer;
}

/**
 * A body of the pieces as they come. While a piece is awaited, the keep-alive text is sent at its interval. A reader
 * that cancels aborts `call.left`. Records in `call.bodyEnd` how the body ended.
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
      // Not awaited: it settles only when the work behind has stopped, and the reader has left already.
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
