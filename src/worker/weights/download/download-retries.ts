/** Retries of a download. The waits between attempts grow, and start anew with each received byte. */
import type { Wait } from "../../base/wait.ts";
import { SilentServerError, type TransferError } from "./transfer-errors.ts";

/** Milliseconds to wait before each retry. */
const waitsMs = [500, 1000, 2000, 4000, 8000, 16_000];
/** Max retries for a server that has not sent a single byte: it may not exist. */
const maxRetriesWithoutBytes = 2;
/** Max Retry-After to wait for. */
const maxRetryAfterSeconds = 120;

export class DownloadRetries {
  readonly #wait: Wait;
  readonly #signal: AbortSignal | undefined;
  #failures = 0;
  #hasReceived = false;

  constructor(wait: Wait, signal: AbortSignal | undefined) {
    this.#wait = wait;
    this.#signal = signal;
  }

  /** Call this when bytes arrive. */
  received(): void {
    this.#failures = 0;
    this.#hasReceived = true;
  }

  /** Resolves when the next attempt may begin. @throws `failure` if there is none. */
  async after(failure: TransferError): Promise<void> {
    const { retryAfterSeconds } = failure;
    const waitMs = waitsMs[this.#failures];
    // A server that sent Retry-After exists. A silent server costs the whole stall timeout on each attempt.
    const hasAllRetries = (this.#hasReceived && !(failure instanceof SilentServerError)) || retryAfterSeconds !== undefined;
    const isOver = this.#failures >= maxRetriesWithoutBytes && !hasAllRetries;
    if (waitMs === undefined || isOver || (retryAfterSeconds ?? 0) > maxRetryAfterSeconds) throw failure;
    this.#failures += 1;
    await this.#wait(Math.max(waitMs, (retryAfterSeconds ?? 0) * 1000), this.#signal);
  }
}
