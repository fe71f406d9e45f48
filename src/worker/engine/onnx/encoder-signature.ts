/** What an encoder graph looks like, read from its inputs and outputs. */
import { EngineFailureError } from "../engine-errors.ts";
import type { TensorShape } from "./graph.ts";

export interface EncoderSignature {
  /** In call order: "input_ids", "attention_mask" and, where the graph has it, "token_type_ids". */
  inputs: string[];
  output: string;
  /** One vector for each token (else for each row). */
  perToken: boolean;
  /** Size of the last axis. */
  width: number;
}

const knownInputs = ["input_ids", "attention_mask", "token_type_ids"];
/** Preferred first: token vectors are pooled as the record says. */
const knownOutputs = ["last_hidden_state", "token_embeddings", "sentence_embedding", "logits"];

/** Throws a `files-damaged` fault where the graph is not such a model. */
export function readEncoderSignature(
  inputs: ReadonlyMap<string, TensorShape>,
  outputs: ReadonlyMap<string, TensorShape>,
  dimensions: number | undefined,
): EncoderSignature {
  const unknown = [...inputs.keys()].filter((name) => !knownInputs.includes(name));
  const output = knownOutputs.find((name) => outputs.has(name));
  const dims = outputs.get(output ?? "")?.dims;
  const width = dims?.at(-1) ?? dimensions;
  if (unknown.length > 0 || output === undefined || dims === undefined || width === undefined) {
    throw new EngineFailureError({
      kind: "files-damaged",
      detail: `the graph is not an encoder: inputs ${[...inputs.keys()].join(", ")}; outputs ${[...outputs.keys()].join(", ")}`,
    });
  }
  return { inputs: knownInputs.filter((name) => inputs.has(name)), output, perToken: dims.length === 3, width };
}
