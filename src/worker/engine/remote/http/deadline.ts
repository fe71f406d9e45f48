/** Aborts a request that takes too long or that its caller aborts. */
import { EngineFailureError } from "../../../base/engine-failure.ts";

export class Deadline {
  readonly #controller = new AbortController();
  readonly #outer: AbortSignal;
  readonly #follow = (): void => this.#controller.abort(this.#outer.reason);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `outer`: the caller's signal. */
  constructor(outer: AbortSignal) {
    this.#outer = outer;
    if (outer.aborted) this.#follow();
    else outer.addEventListener("abort", this.#follow, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Starts a new limit, which replaces the last one. `item`: the expected part of the response, for the error text. */
  expect(item: string, milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const detail = `the server sent no ${item} within ${milliseconds} ms`;
      this.#controller.abort(new EngineFailureError({ kind: "unavailable", detail }));
    }, milliseconds);
  }

  /** Removes the limit. */
  clear(): void {
    clearTimeout(this.#timer);
  }

  /** Aborts the signal. */
  end(): void {
    this.clear();
    this.#outer.removeEventListener("abort", this.#follow);
    this.#controller.abort();
  }
}
