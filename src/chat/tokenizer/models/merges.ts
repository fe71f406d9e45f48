/** The merges of byte-pair encoding in typed arrays with a hash table, because a vocabulary has up to half a million. */

export class Merges {
  /** The two tokens of each merge, and the token that replaces them, by rank. */
  readonly #first: Int32Array;
  readonly #second: Int32Array;
  readonly #merged: Int32Array;
  /** A hash table of ranks; -1 for free slots. */
  readonly #ranks: Int32Array;
  #count = 0;

  constructor(capacity: number) {
    this.#first = new Int32Array(capacity);
    this.#second = new Int32Array(capacity);
    this.#merged = new Int32Array(capacity);
    this.#ranks = new Int32Array(Math.ceil(1.4 * capacity) + 1).fill(-1);
  }

  /** Adds the merge of the next rank. The last one of several merges of a pair counts. */
  add(first: number, second: number, merged: number): void {
    const rank = this.#count++;
    this.#first[rank] = first;
    this.#second[rank] = second;
    this.#merged[rank] = merged;
    this.#ranks[this.#slot(first, second)] = rank;
  }

  /** Returns -1 if the pair is not merged. */
  rankOf(first: number, second: number): number {
    return this.#ranks[this.#slot(first, second)] ?? -1;
  }

  /** Returns the token that replaces the pair of this rank. */
  mergedId(rank: number): number {
    return this.#merged[rank] ?? -1;
  }

  /** Returns the merges in which none of these tokens occurs, in the same order. */
  without(ids: ReadonlySet<number>): Merges {
    const kept = new Merges(this.#count);
    for (let rank = 0; rank < this.#count; rank++) {
      const [first = -1, second = -1, merged = -1] = [this.#first[rank], this.#second[rank], this.#merged[rank]];
      if (!ids.has(first) && !ids.has(second) && !ids.has(merged)) kept.add(first, second, merged);
    }
    return kept;
  }

  /** Returns the slot of the pair, or the free slot for it. */
  #slot(first: number, second: number): number {
    const { length } = this.#ranks;
    let hash = Math.imul(first, 0x9e37_79b1) ^ Math.imul(second, 0x85eb_ca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d);
    let slot = ((hash ^ (hash >>> 12)) >>> 0) % length;
    for (let rank = this.#ranks[slot] ?? -1; rank !== -1; rank = this.#ranks[slot] ?? -1) {
      if (this.#first[rank] === first && this.#second[rank] === second) return slot;
      if (++slot === length) slot = 0;
    }
    return slot;
  }
}
