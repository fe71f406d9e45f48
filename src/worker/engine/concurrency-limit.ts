/** Lets so much work run at a time and the rest wait, in its order. */
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
      // Whoever waits next takes over the place.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
