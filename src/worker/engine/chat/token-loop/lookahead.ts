/**
 * Computes the logits behind each token of a reply, some tokens ahead where it can guess them: a model takes little longer
 * for a few rows than for one. The next token is chosen as ever, and what was computed counts only if it is the one that was
 * guessed.
 */
import type { PrefixCache } from "./prefix-cache.ts";
import { RunPlan, type TokenRun } from "./run-plan.ts";
import type { TokenModel } from "./token-model.ts";

export class Lookahead {
  readonly #model: TokenModel;
  readonly #cache: PrefixCache;
  readonly #plan: RunPlan;
  readonly #promptLength: number;
  readonly #best: number | undefined;
  #rows: readonly Float32Array[] = [];

  /** `best`: how many of the largest logits count. Default: all. */
  constructor(model: TokenModel, cache: PrefixCache, promptIds: Int32Array, best?: number) {
    this.#best = best;
    this.#model = model;
    this.#cache = cache;
    this.#promptLength = promptIds.length;
    this.#plan = new RunPlan(promptIds, { maxRows: model.rows?.most ?? 1, contextLength: model.contextLength });
  }

  /** The logits behind a token that was chosen behind the last one. `likely`: see `TokenLoopOptions`. */
  async decode(id: number, likely?: () => Int32Array): Promise<Float32Array> {
    const next = this.#plan.next(id, likely);
    if ("row" in next) return this.#rows[next.row] ?? new Float32Array(0);
    await this.compute(next);
    return this.#rows[0] ?? new Float32Array(0);
  }

  /**
   * The runs, for `compute`, of the first tokens of a reply, which are known: those in which they were computed, so that what
   * follows is the same to the bit; where the number of rows does not matter to the bit, as few as there can be. `row`: of the
   * last run, with the logits behind the last token. `likely`: what was likely behind each token.
   */
  recall(ids: Int32Array, likely: readonly Int32Array[]): { runs: readonly TokenRun[]; row: number } {
    const { most, exactPositions } = this.#model.rows ?? { most: 1, exactPositions: 0 };
    const planned: TokenRun[] = [];
    let row = 0;
    for (const [index, id] of ids.entries()) {
      const behind = likely[index];
      const next = this.#plan.next(id, behind && (() => behind));
      row = "row" in next ? next.row : 0;
      if (!("row" in next)) planned.push(next);
    }
    // The last one stays: it may hold tokens that were guessed and are still to come.
    const isExact = ({ length, ids: { length: count } }: TokenRun): boolean => length + count <= exactPositions;
    const firstKept = planned.findIndex((run, index) => index === planned.length - 1 || !isExact(run));
    const kept = planned.slice(Math.max(0, firstKept));
    const start = this.#promptLength;
    const merged = chunksOf(ids.subarray(0, (kept[0]?.length ?? start) - start), most, start);
    return { runs: [...merged, ...kept], row };
  }

  /** The logits behind each of its tokens. */
  async compute({ length, ids }: TokenRun): Promise<readonly Float32Array[]> {
    const { rows } = this.#model;
    if (length < this.#cache.length) this.#cache.cut(length);
    this.#rows = rows === undefined || ids.length === 1 ? [await this.#model.decode(ids[0] ?? 0, this.#best)] : await rows.append(ids);
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
