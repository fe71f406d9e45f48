/** Counts the calls whose answers are not delivered yet, and lets a successor take over when there are none. */
export class OpenCalls {
  readonly #hasSuccessor: () => boolean;
  readonly #letGo: () => void;
  #count = 0;

  /** `hasSuccessor` is asked each time: a service worker that was stopped and started again remembers nothing. */
  constructor(hasSuccessor: () => boolean, letGo: () => void) {
    this.#hasSuccessor = hasSuccessor;
    this.#letGo = letGo;
  }

  letGoWhenIdle(): void {
    if (this.#count === 0 && this.#hasSuccessor()) this.#letGo();
  }

  /** To be given to the caller: called with +1 and -1 as calls begin and end. */
  readonly count = (change: 1 | -1): void => {
    this.#count += change;
    this.letGoWhenIdle();
  };
}
