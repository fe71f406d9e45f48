/** Which GGUF headers the onnx engine can make a graph of, and the reasons why not. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readGgufDecoder } from "../../../../src/worker/models/gguf/gguf-decoder.ts";
import { type GgufHeader, readGgufHeader } from "../../../../src/worker/models/gguf/gguf-header.ts";
import type { GgufTensor } from "../../../../src/worker/models/gguf/gguf-tensors.ts";
import type { GgufValue } from "../../../../src/worker/models/gguf/gguf-values.ts";

async function headerOf(family: string): Promise<GgufHeader> {
  const file = new Uint8Array(readFileSync(`tests/models/${family}-gguf/model.gguf`));
  return readGgufHeader({ read: async (offset, length) => file.subarray(offset, offset + length), fileBytes: file.length });
}

const llama = await headerOf("llama");
const withValues = (values: Record<string, GgufValue>): GgufHeader => ({
  ...llama,
  metadata: new Map([...llama.metadata, ...Object.entries(values)]),
});
const withTensor = (name: string, change: (tensor: GgufTensor) => GgufTensor[]): GgufHeader => ({
  ...llama,
  tensors: llama.tensors.flatMap((tensor) => (tensor.name === name ? change(tensor) : [tensor])),
});
const [some] = llama.tensors;
if (some === undefined) throw new Error("the file has no tensors");

describe("a decoder", () => {
  test("has windows and frequencies by layer", async () => {
    const { decoder } = readGgufDecoder(await headerOf("gemma3"));
    expect(decoder?.layers.map(({ rotary }) => rotary)).toEqual(["local", "local", "local", "local", "local", "global", "local"]);
    expect(decoder?.layers.map(({ window }) => window)).toEqual([8, 8, 8, 8, 8, undefined, 8]);
    expect(decoder?.rotary).toMatchObject({ global: { base: 1_000_000, scale: 0.5 }, local: { base: 10_000, scale: 1 } });
  });

  test("has layers without a rotary embedding", async () => {
    const { decoder } = readGgufDecoder(await headerOf("smollm3"));
    expect(decoder?.layers.map(({ rotary }) => rotary)).toEqual(["global", "global", "global", undefined, "global"]);
  });

  test("has the frequencies for the length of its context", async () => {
    const header = await headerOf("phi3");
    const factors = (contextLength: number) => readGgufDecoder(header, contextLength).decoder?.rotary.global.factors;
    expect(factors(32)).toBe("rope_factors_short.weight");
    expect(factors(33)).toBe("rope_factors_long.weight");
  });

  test("has the multipliers of its family", async () => {
    const { decoder } = readGgufDecoder(await headerOf("granite"));
    expect(decoder?.embeddingScale).toBe(3);
    expect(decoder?.logitDivisor).toBe(1.5);
    expect(decoder?.residualScale).toBeCloseTo(0.7);
    expect(decoder?.attentionScale).toBeCloseTo(0.2);
  });
});

test.each([
  ["without a type", { "llama.rope.scaling.factor": 4 }],
  ["under its old name", { "llama.rope.scale_linear": 4 }],
])("positions are scaled by a factor %s, as in llama.cpp", (_, values) => {
  expect(readGgufDecoder(withValues(values)).decoder?.rotary.global.scale).toBe(0.25);
});

describe("the obstacle is", () => {
  test.each<[string, GgufHeader, string]>([
    ["an architecture", withValues({ "general.architecture": "mamba" }), 'its architecture is "mamba", not one of llama, '],
    ["an architecture named as a part of every object", withValues({ "general.architecture": "constructor" }), "its architecture is"],
    ["experts", withValues({ "llama.expert_count": 8 }), "its layers choose among 8 experts"],
    ["a scaling", withValues({ "llama.rope.scaling.type": "yarn" }), 'its rotary embedding is scaled by "yarn"'],
    ["a token without a row", withValues({ "tokenizer.ggml.tokens": Array.from({ length: 3 }, String) }), "it has 3 tokens and rows for "],
    ["a size that is missing", withValues({ "llama.block_count": 0 }), "its value llama.block_count is 0"],
    [
      "a size that differs by layer",
      withValues({ "llama.feed_forward_length": Uint32Array.of(64, 96) }),
      "its value llama.feed_forward_length is no number",
    ],
    ["values of another width", withValues({ "llama.attention.value_length": 32 }), "its keys have 16 numbers and its values 32"],
    ["few rotated numbers", withValues({ "llama.rope.dimension_count": 8 }), "its sizes are unusual"],
    [
      "a type",
      withTensor("blk.1.ffn_up.weight", (tensor) => [{ ...tensor, type: "IQ2_XXS" }]),
      "its tensor blk.1.ffn_up.weight is IQ2_XXS",
    ],
    ["a tensor that is missing", withTensor("blk.1.attn_norm.weight", () => []), "it lacks the tensor blk.1.attn_norm.weight"],
    [
      "an unknown tensor",
      { ...llama, tensors: [...llama.tensors, { ...some, name: "blk.0.attn_sinks.weight" }] },
      "it has the tensor blk.0.attn_sinks.weight",
    ],
    [
      "a shape",
      withTensor("blk.0.attn_q.weight", (tensor) => [{ ...tensor, shape: [64, 128] }]),
      "its tensor blk.0.attn_q.weight has the shape 64 x 128 instead of 64 x 64",
    ],
    [
      "its size",
      {
        ...withValues({}),
        tensors: llama.tensors.map((tensor) => (tensor.name === "token_embd.weight" ? { ...tensor, shape: [64, 2 ** 26] } : tensor)),
      },
      "MiB of memory, and 2048 are the max",
    ],
  ])("%s", (_, header, obstacle) => {
    expect(readGgufDecoder(header).obstacle).toContain(obstacle);
  });
});
