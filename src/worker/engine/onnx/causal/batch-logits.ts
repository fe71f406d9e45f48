/**
 * The logits of a batch: of each sequence only the largest are read back if every token of the batch needs no more. For each number of
 * sequences the first batch reads all logits as well, to test whether the GPU selects the largest correctly.
 */
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { floatsOf } from "../../../base/half-floats.ts";
import type { SequenceToken } from "../../chat/token-loop/shared-runs.ts";
import { bestOutput } from "../rewriting/passes/best-logits.ts";
import type { BestLogitsReader } from "./best-logits-reader.ts";
import type { CausalSignature } from "./causal-signature.ts";

/** The values of the outputs of a run, by name. */
export type Outputs = ReadonlyMap<string, unknown>;

export class BatchLogits {
  readonly #signature: Pick<CausalSignature, "vocabularySize" | "logitsType">;
  readonly #readerOf: (sequence: number) => BestLogitsReader | undefined;
  /** Whether the GPU selects the largest logits correctly, by the number of sequences. */
  readonly #isSelectionRight = new Map<number, boolean>();

  /** `readerOf`: returns the reader of a sequence; undefined if the graph selects no logits. */
  constructor(
    signature: Pick<CausalSignature, "vocabularySize" | "logitsType">,
    readerOf: (sequence: number) => BestLogitsReader | undefined,
  ) {
    this.#signature = signature;
    this.#readerOf = readerOf;
  }

  /** Returns the outputs that the run of these tokens must read back. */
  outputsFor(tokens: readonly SequenceToken[]): string[] {
    const isRight = this.#isSelectionRight.get(tokens.length);
    const canSelect = tokens.every(({ sequence }) => this.#readerOf(sequence) !== undefined);
    if (!canSelect || isRight === false) return ["logits"];
    if (isRight === undefined) return ["logits", bestOutput];
    const isEnough = tokens.every(({ sequence, topK = Number.POSITIVE_INFINITY }) => topK <= (this.#readerOf(sequence)?.count ?? 0));
    return [isEnough ? bestOutput : "logits"];
  }

  /** Returns the logits after each token, which the sequence's next run may overwrite. `rows`: the row of each token in the outputs. */
  read(tokens: readonly SequenceToken[], rows: readonly number[], outputs: Outputs): Float32Array[] {
    const best = this.#rowsIn(outputs, bestOutput, rows);
    const logits = this.#rowsIn(outputs, "logits", rows);
    const readers = tokens.map(({ sequence }) => this.#readerOf(sequence));
    if (best !== undefined && logits !== undefined) {
      const isRight = readers.every((reader, index) => reader?.isOf(best[index], logits[index] ?? new Float32Array(0)) === true);
      if (!isRight) console.warn("cohabit: this GPU selects the largest logits of a batch wrongly, so all logits are read back");
      this.#isSelectionRight.set(tokens.length, isRight);
    }
    if (logits !== undefined) return logits;
    return readers.flatMap((reader, index) => reader?.spread(best?.[index]) ?? []);
  }

  /** Returns the id of the largest logit after each token. */
  likeliest(rows: readonly number[], outputs: Outputs): number[] | undefined {
    return this.#rowsIn(outputs, bestOutput, rows)?.map((row) => row[row.length / 2] ?? 0);
  }

  #rowsIn(outputs: Outputs, name: string, rows: readonly number[]): Float32Array[] | undefined {
    if (!outputs.has(name)) return undefined;
    const { logitsType } = this.#signature;
    const values = floatsOf(outputs.get(name), name === bestOutput ? "float32" : logitsType);
    if (values === undefined || values.length === 0) {
      throw new EngineFailureError({ kind: "internal", detail: `${name} of a batch has another type than ${logitsType}` });
    }
    const width = values.length / rows.length;
    return rows.map((row) => values.subarray(row * width, (row + 1) * width));
  }
}
