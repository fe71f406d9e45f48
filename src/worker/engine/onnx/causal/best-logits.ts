/** The largest logits and their ids, as nodes of the graph found them on the GPU (see `rewriting/passes/best-logits.ts`). */
import { EngineFailureError } from "../../engine-errors.ts";
import { TopTokens } from "../../sampling/top-tokens.ts";
import { bestCount } from "../rewriting/passes/best-logits.ts";

export class BestLogits {
  /** How many there are. */
  readonly count: number;
  readonly #logits: Float32Array;
  #ids: readonly number[] = [];

  constructor(vocabularySize: number) {
    this.count = Math.min(bestCount, vocabularySize);
    this.#logits = new Float32Array(vocabularySize).fill(Number.NEGATIVE_INFINITY);
  }

  /** A row with a logit for each token: minus infinity for all others. Written over by the next call. `found`: what the nodes give. */
  spread(found: unknown): Float32Array {
    const { values, ids } = this.#read(found);
    for (const id of this.#ids) this.#logits[id] = Number.NEGATIVE_INFINITY;
    ids.forEach((id, rank) => {
      // Ids behind the vocabulary fill up rows.
      if (id < this.#logits.length) this.#logits[id] = values[rank] ?? Number.NaN;
    });
    this.#ids = ids;
    return this.#logits;
  }

  /** The id of the largest one. */
  first(found: unknown): number {
    return this.#read(found).ids[0] ?? 0;
  }

  /** Whether they are the largest of these. */
  isOf(found: unknown, logits: Float32Array): boolean {
    const { values, ids } = this.#read(found);
    return new TopTokens().select(logits, this.count).every((id, rank) => ids[rank] === id && values[rank] === logits[id]);
  }

  #read(found: unknown): { values: Float32Array; ids: readonly number[] } {
    if (found instanceof Float32Array && found.length === 2 * this.count) {
      return { values: found.subarray(0, this.count), ids: [...found.subarray(this.count)] };
    }
    throw new EngineFailureError({ kind: "internal", detail: "the GPU gave no largest logits" });
  }
}
