/** Reads the signature of a causal graph with a cache from its inputs and outputs, and from the operators that read its cache. */
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { type CacheType, type FloatType, type IntegerType, isFloat, isInteger } from "../graph/element-types.ts";
import type { TensorShape } from "../graph/tensor-shape.ts";
import type { GraphFacts } from "../graph/graph-facts.ts";
import { isCacheInput, isKeyOrValue, presentName } from "../graph/cache-names.ts";
import { lengthInputs } from "../graph/length-inputs.ts";
import { causalObstacle } from "./causal-obstacle.ts";

interface NamedTensor {
  past: string;
  present: string;
}

/**
 * Keys or values of one layer: [1, heads, positions, width].
 * - `appended`: the input is a buffer with room for more positions, and the graph appends to it in place
 * - `concatenated`: the input has only the positions so far, and the output is longer
 */
export interface KeyValueTensor<Type extends CacheType = FloatType> extends NamedTensor {
  kind: "appended" | "concatenated";
  type: Type;
  heads: number;
  width: number;
}

/** The state of a convolution or a recurrence. It has a fixed size, and each run replaces it, so an earlier state cannot be restored. */
export interface StateTensor extends NamedTensor {
  kind: "state";
  type: FloatType;
  dims: readonly number[];
}

export type CacheTensor<Type extends CacheType = FloatType> = KeyValueTensor<Type> | StateTensor;

export interface CausalSignature<Type extends CacheType = FloatType> {
  idType: IntegerType;
  /** Size of a token's vector, if the graph reads vectors instead of ids. */
  vectorWidth: number | undefined;
  /** Undefined if the graph has no attention mask. */
  maskType: IntegerType | undefined;
  /** Undefined if the graph has no position ids. */
  positionType: IntegerType | undefined;
  /** Whether the graph has `lengthInputs`. */
  takesLengths: boolean;
  /** The input that limits the output to the logits of the last positions; undefined if the graph has none. */
  logitsToKeep: { type: IntegerType; dims: readonly number[] } | undefined;
  logitsType: FloatType;
  vocabularySize: number;
  caches: readonly CacheTensor<Type>[];
  /** Whether the cache can be truncated to any length. If not, only to 0. */
  canRewind: boolean;
  /** Whether a batch may have several sequences, each with its own positions. */
  takesSequences: boolean;
}

type Names = Pick<ReadonlyMap<string, unknown>, "has" | "keys">;

export interface GraphInterface {
  inputs: ReadonlyMap<string, TensorShape>;
  outputs: ReadonlyMap<string, TensorShape>;
  facts: GraphFacts;
  /** Required element type of keys and values; undefined: any. */
  cacheType: FloatType | undefined;
}

/** Inputs without an axis for the sequences of a batch. */
const notBySequence: ReadonlySet<string> = new Set(["num_logits_to_keep", lengthInputs.totalLength]);

/** The operator that appends to a buffer which is bound as input and output. Another input gives the number of valid positions. */
const appendingOperator = "GroupQueryAttention";

/**
 * Throws a `files-damaged` failure with the reason if the graph is no causal model. `readsVectors`: whether another graph
 * embeds the tokens.
 */
export function readCausalSignature(graph: GraphInterface, readsVectors = false): CausalSignature {
  const signature = readCpuSignature(graph, readsVectors);
  const caches = signature.caches.map((tensor): CacheTensor => {
    if (tensor.kind === "state") return tensor;
    const { type } = tensor;
    if (!isFloat(type)) throw unusable(`its cache "${tensor.past}" is ${type}, which only the CPU computes with`);
    return { ...tensor, type };
  });
  return { ...signature, caches };
}

/** Like `readCausalSignature`, for the CPU, where a graph that appends to its cache in place may keep it in int8. */
export function readCpuSignature({ inputs, outputs, facts, cacheType }: GraphInterface, readsVectors = false): CausalSignature<CacheType> {
  const maskType = integerType(inputs, "attention_mask");
  const takesLengths = inputs.has(lengthInputs.totalLength);
  const caches = readCaches({ inputs, outputs, facts, cacheType }, readsVectors);
  const logits = outputs.get("logits");
  const vocabularySize = logits?.dims.at(-1);
  if (vocabularySize === undefined || !isFloat(logits?.type)) {
    throw unusable(
      `its output "logits" ${logits === undefined ? "is missing" : "has no fixed number of tokens, or is not float32 or float16"}`,
    );
  }
  const keep = inputs.get("num_logits_to_keep");
  return {
    idType: integerType(inputs, "input_ids") ?? "int64",
    vectorWidth: readsVectors ? vectorWidth(inputs.get("inputs_embeds")) : undefined,
    maskType,
    positionType: integerType(inputs, "position_ids"),
    takesLengths,
    logitsToKeep: keep && { type: integerType(inputs, "num_logits_to_keep") ?? "int64", dims: keep.dims.map((size) => size ?? 1) },
    logitsType: logits.type,
    vocabularySize,
    caches,
    canRewind: caches.every(({ kind }) => kind !== "state"),
    takesSequences:
      (maskType !== undefined || takesLengths) &&
      caches.every(({ kind }) => kind === "appended") &&
      [...inputs].every(
        ([name, { dims }]) => notBySequence.has(name) || (dims[0] === undefined && (dims.length > 1 || name === lengthInputs.lastPosition)),
      ),
  };
}

/**
 * Returns the cache tensors, and checks the names of all inputs and outputs. This is possible before the runtime opens the graph.
 * Throws like `readCausalSignature`.
 */
export function readCaches(
  { inputs, outputs, facts, cacheType }: Pick<GraphInterface, "inputs" | "facts" | "cacheType"> & { outputs: Names },
  readsVectors = false,
): readonly CacheTensor<CacheType>[] {
  const obstacle = causalObstacle(inputs, outputs, readsVectors);
  if (obstacle !== undefined) throw unusable(obstacle);
  const takesLengths = inputs.has(lengthInputs.totalLength);
  const hasMask = integerType(inputs, "attention_mask") !== undefined;
  const canAppend = (past: string): boolean => (hasMask || takesLengths) && isReadBy(facts, past, appendingOperator);
  const caches = [...inputs.keys()].filter(isCacheInput).map((past): CacheTensor<CacheType> => {
    const { dims, type } = inputs.get(past) ?? { dims: [], type: undefined };
    if (!outputs.has(presentName(past))) throw unusable(`it has an input "${past}" but no output "${presentName(past)}"`);
    const names = { past, present: presentName(past) };
    const isAppended = isKeyOrValue(past) && canAppend(past);
    if (type === "int8" && isAppended) return { kind: "appended", type, ...names, ...keyValueSizes(past, dims) };
    if (!isFloat(type)) throw unusable(`its cache "${past}" is neither float32 nor float16`);
    if (isKeyOrValue(past)) return { kind: isAppended ? "appended" : "concatenated", type, ...names, ...keyValueSizes(past, dims) };
    return { kind: "state", type, ...names, ...stateSizes(past, dims) };
  });
  const otherType = caches.find(({ kind, type }) => kind !== "state" && type !== (cacheType ?? type))?.type;
  if (otherType !== undefined) throw unusable(`its cache is ${otherType}, but the record requires ${cacheType}`);
  return caches;
}

function vectorWidth(input: TensorShape | undefined): number {
  const width = input?.dims.at(-1);
  if (input?.type === "float32" && width !== undefined) return width;
  throw unusable('its input "inputs_embeds" is not float32 of a fixed width');
}

function keyValueSizes(past: string, dims: TensorShape["dims"]): { heads: number; width: number } {
  const [, heads, length, width] = dims;
  if (dims.length === 4 && heads !== undefined && width !== undefined && length === undefined) return { heads, width };
  throw unusable(`its cache "${past}" is not laid out as [batch, heads, positions, width] with heads and width fixed`);
}

function stateSizes(past: string, dims: TensorShape["dims"]): { dims: number[] } {
  const [, ...sizes] = dims;
  const fixed = sizes.filter((size) => size !== undefined);
  if (sizes.length > 0 && fixed.length === sizes.length) return { dims: [1, ...fixed] };
  throw unusable(`its state "${past}" has no fixed size`);
}

function isReadBy({ readers }: GraphFacts, input: string, operator: string): boolean {
  const found = readers.get(input);
  return found !== undefined && [...found].every((reader) => reader === operator);
}

function integerType(inputs: ReadonlyMap<string, TensorShape>, name: string): IntegerType | undefined {
  const input = inputs.get(name);
  if (input === undefined) return undefined;
  if (!isInteger(input.type)) throw unusable(`its input "${name}" is neither int64 nor int32`);
  return input.type;
}

function unusable(reason: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail: `the graph cannot be used as a language model: ${reason}` });
}
