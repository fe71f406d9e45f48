/**
 * Encodes the first or the last tokens of a text without reading all of a far larger text. The text is cut between a word
 * and the space after it, where tokenizers split, or between two characters if it has no spaces. The tokens next to the cut
 * are not used, so that the cut changes no token of the result.
 */

export interface EncodedPart {
  ids: number[];
  /** Whether these are all tokens of the text. */
  isWhole: boolean;
}

type Side = "start" | "end";

/** Characters to read for each token of the first attempt. */
const charactersPerToken = 6;
/** Min characters to read. */
const minCharacters = 1024;
/** Factor of the characters to read for each further attempt. */
const growth = 4;
/** Tokens next to a cut that are not used. */
const margin = 64;
/** Max characters to search for a space. */
const searchLength = 512;

/** Returns at most `max` tokens from one side of the text. `encode`: returns the tokens of a whole text. */
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

/** Returns the last end of a word at or before `at` that a space follows; without one nearby, `at`, but never inside a surrogate pair. */
function wordEnd(text: string, at: number): number {
  for (let index = at; index > Math.max(1, at - searchLength); index--) {
    if (text[index] === " " && /\S/.test(text[index - 1] ?? "")) return index;
  }
  const isInPair = /[\udc00-\udfff]/.test(text[at] ?? "") && /[\ud800-\udbff]/.test(text[at - 1] ?? "");
  return isInPair ? at - 1 : at;
}
