/** The special tokens around a raw prompt, which the caller may have written already. */
import type { TokenRange } from "../../reply-source/reply-source.ts";

export interface PromptFrame {
  prefix: readonly number[];
  suffix: readonly number[];
}

/** Adds the special tokens with which the prompt does not begin or end already. `caller`: the range of the prompt's own tokens. */
export function framedIds({ prefix, suffix }: PromptFrame, ids: Int32Array): { ids: Int32Array; caller: TokenRange } {
  const before = prefix.slice(0, prefix.length - overlap(prefix, ids));
  const after = suffix.slice(overlap(ids, suffix));
  const framed = Int32Array.from([...before, ...ids, ...after]);
  return { ids: framed, caller: { start: before.length, end: before.length + ids.length } };
}

/** Removes the prefix and the suffix, each only if it is complete. */
export function unframedIds({ prefix, suffix }: PromptFrame, ids: Int32Array): Int32Array {
  const start = overlap(prefix, ids) === prefix.length ? prefix.length : 0;
  const end = overlap(ids, suffix) === suffix.length ? ids.length - suffix.length : ids.length;
  return ids.subarray(start, Math.max(start, end));
}

/** Returns the length of the longest end of `first` that `second` begins with. */
function overlap(first: ArrayLike<number>, second: ArrayLike<number>): number {
  for (let length = Math.min(first.length, second.length); length > 0; length--) {
    const start = first.length - length;
    if (Array.from({ length }, (_, index) => index).every((index) => first[start + index] === second[index])) return length;
  }
  return 0;
}
