/** Sets of Unicode code points as sorted, disjoint, inclusive ranges, without surrogates. */
import type { CharacterSet } from "../../../inference/schema-node.ts";

const lastCodePoint = 0x10ffff;

/** Sorts and joins ranges; removes surrogates. */
export function characterSet(ranges: readonly (readonly [number, number])[]): CharacterSet {
  const cut: [number, number][] = [];
  for (const [first, last] of ranges) {
    if (first < 0xd800) cut.push([first, Math.min(last, 0xd7ff)]);
    if (last > 0xdfff) cut.push([Math.max(first, 0xe000), last]);
  }
  cut.sort((left, right) => left[0] - right[0]);
  const joined: [number, number][] = [];
  for (const [first, last] of cut) {
    const previous = joined.at(-1);
    if (previous !== undefined && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else joined.push([first, last]);
  }
  return joined;
}

export function complement(set: CharacterSet): CharacterSet {
  const ranges: [number, number][] = [];
  let next = 0;
  for (const [first, last] of set) {
    if (first > next) ranges.push([next, first - 1]);
    next = last + 1;
  }
  if (next <= lastCodePoint) ranges.push([next, lastCodePoint]);
  return characterSet(ranges);
}

export function contains(set: CharacterSet, codePoint: number): boolean {
  return set.some(([first, last]) => first <= codePoint && codePoint <= last);
}

export function intersection(left: CharacterSet, right: CharacterSet): CharacterSet {
  const ranges: [number, number][] = [];
  for (const [first, last] of left) {
    for (const [otherFirst, otherLast] of right) {
      const from = Math.max(first, otherFirst);
      const to = Math.min(last, otherLast);
      if (from <= to) ranges.push([from, to]);
    }
  }
  return characterSet(ranges);
}

export const everyCharacter: CharacterSet = complement([]);
