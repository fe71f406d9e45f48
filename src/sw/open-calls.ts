/** Counts the calls whose responses are not delivered yet, and activates a waiting successor as soon as no call is open. */
export class OpenCalls {
  readonly #hasSuccessor: () => boolean;
  readonly #activateSuccessor: () => void;
  #count = 0;

  /** `hasSuccessor` is called each time, because a restarted service worker has lost its state. */
  constructor(hasSuccessor: () => boolean, activateSuccessor: () => void) {
    this.#hasSuccessor = hasSuccessor;
    this.#activateSuccessor = activateSuccessor;
  }

  yieldWhenIdle(): void {
    if (this.#count === 0 && this.#hasSuccessor()) this.#activateSuccessor();
  }

  /** Callback for the caller: receives +1 and -1 as calls begin and end. */
  readonly count = (change: 1 | -1): void => {
    this.#count += change;
    this.yieldWhenIdle();
  };
}
