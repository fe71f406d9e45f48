/**
 * Finds a tag such as "<tool_call>" in the bytes that tokens write, and knows which tokens would complete it. Tags are
 * ASCII and mostly one token of their own, but a model may also spell one out.
 */
import type { TokenBytes } from "./token-grammar.ts";

export class TagWatch {
  readonly tag: string;
  readonly #tokens: TokenBytes;
  /** The longest end of what was written that begins the tag. */
  #begun = "";

  constructor(tag: string, tokens: TokenBytes) {
    this.tag = tag;
    this.#tokens = tokens;
  }

  /** Whether a part of the tag stands at the end of what was written. */
  get isBegun(): boolean {
    return this.#begun !== "";
  }

  /** Takes in a token. When it completes the tag: what the token writes after it, mostly "". */
  push(id: number): string | undefined {
    const text = this.#begun + this.#text(id);
    const found = text.indexOf(this.tag);
    if (found >= 0) {
      this.#begun = "";
      return text.slice(found + this.tag.length);
    }
    this.#begun = "";
    for (let length = Math.min(this.tag.length - 1, text.length); length > 0; length--) {
      if (text.endsWith(this.tag.slice(0, length))) {
        this.#begun = this.tag.slice(0, length);
        break;
      }
    }
    return undefined;
  }

  /** What the token would write after the tag that it completes; undefined where it does not complete the tag. */
  remainder(id: number): string | undefined {
    const text = this.#begun + this.#text(id);
    const found = text.indexOf(this.tag);
    return found < 0 ? undefined : text.slice(found + this.tag.length);
  }

  /** Bytes as characters U+0000 to U+00FF. */
  #text(id: number): string {
    if (this.#tokens.isSpecial(id)) return "";
    let text = "";
    for (const byte of this.#tokens.bytes(id)) text += String.fromCharCode(byte);
    return text;
  }
}
