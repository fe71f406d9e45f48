/** Turns an encoder's output into one unit vector per row: pooling, modules, truncation of dimensions, normalisation. */
import { EngineFailureError } from "../../base/engine-failure.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import { poolingModes, widthAfterModules } from "../../models/record/embed-modules.ts";
import type { EncoderBatch, EncoderModel } from "./encoder-model.ts";
import type { ModuleLayer } from "./module-layers.ts";
import { normalise, poolRows } from "./pooling.ts";

type EncoderShape = Pick<EncoderModel, "outputWidth" | "perToken">;
type EmbedRecord = Pick<
  ModelRecord,
  "dimensions" | "id" | "inputPrompts" | "isPoolingAssumed" | "modules" | "pooling" | "poolsPrompt" | "truncateDim"
>;

export class SentenceVectors {
  /** Dimensions of a vector. */
  readonly width: number;
  /** Warnings for callers: assumptions about the model, such as its pooling. */
  readonly warnings: readonly string[];
  readonly #record: EmbedRecord;
  readonly #encoder: EncoderShape;
  readonly #layers: readonly ModuleLayer[];

  /**
   * @param layers The loaded modules of the record, in order. Unused if the graph itself pools, so that its output has one vector per row.
   * @throws EngineFailureError if the graph and the modules do not fit each other.
   */
  constructor(record: EmbedRecord, encoder: EncoderShape, layers: readonly ModuleLayer[]) {
    this.#record = record;
    this.#encoder = encoder;
    this.#layers = layers;
    const full = encoder.perToken ? pooledWidth(record, encoder.outputWidth) : widthOfGraph(record, encoder.outputWidth);
    this.width = Math.min(full, record.truncateDim ?? full);
    this.warnings = encoder.perToken && record.isPoolingAssumed ? [assumption(record)] : [];
  }

  /** Returns rows x `width`, row-major. `values`: the encoder's output for the batch. */
  of(batch: EncoderBatch, values: Float32Array): Float32Array {
    const { perToken, outputWidth } = this.#encoder;
    const pooled = perToken ? poolRows(batch, values, outputWidth, poolingModes(this.#record.pooling)) : values;
    const pooledLength = pooled.length / batch.rows;
    const vectors = new Float32Array(batch.rows * this.width);
    for (let row = 0; row < batch.rows; row++) {
      let vector: Float32Array = pooled.slice(row * pooledLength, (row + 1) * pooledLength);
      if (perToken) for (const layer of this.#layers) vector = layer(vector);
      const kept = vector.subarray(0, this.width);
      normalise(kept);
      vectors.set(kept, row * this.width);
    }
    return vectors;
  }
}

function pooledWidth({ pooling, modules }: EmbedRecord, tokenWidth: number): number {
  const { width, mismatch } = widthAfterModules(Array.isArray(modules) ? modules : [], poolingModes(pooling).length * tokenWidth);
  if (mismatch === undefined) return width;
  throw unusable(mismatch);
}

/**
 * Returns the width of a graph that computes pooling and modules itself. Throws EngineFailureError if it does not fit the record's
 * modules.
 */
function widthOfGraph({ dimensions, modules, pooling, poolsPrompt, inputPrompts, truncateDim }: EmbedRecord, width: number): number {
  // With several pooling modes, `dimensions` is the size of the concatenated vector.
  const concatenated = poolingModes(pooling).length > 1 && truncateDim === undefined ? dimensions : undefined;
  if (modules === "graph") return width;
  const expected = modules?.findLast((module) => module.type === "dense")?.outFeatures ?? concatenated ?? width;
  if (expected !== width) throw unusable(`its vectors of texts have ${width} numbers, and its modules give ${expected}`);
  if (!poolsPrompt && Object.keys(inputPrompts).length > 0) {
    throw unusable("it has vectors of whole texts, which include the prompts, but its modules exclude them (include_prompt)");
  }
  return width;
}

function unusable(reason: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail: `the graph and the modules of the folder do not fit: ${reason}` });
}

function assumption({ id, pooling, inputPrompts }: EmbedRecord): string {
  const prompts = Object.keys(inputPrompts).length === 0 ? " and texts have no prompt" : "";
  return (
    `model '${id}': its files do not say how token vectors become one vector; pooling "${poolingModes(pooling).join('", "')}" was assumed${prompts}. ` +
    "If its makers say otherwise, give `pooling` (and `inputPrompts`) in its entry of `models`; giving `pooling` ends this warning"
  );
}
