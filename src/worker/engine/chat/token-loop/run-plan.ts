/**
 * Which tokens of a reply are computed in one run: the one that was chosen and, where something can be guessed, some that may
 * follow it. It depends on nothing but the tokens and what their grammar leaves, so a reply that goes on elsewhere is computed
 * in the runs that it began in.
 */
import { PromptLookup, type Span } from "./prompt-lookup.ts";

/** A quotation's first guess is short, and one token longer after each right one: two tokens take 1.1 to 1.5 of one, four 1.7 to 2.6. */
const firstGuess: Record<Span, number> = { 3: 2, 2: 1, 1: 1 };
/** After a guess that was wrong from the start the next one comes so many turns later; after another one twice as many. */
const firstPause = { likely: 8, quotation: 1 };
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
  /** A quotation that is guessed by more tokens is likelier to be right, so each span earns its own. */
  readonly #quotationTrust: Record<Span, Trust> = { 3: quotationTrust(3), 2: quotationTrust(2), 1: quotationTrust(1) };
  readonly #likelyTrust: Trust;
  /** Of the last guess. */
  #trust: Trust;
  readonly #limits: RunLimits;
  /** Positions up to the last chosen token. */
  #length: number;
  /** Of the last run; `used`: how many of its tokens were chosen. */
  #run: { ids: Int32Array; used: number } = { ids: new Int32Array(0), used: 0 };

  constructor(promptIds: Int32Array, limits: RunLimits) {
    this.#limits = limits;
    this.#length = promptIds.length;
    this.#likelyTrust = new Trust(limits.maxRows, firstPause.likely);
    this.#trust = this.#likelyTrust;
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
    for (const trust of [this.#likelyTrust, ...Object.values(this.#quotationTrust)]) trust.pass();
    const expectedLength = this.#likelyTrust.length(room);
    const expected = expectedLength > 0 ? likely?.().subarray(0, expectedLength) : undefined;
    if (expected !== undefined && expected.length > 0) {
      this.#trust = this.#likelyTrust;
      return expected;
    }
    const quotation = this.#lookup?.next((span) => this.#quotationTrust[span].length(room));
    if (quotation === undefined) return new Int32Array(0);
    this.#trust = this.#quotationTrust[quotation.span];
    return quotation.ids;
  }
}

/** How far one kind of guess is followed, which it earns by being right. */
class Trust {
  readonly #firstLength: number;
  #length: number;
  readonly #firstPause: number;
  #pause = 0;
  #nextPause: number;

  /** `length`: most tokens of the first guess. `pause`: turns until the next one, after one that was wrong. */
  constructor(length: number, pause: number) {
    this.#firstLength = length;
    this.#length = length;
    this.#firstPause = pause;
    this.#nextPause = pause;
  }

  /** A turn begins. */
  pass(): void {
    this.#pause -= 1;
  }

  /** Most tokens to guess in this turn, at most `room`; not positive: none. */
  length(room: number): number {
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
    this.#nextPause = this.#firstPause;
    this.#length = right === length ? this.#length + 1 : Math.max(this.#firstLength, right + 1);
  }
}

const quotationTrust = (span: Span): Trust => new Trust(firstGuess[span], firstPause.quotation);
