/** Detects failures of a runtime's threads. The runtime itself would wait forever for a thread that does not start. */
import { causeOf } from "../../inference/cause-of.ts";
import { EngineFailureError } from "../base/engine-failure.ts";

export function threadsFailed(caught: unknown): EngineFailureError {
  return new EngineFailureError({ kind: "threads-failed", detail: "the runtime did not start on several threads", cause: causeOf(caught) });
}

/**
 * Settles like `start`, or rejects with `threads-failed` as soon as a worker that it created fails, or a rejection is unhandled
 * after it created one: the glue does not handle the error of a message that it cannot post to a thread.
 */
export async function orThreadFailure<Value>(start: () => Promise<Value>): Promise<Value> {
  const { Worker: PlainWorker } = globalThis;
  // In Node the runtime's glue defines its own Worker.
  if (typeof PlainWorker === "undefined" || typeof addEventListener === "undefined") return start();
  let hasThreads = false;
  let isStarting = true;
  let fail: (caught: unknown) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => (fail = (caught) => reject(threadsFailed(caught))));
  const onRejection = (event: PromiseRejectionEvent): void => {
    if (hasThreads) fail(event.reason);
  };
  globalThis.Worker = class extends PlainWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      hasThreads = true;
      this.addEventListener("error", (event) => {
        // After the start the glue handles the event by throwing its error, which ends the engine.
        if (!isStarting) return;
        fail(event.message || "the script of a thread could not be loaded");
        event.preventDefault();
        event.stopImmediatePropagation();
      });
    }
  };
  addEventListener("unhandledrejection", onRejection);
  try {
    return await Promise.race([start(), failure]);
  } finally {
    isStarting = false;
    globalThis.Worker = PlainWorker;
    removeEventListener("unhandledrejection", onRejection);
  }
}
