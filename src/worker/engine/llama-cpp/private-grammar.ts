/** Writes the private texts of tags into a grammar in GBNF, and keeps them out of its classes of characters. */
import { escapeCodePoint } from "../../../chat/grammar/text/ebnf-escape.ts";

const parts = /"(?:\\.|[^"\\])*"|\[(?:\\.|[^\]\\])*\]/g;
const escapes = /\\U([0-9a-fA-F]{8})|\\u([0-9a-fA-F]{4})|\\x([0-9a-fA-F]{2})|\\(.)/gs;
const letters: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

/** @param privateTexts The private text of each tag. */
export function withPrivateTags(grammar: string, privateTexts: ReadonlyMap<string, string>): string {
  return grammar.replaceAll(parts, (part) => (part.startsWith("[") ? withoutNoncharacters(part) : literal(part, privateTexts)));
}

function withoutNoncharacters(characters: string): string {
  if (characters.startsWith("[^")) return `${characters.slice(0, -1)}\\ufdd0-\\ufdef]`;
  return characters.replace(/\\ue000-\\U0010ffff/i, "\\ue000-\\ufdcf\\ufdf0-\\U0010ffff");
}

function literal(quoted: string, privateTexts: ReadonlyMap<string, string>): string {
  const text = quoted
    .slice(1, -1)
    .replaceAll(escapes, (_whole, long?: string, short?: string, byte?: string, letter: string = "") =>
      letter === "" ? String.fromCodePoint(Number.parseInt(long ?? short ?? byte ?? "", 16)) : (letters[letter] ?? letter),
    );
  let renamed = text;
  for (const [tag, privateText] of privateTexts) renamed = renamed.replaceAll(tag, privateText);
  return renamed === text ? quoted : `"${Array.from(renamed, (character) => escapeCodePoint(character.codePointAt(0) ?? 0)).join("")}"`;
}
