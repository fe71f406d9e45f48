import { Cancelled, TimedOut } from "../../../inference/errors.ts";
import type { CallControl } from "../../../inference/inference-service.ts";

/** The time limit for a call's first byte (contract 0.5, step 14). It runs until it is stopped. */
export class FirstByteDeadline {
  readonly #expiry = new AbortController();
  readonly #error: TimedOut;
  readonly #timer: ReturnType<typeof setTimeout>;

  constructor(milliseconds: number) {
    this.#error = new TimedOut(milliseconds);
    this.#timer = setTimeout(() => this.#expiry.abort(this.#error), milliseconds);
  }

  /** Aborts when the limit is reached. */
  get signal(): AbortSignal {
    return this.#expiry.signal;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /**
   * Settles like `work`, which gets a signal for the limit and for the caller that leaves. Rejects at that moment, however long
   * the work takes to notice. @throws TimedOut; Cancelled.
   */
  async race<Result>(call: CallControl, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const signal = AbortSignal.any([call.signal, this.signal]);
    const working = work(signal);
    return new Promise<Result>((resolve, reject) => {
      const giveUp = (): void => reject(call.signal.aborted ? new Cancelled() : this.#error);
      if (signal.aborted) giveUp();
      signal.addEventListener("abort", giveUp, { once: true });
      working.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp));
    });
  }
}
