/**
 * Finds a tag such as "<tool_call>" in the bytes of the tokens, and knows which tokens would complete it. Most tags are one
 * token, but a model may also write one as several tokens.
 */
import type { CallOpening } from "../../../chat/dialects/calls/call-openings.ts";
import { partialMatchLength } from "../../../chat/partial-match.ts";
import type { TokenBytes } from "./token-grammar.ts";

export class TagWatch {
  readonly opening: CallOpening;
  readonly #tokens: TokenBytes;
  /** The tag's bytes as characters U+0000 to U+00FF. */
  readonly #tag: string;
  /** The longest end of the text so far that is a beginning of the tag. */
  #begun = "";
  /** Whether the text begins differently, for a tag that counts only at the beginning. */
  #isTooLate = false;

  constructor(opening: CallOpening, tokens: TokenBytes) {
    this.opening = opening;
    this.#tokens = tokens;
    this.#tag = characters(new TextEncoder().encode(opening.text));
  }

  /** Whether the text so far ends with a beginning of the tag. */
  get isBegun(): boolean {
    return this.#begun !== "";
  }

  /** False as soon as a tag that counts only at the beginning can no longer come. */
  get mayCome(): boolean {
    return !this.#isTooLate;
  }

  /** Takes in a token. Returns its text after the tag (mostly "") if it completes the tag, else undefined. */
  push(id: number): string | undefined {
    const remainder = this.remainder(id);
    const text = this.#written(id);
    this.#begun = "";
    if (this.opening.onlyFirst) {
      if (remainder !== undefined || !this.#tag.startsWith(text)) this.#isTooLate = true;
      else this.#begun = text;
      return remainder;
    }
    if (remainder !== undefined) return remainder;
    this.#begun = text.slice(text.length - partialMatchLength(text, [this.#tag]));
    return undefined;
  }

  /** Returns the text after the tag that the token would complete; undefined if it would not complete the tag. */
  remainder(id: number): string | undefined {
    if (this.#isTooLate) return undefined;
    const text = this.#written(id);
    const found = text.indexOf(this.#tag);
    return found < 0 || (this.opening.onlyFirst && found > 0) ? undefined : text.slice(found + this.#tag.length);
  }

  #written(id: number): string {
    if (this.#tokens.isSpecial(id)) return this.#begun;
    const text = this.#begun + characters(this.#tokens.bytes(id));
    // White space at the start of an answer is ignored.
    return this.opening.onlyFirst ? text.replace(/^[\t\n\r ]+/u, "") : text;
  }
}

function characters(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
