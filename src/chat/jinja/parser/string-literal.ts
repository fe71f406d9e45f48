/** The escapes of string literals, those of Python's `unicode-escape`. */
import { TemplateSyntaxError } from "../errors.ts";

const simple: Readonly<Record<string, string>> = {
  "n": "\n",
  "t": "\t",
  "r": "\r",
  "\\": "\\",
  "'": "'",
  '"': '"',
  "a": "\u0007",
  "b": "\b",
  "f": "\f",
  "v": "\v",
  "\n": "",
};
const escapes = /\\(?:([0-7]{1,3})|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/gsu;

/** Replaces the escapes; unknown ones stay unchanged. `literal`: without its quotes. */
export function unescaped(literal: string, line: number): string {
  if (!literal.includes("\\")) return literal;
  return literal.replace(escapes, (whole, octal: string | undefined, ...others: (string | undefined)[]) => {
    const hex = others.slice(0, 3).find((digits) => digits !== undefined);
    if (octal === undefined && hex === undefined) {
      const character = others[3] ?? "";
      if (/[xuUN]/.test(character)) throw new TemplateSyntaxError(`a string has an escape that cannot be read: ${whole}`, line);
      return simple[character] ?? whole;
    }
    const code = octal === undefined ? Number.parseInt(hex ?? "", 16) : Number.parseInt(octal, 8);
    if (code > 0x10ffff) throw new TemplateSyntaxError(`a string names a character that does not exist: ${whole}`, line);
    return String.fromCodePoint(code);
  });
}
