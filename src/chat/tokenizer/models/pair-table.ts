/** Merges by their pair of tokens: a hash table in typed arrays, because a vocabulary has up to half a million merges. */

export class PairTable {
  readonly #mask: number;
  readonly #first: Int32Array;
  readonly #second: Int32Array;
  readonly #values: Int32Array;

  /** `capacity`: number of pairs. */
  constructor(capacity: number) {
    const size = 2 ** Math.ceil(Math.log2(2 * capacity + 2));
    this.#mask = size - 1;
    this.#first = new Int32Array(size);
    this.#second = new Int32Array(size);
    this.#values = new Int32Array(size).fill(-1);
  }

  /** `value`: at least 0. */
  set(first: number, second: number, value: number): void {
    const slot = this.#slot(first, second);
    this.#first[slot] = first;
    this.#second[slot] = second;
    this.#values[slot] = value;
  }

  /** Returns -1 if the pair is not in the table. */
  get(first: number, second: number): number {
    return this.#values[this.#slot(first, second)] ?? -1;
  }

  filter(isKept: (first: number, second: number, value: number) => boolean): PairTable {
    const kept = new PairTable(this.#values.length / 2 - 1);
    for (const [slot, value] of this.#values.entries()) {
      const [first = 0, second = 0] = [this.#first[slot], this.#second[slot]];
      if (value !== -1 && isKept(first, second, value)) kept.set(first, second, value);
    }
    return kept;
  }

  /** Returns the slot of the pair, or the free slot for it. */
  #slot(first: number, second: number): number {
    let slot = (Math.imul(first, 0x9e37_79b1) ^ Math.imul(second, 0x85eb_ca6b)) & this.#mask;
    slot = (slot ^ (slot >>> 7)) & this.#mask;
    while (this.#values[slot] !== -1 && (this.#first[slot] !== first || this.#second[slot] !== second)) slot = (slot + 1) & this.#mask;
    return slot;
  }
}
