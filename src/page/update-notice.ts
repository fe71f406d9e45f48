/** Tells, once, that a newer version of the app is there. */
export class UpdateNotice {
  readonly #listeners = new Set<() => void>();
  #isKnown = false;

  /** Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void {
    if (this.#isKnown) queueMicrotask(listener);
    else this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The version is there. */
  readonly tell = (): void => {
    if (this.#isKnown) return;
    this.#isKnown = true;
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  };
}
