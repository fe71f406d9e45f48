/**
 * What may come next, guessed from where the last tokens stood before: replies quote their prompt, and JSON and lists
 * repeat themselves.
 */

/** As many tokens must be the same. */
const span = 3;

export class PromptLookup {
  #ids: Int32Array;
  #length = 0;
  /** By a hash of `span` tokens: where their last occurrence ends. */
  readonly #ends = new Map<number, number>();

  constructor(promptIds: Int32Array) {
    this.#ids = new Int32Array(promptIds.length + 256);
    for (const id of promptIds) this.add(id);
  }

  add(id: number): void {
    if (this.#length === this.#ids.length) {
      const grown = new Int32Array(2 * this.#length);
      grown.set(this.#ids);
      this.#ids = grown;
    }
    // The tokens before this one; its own span is entered when it is known what follows.
    if (this.#length >= span) this.#ends.set(this.#hash(this.#length), this.#length);
    this.#ids[this.#length] = id;
    this.#length += 1;
  }

  /** At most `maxTokens` tokens that followed the last `span` tokens when they stood there before; empty if they did not. */
  next(maxTokens: number): Int32Array {
    if (this.#length < span) return this.#ids.subarray(0, 0);
    const end = this.#ends.get(this.#hash(this.#length));
    if (end === undefined || !this.#isSame(end)) return this.#ids.subarray(0, 0);
    return this.#ids.slice(end, Math.min(end + maxTokens, this.#length));
  }

  /** Of the `span` tokens before `end`. */
  #hash(end: number): number {
    let hash = 0;
    for (let index = end - span; index < end; index++) hash = (Math.imul(hash, 1_000_003) + (this.#ids[index] ?? 0)) | 0;
    return hash;
  }

  #isSame(end: number): boolean {
    for (let back = 1; back <= span; back++) if (this.#ids[end - back] !== this.#ids[this.#length - back]) return false;
    return true;
  }
}
