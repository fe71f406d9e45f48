/**
 * The end of a long-lived object, such as an engine, and work that must not outlast it. `Promise.race` with a promise
 * of the end would keep a reaction of every piece of work in memory until the end comes.
 */
export class Ending {
  #end: { reason: Error } | undefined;
  readonly #waiting = new Set<(reason: Error) => void>();

  /** Rejects all work under way, and later work, with `reason`. Only the first call has an effect. */
  end(reason: Error): void {
    if (this.#end !== undefined) return;
    this.#end = { reason };
    for (const reject of this.#waiting) reject(reason);
    this.#waiting.clear();
  }

  /** Settles like `work`, or rejects with the reason as soon as the end comes. The outcome of `work` is then ignored. */
  during<Value>(work: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      if (this.#end === undefined) this.#waiting.add(reject);
      else reject(this.#end.reason);
      const leave = (): void => void this.#waiting.delete(reject);
      work.then(
        (value) => {
          leave();
          resolve(value);
        },
        (failure: unknown) => {
          leave();
          reject(failure);
        },
      );
    });
  }
}
