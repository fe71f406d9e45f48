/** Whitespace of Python's `str`, for classes of regular expressions. It differs from JavaScript's `\s`. */
export const whitespace = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";

/** Characters that end a line in Python, for classes of regular expressions. */
export const lineBreaks = "\\n-\\r\\x1c-\\x1e\\x85\\u2028\\u2029";

const space = new RegExp(`^[${whitespace}]$`, "u");

export function isSpace(character: string): boolean {
  return space.test(character);
}

/** Removes characters from the sides of a text. `characters`: default: whitespace. */
export function stripped(text: string, sides: "start" | "end" | "both", characters?: string): string {
  const set = characters === undefined ? undefined : new Set(characters);
  const goes = (character: string): boolean => (set === undefined ? isSpace(character) : set.has(character));
  let start = 0;
  let end = text.length;
  if (sides !== "end") {
    while (start < end) {
      const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
      if (!goes(character)) break;
      start += character.length;
    }
  }
  if (sides !== "start") {
    while (end > start) {
      const isPair = end - start > 1 && /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(end - 2, end));
      const character = text.slice(end - (isPair ? 2 : 1), end);
      if (!goes(character)) break;
      end -= character.length;
    }
  }
  return text.slice(start, end);
}
