/**
 * Computes the logits behind each token of a reply, some tokens ahead where it can guess them: a model that computes rows
 * exactly as one after the other takes little longer for a few of them. The reply is the same with and without: the next
 * token is chosen as ever, and what was computed counts only if it is the one that was guessed.
 */
import type { PrefixCache } from "./prefix-cache.ts";
import { PromptLookup } from "./prompt-lookup.ts";
import type { TokenModel } from "./token-model.ts";

/** The first guess is short, right ones grow twice as long. */
const firstGuess = 3;
/** After a guess that was wrong from the start so many tokens are not guessed at; after the next one twice as many. */
const firstPause = 8;
const longestPause = 128;

export class Lookahead {
  readonly #model: TokenModel;
  readonly #cache: PrefixCache;
  readonly #lookup: PromptLookup | undefined;
  readonly #best: number | undefined;
  #guessLength = firstGuess;
  #pause = 0;
  #nextPause = firstPause;
  /** What was computed ahead: the tokens that were guessed and the logits behind each. */
  #guessed: { ids: Int32Array; logits: readonly Float32Array[]; used: number } | undefined;

  /** `best`: how many of the largest logits count. Default: all. */
  constructor(model: TokenModel, cache: PrefixCache, promptIds: Int32Array, best?: number) {
    this.#best = best;
    this.#model = model;
    this.#cache = cache;
    this.#lookup = model.rows === undefined ? undefined : new PromptLookup(promptIds);
  }

  /** The logits behind a token that was chosen behind the last one. */
  async decode(id: number): Promise<Float32Array> {
    this.#lookup?.add(id);
    return this.#computed(id) ?? (await this.#guess(id)) ?? this.#step(id);
  }

  /** Undefined if this token was not guessed. */
  #computed(id: number): Float32Array | undefined {
    const guessed = this.#guessed;
    if (guessed === undefined) return undefined;
    const { ids, logits, used } = guessed;
    if (ids[used] === id) {
      guessed.used += 1;
      if (guessed.used === ids.length) this.#settle(ids.length, ids.length);
      return logits[used];
    }
    this.#cache.cut(this.#cache.length - (ids.length - used));
    this.#settle(used, ids.length);
    return undefined;
  }

  async #guess(id: number): Promise<Float32Array | undefined> {
    const { rows } = this.#model;
    if (rows === undefined) return undefined;
    this.#pause -= 1;
    if (this.#pause > 0) return undefined;
    const room = Math.min(this.#guessLength, rows.most - 1, rows.positions - this.#cache.length - 1);
    const ids = room > 0 ? this.#lookup?.next(room) : undefined;
    if (ids === undefined || ids.length === 0) return undefined;
    const [first, ...logits] = await rows.append(Int32Array.of(id, ...ids));
    for (const each of [id, ...ids]) this.#cache.append(each);
    this.#guessed = { ids, logits, used: 0 };
    return first;
  }

  async #step(id: number): Promise<Float32Array> {
    const logits = await this.#model.decode(id, this.#best);
    this.#cache.append(id);
    return logits;
  }

  /** Learns from a guess of which so many tokens were right. */
  #settle(right: number, length: number): void {
    this.#guessed = undefined;
    if (right === 0) {
      this.#pause = this.#nextPause;
      this.#nextPause = Math.min(longestPause, 2 * this.#nextPause);
      this.#guessLength = firstGuess;
      return;
    }
    this.#nextPause = firstPause;
    this.#guessLength = right === length ? 2 * this.#guessLength + 1 : Math.max(firstGuess, right + 1);
  }
}
