/** Counts the calls whose answers are not delivered yet, and lets a successor take over when there are none. */
export class OpenCalls {
  readonly #letGo: () => void;
  #count = 0;
  #hasSuccessor = false;

  constructor(letGo: () => void) {
    this.#letGo = letGo;
  }

  letGoWhenIdle(): void {
    this.#hasSuccessor = true;
    this.#check();
  }

  /** To be given to the caller: called with +1 and -1 as calls begin and end. */
  readonly count = (change: 1 | -1): void => {
    this.#count += change;
    this.#check();
  };

  #check(): void {
    if (this.#count === 0 && this.#hasSuccessor) this.#letGo();
  }
}
