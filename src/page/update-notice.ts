/** Notifies its listeners, once, that a newer version of the app is available. */
export class UpdateNotice {
  readonly #listeners = new Set<() => void>();
  #isKnown = false;

  /** Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void {
    if (this.#isKnown) queueMicrotask(listener);
    else this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Called when the newer version is found; later calls have no effect. */
  readonly notify = (): void => {
    if (this.#isKnown) return;
    this.#isKnown = true;
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  };
}
