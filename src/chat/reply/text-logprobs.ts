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

  /** Adds a generated token. `read` adds its text, if it has any. */
  add(id: number, logprob: number): void {
    this.#pending.push({ id, logprob, start: this.#readLength });
  }

  /** Adds characters of the answer, streamed or held back. */
  read(length: number): void {
    this.#readLength += length;
  }

  /** Drops the tokens so far: they are not part of the answer. */
  discard(): void {
    this.#pending = [];
  }

  /** Drops the next characters and their tokens: they are not text of the answer. */
  skip(length: number): void {
    this.#next(length);
  }

  /** Returns the tokens of the next piece of text. A token belongs to the piece with its first character. */
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
