/**
 * Which tokens of a reply are computed in one run: the one that was chosen and, where something can be guessed, some that may
 * follow it. It depends on nothing but the tokens, so a reply that goes on elsewhere is computed in the runs that it began in.
 */
import { PromptLookup } from "./prompt-lookup.ts";

/** The first guess is short, right ones grow twice as long. */
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
  readonly #limits: RunLimits;
  /** Positions up to the last chosen token. */
  #length: number;
  #guessLength = firstGuess;
  #pause = 0;
  #nextPause = firstPause;
  /** Of the last run; `used`: how many of its tokens were chosen. */
  #run: { ids: Int32Array; used: number } = { ids: new Int32Array(0), used: 0 };

  constructor(promptIds: Int32Array, limits: RunLimits) {
    this.#limits = limits;
    this.#length = promptIds.length;
    if (limits.maxRows > 1) this.#lookup = new PromptLookup(promptIds);
  }

  /** For the logits behind a token that was chosen behind the last one: the run to compute, or which row of the last run has them. */
  next(id: number): TokenRun | { row: number } {
    this.#lookup?.add(id);
    const { ids, used } = this.#run;
    if (used < ids.length && ids[used] === id) {
      this.#run.used += 1;
      this.#length += 1;
      if (this.#run.used === ids.length) this.#settle(ids.length - 1, ids.length - 1);
      return { row: used };
    }
    if (used < ids.length) this.#settle(used - 1, ids.length - 1);
    const run = { length: this.#length, ids: Int32Array.of(id, ...this.#guess()) };
    this.#run = { ids: run.ids, used: 1 };
    this.#length += 1;
    return run;
  }

  #guess(): Int32Array {
    const { maxRows, contextLength } = this.#limits;
    this.#pause -= 1;
    const room = Math.min(this.#guessLength, maxRows - 1, contextLength - this.#length - 1);
    if (this.#lookup === undefined || this.#pause > 0 || room <= 0) return new Int32Array(0);
    return this.#lookup.next(room);
  }

  /** Learns from a guess of which so many tokens were right. */
  #settle(right: number, length: number): void {
    if (right === 0) {
      this.#pause = this.#nextPause;
      this.#nextPause = Math.min(maxPause, 2 * this.#nextPause);
      this.#guessLength = firstGuess;
      return;
    }
    this.#nextPause = firstPause;
    this.#guessLength = right === length ? 2 * this.#guessLength + 1 : Math.max(firstGuess, right + 1);
  }
}
