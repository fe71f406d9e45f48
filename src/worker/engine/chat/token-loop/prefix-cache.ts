/** Knows which tokens the model's key/value cache holds, so that only the part of a prompt that differs is computed. */
import type { TokenModel } from "./token-model.ts";

export class PrefixCache {
  readonly #model: TokenModel;
  #ids: Int32Array;
  #length = 0;

  constructor(model: TokenModel) {
    this.#model = model;
    this.#ids = new Int32Array(256);
  }

  /**
   * Cuts the cache down to the tokens that it shares with the prompt and returns their number. The last token of the
   * prompt is always left to compute, because its logits are needed.
   */
  reuse(promptIds: Int32Array): number {
    const shared = this.shared(promptIds);
    this.#model.truncate(shared);
    // A model that cannot truncate to this length empties its cache.
    this.#length = Math.min(shared, this.#model.length);
    return this.#length;
  }

  /** Returns the number of tokens that `reuse` would keep if the model can truncate to it. */
  shared(promptIds: Int32Array): number {
    const limit = Math.min(this.#length, promptIds.length - 1);
    let shared = 0;
    while (shared < limit && this.#ids[shared] === promptIds[shared]) shared += 1;
    return shared;
  }

  /** Call it for each token that was appended to the model's cache. */
  append(id: number): void {
    if (this.#length === this.#ids.length) {
      const grown = new Int32Array(this.#ids.length * 2);
      grown.set(this.#ids);
      this.#ids = grown;
    }
    this.#ids[this.#length] = id;
    this.#length += 1;
  }

  get length(): number {
    return this.#length;
  }

  /** Removes all tokens after the first `length`. */
  cut(length: number): void {
    this.#model.truncate(length);
    this.#length = length;
  }

  /** Empties the cache; its content is undefined after a failed run. */
  clear(): void {
    this.#length = 0;
    this.#model.truncate(0);
  }
}
