/** Whether a running reply was asked to stop. A "time-out" can become a "cancel", but not the other way round. */
export class Interruption {
  readonly #abort = new AbortController();
  #kind: "cancel" | "time-out" | undefined;

  /** Undefined: not interrupted. */
  get kind(): "cancel" | "time-out" | undefined {
    return this.#kind;
  }

  /** Aborted by the first interruption. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  interrupt(kind: "cancel" | "time-out"): void {
    if (this.#kind !== "cancel") this.#kind = kind;
    this.#abort.abort();
  }
}
