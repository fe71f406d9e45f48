/**
 * Finds a tag such as "<tool_call>" in the bytes that tokens write, and knows which tokens would complete it. Tags are
 * mostly one token of their own, but a model may also spell one out.
 */
import type { CallOpening } from "../../../chat/dialects/calls/call-openings.ts";
import { partialMatchLength } from "../../../chat/partial-match.ts";
import type { TokenBytes } from "./token-grammar.ts";

export class TagWatch {
  readonly opening: CallOpening;
  readonly #tokens: TokenBytes;
  /** The tag's bytes as characters U+0000 to U+00FF. */
  readonly #tag: string;
  /** The longest end of what was written that begins the tag. */
  #begun = "";
  /** Something else was written first. */
  #isTooLate = false;

  constructor(opening: CallOpening, tokens: TokenBytes) {
    this.opening = opening;
    this.#tokens = tokens;
    this.#tag = characters(new TextEncoder().encode(opening.text));
  }

  /** Whether a part of the tag stands at the end of what was written. */
  get isBegun(): boolean {
    return this.#begun !== "";
  }

  /** False once a tag that counts only at the beginning cannot come anymore. */
  get mayCome(): boolean {
    return !this.#isTooLate;
  }

  /** Takes in a token. If it completes the tag: what the token writes after it, mostly "". */
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

  /** What the token would write after the tag that it completes; undefined if it does not complete the tag. */
  remainder(id: number): string | undefined {
    if (this.#isTooLate) return undefined;
    const text = this.#written(id);
    const found = text.indexOf(this.#tag);
    return found < 0 || (this.opening.onlyFirst && found > 0) ? undefined : text.slice(found + this.#tag.length);
  }

  #written(id: number): string {
    if (this.#tokens.isSpecial(id)) return this.#begun;
    const text = this.#begun + characters(this.#tokens.bytes(id));
    // White space before the first thing of an answer says nothing.
    return this.opening.onlyFirst ? text.replace(/^[\t\n\r ]+/u, "") : text;
  }
}

function characters(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
