/**
 * Decodes tokens of several sequences as a batch, but only if that gives the same logits as decoding them one after another: a
 * reply must not depend on the other sequences of a batch.
 */
import type { SequenceToken } from "../../chat/token-loop/shared-runs.ts";

export interface SequenceRuns {
  /** Returns the number of a sequence's positions. */
  length: (sequence: number) => number;
  truncate: (sequence: number, length: number) => void;
  /** Appends one token and returns the logits after it, which the next run may overwrite. `isWhole`: whether all logits must be valid. */
  appendOne: (token: SequenceToken, isWhole: boolean) => Promise<Float32Array>;
  /** Appends one token to each of several sequences and returns the logits after each, in order. The arrays stay valid. */
  appendToEach: (tokens: readonly SequenceToken[]) => Promise<readonly Float32Array[]>;
}

export class CheckedDecoding {
  readonly #runs: SequenceRuns;
  /** Whether a batch is exact, by its number of sequences, because kernels differ by the size of a batch. */
  readonly #isExact = new Map<number, boolean>();

  constructor(runs: SequenceRuns) {
    this.#runs = runs;
  }

  /** The first batch of each size is computed in both ways, and the results are compared to the bit. */
  async decode(tokens: readonly SequenceToken[]): Promise<readonly Float32Array[]> {
    const isExact = this.#isExact.get(tokens.length);
    if (tokens.length === 1 || isExact === false) return this.#oneByOne(tokens, false);
    if (isExact === true) return this.#runs.appendToEach(tokens);
    const lengths = tokens.map(({ sequence }) => this.#runs.length(sequence));
    const batch = await this.#tryBatch(tokens);
    tokens.forEach(({ sequence }, index) => this.#runs.truncate(sequence, lengths[index] ?? 0));
    const expected = await this.#oneByOne(tokens, true);
    const isSame = batch?.every((row, index) => row.every((value, id) => Object.is(value, expected[index]?.[id])));
    this.#isExact.set(tokens.length, isSame ?? false);
    return expected;
  }

  /** Returns undefined if the runtime fails. */
  async #tryBatch(tokens: readonly SequenceToken[]): Promise<readonly Float32Array[] | undefined> {
    try {
      return await this.#runs.appendToEach(tokens);
    } catch (caught) {
      console.warn("cohabit: a batch of several chats failed, so their tokens are computed one after another:", caught);
      return undefined;
    }
  }

  async #oneByOne(tokens: readonly SequenceToken[], isWhole: boolean): Promise<readonly Float32Array[]> {
    const logits: Float32Array[] = [];
    for (const token of tokens) logits.push((await this.#runs.appendOne(token, isWhole)).slice());
    return logits;
  }
}
