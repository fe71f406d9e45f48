/**
 * Character sets as sequences of byte classes. web-xgrammar 0.1.27 (the newest there is) cuts the code points of a
 * positive class to one byte, and its negated classes let ill-formed UTF-8 through (mlc-ai/xgrammar issues 696 and
 * 848). So sets are spelled out as well-formed UTF-8 (Unicode 17, table 3-7) in classes of single bytes, for which a
 * class with two or more members does what is needed. The tests of the keywords fail where a newer version differs.
 */
import type { CharacterSet } from "./character-set.ts";
import { escaped } from "./ebnf-escape.ts";

type ByteRange = readonly [first: number, last: number];

/** EBNF sequences, one for each shape of the characters' encodings; none for an empty set. */
export function characterSequences(set: CharacterSet): string[] {
  const ascii = set.filter(([first]) => first < 0x80).map(([first, last]) => [first, Math.min(last, 0x7f)] as const);
  const sequences = set.flatMap(([first, last]) =>
    widths.flatMap(([from, to]) => {
      const low = Math.max(first, from);
      const high = Math.min(last, to);
      return low > high ? [] : byteSequences(encoded(low), encoded(high));
    }),
  );
  return [
    ...(ascii.length > 0 ? [asciiClass(ascii)] : []),
    ...sequences.map((sequence) => sequence.map(byteClass).join(" ")),
  ];
}

/** Code points by the number of bytes that they take. */
const widths: readonly ByteRange[] = [[0x80, 0x7ff], [0x800, 0xffff], [0x10000, 0x10ffff]];

export function asciiClass(ranges: readonly ByteRange[]): string {
  return `[${ranges.map(([first, last]) => (first === last ? escaped(first) : `${escaped(first)}-${escaped(last)}`)).join("")}]`;
}

/** A class of one member would be read as a text, which is UTF-8 again: the member stands there twice. */
function byteClass([first, last]: ByteRange): string {
  return first === last ? `[${escaped(first)}${escaped(first)}]` : `[${escaped(first)}-${escaped(last)}]`;
}

function encoded(codePoint: number): number[] {
  return [...new TextEncoder().encode(String.fromCodePoint(codePoint))];
}

/** Splits the encodings between two of equal length into products of byte ranges. */
function byteSequences(low: number[], high: number[]): ByteRange[][] {
  const [first = 0, ...lowRest] = low;
  const [last = 0, ...highRest] = high;
  if (lowRest.length === 0) return [[[first, last]]];
  const least = lowRest.map(() => 0x80);
  const most = lowRest.map(() => 0xbf);
  if (first === last) return byteSequences(lowRest, highRest).map((rest) => [[first, first], ...rest]);
  const sequences: ByteRange[][] = [];
  let from = first;
  let to = last;
  if (lowRest.some((byte) => byte !== 0x80)) {
    sequences.push(...byteSequences(lowRest, most).map((rest): ByteRange[] => [[first, first], ...rest]));
    from += 1;
  }
  if (highRest.some((byte) => byte !== 0xbf)) {
    sequences.push(...byteSequences(least, highRest).map((rest): ByteRange[] => [[last, last], ...rest]));
    to -= 1;
  }
  if (from <= to) sequences.push([[from, to], ...lowRest.map((): ByteRange => [0x80, 0xbf])]);
  return sequences;
}
