/** Reads the signature of a decoder with cross-attention from the inputs and outputs of its graph. */
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { type FloatType, isFloat, isInteger, type IntegerType } from "../graph/element-types.ts";
import type { TensorShape } from "../graph/tensor-shape.ts";

/** Inputs of published exports without the caches. */
export const decoderInputs = {
  ids: "input_ids",
  encoded: "encoder_hidden_states",
  mask: "encoder_attention_mask",
  /** Selects a branch of the graph: the true branch reads the caches, the false branch creates them. */
  branch: "use_cache_branch",
} as const;

/** Keys or values of one layer: [1, heads, positions, width]. */
interface DecoderCache {
  past: string;
  present: string;
  type: FloatType;
  heads: number;
  width: number;
  /**
   * "text": cross-attention over the prompt, computed once per prompt. "reply": self-attention over the reply, which grows with
   * each token.
   */
  of: "text" | "reply";
}

export interface DecoderSignature {
  idType: IntegerType;
  /** Undefined if the graph has no attention mask. */
  maskType: IntegerType | undefined;
  logitsType: FloatType;
  vocabularySize: number;
  caches: readonly DecoderCache[];
}

interface GraphShapes {
  inputs: ReadonlyMap<string, TensorShape>;
  outputs: ReadonlyMap<string, TensorShape>;
}

const cacheInput = /^past_key_values\.\d+\.(decoder|encoder)\.(key|value)$/;

/** @throws EngineFailureError ("files-damaged") with the reason if the graph is no such decoder. */
export function readDecoderSignature({ inputs, outputs }: GraphShapes): DecoderSignature {
  const { ids, encoded, mask, branch } = decoderInputs;
  for (const name of [ids, encoded, branch]) {
    if (!inputs.has(name)) throw unusable(`it has no input "${name}", only ${[...inputs.keys()].join(", ")}`);
  }
  const known = new Set<string>(Object.values(decoderInputs));
  const unknown = [...inputs.keys()].filter((name) => !known.has(name) && !cacheInput.test(name));
  if (unknown.length > 0) throw unusable(`it has unknown inputs: ${unknown.join(", ")}`);
  const caches = [...inputs].flatMap(([past, shape]) => {
    const part = cacheInput.exec(past)?.[1];
    return part === undefined ? [] : [cacheOf(past, part === "encoder" ? "text" : "reply", shape, outputs)];
  });
  if (caches.length === 0) throw unusable('it keeps no cache (inputs "past_key_values.0.decoder.key" and so on)');
  const logits = outputs.get("logits");
  const vocabularySize = logits?.dims.at(-1);
  if (vocabularySize === undefined || !isFloat(logits?.type)) {
    throw unusable('it has no output "logits" of float32 or float16 with a fixed number of tokens');
  }
  return {
    idType: integerType(ids, inputs),
    maskType: inputs.has(mask) ? integerType(mask, inputs) : undefined,
    logitsType: logits.type,
    vocabularySize,
    caches,
  };
}

function cacheOf(past: string, of: DecoderCache["of"], { type, dims }: TensorShape, outputs: GraphShapes["outputs"]): DecoderCache {
  const present = past.replace(/^past_key_values\./, "present.");
  if (!outputs.has(present)) throw unusable(`it has an input "${past}" but no output "${present}"`);
  const [, heads, positions, width] = dims;
  if (!isFloat(type) || dims.length !== 4 || heads === undefined || width === undefined || positions !== undefined) {
    throw unusable(`its cache "${past}" is not float32 or float16 of [batch, heads, positions, width] with heads and width fixed`);
  }
  return { past, present, type, heads, width, of };
}

function integerType(name: string, inputs: GraphShapes["inputs"]): IntegerType {
  const type = inputs.get(name)?.type;
  if (isInteger(type)) return type;
  throw unusable(`its input "${name}" is neither int64 nor int32`);
}

function unusable(reason: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail: `the graph cannot be used as a decoder: ${reason}` });
}
