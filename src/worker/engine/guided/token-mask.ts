/** The grammar library's mask of the tokens that may come next: one bit per token, least significant bit first. */

/** Sets the logits of ids whose bit is 0, or that the mask does not reach, to -Infinity. */
export function applyMask(logits: Float32Array, mask: Int32Array): void {
  const covered = Math.min(logits.length, mask.length * 32);
  for (let word = 0; word * 32 < covered; word++) {
    const bits = mask[word] ?? 0;
    const first = word * 32;
    if (bits === -1) continue;
    const end = Math.min(first + 32, covered);
    if (bits === 0) {
      logits.fill(Number.NEGATIVE_INFINITY, first, end);
      continue;
    }
    for (let id = first; id < end; id++) {
      if (((bits >>> (id - first)) & 1) === 0) logits[id] = Number.NEGATIVE_INFINITY;
    }
  }
  logits.fill(Number.NEGATIVE_INFINITY, covered);
}

export function allows(mask: Int32Array, id: number): boolean {
  return (((mask[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1;
}
