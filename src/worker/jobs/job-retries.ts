/** Retries of background work. No client waits for it, so it waits until the model is available. */
import { EngineFailed, ServiceUnavailable, TimedOut } from "../../inference/errors.ts";
import type { Wait } from "../base/wait.ts";

/** Max retries of a chunk after failures of an engine. */
const maxFailures = 3;

/** Allows unlimited retries of refused or timed out requests, and a few after failures of the engine. */
export class JobRetries {
  readonly #wait: Wait;
  readonly #signal: AbortSignal;
  #failures = 0;

  constructor(wait: Wait, signal: AbortSignal) {
    this.#wait = wait;
    this.#signal = signal;
  }

  /** Waits, then resolves to true if the work may be retried, or to false if it has failed. Rejects when the signal aborts. */
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
