/** How long a download puts up with a server: waits between attempts grow, and any byte that comes starts them anew. */
import { SilentServerError, type TransferError } from "./transfer-errors.ts";

/** Milliseconds before the attempts that follow a failure. */
const waitsMs = [500, 1000, 2000, 4000, 8000, 16_000];
/** Without a single byte from the server there is no sign that it is there: then only so many. */
const firstWaits = 2;
/** A server that wants to be left alone for longer is not waited for. */
const maxRetryAfterSeconds = 120;

export type Wait = (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;

export class Retries {
  readonly #wait: Wait;
  readonly #signal: AbortSignal | undefined;
  #failures = 0;
  #hasReceived = false;

  constructor(wait: Wait, signal: AbortSignal | undefined) {
    this.#wait = wait;
    this.#signal = signal;
  }

  received(): void {
    this.#failures = 0;
    this.#hasReceived = true;
  }

  /** Resolves when the next attempt may begin. @throws `failure` if there is none. */
  async after(failure: TransferError): Promise<void> {
    const { retryAfterSeconds } = failure;
    const waitMs = waitsMs[this.#failures];
    // A server that says when to come back is there. One that is silent costs the whole limit on silence each time.
    const isPatient = (this.#hasReceived && !(failure instanceof SilentServerError)) || retryAfterSeconds !== undefined;
    const isOver = this.#failures >= firstWaits && !isPatient;
    if (waitMs === undefined || isOver || (retryAfterSeconds ?? 0) > maxRetryAfterSeconds) throw failure;
    this.#failures += 1;
    await this.#wait(Math.max(waitMs, (retryAfterSeconds ?? 0) * 1000), this.#signal);
  }
}

export const waitByTimer: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", onAbort);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", onAbort, { once: true });
  });
