/** How background work bears failures of a model: nobody waits for it, so it waits until the model can serve it. */
import { EngineFailed, ServiceUnavailable, TimedOut } from "../../inference/errors.ts";

/** Resolves after some milliseconds; rejects when `signal` aborts. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const waitByTimer: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", abort, { once: true });
  });

/** Failures of an engine that a chunk survives. */
const maxFailures = 3;

/** Repeats what was refused or timed out as long as it takes, and what failed in the engine some times. */
export class Retries {
  readonly #wait: Wait;
  readonly #signal: AbortSignal;
  #failures = 0;

  constructor(wait: Wait, signal: AbortSignal) {
    this.#wait = wait;
    this.#signal = signal;
  }

  /** Resolves when the work may be tried again, to false if it may not. Rejects when the signal aborts. */
  async after(failure: unknown): Promise<boolean> {
    this.#signal.throwIfAborted();
    if (failure instanceof ServiceUnavailable) await this.#wait(failure.retryAfterSeconds * 1000, this.#signal);
    else if (failure instanceof TimedOut) await this.#wait(1000, this.#signal);
    else if (failure instanceof EngineFailed && this.#failures < maxFailures) {
      this.#failures += 1;
      await this.#wait(1000 * 2 ** (this.#failures - 1), this.#signal);
    } else return false;
    return true;
  }
}
