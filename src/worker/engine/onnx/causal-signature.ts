/** What a causal graph with a key/value cache looks like, read from its inputs and outputs. */
import { EngineFailureError } from "../engine-errors.ts";
import type { TensorShape } from "./graph.ts";

export interface CausalSignature {
  layers: number;
  keyValueHeads: number;
  headDimension: number;
  vocabularySize: number;
  hasPositionIds: boolean;
  /** The graph can return the logits of the last positions alone. */
  hasLogitsToKeep: boolean;
}

/** Inputs and outputs of the cache, layer by layer, key before value. */
export function cacheNames(layers: number): { past: string[]; present: string[] } {
  const kinds = Array.from({ length: layers }, (_, layer) => [`${layer}.key`, `${layer}.value`]).flat();
  return { past: kinds.map((kind) => `past_key_values.${kind}`), present: kinds.map((kind) => `present.${kind}`) };
}

/** Throws a `files-damaged` fault where the graph is not such a model. */
export function readCausalSignature(inputs: ReadonlyMap<string, TensorShape>, outputs: ReadonlyMap<string, TensorShape>): CausalSignature {
  let layers = 0;
  while (inputs.has(`past_key_values.${layers}.key`)) layers += 1;
  const cacheDims = inputs.get("past_key_values.0.key")?.dims;
  const keyValueHeads = cacheDims?.[1];
  const headDimension = cacheDims?.[3];
  const vocabularySize = outputs.get("logits")?.dims[2];
  if (keyValueHeads === undefined || headDimension === undefined || vocabularySize === undefined) {
    throw new EngineFailureError({
      kind: "files-damaged",
      detail: "the graph is not a causal model with a key/value cache of fixed width",
    });
  }
  return {
    layers,
    keyValueHeads,
    headDimension,
    vocabularySize,
    hasPositionIds: inputs.has("position_ids"),
    hasLogitsToKeep: inputs.has("num_logits_to_keep"),
  };
}
