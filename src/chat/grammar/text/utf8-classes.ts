/**
 * Characters as bytes. web-xgrammar 0.1.27 (the newest version) truncates the code points of a positive class to one byte,
 * and its negated classes accept ill-formed UTF-8 (mlc-ai/xgrammar issues 696 and 848). So characters are written as
 * well-formed UTF-8 (Unicode 17, table 3-7) in classes of single bytes, which work with two or more members. The tests of
 * the keywords fail if another version differs.
 */
import type { CharacterSet } from "../../../inference/schema-node.ts";
import { escapeCodePoint } from "./ebnf-escape.ts";

export type ByteRange = readonly [first: number, last: number];

/** Returns the encodings of a set's characters, as products of byte ranges. */
export function byteSequencesOf(set: CharacterSet): ByteRange[][] {
  return set.flatMap(([first, last]) =>
    widths.flatMap(([from, to]) => {
      const low = Math.max(first, from);
      const high = Math.min(last, to);
      return low > high ? [] : byteSequences(encoded(low), encoded(high));
    }),
  );
}

/** Code points by the length of their encoding. */
const widths: readonly ByteRange[] = [
  [0, 0x7f],
  [0x80, 0x7ff],
  [0x800, 0xffff],
  [0x10000, 0x10ffff],
];

/** Returns a class of bytes. The library reads a class with one member as UTF-8 text, so a single member is repeated. */
export function byteClass(ranges: readonly ByteRange[]): string {
  const members = ranges.map(([first, last]) =>
    first === last ? escapeCodePoint(first) : `${escapeCodePoint(first)}-${escapeCodePoint(last)}`,
  );
  const [only] = ranges;
  return ranges.length === 1 && only !== undefined && only[0] === only[1]
    ? `[${members.join("")}${members.join("")}]`
    : `[${members.join("")}]`;
}

function encoded(codePoint: number): number[] {
  return [...new TextEncoder().encode(String.fromCodePoint(codePoint))];
}

/** Splits the encodings between two of equal length into products of byte ranges. */
function byteSequences(low: number[], high: number[]): ByteRange[][] {
  const [first = 0, ...lowRest] = low;
  const [last = 0, ...highRest] = high;
  if (lowRest.length === 0) return [[[first, last]]];
  const min = lowRest.map(() => 0x80);
  const max = lowRest.map(() => 0xbf);
  if (first === last) return byteSequences(lowRest, highRest).map((rest) => [[first, first], ...rest]);
  const sequences: ByteRange[][] = [];
  let from = first;
  let to = last;
  if (lowRest.some((byte) => byte !== 0x80)) {
    sequences.push(...byteSequences(lowRest, max).map((rest): ByteRange[] => [[first, first], ...rest]));
    from += 1;
  }
  if (highRest.some((byte) => byte !== 0xbf)) {
    sequences.push(...byteSequences(min, highRest).map((rest): ByteRange[] => [[last, last], ...rest]));
    to -= 1;
  }
  if (from <= to) sequences.push([[from, to], ...lowRest.map((): ByteRange => [0x80, 0xbf])]);
  return sequences;
}
