/**
 * Computes tokens of several sequences at once, if that gives what one after the other gives: replies must not depend on what
 * is computed beside them.
 */
import type { SequenceToken } from "../../chat/token-loop/shared-runs.ts";

export interface SequenceRuns {
  /** Positions of a sequence. */
  length: (sequence: number) => number;
  truncate: (sequence: number, length: number) => void;
  /** Appends one token and gives the logits behind it, which the next run may write over. `isWhole`: all, even if fewer are wanted. */
  appendOne: (token: SequenceToken, isWhole: boolean) => Promise<Float32Array>;
  /** Appends one token to each of several sequences and gives the logits behind each, in their order, to keep. */
  appendToEach: (tokens: readonly SequenceToken[]) => Promise<readonly Float32Array[]>;
}

export class CheckedDecoding {
  readonly #runs: SequenceRuns;
  /** By the number of sequences: kernels switch between them. */
  readonly #isExact = new Map<number, boolean>();

  constructor(runs: SequenceRuns) {
    this.#runs = runs;
  }

  /** The first time with so many sequences both ways are taken and compared. */
  async decode(tokens: readonly SequenceToken[]): Promise<readonly Float32Array[]> {
    const isExact = this.#isExact.get(tokens.length);
    if (tokens.length === 1 || isExact === false) return this.#oneByOne(tokens, false);
    if (isExact === true) return this.#runs.appendToEach(tokens);
    const lengths = tokens.map(({ sequence }) => this.#runs.length(sequence));
    const together = await this.#tried(tokens);
    tokens.forEach(({ sequence }, index) => this.#runs.truncate(sequence, lengths[index] ?? 0));
    const expected = await this.#oneByOne(tokens, true);
    const isSame = together?.every((row, index) => row.every((value, id) => Object.is(value, expected[index]?.[id])));
    this.#isExact.set(tokens.length, isSame ?? false);
    return expected;
  }

  /** Undefined if the runtime refuses it. */
  async #tried(tokens: readonly SequenceToken[]): Promise<readonly Float32Array[] | undefined> {
    try {
      return await this.#runs.appendToEach(tokens);
    } catch (caught) {
      console.warn("cohabit: tokens of several chats are computed one after the other:", caught);
      return undefined;
    }
  }

  async #oneByOne(tokens: readonly SequenceToken[], isWhole: boolean): Promise<readonly Float32Array[]> {
    const logits: Float32Array[] = [];
    for (const token of tokens) logits.push((await this.#runs.appendOne(token, isWhole)).slice());
    return logits;
  }
}
