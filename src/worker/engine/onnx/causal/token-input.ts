/** What a causal graph reads of its tokens: their ids or, of a model that is split, vectors that another graph made of them. */
import type { Tensor } from "onnxruntime-web";
import type { Ort } from "../ort-builds.ts";
import type { CausalSignature } from "./causal-signature.ts";
import { integerTensor } from "./integer-tensor.ts";

/** Embeds tokens. Calls must not overlap. */
export interface TokenVectors {
  /** One row of numbers for each token, row after row. May be overwritten by the next call. */
  of(ids: Int32Array): Promise<Float32Array>;
}

/** Makes that input. `vectors`: of a graph that reads them. */
export function tokenInput(ort: Ort, { idType, vectorWidth }: CausalSignature, vectors: TokenVectors | undefined) {
  return async (ids: Int32Array): Promise<Record<string, Tensor>> =>
    vectors === undefined || vectorWidth === undefined
      ? { input_ids: integerTensor(ort, idType, [1, ids.length], (index) => ids[index] ?? 0) }
      : { inputs_embeds: new ort.Tensor("float32", await vectors.of(ids), [1, ids.length, vectorWidth]) };
}
