/** Builds the graph of a decoder from a GGUF file, in the form that the engine runs on the CPU. */
import type { GgufTensor } from "../../../models/gguf/gguf-tensors.ts";
import type { DecoderLayer, GgufDecoder } from "../../../models/gguf/gguf-decoder.ts";
import { dataTypes } from "../graph/field-numbers.ts";
import { emptyGraph } from "../graph/empty-graph.ts";
import { GraphDraft } from "../graph/graph-draft.ts";
import type { MountedFile } from "../c-interface/ort-module.ts";
import { applyPasses } from "../rewriting/graph-pass.ts";
import { logitsToKeep } from "../rewriting/passes/logits-to-keep.ts";
import type { MatrixPart } from "./gguf-matrix.ts";
import { GraphWriter, type GraphWriterOptions } from "./graph-writer.ts";
import { rotaryTables } from "./rotary-tables.ts";

export interface DecoderGraphOptions extends GraphWriterOptions {
  /** Max positions of a sequence. */
  contextLength: number;
}

export interface DecoderGraph {
  draft: GraphDraft;
  /** Files with the weights, by the path that the graph names. */
  files: ReadonlyMap<string, MountedFile>;
  weightBytes: number;
}

/** The first version of ONNX's operators with Gelu. */
const opset = 20;
const irVersion = 9;

export function buildDecoderGraph(decoder: GgufDecoder, { contextLength, ...options }: DecoderGraphOptions): DecoderGraph {
  const draft = new GraphDraft(emptyGraph({ name: decoder.architecture, irVersion, opset }));
  const writer = new GraphWriter(draft, options);
  new DecoderBuilder(decoder, writer, contextLength).build();
  applyPasses(draft, [logitsToKeep]);
  return { draft, files: writer.weights.files, weightBytes: writer.weights.bytes };
}

class DecoderBuilder {
  readonly #decoder: GgufDecoder;
  readonly #writer: GraphWriter;
  readonly #contextLength: number;
  /** Name of the numbers of each token, and the name of the numbers that the next normalisation adds to them. */
  #state = "";
  #added: string | undefined;

  constructor(decoder: GgufDecoder, writer: GraphWriter, contextLength: number) {
    this.#decoder = decoder;
    this.#writer = writer;
    this.#contextLength = contextLength;
  }

  build(): void {
    const { layers, vocabulary, embeddingScale, logitDivisor, logitLimit, kvHeads, headWidth } = this.#decoder;
    const writer = this.#writer;
    const { draft } = writer;
    draft.declareInput("input_ids", "int64", ["batch", "positions"]);
    draft.declareInput("attention_mask", "int64", ["batch", "total"]);
    for (const index of layers.keys()) {
      for (const kind of ["key", "value"]) {
        draft.declareInput(`past_key_values.${index}.${kind}`, "float32", ["batch", kvHeads, "past", headWidth]);
      }
    }
    this.#addLengths();
    const embedding = writer.lookup("input_ids", this.#tensor("token_embd.weight"), "embeddings");
    this.#state = writer.scaled(embedding.rows, embeddingScale, "hidden");
    for (const [index, layer] of layers.entries()) {
      this.#addAttention(index, layer);
      this.#addFeedForward(index);
    }
    const rows = this.#normalised("output_norm.weight", "output-norm", true);
    const isLast = logitDivisor === 1 && logitLimit === undefined;
    const name = isLast ? "logits" : "logits.unscaled";
    const own = this.#decoder.tensors.get("output.weight");
    let logits = own === undefined ? embedding.product(rows, name) : writer.product(rows, [whole(own)], name);
    logits = writer.scaled(logits, 1 / logitDivisor, logitLimit === undefined ? "logits" : "logits.scaled");
    if (logitLimit !== undefined) {
      const tangent = writer.node("Tanh", [writer.scaled(logits, 1 / logitLimit, "logits.steep")], "logits.tangent");
      writer.scaled(tangent, logitLimit, "logits");
    }
    draft.declareOutput("logits", "float32", ["batch", "positions", vocabulary]);
    for (const index of layers.keys()) {
      for (const kind of ["key", "value"]) {
        draft.declareOutput(`present.${index}.${kind}`, "float32", ["batch", kvHeads, "total", headWidth]);
      }
    }
  }

  /** The lengths that attention reads, from the mask. */
  #addLengths(): void {
    const writer = this.#writer;
    const one = writer.draft.addIntegers("lengths.one", [1]);
    const toInt32 = { integers: { to: dataTypes.int32 } };
    const sum = writer.node("ReduceSum", ["attention_mask", one], "lengths.sum", { integers: { keepdims: 0 } });
    writer.node("Cast", [writer.node("Sub", [sum, one], "lengths.last")], "lengths.last-positions", toInt32);
    const axis = writer.draft.addTensor("lengths.axis", "int64", [], BigInt64Array.of(1n));
    const shape = writer.node("Shape", ["attention_mask"], "lengths.shape");
    writer.node("Cast", [writer.node("Gather", [shape, axis], "lengths.size", { integers: { axis: 0 } })], "lengths.total", toInt32);
  }

  #addAttention(index: number, layer: DecoderLayer): void {
    const { heads, kvHeads, attentionScale, tensors } = this.#decoder;
    const writer = this.#writer;
    const name = (part: string): string => `blk.${index}.${part}`;
    const rows = this.#normalised(name("attn_norm.weight"), name("attention-norm"));
    const inputs = this.#attentionInputs(index, rows);
    const tables = layer.rotary === undefined ? [] : this.#rotaryTables(layer.rotary);
    const output = writer.contributed(
      "GroupQueryAttention",
      [...inputs, `past_key_values.${index}.key`, `past_key_values.${index}.value`, "lengths.last-positions", "lengths.total", ...tables],
      name("attention"),
      {
        moreOutputs: [`present.${index}.key`, `present.${index}.value`],
        integers: {
          num_heads: heads,
          kv_num_heads: kvHeads,
          do_rotary: tables.length > 0 ? 1 : 0,
          ...(layer.window !== undefined && { local_window_size: layer.window }),
        },
        floats: { scale: attentionScale },
      },
    );
    const tensor = this.#tensor(name("attn_output.weight"));
    const product = writer.product(output, [whole(tensor)], name("attention-output"), this.#bias(name("attn_output.bias")));
    this.#add(
      tensors.has(name("post_attention_norm.weight"))
        ? this.#norm(product, name("post_attention_norm.weight"), name("attention-post-norm"))
        : product,
    );
  }

  /** Returns queries, keys and values; the first holds all if no node computes with one of them. */
  #attentionInputs(index: number, rows: string): string[] {
    const { heads, kvHeads, headWidth, tensors } = this.#decoder;
    const writer = this.#writer;
    const name = (part: string): string => `blk.${index}.${part}`;
    const sizes = [heads * headWidth, kvHeads * headWidth, kvHeads * headWidth] as const;
    const kinds = ["q", "k", "v"] as const;
    const fused = tensors.get(name("attn_qkv.weight"));
    const parts = kinds.map((kind, at): MatrixPart => {
      const order = kind === "v" ? undefined : this.#rowOrder();
      const first = fused === undefined ? 0 : sizes.slice(0, at).reduce((sum, size) => sum + size, 0);
      return {
        tensor: fused ?? this.#tensor(name(`attn_${kind}.weight`)),
        firstRow: first,
        rows: sizes[at] ?? 0,
        ...(order && { rowOf: order }),
      };
    });
    const norms = kinds.map((kind) => (kind === "v" ? undefined : tensors.get(name(`attn_${kind}_norm.weight`))));
    const hasNorms = norms.some((norm) => norm !== undefined);
    const bias = this.#attentionBias(index, sizes);
    if (writer.canJoin(parts.map(({ tensor }) => tensor))) {
      const joined = writer.product(rows, parts, name("attention-rows"), bias);
      if (!hasNorms) return [joined, "", ""];
      const names = kinds.map((kind) => name(`attention-${kind}`));
      const [first = "", ...others] = names;
      writer.node("Split", [joined, writer.draft.addIntegers(`split.${sizes.join("-")}`, sizes)], first, {
        moreOutputs: others,
        integers: { axis: 2 },
      });
      return names.map((each, at) => this.#headNorm(each, norms[at], sizes[at] ?? 0));
    }
    return parts.map((part, at) => {
      const each = name(`attention-${kinds[at] ?? ""}`);
      return this.#headNorm(writer.product(rows, [part], each, this.#partOfBias(bias, sizes, at)), norms[at], sizes[at] ?? 0);
    });
  }

  /** Normalises each head. */
  #headNorm(rows: string, norm: GgufTensor | undefined, size: number): string {
    if (norm === undefined) return rows;
    const { headWidth } = this.#decoder;
    const writer = this.#writer;
    const heads = writer.node("Reshape", [rows, writer.draft.addIntegers("shape.heads", [0, -1, headWidth])], `${rows}.heads`);
    const normed = this.#norm(heads, norm.name, `${rows}.norm`);
    return writer.node("Reshape", [normed, writer.draft.addIntegers(`shape.rows-${size}`, [0, -1, size])], `${rows}.normed`);
  }

  /** Undefined if rows are stored in the order that attention reads. */
  #rowOrder(): ((output: number) => number) | undefined {
    const { rotatesPairs, headWidth, rotary } = this.#decoder;
    if (!rotatesPairs) return undefined;
    const rotated = rotary.global.dimensions;
    return (output) => {
      const within = output % headWidth;
      if (within >= rotated) return output;
      const half = Math.floor(within / (rotated / 2));
      return output - within + 2 * (within % (rotated / 2)) + half;
    };
  }

  /** Returns the name of the biases of queries, keys and values; "" without one. */
  #attentionBias(index: number, sizes: readonly number[]): string {
    const { tensors } = this.#decoder;
    const name = (part: string): string => `blk.${index}.${part}`;
    const fused = tensors.get(name("attn_qkv.bias"));
    const parts = (["q", "k", "v"] as const).map((kind) => tensors.get(name(`attn_${kind}.bias`)));
    if (fused === undefined && parts.every((part) => part === undefined)) return "";
    const all = new Float32Array(sizes.reduce((sum, size) => sum + size, 0));
    const order = this.#rowOrder();
    let start = 0;
    for (const [at, size] of sizes.entries()) {
      const part = parts[at];
      const numbers = fused === undefined ? part && this.#writer.numbers(part) : this.#writer.numbers(fused).subarray(start, start + size);
      for (let row = 0; row < size; row++) all[start + row] = numbers?.[at < 2 && order !== undefined ? order(row) : row] ?? 0;
      start += size;
    }
    return this.#writer.draft.addTensor(name("attention-bias"), "float32", [all.length], all);
  }

  #partOfBias(bias: string, sizes: readonly number[], at: number): string {
    const tensor = this.#writer.draft.tensors.get(bias);
    const bytes = tensor && this.#writer.draft.bytesOf(tensor);
    if (bytes === undefined) return "";
    const start = sizes.slice(0, at).reduce((sum, size) => sum + size, 0);
    const size = sizes[at] ?? 0;
    const numbers = new Float32Array(bytes.slice().buffer).slice(start, start + size);
    return this.#writer.draft.addTensor(`${bias}.${at}`, "float32", [size], numbers);
  }

  #addFeedForward(index: number): void {
    const { feedForward, activation, tensors } = this.#decoder;
    const writer = this.#writer;
    const name = (part: string): string => `blk.${index}.${part}`;
    const rows = this.#normalised(name("ffn_norm.weight"), name("feed-forward-norm"));
    const up = this.#tensor(name("ffn_up.weight"));
    const gate = tensors.get(name("ffn_gate.weight"));
    const upBias = this.#bias(name("ffn_up.bias"));
    const [gateRows, upRows] =
      gate === undefined
        ? [this.#halfProduct(rows, up, 0, name("gate")), this.#halfProduct(rows, up, feedForward, name("up"))]
        : [
            writer.product(rows, [whole(gate)], name("gate"), this.#bias(name("ffn_gate.bias"))),
            writer.product(rows, [whole(up)], name("up"), upBias),
          ];
    const opened =
      activation === "gelu"
        ? writer.node("Gelu", [gateRows], name("gate-open"), { texts: { approximate: "tanh" } })
        : writer.contributed("QuickGelu", [gateRows], name("gate-open"), { floats: { alpha: 1 } });
    const product = writer.node("Mul", [opened, upRows], name("gated"));
    const down = writer.product(product, [whole(this.#tensor(name("ffn_down.weight")))], name("down"), this.#bias(name("ffn_down.bias")));
    this.#add(
      tensors.has(name("post_ffw_norm.weight")) ? this.#norm(down, name("post_ffw_norm.weight"), name("feed-forward-post-norm")) : down,
    );
  }

  /** Multiplies by half of the rows of a tensor that holds two matrices. */
  #halfProduct(rows: string, tensor: GgufTensor, firstRow: number, output: string): string {
    return this.#writer.product(rows, [{ tensor, firstRow, rows: this.#decoder.feedForward }], output);
  }

  #add(rows: string): void {
    this.#added = this.#writer.scaled(rows, this.#decoder.residualScale, `${rows}.scaled`);
  }

  /** Adds the result of the last part of a layer to the state, and returns the normalised sum. */
  #normalised(weight: string, output: string, isLast = false): string {
    if (this.#added === undefined) return this.#norm(this.#state, weight, output);
    const sum = `${output}.sum`;
    this.#writer.contributed(
      "SkipSimplifiedLayerNormalization",
      [this.#state, this.#added, this.#writer.vector(this.#tensor(weight))],
      output,
      {
        moreOutputs: isLast ? [] : ["", "", sum],
        floats: { epsilon: this.#decoder.epsilon },
      },
    );
    this.#state = sum;
    this.#added = undefined;
    return output;
  }

  #norm(rows: string, weight: string, output: string): string {
    const inputs = [rows, this.#writer.vector(this.#tensor(weight))];
    return this.#writer.node("SimplifiedLayerNormalization", inputs, output, { floats: { epsilon: this.#decoder.epsilon } });
  }

  #rotaryTables(kind: "global" | "local"): [cosines: string, sines: string] {
    const { draft } = this.#writer;
    const names: [string, string] = [`rotary.${kind}.cosines`, `rotary.${kind}.sines`];
    if (draft.tensors.has(names[0])) return names;
    const rotary = this.#decoder.rotary[kind];
    const positions = this.#contextLength;
    const factors = rotary.factors === undefined ? undefined : this.#writer.numbers(this.#tensor(rotary.factors));
    const bytes = 2 * positions * rotary.dimensions;
    const make = (): Uint8Array => {
      const both = new Float32Array(bytes / 2);
      const { cosines, sines } = rotaryTables(rotary, positions, factors);
      both.set(cosines);
      both.set(sines, cosines.length);
      return new Uint8Array(both.buffer);
    };
    const dims = [positions, rotary.dimensions / 2];
    this.#writer.weights.add(
      `rotary.${kind}`,
      2 * bytes,
      make,
      names.map((name) => ({ name, type: "float32", dims, bytes })),
    );
    return names;
  }

  #bias(name: string): string {
    const tensor = this.#decoder.tensors.get(name);
    return tensor === undefined ? "" : this.#writer.vector(tensor);
  }

  #tensor(name: string): GgufTensor {
    const tensor = this.#decoder.tensors.get(name);
    if (tensor === undefined) throw new RangeError(`the file lacks the tensor ${name}`);
    return tensor;
  }
}

const whole = (tensor: GgufTensor): MatrixPart => ({ tensor, rows: tensor.shape[1] ?? 1 });
