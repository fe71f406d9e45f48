/** Reads the signature of a graph that encodes whole texts from its inputs and outputs. */
import { EngineFailureError } from "../../../base/engine-failure.ts";
import type { ModelRole } from "../../../../inference/models.ts";
import type { ModelRecord } from "../../../models/record/model-record.ts";
import { isCacheInput } from "../graph/cache-names.ts";
import { listed } from "../causal/causal-obstacle.ts";
import { type FloatType, type IntegerType, isFloat, isInteger } from "../graph/element-types.ts";
import type { GraphSession } from "../graph/graph-session.ts";
import type { TensorShape } from "../graph/tensor-shape.ts";

export interface EncoderSignature {
  /** In the order of a call. */
  inputs: { name: TextInput; type: IntegerType }[];
  /** Cache inputs of a decoder's graph, which stay empty: sizes for one row. */
  caches: { name: string; type: FloatType; dims: readonly number[] }[];
  output: string;
  outputType: FloatType;
  /** Whether the output has one vector for each token, or one for each row. */
  perToken: boolean;
  /** Size of the output's last axis; undefined if the graph does not declare it. */
  width: number | undefined;
}

const textInputs = ["input_ids", "attention_mask", "token_type_ids", "position_ids"] as const;
export type TextInput = (typeof textInputs)[number];

const sentenceOutputs = ["sentence_embedding"];
const tokenOutputs = ["last_hidden_state", "token_embeddings"];

/**
 * Returns the names that the output may have, preferred first. A vector of a whole text includes pooling and modules (as in
 * EmbeddingGemma). Token vectors are preferred only if the modules are known, so that they can be computed here.
 */
export function outputsFor({ role, modules }: Pick<ModelRecord, "role" | "modules">): readonly string[] {
  if (role === "rerank") return ["logits"];
  if (modules === "graph") return sentenceOutputs;
  return modules === undefined ? [...sentenceOutputs, ...tokenOutputs] : [...tokenOutputs, ...sentenceOutputs];
}

/**
 * Throws a `files-damaged` failure with the reason if the graph is no encoder of texts.
 * @param outputNames Names that the output may have, preferred first. Default: `outputsFor` the role.
 */
export function readEncoderSignature(
  { inputs, outputs }: Pick<GraphSession, "inputs" | "outputs">,
  role: ModelRole,
  outputNames: readonly string[] = outputsFor({ role, modules: undefined }),
): EncoderSignature {
  const names = [...inputs.keys()];
  const output = findOutput(names, [...outputs.keys()], role, outputNames);
  const { dims, type } = outputs.get(output) ?? { dims: [], type: undefined };
  if (!isFloat(type)) throw unusable(`its output "${output}" is neither float32 nor float16`);
  if (dims.length > 3 || dims.length === 0) throw unusable(`its output "${output}" has ${dims.length} axes instead of 2 or 3`);
  if (role === "rerank" && dims.length === 3) {
    throw unusable("it has logits for each token and no cache (past_key_values), which a reranker that answers yes or no needs");
  }
  return {
    inputs: textInputs.filter((name) => inputs.has(name)).map((name) => ({ name, type: integerType(name, inputs.get(name)) })),
    caches: names.filter(isCacheInput).map((name) => ({ name, ...cacheOf(name, inputs.get(name)) })),
    output,
    outputType: type,
    perToken: dims.length === 3,
    // An output of one number per row may have only the axis of rows.
    width: dims.length === 1 ? 1 : dims.at(-1),
  };
}

/**
 * Returns the output to use. It needs only names, so it is possible before the runtime opens the graph. Throws like
 * `readEncoderSignature`.
 */
export function findOutput(inputs: readonly string[], outputs: readonly string[], role: ModelRole, preferred: readonly string[]): string {
  if (!inputs.includes("input_ids")) throw unusable(`it has no input "input_ids", only ${listed(inputs)}`);
  const unknown = inputs.filter((name) => !isTextInput(name) && !isCacheInput(name));
  if (unknown.length > 0) throw unusable(`it has unknown inputs: ${listed(unknown)}`);
  const output = preferred.find((name) => outputs.includes(name));
  if (output !== undefined) return output;
  throw unusable(`for ${uses[role]} it needs an output ${preferred.join(" or ")}, and has only ${listed(outputs)}`);
}

const uses: Readonly<Record<ModelRole, string>> = { embed: "embedding", rerank: "reranking", chat: "writing" };

function isTextInput(name: string): name is TextInput {
  return textInputs.some((known) => known === name);
}

function integerType(name: string, input: TensorShape | undefined): IntegerType {
  if (isInteger(input?.type)) return input.type;
  throw unusable(`its input "${name}" is neither int64 nor int32`);
}

/** Returns the type and size of an empty cache. The axis of positions is the one without a fixed size, except for the axis of the batch. */
function cacheOf(name: string, input: TensorShape | undefined): { type: FloatType; dims: number[] } {
  if (input === undefined || !isFloat(input.type)) throw unusable(`its cache "${name}" is neither float32 nor float16`);
  return { type: input.type, dims: input.dims.map((size, axis) => (axis === 0 ? 1 : (size ?? 0))) };
}

function unusable(reason: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail: `the graph cannot be used for texts: ${reason}` });
}
