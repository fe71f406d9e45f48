/** Finds added tokens in a text from left to right, the longest one at each index. */
import { wordCharacters, whitespace } from "./character-classes.ts";
import type { AddedToken } from "./tokenizer-file.ts";
import { UnsupportedTokenizerError } from "./unsupported-tokenizer-error.ts";

/** A part of a text: an added token with the white space that it includes, or the text between two tokens. */
export interface TextPart {
  start: number;
  /** Exclusive. */
  end: number;
  /** Undefined for text. */
  id: number | undefined;
}

/** Returns whether a token from `start` to `end` counts. */
export type MayMatch = (token: AddedToken, start: number, end: number) => boolean;

export interface SearchedToken {
  token: AddedToken;
  /** The text to find: the token's content, verbatim or normalized. */
  text: string;
}

const wordBefore = new RegExp(`[${wordCharacters}]$`, "u");
const wordAfter = new RegExp(`^[${wordCharacters}]`, "u");
const isSpace = new RegExp(`[${whitespace}]`, "u");
/** Max code units of a character. */
const characterLength = 2;

export class AddedTokenSearch {
  /** Tokens by first code unit, the longest first. Equal texts keep the token that was added first. */
  readonly #candidates = new Map<number, SearchedToken[]>();

  constructor(tokens: readonly SearchedToken[]) {
    const known = new Set<string>();
    for (const searched of tokens) {
      const { text } = searched;
      if (text === "")
        throw new UnsupportedTokenizerError(`added token ${JSON.stringify(searched.token.content)}, which its normalizer removes,`);
      if (known.has(text)) continue;
      known.add(text);
      const first = text.charCodeAt(0);
      const candidates = this.#candidates.get(first);
      if (candidates === undefined) this.#candidates.set(first, [searched]);
      else candidates.push(searched);
    }
    for (const candidates of this.#candidates.values()) candidates.sort((one, other) => other.text.length - one.text.length);
  }

  /** Returns parts that cover the text, in order. */
  parts(text: string, mayMatch: MayMatch | undefined): TextPart[] {
    const parts: TextPart[] = [];
    let from = 0;
    for (let at = 0; at < text.length;) {
      const found = this.#at(text, at, mayMatch);
      if (found === undefined) {
        at += 1;
        continue;
      }
      const { token } = found;
      const matchEnd = at + found.text.length;
      if (!token.single_word || isWholeWord(text, at, matchEnd)) {
        const start = token.lstrip ? Math.max(from, spaceStart(text, at)) : at;
        const end = token.rstrip ? spaceEnd(text, matchEnd) : matchEnd;
        if (from < start) parts.push({ start: from, end: start, id: undefined });
        // Empty if the token is white space that the previous token includes.
        if (start < end) parts.push({ start, end, id: token.id });
        from = end;
      }
      at = matchEnd;
    }
    if (from < text.length) parts.push({ start: from, end: text.length, id: undefined });
    return parts;
  }

  #at(text: string, at: number, mayMatch: MayMatch | undefined): SearchedToken | undefined {
    return this.#candidates
      .get(text.charCodeAt(at))
      ?.find(
        (searched) =>
          text.startsWith(searched.text, at) && (mayMatch === undefined || mayMatch(searched.token, at, at + searched.text.length)),
      );
  }
}

function isWholeWord(text: string, start: number, end: number): boolean {
  return (
    !wordBefore.test(text.slice(Math.max(0, start - characterLength), start)) && !wordAfter.test(text.slice(end, end + characterLength))
  );
}

function spaceStart(text: string, end: number): number {
  let start = end;
  while (start > 0 && isSpace.test(text[start - 1] ?? "")) start--;
  return start;
}

function spaceEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && isSpace.test(text[end] ?? "")) end++;
  return end;
}
