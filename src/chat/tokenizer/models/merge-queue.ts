/** The possible merges of a word in the order of their execution: by rank, then from the left. */

/** Larger than each index in a word. */
const indexLimit = 2 ** 32;

export class MergeQueue {
  /** A heap of numbers that combine rank and index; a double holds them exactly. */
  readonly #heap: number[] = [];

  push(rank: number, index: number): void {
    const heap = this.#heap;
    const value = rank * indexLimit + index;
    let at = heap.length;
    heap.push(value);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent] ?? 0;
      if (above <= value) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = value;
  }

  /** Returns the next merge; undefined if there is none. */
  pop(): { rank: number; index: number } | undefined {
    const heap = this.#heap;
    const top = heap[0];
    const last = heap.pop();
    if (top === undefined || last === undefined) return undefined;
    if (heap.length > 0) this.#sink(last);
    const rank = Math.floor(top / indexLimit);
    return { rank, index: top - rank * indexLimit };
  }

  #sink(value: number): void {
    const heap = this.#heap;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && (heap[child + 1] ?? 0) < (heap[child] ?? 0)) child += 1;
      const below = heap[child] ?? 0;
      if (below >= value) break;
      heap[at] = below;
      at = child;
    }
    heap[at] = value;
  }
}
