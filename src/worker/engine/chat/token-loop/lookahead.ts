/**
 * Speculative decoding without a draft model: computes the logits after the chosen token and after a short draft of the
 * tokens that may follow it in one run, because a model takes little longer for a few tokens than for one. The sampler
 * still chooses each token; logits after a drafted token are used only if the sampler chooses that token.
 */
import type { PrefixCache } from "./prefix-cache.ts";
import { DraftedRuns, type TokenRun } from "./drafted-runs.ts";
import type { LogitsUse } from "./shared-runs.ts";
import type { TokenModel } from "./token-model.ts";

export class Lookahead {
  readonly #model: TokenModel;
  readonly #cache: PrefixCache;
  readonly #runs: DraftedRuns;
  readonly #promptLength: number;
  readonly #use: LogitsUse;
  #rows: readonly Float32Array[] = [];

  /** `use`: what the sampler does with the logits. */
  constructor(model: TokenModel, cache: PrefixCache, promptIds: Int32Array, use: LogitsUse = {}) {
    this.#use = use;
    this.#model = model;
    this.#cache = cache;
    this.#promptLength = promptIds.length;
    this.#runs = new DraftedRuns(promptIds, { maxTokens: model.batchDecode?.maxTokens ?? 1, contextLength: model.contextLength });
  }

  /** Appends the chosen token to the reply and returns the logits after it. `likely`: see `TokenLoopOptions`. */
  async decode(id: number, likely?: () => Int32Array): Promise<Float32Array> {
    const next = this.#runs.next(id, likely);
    if ("row" in next) return this.#rows[next.row] ?? new Float32Array(0);
    await this.compute(next);
    return this.#rows[0] ?? new Float32Array(0);
  }

  /**
   * Returns the runs, for `compute`, that rebuild the cache for a reply whose first tokens are known. A run whose logits
   * depend on the number of its tokens is repeated exactly, so that the tokens that follow stay the same; the others are
   * merged into as few runs as possible. `row`: index, in the last run, of the logits after the last token. `likely`: the likely
   * tokens after each of `ids`.
   */
  rebuildRuns(ids: Int32Array, likely: readonly Int32Array[]): { runs: readonly TokenRun[]; row: number } {
    const { maxTokens, exactPositions } = this.#model.batchDecode ?? { maxTokens: 1, exactPositions: 0 };
    const planned: TokenRun[] = [];
    let row = 0;
    for (const [index, id] of ids.entries()) {
      const likelyNext = likely[index];
      const next = this.#runs.next(id, likelyNext && (() => likelyNext));
      row = "row" in next ? next.row : 0;
      if (!("row" in next)) planned.push(next);
    }
    // The last run is not merged: it may hold drafted tokens that the reply has not reached yet.
    const isExact = ({ length, ids: { length: count } }: TokenRun): boolean => length + count <= exactPositions;
    const firstKept = planned.findIndex((run, index) => index === planned.length - 1 || !isExact(run));
    const kept = planned.slice(Math.max(0, firstKept));
    const start = this.#promptLength;
    const merged = chunksOf(ids.subarray(0, (kept[0]?.length ?? start) - start), maxTokens, start);
    return { runs: [...merged, ...kept], row };
  }

  /** Computes a run and returns the logits after each of its tokens. */
  async compute({ length, ids }: TokenRun): Promise<readonly Float32Array[]> {
    const { batchDecode } = this.#model;
    if (length < this.#cache.length) this.#cache.cut(length);
    const isSingle = batchDecode === undefined || ids.length === 1;
    this.#rows = isSingle ? [await this.#model.decode(ids[0] ?? 0, this.#use.topK, this.#use.mayRound)] : await batchDecode.append(ids);
    for (const id of ids) this.#cache.append(id);
    return this.#rows;
  }
}

function chunksOf(ids: Int32Array, size: number, start: number): TokenRun[] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ({
    length: start + index * size,
    ids: ids.subarray(index * size, (index + 1) * size),
  }));
}
