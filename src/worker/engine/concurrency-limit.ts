/** Runs at most `max()` pieces of work at the same time. Others wait in the order of their calls. */
export class ConcurrencyLimit {
  readonly #max: () => number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(max: () => number) {
    this.#max = max;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running >= this.#max()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The next waiting call takes over the slot, so the count stays.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
