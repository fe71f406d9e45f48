/**
 * Encodes a code point in xgrammar's notation: letters, digits and spaces are literal, all others numeric. Does not use
 * \x, because the library reads any number of digits after it: "\x22a" is U+022A.
 */
export function escapeCodePoint(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  if (/^[A-Za-z0-9 _]$/.test(character)) return character;
  return codePoint <= 0xffff ? `\\u${codePoint.toString(16).padStart(4, "0")}` : `\\U${codePoint.toString(16).padStart(8, "0")}`;
}
