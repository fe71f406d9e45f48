/**
 * The first or the last tokens of a text, without reading all of a text that is far larger. Nothing before or behind
 * them can change them: the text is cut where tokenizers cut anyway, between a word and the space behind it, or between
 * characters in a text without spaces, and the tokens next to the cut are not used.
 */

export interface EncodedPart {
  ids: number[];
  /** The text has no other tokens. */
  isWhole: boolean;
}

type Side = "start" | "end";

/** Characters that are read for each token that is wanted; more are read if they do not suffice. */
const charactersPerToken = 6;
/** Characters that are read in any case. */
const minCharacters = 1024;
const growth = 4;
/** Tokens next to a cut that are not used. */
const margin = 64;
/** Characters that are searched for a space. */
const searchLength = 512;

/** At most `max` tokens of the text, from one side. `encode` gives the tokens of a whole text. */
export function encodePart(encode: (text: string) => number[], text: string, max: number, side: Side): EncodedPart {
  for (let length = (max + margin) * charactersPerToken + minCharacters; length < text.length; length *= growth) {
    const ids = encode(side === "start" ? text.slice(0, wordEnd(text, length)) : text.slice(wordEnd(text, text.length - length)));
    if (ids.length - margin >= max) return { ids: keep(ids, max, side), isWhole: false };
  }
  const ids = encode(text);
  return { ids: keep(ids, max, side), isWhole: ids.length <= max };
}

function keep(ids: number[], max: number, side: Side): number[] {
  if (ids.length <= max) return ids;
  return side === "start" ? ids.slice(0, max) : ids.slice(ids.length - max);
}

/** The index nearest before `at` where a word ends and a space follows; if there is none near, `at`, between characters. */
function wordEnd(text: string, at: number): number {
  for (let index = at; index > Math.max(1, at - searchLength); index--) {
    if (text[index] === " " && /\S/.test(text[index - 1] ?? "")) return index;
  }
  const isInPair = /[\udc00-\udfff]/.test(text[at] ?? "") && /[\ud800-\udbff]/.test(text[at - 1] ?? "");
  return isInPair ? at - 1 : at;
}
