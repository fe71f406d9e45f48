import { Cancelled, TimedOut } from "../../../inference/errors.ts";
import type { CallControl } from "../../../inference/inference-service.ts";

/** The time limit for a call's first byte (contract 0.5, step 14). Runs until it is stopped. */
export class FirstByteDeadline {
  readonly #expiry = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;

  constructor(milliseconds: number) {
    // The error is created only at the deadline, because its stack trace is costly.
    this.#timer = setTimeout(() => this.#expiry.abort(new TimedOut(milliseconds)), milliseconds);
  }

  /** Aborts when the limit is reached. */
  get signal(): AbortSignal {
    return this.#expiry.signal;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /**
   * Settles like `work`, whose signal aborts at the limit and when the caller disconnects. Rejects immediately in both
   * cases, even if `work` does not settle. Throws TimedOut or Cancelled.
   */
  async race<Result>(call: CallControl, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const signal = AbortSignal.any([call.signal, this.signal]);
    const working = work(signal);
    return new Promise<Result>((resolve, reject) => {
      const abort = (): void => reject(call.signal.aborted ? new Cancelled() : this.signal.reason);
      if (signal.aborted) abort();
      signal.addEventListener("abort", abort, { once: true });
      working.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
    });
  }
}
