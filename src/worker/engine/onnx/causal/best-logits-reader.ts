/** Reads the largest logits and their ids, which nodes of the graph select on the GPU (see `rewriting/best-logits.ts`). */
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { TopTokens } from "../../sampling/top-tokens.ts";
import { bestCount } from "../rewriting/passes/best-logits.ts";

export class BestLogitsReader {
  /** Number of logits that the nodes select. */
  readonly count: number;
  readonly #logits: Float32Array;
  #ids: readonly number[] = [];

  constructor(vocabularySize: number) {
    this.count = Math.min(bestCount, vocabularySize);
    this.#logits = new Float32Array(vocabularySize).fill(Number.NEGATIVE_INFINITY);
  }

  /**
   * Returns logits for the whole vocabulary, with -Infinity for tokens that are not selected. The next call overwrites them.
   * `output`: of the nodes for one sequence.
   */
  spread(output: unknown): Float32Array {
    const { values, ids } = this.#read(output);
    for (const id of this.#ids) this.#logits[id] = Number.NEGATIVE_INFINITY;
    ids.forEach((id, rank) => {
      // Ids beyond the vocabulary are padding.
      if (id < this.#logits.length) this.#logits[id] = values[rank] ?? Number.NaN;
    });
    this.#ids = ids;
    return this.#logits;
  }

  /** Returns the id of the largest logit. */
  first(output: unknown): number {
    return this.#read(output).ids[0] ?? 0;
  }

  /** Whether the output has the largest of these logits, in their order. */
  isOf(output: unknown, logits: Float32Array): boolean {
    const { values, ids } = this.#read(output);
    return new TopTokens().select(logits, this.count).every((id, rank) => ids[rank] === id && values[rank] === logits[id]);
  }

  #read(output: unknown): { values: Float32Array; ids: readonly number[] } {
    if (output instanceof Float32Array && output.length === 2 * this.count) {
      return { values: output.subarray(0, this.count), ids: [...output.subarray(this.count)] };
    }
    throw new EngineFailureError({ kind: "internal", detail: "the graph's output of the largest logits has a wrong size" });
  }
}
