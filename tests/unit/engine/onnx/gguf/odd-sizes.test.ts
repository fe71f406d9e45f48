/** GGUF files of unusual sizes and parts, held against a plain computation of the same decoder. */
import { beforeAll, describe, expect, test } from "vitest";
import type { WasmCausalModel } from "../../../../../src/worker/engine/onnx/c-interface/wasm-causal-model.ts";
import type { WasmRuntime } from "../../../../../src/worker/engine/onnx/c-interface/wasm-runtime.ts";
import { openDecoder } from "../../../../../src/worker/engine/onnx/gguf/open-decoder.ts";
import { readGgufDecoder } from "../../../../../src/worker/models/gguf/gguf-decoder.ts";
import type { GgufHeader } from "../../../../../src/worker/models/gguf/gguf-header.ts";
import type { GgufTensor } from "../../../../../src/worker/models/gguf/gguf-tensors.ts";
import { DivergenceSum } from "../../../../eval/exactness/divergence.ts";
import { startRuntime } from "../onnx-in-node.ts";

interface Sizes {
  width: number;
  heads: number;
  kvHeads: number;
  headWidth: number;
  feedForward: number;
  vocabulary: number;
  rotated?: number;
  hasBiases?: boolean;
  isUntied?: boolean;
  rotatesPairs?: boolean;
  values?: Readonly<Record<string, number | string>>;
  /** Factor of positions. */
  scale?: number;
}

const layers = 2;
const epsilon = 1e-5;
const contextLength = 64;

class Weights {
  readonly tensors: GgufTensor[] = [];
  readonly numbers = new Map<string, Float32Array>();
  readonly #parts: Float32Array[] = [];
  #length = 0;
  #seed = 7;

  add(name: string, shape: readonly number[], middle = 0): void {
    const count = shape.reduce((product, size) => product * size, 1);
    const inputs = shape.length > 1 ? (shape[0] ?? 1) : 4;
    const values = Float32Array.from({ length: count }, () => middle + (this.#random() * 2) / Math.sqrt(inputs));
    this.tensors.push({ name, shape, type: "F32", offset: this.#length, bytes: 4 * count });
    this.numbers.set(name, values);
    this.#parts.push(values);
    this.#length += 4 * count;
  }

  get file(): Uint8Array {
    const file = new Float32Array(this.#length / 4);
    let at = 0;
    for (const part of this.#parts) {
      file.set(part, at);
      at += part.length;
    }
    return new Uint8Array(file.buffer);
  }

  #random(): number {
    this.#seed = (Math.imul(this.#seed, 1_103_515_245) + 12_345) >>> 0;
    return this.#seed / 2 ** 31 - 1;
  }
}

function weightsOf({ width, heads, kvHeads, headWidth, feedForward, vocabulary, hasBiases, isUntied }: Sizes): Weights {
  const weights = new Weights();
  weights.add("token_embd.weight", [width, vocabulary]);
  weights.add("output_norm.weight", [width], 1);
  if (isUntied) weights.add("output.weight", [width, vocabulary]);
  for (let layer = 0; layer < layers; layer++) {
    const matrices: [string, number, number][] = [
      ["attn_q", width, heads * headWidth],
      ["attn_k", width, kvHeads * headWidth],
      ["attn_v", width, kvHeads * headWidth],
      ["attn_output", heads * headWidth, width],
      ["ffn_gate", width, feedForward],
      ["ffn_up", width, feedForward],
      ["ffn_down", feedForward, width],
    ];
    for (const [name, inputs, outputs] of matrices) {
      weights.add(`blk.${layer}.${name}.weight`, [inputs, outputs]);
      if (hasBiases) weights.add(`blk.${layer}.${name}.bias`, [outputs]);
    }
    for (const name of ["attn_norm", "ffn_norm"]) weights.add(`blk.${layer}.${name}.weight`, [width], 1);
  }
  return weights;
}

function headerOf(sizes: Sizes, { tensors }: Weights): GgufHeader {
  const name = sizes.rotatesPairs === false ? "qwen2" : "llama";
  const metadata = new Map<string, number | string | string[]>([
    ["general.architecture", name],
    ["tokenizer.ggml.tokens", Array.from({ length: sizes.vocabulary }, String)],
    [`${name}.context_length`, contextLength],
    [`${name}.embedding_length`, sizes.width],
    [`${name}.block_count`, layers],
    [`${name}.feed_forward_length`, sizes.feedForward],
    [`${name}.attention.head_count`, sizes.heads],
    [`${name}.attention.head_count_kv`, sizes.kvHeads],
    [`${name}.attention.key_length`, sizes.headWidth],
    [`${name}.attention.value_length`, sizes.headWidth],
    [`${name}.attention.layer_norm_rms_epsilon`, epsilon],
    [`${name}.rope.dimension_count`, sizes.rotated ?? sizes.headWidth],
    ...Object.entries(sizes.values ?? {}).map(([key, value]): [string, number | string] => [`${name}.${key}`, value]),
  ]);
  return { metadata, tensors, dataStart: 0, alignment: 4 };
}

/** Returns the logits after the last token. */
function plainLogits(sizes: Sizes, { numbers }: Weights, ids: readonly number[]): number[] {
  const { width, heads, kvHeads, headWidth, vocabulary, rotated = headWidth, rotatesPairs = true, scale = 1 } = sizes;
  const numbersOf = (name: string): Float32Array => numbers.get(name) ?? new Float32Array(0);
  const norm = (row: number[], name: string): number[] => {
    const size = Math.sqrt(row.reduce((sum, value) => sum + value * value, 0) / row.length + epsilon);
    return row.map((value, index) => (value / size) * (numbersOf(name)[index] ?? 0));
  };
  const product = (row: number[], name: string): number[] => {
    const matrix = numbersOf(`${name}.weight`);
    const bias = numbersOf(`${name}.bias`);
    return Array.from({ length: matrix.length / row.length }, (_, output) =>
      row.reduce((sum, value, input) => sum + value * (matrix[output * row.length + input] ?? 0), bias[output] ?? 0),
    );
  };
  const rotate = (row: number[], position: number): number[] => {
    const turned = [...row];
    for (let start = 0; start < row.length; start += headWidth) {
      for (let index = 0; index < rotated / 2; index++) {
        const angle = position * scale * 10_000 ** ((-2 * index) / rotated);
        const [first, second] = rotatesPairs ? [start + 2 * index, start + 2 * index + 1] : [start + index, start + index + rotated / 2];
        const [a = 0, b = 0] = [row[first], row[second]];
        turned[first] = a * Math.cos(angle) - b * Math.sin(angle);
        turned[second] = a * Math.sin(angle) + b * Math.cos(angle);
      }
    }
    return turned;
  };
  let rows = ids.map((id) => Array.from(numbersOf("token_embd.weight").subarray(id * width, (id + 1) * width)));
  for (let layer = 0; layer < layers; layer++) {
    const name = (part: string): string => `blk.${layer}.${part}`;
    const normed = rows.map((row) => norm(row, name("attn_norm.weight")));
    const queries = normed.map((row, at) => rotate(product(row, name("attn_q")), at));
    const keys = normed.map((row, at) => rotate(product(row, name("attn_k")), at));
    const values = normed.map((row) => product(row, name("attn_v")));
    rows = rows.map((row, at) => {
      const attended: number[] = [];
      for (let head = 0; head < heads; head++) {
        const kvStart = Math.floor(head / (heads / kvHeads)) * headWidth;
        const dot = (other: number): number =>
          Array.from(
            { length: headWidth },
            (_, index) => (queries[at]?.[head * headWidth + index] ?? 0) * (keys[other]?.[kvStart + index] ?? 0),
          ).reduce((sum, value) => sum + value, 0) / Math.sqrt(headWidth);
        const shares = Array.from({ length: at + 1 }, (_, other) => Math.exp(dot(other)));
        const total = shares.reduce((sum, share) => sum + share, 0);
        for (let index = 0; index < headWidth; index++) {
          attended.push(shares.reduce((sum, share, other) => sum + (share / total) * (values[other]?.[kvStart + index] ?? 0), 0));
        }
      }
      const attention = product(attended, name("attn_output"));
      const state = row.map((value, index) => value + (attention[index] ?? 0));
      const inner = norm(state, name("ffn_norm.weight"));
      const up = product(inner, name("ffn_up"));
      const gated = product(inner, name("ffn_gate")).map((value, index) => (value / (1 + Math.exp(-value))) * (up[index] ?? 0));
      const down = product(gated, name("ffn_down"));
      return state.map((value, index) => value + (down[index] ?? 0));
    });
  }
  const last = norm(rows.at(-1) ?? [], "output_norm.weight");
  const head = product(last, numbers.has("output.weight") ? "output" : "token_embd");
  return head.slice(0, vocabulary);
}

const usual: Sizes = { width: 64, heads: 4, kvHeads: 2, headWidth: 16, feedForward: 96, vocabulary: 48 };
const cases: [string, Sizes][] = [
  ["one head", { ...usual, heads: 1, kvHeads: 1, headWidth: 64 }],
  ["three heads that share keys", { ...usual, width: 96, heads: 3, kvHeads: 1, headWidth: 32 }],
  ["heads wider than their share of a token", { ...usual, heads: 2, kvHeads: 1, headWidth: 48 }],
  ["a width between blocks of the kernels", { ...usual, width: 160, heads: 5, kvHeads: 5, headWidth: 32 }],
  ["inputs that are no whole blocks", { ...usual, feedForward: 100 }],
  ["a vocabulary of 5", { ...usual, vocabulary: 5 }],
  ["a vocabulary of 33, with a matrix of its own", { ...usual, vocabulary: 33, isUntied: true }],
  ["half of each head rotated", { ...usual, headWidth: 32, rotated: 16 }],
  ["halves of heads rotated", { ...usual, rotatesPairs: false, hasBiases: true }],
  ["biases everywhere", { ...usual, hasBiases: true }],
  ["positions that are scaled", { ...usual, values: { "rope.scaling.type": "linear", "rope.scaling.factor": 4 }, scale: 0.25 }],
];

let withKernels: WasmRuntime;
let withoutKernels: WasmRuntime;
beforeAll(async () => {
  withKernels = await startRuntime();
  withoutKernels = await startRuntime("package");
});

async function load(sizes: Sizes, weights: Weights, usesKernels: boolean): Promise<WasmCausalModel> {
  const { decoder, obstacle } = readGgufDecoder(headerOf(sizes, weights));
  expect(obstacle).toBeUndefined();
  if (decoder === undefined) throw new TypeError(obstacle);
  const { file } = weights;
  const read = (offset: number, length: number): Uint8Array => file.subarray(offset, offset + length);
  return openDecoder(usesKernels ? withKernels : withoutKernels, decoder, { contextLength, read, usesKernels });
}

test("fewer inputs than the kernels have room for are an obstacle, known before the weights are fetched", () => {
  const sizes = { ...usual, feedForward: 40 };
  expect(readGgufDecoder(headerOf(sizes, weightsOf(sizes))).obstacle).toContain("its sizes are unusual");
});

describe.each(cases)("%s", (_, sizes) => {
  const ids = Array.from({ length: 19 }, (_value, index) => (index * 7 + 3) % sizes.vocabulary);
  const weights = weightsOf(sizes);

  test("in float32", async () => {
    const model = await load(sizes, weights, false);
    const logits = await model.prefill(Int32Array.from(ids));
    const expected = plainLogits(sizes, weights, ids);
    expect(logits).toHaveLength(expected.length);
    expect(Math.max(...expected.map((value, index) => Math.abs(value - (logits[index] ?? Number.NaN))))).toBeLessThan(2e-3);
  });

  test("with the kernels, token by token, too", async () => {
    const model = await load(sizes, weights, true);
    const sum = new DivergenceSum();
    sum.add(plainLogits(sizes, weights, ids), Float32Array.from(await model.prefill(Int32Array.from(ids))), 0);
    for (const [count, id] of [4, 1, 0].entries()) {
      const written = [...ids, ...[4, 1, 0].slice(0, count + 1)];
      sum.add(plainLogits(sizes, weights, written), Float32Array.from(await model.decode(id)), 0);
    }
    expect(sum.mean.kl).toBeLessThan(0.02);
  });
});
