/** `AbortSignal.any`, which Safari lacks before version 17.4 and Firefox before 124, with a way to let go of the signals. */
export class CompositeSignal {
  readonly #controller = new AbortController();
  readonly #signals: readonly AbortSignal[];

  constructor(...signals: (AbortSignal | undefined)[]) {
    this.#signals = signals.filter((signal) => signal !== undefined);
    const aborted = this.#signals.find((signal) => signal.aborted);
    if (aborted !== undefined) this.abort(aborted.reason);
    else for (const signal of this.#signals) signal.addEventListener("abort", this.#onAbort);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  abort(reason: unknown): void {
    this.#controller.abort(reason);
    this.release();
  }

  /** Ends the subscriptions, so that a signal of the page does not keep this object in memory. */
  release(): void {
    for (const signal of this.#signals) signal.removeEventListener("abort", this.#onAbort);
  }

  readonly #onAbort = (): void => this.abort(this.#signals.find((signal) => signal.aborted)?.reason);
}

/** Settles like `work`. Rejects with the result of `error` (default: the reason of `signal`) as soon as `signal` aborts. */
export function orAborted<Value>(work: Promise<Value>, signal: AbortSignal, error = (): unknown => signal.reason): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(error());
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
