/**
 * Finds a tag such as "<tool_call>" in the bytes of a reply's tokens, and knows the tokens that would complete it. Most
 * tags are one token, but a model can also spell one out.
 */
import type { CallOpening } from "../../../chat/dialects/calls/call-openings.ts";
import { partialMatchLength } from "../../../chat/partial-match.ts";
import type { TokenBytes } from "./token-grammar.ts";

export class TagWatch {
  readonly tag: CallOpening;
  readonly #tokens: TokenBytes;
  /** Bytes of the tag as characters U+0000 to U+00FF. */
  readonly #tagBytes: string;
  /** The longest suffix of the reply that is a prefix of the tag. */
  #begun = "";
  /** Whether a tag that counts only at the beginning can no longer come. */
  #isTooLate = false;
  #remainder: string | undefined;
  #hasCome = false;

  constructor(tag: CallOpening, tokens: TokenBytes) {
    this.tag = tag;
    this.#tokens = tokens;
    this.#tagBytes = characters(new TextEncoder().encode(tag.text));
  }

  /** Whether the reply ends with a part of the tag. */
  get isBegun(): boolean {
    return this.#begun !== "";
  }

  /** False if a tag that counts only at the beginning can no longer come. */
  get mayCome(): boolean {
    return !this.#isTooLate;
  }

  /** Whether the tag has occurred in the reply. */
  get hasCome(): boolean {
    return this.#hasCome;
  }

  /** Text of the last token after the tag that it completed, mostly ""; undefined if it completed none. */
  get completed(): string | undefined {
    return this.#remainder;
  }

  /** Reads a token. */
  push(id: number): void {
    const remainder = this.remainder(id);
    const text = this.#textWith(id);
    this.#remainder = remainder;
    this.#hasCome ||= remainder !== undefined;
    this.#begun = "";
    if (this.tag.onlyFirst) {
      if (remainder !== undefined || !this.#tagBytes.startsWith(text)) this.#isTooLate = true;
      else this.#begun = text;
    } else if (remainder === undefined) {
      this.#begun = text.slice(text.length - partialMatchLength(text, [this.#tagBytes]));
    }
  }

  /** Makes the next token the first one of the text. */
  restart(): void {
    this.#begun = "";
    this.#isTooLate = false;
  }

  /** Returns the text that the token would write after the tag; undefined if it would not complete the tag. */
  remainder(id: number): string | undefined {
    if (this.#isTooLate) return undefined;
    const text = this.#textWith(id);
    const found = text.indexOf(this.#tagBytes);
    return found < 0 || (this.tag.onlyFirst && found > 0) ? undefined : text.slice(found + this.#tagBytes.length);
  }

  /** Returns the begun tag followed by the bytes of the token. */
  #textWith(id: number): string {
    if (this.#tokens.isSpecial(id)) return this.#begun;
    const text = this.#begun + characters(this.#tokens.bytes(id));
    // White space may come before the beginning of an answer.
    return this.tag.onlyFirst ? text.replace(/^[\t\n\r ]+/u, "") : text;
  }
}

function characters(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
