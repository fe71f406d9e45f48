/**
 * The end of something that lives long, such as an engine, and work that must not outlast it. Not `Promise.race` with a promise of
 * the end: that keeps something of every piece of work until the end comes.
 */
export class Ending {
  #end: { reason: Error } | undefined;
  readonly #waiting = new Set<(reason: Error) => void>();

  /** Rejects all work under way, and later work, with `reason`. Another call changes nothing. */
  end(reason: Error): void {
    if (this.#end !== undefined) return;
    this.#end = { reason };
    for (const reject of this.#waiting) reject(reason);
    this.#waiting.clear();
  }

  /** Settles like `work`, or rejects with the reason as soon as the end comes; how `work` ends then is nobody's matter. */
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
