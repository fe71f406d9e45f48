/**
 * A code point in xgrammar's notation: letters, digits and spaces stand for themselves, everything else is written by
 * its number. Not by \x: the library reads as many digits after it as there are, so that "\x22a" is U+022A.
 */
export function escaped(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  if (/^[A-Za-z0-9 _]$/.test(character)) return character;
  return codePoint <= 0xffff ? `\\u${codePoint.toString(16).padStart(4, "0")}` : `\\U${codePoint.toString(16).padStart(8, "0")}`;
}
