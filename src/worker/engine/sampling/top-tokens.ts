/**
 * Selects the k largest logits without sorting all of them: a min-heap of k elements has the smallest selected logit at its
 * root, so that one comparison rejects nearly every other logit. Its array is reused between calls.
 */
export class TopTokens {
  #ids = new Int32Array(0);

  /** Returns the ids of the `count` largest logits, largest first, equal ones by id. The array is valid until the next call. */
  select(logits: Float32Array, count: number): Int32Array {
    const size = Math.min(count, logits.length);
    if (this.#ids.length < size) this.#ids = new Int32Array(size);
    const ids = this.#ids;
    for (let id = 0; id < size; id++) ids[id] = id;
    for (let root = (size >> 1) - 1; root >= 0; root--) siftDown(ids, root, size, logits);
    let worst = logits[ids[0] ?? 0] ?? 0;
    for (let id = size; id < logits.length; id++) {
      // An equal logit in the heap has a smaller id and stays.
      if ((logits[id] ?? 0) <= worst) continue;
      ids[0] = id;
      siftDown(ids, 0, size, logits);
      worst = logits[ids[0] ?? 0] ?? 0;
    }
    // Heap sort: moves the smallest to the end until the array is in descending order.
    for (let end = size - 1; end > 0; end--) {
      const last = ids[end] ?? 0;
      ids[end] = ids[0] ?? 0;
      ids[0] = last;
      siftDown(ids, 0, end, logits);
    }
    return ids.subarray(0, size);
  }
}

function isWorse(id: number, other: number, logits: Float32Array): boolean {
  const logit = logits[id] ?? 0;
  const otherLogit = logits[other] ?? 0;
  return logit < otherLogit || (logit === otherLogit && id > other);
}

function siftDown(ids: Int32Array, root: number, size: number, logits: Float32Array): void {
  const moved = ids[root] ?? 0;
  let hole = root;
  for (;;) {
    let child = 2 * hole + 1;
    if (child >= size) break;
    if (child + 1 < size && isWorse(ids[child + 1] ?? 0, ids[child] ?? 0, logits)) child += 1;
    if (!isWorse(ids[child] ?? 0, moved, logits)) break;
    ids[hole] = ids[child] ?? 0;
    hole = child;
  }
  ids[hole] = moved;
}
