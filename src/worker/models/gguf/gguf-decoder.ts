/** Reads from the header of a GGUF file the decoder that the onnx engine can build a graph of. */
import type { GgmlType } from "./ggml-types.ts";
import type { GgufHeader } from "./gguf-header.ts";
import type { GgufTensor } from "./gguf-tensors.ts";
import type { GgufValue } from "./gguf-values.ts";

/** A rotary embedding. */
export interface DecoderRotary {
  /** Numbers of a head that are rotated. */
  dimensions: number;
  base: number;
  /** Positions are multiplied by it. */
  scale: number;
  /** Name of the tensor that divides the frequencies. */
  factors: string | undefined;
  /** Factor of the cosines and sines. */
  magnitude: number;
}

export interface DecoderLayer {
  /** Undefined: its attention has no rotary embedding. */
  rotary: "global" | "local" | undefined;
  /** Max positions that a token attends to; undefined: all. */
  window: number | undefined;
}

/** A causal decoder: its sizes, and the tensors by their names in the file. */
export interface GgufDecoder {
  architecture: string;
  tensors: ReadonlyMap<string, GgufTensor>;
  layers: readonly DecoderLayer[];
  width: number;
  heads: number;
  kvHeads: number;
  headWidth: number;
  feedForward: number;
  vocabulary: number;
  epsilon: number;
  activation: "silu" | "gelu";
  /** Whether the rows of queries and keys are stored in pairs of numbers that are rotated together, not in halves of a head. */
  rotatesPairs: boolean;
  rotary: Readonly<Record<"global" | "local", DecoderRotary>>;
  /** Factor of queries times keys. */
  attentionScale: number;
  embeddingScale: number;
  /** Factor of the sum that a layer adds to its input. */
  residualScale: number;
  /** Divisor of the logits. */
  logitDivisor: number;
  /** Logits are limited to this size by a hyperbolic tangent; undefined: they are not. */
  logitLimit: number | undefined;
}

interface Family {
  rotatesPairs: boolean;
  activation?: "gelu";
  /** Every layer of this number has no rotary embedding. */
  plainLayerStep?: number;
  /** Every layer of this number attends to all positions. All other layers have a window. */
  wholeLayerStep?: number;
}

const families: Readonly<Record<string, Family>> = {
  llama: { rotatesPairs: true },
  qwen2: { rotatesPairs: false },
  qwen3: { rotatesPairs: false },
  gemma3: { rotatesPairs: false, activation: "gelu", wholeLayerStep: 6 },
  smollm3: { rotatesPairs: true, plainLayerStep: 4 },
  granite: { rotatesPairs: true },
  phi3: { rotatesPairs: false },
};

/** Types of matrices that the engine reads. */
const matrixTypes: ReadonlySet<GgmlType> = new Set(["Q4_0", "Q4_1", "Q5_0", "Q5_1", "Q8_0", "Q4_K", "Q5_K", "Q6_K", "F32", "F16", "BF16"]);
const layerTensor =
  /^blk\.\d+\.(?:(?:attn_(?:q|k|v|qkv|output)|ffn_(?:gate|up|down))\.(?:weight|bias)|(?:attn_norm|ffn_norm|attn_q_norm|attn_k_norm|post_attention_norm|post_ffw_norm)\.weight)$/;
const otherTensors: ReadonlySet<string> = new Set([
  "token_embd.weight",
  "output.weight",
  "output_norm.weight",
  "rope_freqs.weight",
  "rope_factors_long.weight",
  "rope_factors_short.weight",
]);
/** Max bytes of the weights: the heap of 4 GB also holds caches and activations. */
const maxBytes = 2 ** 31;
/** The operator of products has no room for the scales of a smaller matrix. */
const minInputs = 64;
/** ggml's default for layers with a window. */
const defaultLocalBase = 10_000;

export type DecoderReading = { decoder: GgufDecoder; obstacle?: undefined } | { decoder?: undefined; obstacle: string };

/**
 * Returns the decoder, or the reason why the onnx engine cannot run the file, as the end of a sentence.
 * @param contextLength Max positions of a sequence; it chooses the frequencies of models that have one set for short and one for long texts. Default: the
 * model's.
 */
export function readGgufDecoder(header: GgufHeader, contextLength?: number): DecoderReading {
  try {
    return { decoder: new DecoderReader(header).read(contextLength) };
  } catch (error) {
    if (error instanceof DecoderObstacleError) return { obstacle: error.message };
    throw error;
  }
}

class DecoderObstacleError extends Error {
  override readonly name = "DecoderObstacleError";
}

class DecoderReader {
  readonly #metadata: ReadonlyMap<string, GgufValue>;
  readonly #tensors: ReadonlyMap<string, GgufTensor>;
  readonly #architecture: string;
  readonly #family: Family;

  constructor({ metadata, tensors }: GgufHeader) {
    this.#metadata = metadata;
    this.#tensors = new Map(tensors.map((tensor) => [tensor.name, tensor]));
    const architecture = metadata.get("general.architecture");
    const family = typeof architecture === "string" && Object.hasOwn(families, architecture) ? families[architecture] : undefined;
    if (typeof architecture !== "string" || family === undefined) {
      throw new DecoderObstacleError(
        `its architecture is ${JSON.stringify(architecture ?? "")}, not one of ${Object.keys(families).join(", ")}`,
      );
    }
    this.#architecture = architecture;
    this.#family = family;
  }

  read(contextLength = this.#size("context_length")): GgufDecoder {
    const { wholeLayerStep, plainLayerStep, rotatesPairs, activation = "silu" } = this.#family;
    const width = this.#size("embedding_length");
    const heads = this.#size("attention.head_count");
    const kvHeads = this.#size("attention.head_count_kv", heads);
    const headWidth = this.#size("attention.key_length", width / heads);
    const window = wholeLayerStep === undefined ? undefined : this.#optional("attention.sliding_window");
    const rotates = this.#metadata.get(`${this.#architecture}.rope.scaling.finetuned`) !== false || this.#architecture !== "granite";
    const layers = Array.from({ length: this.#size("block_count") }, (_, index): DecoderLayer => {
      const isLocal = window !== undefined && window > 0 && wholeLayerStep !== undefined && (index + 1) % wholeLayerStep !== 0;
      const isPlain = !rotates || (plainLayerStep !== undefined && (index + 1) % plainLayerStep === 0);
      return { rotary: isPlain ? undefined : isLocal ? "local" : "global", window: isLocal ? window : undefined };
    });
    const decoder: GgufDecoder = {
      architecture: this.#architecture,
      tensors: this.#tensors,
      layers,
      width,
      heads,
      kvHeads,
      headWidth,
      feedForward: this.#size("feed_forward_length"),
      vocabulary: this.#tensors.get("token_embd.weight")?.shape[1] ?? 0,
      epsilon: this.#number("attention.layer_norm_rms_epsilon"),
      activation,
      rotatesPairs,
      rotary: this.#rotary(headWidth, contextLength),
      attentionScale: this.#positive("attention.scale") ?? headWidth ** -0.5,
      embeddingScale: this.#architecture === "gemma3" ? Math.sqrt(width) : (this.#positive("embedding_scale") ?? 1),
      residualScale: this.#positive("residual_scale") ?? 1,
      logitDivisor: this.#positive("logit_scale") ?? 1,
      logitLimit: this.#positive("final_logit_softcapping"),
    };
    this.#assertSizes(decoder);
    this.#assertTensors(decoder);
    return decoder;
  }

  #rotary(headWidth: number, contextLength: number): GgufDecoder["rotary"] {
    const dimensions = this.#size("rope.dimension_count", headWidth);
    const base = this.#optional("rope.freq_base") ?? 10_000;
    // llama.cpp's default, and the name that old files have for the factor.
    const type = this.#metadata.get(`${this.#architecture}.rope.scaling.type`) ?? "linear";
    const factor = this.#positive("rope.scaling.factor") ?? this.#positive("rope.scale_linear") ?? 1;
    const plain = { dimensions, scale: 1, factors: undefined, magnitude: 1 };
    const local = { ...plain, base: this.#optional("rope.freq_base_swa") ?? defaultLocalBase };
    const factors = this.#tensors.has("rope_freqs.weight") ? "rope_freqs.weight" : this.#contextFactors(contextLength);
    const global = { ...plain, base, factors, magnitude: this.#positive("rope.scaling.attn_factor") ?? 1 };
    if (type === "none") return { global, local };
    if (type === "linear" || type === "longrope") return { global: { ...global, scale: 1 / factor }, local };
    throw new DecoderObstacleError(`its rotary embedding is scaled by ${JSON.stringify(type)}`);
  }

  /** llama.cpp chooses by the length of the context, too. */
  #contextFactors(contextLength: number): string | undefined {
    const original = this.#optional("rope.scaling.original_context_length") ?? this.#size("context_length");
    const name = `rope_factors_${contextLength > original ? "long" : "short"}.weight`;
    return this.#tensors.has(name) ? name : undefined;
  }

  #assertSizes({ headWidth, heads, kvHeads, width, feedForward, rotary: { global } }: GgufDecoder): void {
    const valueWidth = this.#size("attention.value_length", headWidth);
    if (valueWidth !== headWidth) throw new DecoderObstacleError(`its keys have ${headWidth} numbers and its values ${valueWidth}`);
    const fewest = Math.min(width, feedForward, heads * headWidth);
    // The runtime rotates multiples of 16 numbers.
    if (
      fewest < minInputs ||
      headWidth % 8 !== 0 ||
      width % 32 !== 0 ||
      heads % kvHeads !== 0 ||
      global.dimensions > headWidth ||
      global.dimensions % 16 !== 0
    ) {
      throw new DecoderObstacleError(
        `its sizes are unusual: ${width} numbers of a token, ${heads} heads of ${headWidth}, ${kvHeads} of keys, ${global.dimensions} rotated`,
      );
    }
    const experts = this.#optional("expert_count") ?? 0;
    if (experts > 0) throw new DecoderObstacleError(`its layers choose among ${experts} experts`);
  }

  #assertTensors({ layers, width, heads, kvHeads, headWidth, feedForward, vocabulary, rotary: { global } }: GgufDecoder): void {
    for (const { name, type } of this.#tensors.values()) {
      if (!layerTensor.test(name) && !otherTensors.has(name)) throw new DecoderObstacleError(`it has the tensor ${name}`);
      const isMatrix = name.endsWith(".weight") && !name.includes("norm") && !name.startsWith("rope_");
      if (isMatrix ? !matrixTypes.has(type) : type !== "F32") throw new DecoderObstacleError(`its tensor ${name} is ${type}`);
    }
    const [query, keys] = [heads * headWidth, kvHeads * headWidth];
    this.#assertShape("token_embd.weight", [width, vocabulary]);
    this.#assertShape("output_norm.weight", [width]);
    if (this.#tensors.has("output.weight")) this.#assertShape("output.weight", [width, vocabulary]);
    if (global.factors !== undefined) this.#assertShape(global.factors, [global.dimensions / 2]);
    for (const index of layers.keys()) {
      const name = (part: string): string => `blk.${index}.${part}`;
      const parts: [part: string, inputs: number, outputs: number][] = this.#tensors.has(name("attn_qkv.weight"))
        ? [["attn_qkv", width, query + 2 * keys]]
        : [
            ["attn_q", width, query],
            ["attn_k", width, keys],
            ["attn_v", width, keys],
          ];
      if (this.#tensors.has(name("ffn_gate.weight"))) parts.push(["ffn_gate", width, feedForward], ["ffn_up", width, feedForward]);
      else parts.push(["ffn_up", width, 2 * feedForward]);
      parts.push(["attn_output", query, width], ["ffn_down", feedForward, width]);
      for (const [part, inputs, outputs] of parts) {
        this.#assertShape(name(`${part}.weight`), [inputs, outputs]);
        if (this.#tensors.has(name(`${part}.bias`))) this.#assertShape(name(`${part}.bias`), [outputs]);
      }
      for (const part of ["attn_norm", "ffn_norm"]) this.#assertShape(name(`${part}.weight`), [width]);
      for (const part of ["post_attention_norm", "post_ffw_norm"]) {
        if (this.#tensors.has(name(`${part}.weight`))) this.#assertShape(name(`${part}.weight`), [width]);
      }
      for (const part of ["attn_q_norm", "attn_k_norm"]) {
        if (this.#tensors.has(name(`${part}.weight`))) this.#assertShape(name(`${part}.weight`), [headWidth]);
      }
    }
    const bytes = [...this.#tensors.values()].reduce((sum, { shape, type }) => sum + heapBytes(shape, type), 0);
    if (bytes > maxBytes)
      throw new DecoderObstacleError(`its weights take ${Math.ceil(bytes / 2 ** 20)} MiB of memory, and ${maxBytes / 2 ** 20} are the max`);
    const tokens = this.#metadata.get("tokenizer.ggml.tokens");
    if (Array.isArray(tokens) && tokens.length !== vocabulary) {
      throw new DecoderObstacleError(`it has ${tokens.length} tokens and rows for ${vocabulary}`);
    }
  }

  #assertShape(name: string, shape: readonly number[]): void {
    const found = this.#tensors.get(name)?.shape;
    if (found === undefined) throw new DecoderObstacleError(`it lacks the tensor ${name}`);
    const sizes = found.slice(0, shape.length);
    if (sizes.some((size, axis) => size !== shape[axis]) || found.slice(shape.length).some((size) => size !== 1)) {
      throw new DecoderObstacleError(`its tensor ${name} has the shape ${found.join(" x ")} instead of ${shape.join(" x ")}`);
    }
  }

  #size(key: string, missing?: number): number {
    const value = this.#optional(key) ?? missing;
    if (value === undefined || !Number.isInteger(value) || value < 1 || value > 2 ** 24) {
      throw new DecoderObstacleError(`its value ${this.#architecture}.${key} is ${value ?? "missing"}`);
    }
    return value;
  }

  #number(key: string): number {
    const value = this.#optional(key);
    if (value === undefined) throw new DecoderObstacleError(`its value ${this.#architecture}.${key} is missing`);
    return value;
  }

  /** Undefined for 0, which writers give for a value that the model does not have. */
  #positive(key: string): number | undefined {
    const value = this.#optional(key);
    return value === 0 ? undefined : value;
  }

  #optional(key: string): number | undefined {
    const value = this.#metadata.get(`${this.#architecture}.${key}`);
    if (value === undefined) return undefined;
    if (typeof value !== "number" || !Number.isFinite(value))
      throw new DecoderObstacleError(`its value ${this.#architecture}.${key} is no number`);
    return value;
  }
}

/** Bytes of a tensor in the form that the kernels multiply by. */
function heapBytes(shape: readonly number[], type: GgmlType): number {
  const count = shape.reduce((product, size) => product * size, 1);
  if (shape.length < 2 || shape[1] === 1) return 4 * count;
  const isFourBit = type === "Q4_0" || type === "Q4_1" || type === "Q4_K";
  // A block of 32 values has a factor; with minima the operator needs room for two.
  return count * (isFourBit ? 0.5 : 1) + (count / 32) * (type === "Q4_0" ? 4 : 8);
}
