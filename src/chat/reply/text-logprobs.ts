/** Assigns the tokens of a reply to the pieces of text that were streamed from them (contract 2.7, LogprobItem). */
import type { TokenLogprobs } from "../../inference/reply-events.ts";

interface PendingToken {
  id: number;
  logprob: number;
  /** Characters of answer text that were read before this token. */
  start: number;
}

export class TextLogprobs {
  #pending: PendingToken[] = [];
  #readLength = 0;
  #emittedLength = 0;

  /** A token was generated; its text, if any, follows with `read`. */
  add(id: number, logprob: number): void {
    this.#pending.push({ id, logprob, start: this.#readLength });
  }

  /** So many characters were decoded into the answer, streamed or held back. */
  read(length: number): void {
    this.#readLength += length;
  }

  /** The tokens so far were not part of the answer. */
  discard(): void {
    this.#pending = [];
  }

  /** So many characters, the next in order, turned out not to be answer text; nor are their tokens. */
  skip(length: number): void {
    this.#next(length);
  }

  /** Takes the tokens of a piece: each token goes with the piece that carries its first character. */
  take(text: string): TokenLogprobs {
    const taken = this.#next(text.length);
    return { text, tokenIds: taken.map((token) => token.id), logprobs: taken.map((token) => token.logprob) };
  }

  #next(length: number): PendingToken[] {
    this.#emittedLength += length;
    const count = this.#pending.findIndex((token) => token.start >= this.#emittedLength);
    return this.#pending.splice(0, count < 0 ? this.#pending.length : count);
  }
}
