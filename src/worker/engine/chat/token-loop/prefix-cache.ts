/** Which tokens the model's key/value cache holds, so that a prompt that begins like the last one is computed from there. */
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
   * Cuts the cache down to what it shares with the prompt and returns that length. At least the last token of the
   * prompt is left to compute, because its logits are needed.
   */
  reuse(promptIds: Int32Array): number {
    const shared = this.shared(promptIds);
    this.#model.truncate(shared);
    // A model that cannot stop there has nothing left.
    this.#length = Math.min(shared, this.#model.length);
    return this.#length;
  }

  /** How many tokens `reuse` would keep, as far as the model can go back there. */
  shared(promptIds: Int32Array): number {
    const limit = Math.min(this.#length, promptIds.length - 1);
    let shared = 0;
    while (shared < limit && this.#ids[shared] === promptIds[shared]) shared += 1;
    return shared;
  }

  /** A token was appended to the model's cache. */
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

  /** Forgets what stands behind the first `length` tokens. */
  cut(length: number): void {
    this.#model.truncate(length);
    this.#length = length;
  }

  /** After a fault nothing in the cache can be trusted. */
  clear(): void {
    this.#length = 0;
    this.#model.truncate(0);
  }
}
