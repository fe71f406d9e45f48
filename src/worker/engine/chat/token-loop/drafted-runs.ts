/**
 * Decides which tokens of a reply are computed in one run: the chosen token and a draft of the tokens that may follow it.
 * The decision depends only on the prompt, the tokens of the reply and their grammar. So another engine that continues a
 * reply computes it in the same runs, which keeps its logits the same to the bit.
 */
import { PromptLookup, type MatchLength } from "./prompt-lookup.ts";

/**
 * Tokens of the first draft from prompt lookup, by the length of the match. A run of two tokens takes 1.1 to 1.5 times as
 * long as a run of one, a run of four 1.7 to 2.6 times, so drafts start short and grow while they are accepted.
 */
const firstDraftLength: Record<MatchLength, number> = { 3: 2, 2: 1, 1: 1 };
/** Steps without a draft after a draft without an accepted token, by the source of the draft. Each further rejection doubles the pause. */
const firstPause = { grammar: 8, lookup: 1 };
const maxPause = 128;

export interface TokenRun {
  /** Positions of the cache to keep before the run; later ones hold drafted tokens that were rejected. */
  length: number;
  /** The chosen token and its draft. */
  ids: Int32Array;
}

export interface RunLimits {
  /** Max tokens of a run. 1: there are no drafts. */
  maxTokens: number;
  contextLength: number;
}

export class DraftedRuns {
  readonly #lookup: PromptLookup | undefined;
  /** Limits of drafts from prompt lookup. Each match length has its own, because a longer match has a higher acceptance rate. */
  readonly #lookupLimits: Record<MatchLength, DraftLimit> = { 3: lookupLimit(3), 2: lookupLimit(2), 1: lookupLimit(1) };
  /** Limit of drafts from the grammar. */
  readonly #grammarLimit: DraftLimit;
  /** The limit that the last draft was made under. */
  #lastLimit: DraftLimit;
  readonly #limits: RunLimits;
  /** Number of tokens of the prompt and the reply so far. */
  #length: number;
  /** The last run. `used`: the number of its tokens that were chosen. */
  #run: { ids: Int32Array; used: number } = { ids: new Int32Array(0), used: 0 };

  constructor(promptIds: Int32Array, limits: RunLimits) {
    this.#limits = limits;
    this.#length = promptIds.length;
    this.#grammarLimit = new DraftLimit(limits.maxTokens, firstPause.grammar);
    this.#lastLimit = this.#grammarLimit;
    if (limits.maxTokens > 1) this.#lookup = new PromptLookup(promptIds);
  }

  /**
   * Takes in the next chosen token. Returns the run to compute for the logits after it, or the row of the last run that
   * already holds them. `likely`: returns the tokens that the grammar nearly forces after `id`. Default: none.
   */
  next(id: number, likely?: () => Int32Array): TokenRun | { row: number } {
    this.#lookup?.add(id);
    const { ids, used } = this.#run;
    if (used < ids.length && ids[used] === id) {
      this.#run.used += 1;
      this.#length += 1;
      if (this.#run.used === ids.length) this.#lastLimit.update(ids.length - 1, ids.length - 1);
      return { row: used };
    }
    if (used < ids.length) this.#lastLimit.update(used - 1, ids.length - 1);
    const run = { length: this.#length, ids: Int32Array.of(id, ...this.#draft(likely)) };
    this.#run = { ids: run.ids, used: 1 };
    this.#length += 1;
    return run;
  }

  #draft(likely?: () => Int32Array): Int32Array {
    const { maxTokens, contextLength } = this.#limits;
    const room = Math.min(maxTokens - 1, contextLength - this.#length - 1);
    for (const limit of [this.#grammarLimit, ...Object.values(this.#lookupLimits)]) limit.beginStep();
    const maxLikely = this.#grammarLimit.maxTokens(room);
    const expected = maxLikely > 0 ? likely?.().subarray(0, maxLikely) : undefined;
    if (expected !== undefined && expected.length > 0) {
      this.#lastLimit = this.#grammarLimit;
      return expected;
    }
    const draft = this.#lookup?.draft((matchLength) => this.#lookupLimits[matchLength].maxTokens(room));
    if (draft === undefined) return new Int32Array(0);
    this.#lastLimit = this.#lookupLimits[draft.matchLength];
    return draft.ids;
  }
}

/** Adapts the length of one kind of draft to its acceptance: accepted drafts grow, rejected ones pause. */
class DraftLimit {
  readonly #firstLength: number;
  #length: number;
  readonly #firstPause: number;
  #pause = 0;
  #nextPause: number;

  /** `length`: max tokens of the first draft. `pause`: steps without a draft after the first rejected one. */
  constructor(length: number, pause: number) {
    this.#firstLength = length;
    this.#length = length;
    this.#firstPause = pause;
    this.#nextPause = pause;
  }

  /** Call it once for each run, before `maxTokens`. */
  beginStep(): void {
    this.#pause -= 1;
  }

  /** Returns the max tokens of a draft in this step, at most `room`; 0 or less: no draft. */
  maxTokens(room: number): number {
    return this.#pause > 0 ? 0 : Math.min(this.#length, room);
  }

  /** Takes in how many tokens of a draft were accepted. */
  update(accepted: number, drafted: number): void {
    if (accepted === 0) {
      this.#pause = this.#nextPause;
      this.#nextPause = Math.min(maxPause, 2 * this.#nextPause);
      this.#length = this.#firstLength;
      return;
    }
    this.#nextPause = this.#firstPause;
    this.#length = accepted === drafted ? this.#length + 1 : Math.max(this.#firstLength, accepted + 1);
  }
}

const lookupLimit = (matchLength: MatchLength): DraftLimit => new DraftLimit(firstDraftLength[matchLength], firstPause.lookup);
