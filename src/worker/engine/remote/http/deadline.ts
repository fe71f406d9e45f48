/** Aborts work that takes too long, or whose caller left. */
import { EngineFailureError } from "../../../base/engine-failure.ts";

export class Deadline {
  readonly #controller = new AbortController();
  readonly #outer: AbortSignal;
  readonly #follow = (): void => this.#controller.abort(this.#outer.reason);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `outer`: the caller's. */
  constructor(outer: AbortSignal) {
    this.#outer = outer;
    if (outer.aborted) this.#follow();
    else outer.addEventListener("abort", this.#follow, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** From now on; replaces the limit before. `what` must happen within `milliseconds`. */
  expect(what: string, milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const detail = `the server sent no ${what} within ${milliseconds} ms`;
      this.#controller.abort(new EngineFailureError({ kind: "unavailable", detail }));
    }, milliseconds);
  }

  /** No limit any more. */
  clear(): void {
    clearTimeout(this.#timer);
  }

  /** Ends everything that the signal was given to. */
  end(): void {
    this.clear();
    this.#outer.removeEventListener("abort", this.#follow);
    this.#controller.abort();
  }
}

/** Settles like `work`, or rejects with the signal's reason as soon as it is aborted. */
export function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason instanceof Error ? signal.reason : new DOMException("aborted", "AbortError"));
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}
