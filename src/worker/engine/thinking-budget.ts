/** Ends the thinking of a reply when it has used up its tokens (contract 2.1, thinking.token_budget). */
export class ThinkingBudget {
  readonly #budget: number;
  readonly #closing: Int32Array;
  #used = 0;
  #written = 0;

  /** `closing`: the tokens that end the thinking. They are part of the reply and count as its output. */
  constructor(budget: number, closing: Int32Array) {
    this.#budget = budget;
    this.#closing = closing;
  }

  /** A token of the thinking was written; the model's own, not one of `closing`. */
  count(): void {
    this.#used += 1;
  }

  /** The token that must come next; undefined: the model chooses. `isThinking`: whether the thinking is still open. */
  next(isThinking: boolean): number | undefined {
    const isClosing = this.#written > 0 && this.#written < this.#closing.length;
    if (!isClosing && !(isThinking && this.#used >= this.#budget)) return undefined;
    return this.#closing[this.#written++];
  }
}
