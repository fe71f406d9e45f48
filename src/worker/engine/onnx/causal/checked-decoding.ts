/**
 * Decodes tokens of several sequences as a batch, but only if a reply does not depend on the other sequences of its batch: if a batch
 * gives the same logits as decoding one token after another, to the bit, or if it gives them up to rounding and the reply may differ.
 */
import type { SequenceToken } from "../../chat/token-loop/shared-runs.ts";
import { agree } from "../../self-test.ts";

export interface SequenceRuns {
  /** Returns the number of a sequence's positions. */
  length: (sequence: number) => number;
  truncate: (sequence: number, length: number) => void;
  /** Appends one token and returns the logits after it, which the next run may overwrite. */
  appendOne: (token: SequenceToken) => Promise<Float32Array>;
  /** Whether there is memory for a batch of these sequences. Absent: always. */
  canAppendToEach?: (tokens: readonly SequenceToken[]) => boolean;
  /** Appends one token to each of several sequences and returns the logits after each, in order, which the sequence's next run may overwrite. */
  appendToEach: (tokens: readonly SequenceToken[]) => Promise<readonly Float32Array[]>;
}

/** How the logits of a batch differ from those of one token after another. */
type Difference = "none" | "rounding" | "wrong";

export class CheckedDecoding {
  readonly #runs: SequenceRuns;
  /** By the number of sequences, because kernels differ by the size of a batch. */
  readonly #differences = new Map<number, Difference>();

  constructor(runs: SequenceRuns) {
    this.#runs = runs;
  }

  /** The first batch of each size is computed in both ways, to compare the results. */
  async decode(tokens: readonly SequenceToken[]): Promise<readonly Float32Array[]> {
    if (tokens.length === 1 || this.#runs.canAppendToEach?.(tokens) === false) return this.#oneByOne(tokens);
    const difference = this.#differences.get(tokens.length);
    if (difference === undefined) return this.#compare(tokens);
    if (difference === "wrong") return this.#oneByOne(tokens);
    const batch = difference === "none" ? tokens : tokens.filter(({ mayRound }) => mayRound === true);
    if (batch.length === tokens.length) return this.#runs.appendToEach(tokens);
    const rows = new Map<SequenceToken, Float32Array>();
    for (const part of [batch, tokens.filter((token) => !batch.includes(token))]) {
      const logits = part === batch && batch.length > 1 ? await this.decode(part) : await this.#oneByOne(part);
      for (const [index, token] of part.entries()) rows.set(token, logits[index] ?? new Float32Array(0));
    }
    return tokens.map((token) => rows.get(token) ?? new Float32Array(0));
  }

  async #compare(tokens: readonly SequenceToken[]): Promise<readonly Float32Array[]> {
    const lengths = tokens.map(({ sequence }) => this.#runs.length(sequence));
    const whole = tokens.map(({ sequence, id }) => ({ sequence, id }));
    const batch = await this.#tryBatch(whole);
    tokens.forEach(({ sequence }, index) => this.#runs.truncate(sequence, lengths[index] ?? 0));
    const expected = await this.#oneByOne(whole);
    const isSame = batch?.every((row, index) => row.every((value, id) => Object.is(value, expected[index]?.[id])));
    const isClose = batch?.every((row, index) => agree(row, expected[index] ?? new Float32Array(0)));
    this.#differences.set(tokens.length, isSame === true ? "none" : isClose === true ? "rounding" : "wrong");
    return expected;
  }

  /** Returns undefined if the runtime fails. */
  async #tryBatch(tokens: readonly SequenceToken[]): Promise<readonly Float32Array[] | undefined> {
    try {
      return (await this.#runs.appendToEach(tokens)).map((logits) => logits.slice());
    } catch (caught) {
      console.warn("cohabit: a batch of several chats failed, so their tokens are computed one after another:", caught);
      return undefined;
    }
  }

  async #oneByOne(tokens: readonly SequenceToken[]): Promise<readonly Float32Array[]> {
    const logits: Float32Array[] = [];
    for (const token of tokens) logits.push((await this.#runs.appendOne(token)).slice());
    return logits;
  }
}
