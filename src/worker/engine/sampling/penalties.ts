/** Frequency and presence penalties, which lower the logits of tokens that have occurred. */
export class Penalties {
  readonly #frequency: number;
  readonly #presence: number;
  readonly #counts: Int32Array;
  readonly #seen: number[] = [];
  #original = new Float32Array(64);

  constructor(vocabularySize: number, frequency: number, presence: number) {
    this.#frequency = frequency;
    this.#presence = presence;
    this.#counts = new Int32Array(this.isActive ? vocabularySize : 0);
  }

  get isActive(): boolean {
    return this.#frequency !== 0 || this.#presence !== 0;
  }

  /** Counts an occurrence. */
  add(id: number): void {
    if (id >= this.#counts.length) return;
    const count = this.#counts[id] ?? 0;
    if (count === 0) this.#seen.push(id);
    this.#counts[id] = count + 1;
  }

  /** Subtracts the penalties in place. */
  apply(logits: Float32Array): void {
    if (this.#original.length < this.#seen.length) this.#original = new Float32Array(this.#seen.length * 2);
    for (let index = 0; index < this.#seen.length; index++) {
      const id = this.#seen[index] ?? 0;
      const logit = logits[id] ?? 0;
      this.#original[index] = logit;
      logits[id] = logit - (this.#frequency * (this.#counts[id] ?? 0) + this.#presence);
    }
  }

  /** Undoes the last `apply`. */
  restore(logits: Float32Array): void {
    for (let index = 0; index < this.#seen.length; index++) {
      logits[this.#seen[index] ?? 0] = this.#original[index] ?? 0;
    }
  }
}
