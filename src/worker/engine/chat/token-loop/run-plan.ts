/**
 * Which tokens of a reply are computed in one run: the one that was chosen and, where something can be guessed, some that may
 * follow it. It depends on nothing but the tokens and what their grammar leaves, so a reply that goes on elsewhere is computed
 * in the runs that it began in.
 */
import { PromptLookup } from "./prompt-lookup.ts";

/** The first guess at a quotation is short, right ones grow twice as long. */
const firstGuess = 3;
/** After a guess that was wrong from the start so many tokens are not guessed at; after the next one twice as many. */
const firstPause = 8;
const maxPause = 128;

export interface TokenRun {
  /** Positions that the cache holds before it: what stands behind them was guessed wrong. */
  length: number;
  /** The chosen token, and those that are guessed to follow. */
  ids: Int32Array;
}

export interface RunLimits {
  /** Most tokens of a run. Default: 1, nothing is guessed. */
  maxRows: number;
  contextLength: number;
}

export class RunPlan {
  readonly #lookup: PromptLookup | undefined;
  readonly #lookupTrust = new Trust(firstGuess);
  readonly #likelyTrust: Trust;
  /** Of the last guess. */
  #trust = this.#lookupTrust;
  readonly #limits: RunLimits;
  /** Positions up to the last chosen token. */
  #length: number;
  /** Of the last run; `used`: how many of its tokens were chosen. */
  #run: { ids: Int32Array; used: number } = { ids: new Int32Array(0), used: 0 };

  constructor(promptIds: Int32Array, limits: RunLimits) {
    this.#limits = limits;
    this.#length = promptIds.length;
    this.#likelyTrust = new Trust(limits.maxRows);
    if (limits.maxRows > 1) this.#lookup = new PromptLookup(promptIds);
  }

  /**
   * For the logits behind a token that was chosen behind the last one: the run to compute, or which row of the last run has
   * them. `likely`: what a grammar hardly leaves a choice about behind the token. Default: nothing.
   */
  next(id: number, likely?: () => Int32Array): TokenRun | { row: number } {
    this.#lookup?.add(id);
    const { ids, used } = this.#run;
    if (used < ids.length && ids[used] === id) {
      this.#run.used += 1;
      this.#length += 1;
      if (this.#run.used === ids.length) this.#trust.settle(ids.length - 1, ids.length - 1);
      return { row: used };
    }
    if (used < ids.length) this.#trust.settle(used - 1, ids.length - 1);
    const run = { length: this.#length, ids: Int32Array.of(id, ...this.#guess(likely)) };
    this.#run = { ids: run.ids, used: 1 };
    this.#length += 1;
    return run;
  }

  #guess(likely?: () => Int32Array): Int32Array {
    const { maxRows, contextLength } = this.#limits;
    const room = Math.min(maxRows - 1, contextLength - this.#length - 1);
    const [likelyLength, lookupLength] = [this.#likelyTrust.next(room), this.#lookupTrust.next(room)];
    this.#trust = this.#likelyTrust;
    const expected = likelyLength > 0 ? likely?.().subarray(0, likelyLength) : undefined;
    if (expected !== undefined && expected.length > 0) return expected;
    this.#trust = this.#lookupTrust;
    return this.#lookup === undefined || lookupLength <= 0 ? new Int32Array(0) : this.#lookup.next(lookupLength);
  }
}

/** How far one kind of guess is followed, which it earns by being right. */
class Trust {
  readonly #firstLength: number;
  #length: number;
  #pause = 0;
  #nextPause = firstPause;

  /** `length`: most tokens of the first guess. */
  constructor(length: number) {
    this.#firstLength = length;
    this.#length = length;
  }

  /** Most tokens to guess before the next run, at most `room`; not positive: none. */
  next(room: number): number {
    this.#pause -= 1;
    return this.#pause > 0 ? 0 : Math.min(this.#length, room);
  }

  /** Learns from a guess of which so many tokens were right. */
  settle(right: number, length: number): void {
    if (right === 0) {
      this.#pause = this.#nextPause;
      this.#nextPause = Math.min(maxPause, 2 * this.#nextPause);
      this.#length = this.#firstLength;
      return;
    }
    this.#nextPause = firstPause;
    this.#length = right === length ? 2 * this.#length + 1 : Math.max(this.#firstLength, right + 1);
  }
}
