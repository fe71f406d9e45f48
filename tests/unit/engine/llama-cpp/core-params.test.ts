import { describe, expect, test } from "vitest";
import { chatParams } from "../../../../src/worker/engine/llama-cpp/core-params.ts";
import { promptStep } from "../../../../src/worker/engine/llama-cpp/prompt-steps.ts";
import type { GgufHeader } from "../../../../src/worker/models/gguf/gguf-header.ts";
import type { GgufTensor } from "../../../../src/worker/models/gguf/gguf-tensors.ts";

const million = 1e6;

/** A header with `weights` in its layers, and as many in its vocabulary, which a prompt's tokens are not multiplied by. */
function headerOf(weights: number, values: Readonly<Record<string, number>> = {}, part = "ffn_up"): GgufHeader {
  const tensor = (name: string): GgufTensor => ({ name, shape: [1000, weights / 1000], type: "Q8_0", offset: 0, bytes: weights });
  const metadata = new Map<string, string | number>([["general.architecture", "llama"]]);
  for (const [name, value] of Object.entries(values)) metadata.set(`llama.${name}`, value);
  return { metadata, tensors: [tensor("token_embd.weight"), tensor(`blk.0.${part}.weight`)], dataStart: 0, alignment: 32 };
}

const cpu = (threads: number) => ({ kind: "wasm", threads }) as const;

describe("tokens of a step", () => {
  test.each([
    ["a small model", headerOf(50 * million), [1], cpu(1), 32],
    ["a model for which 32 tokens take longer than a second", headerOf(200 * million), [1], cpu(1), 15],
    ["the same on two threads", headerOf(200 * million), [1], cpu(2), 30],
    ["a large model", headerOf(8000 * million), [1], cpu(4), 8],
    ["a model whose other files hold as many weights", headerOf(100 * million), [5, 5], cpu(1), 15],
    [
      "a model that uses 2 of 16 experts",
      headerOf(1600 * million, { expert_count: 16, expert_used_count: 2 }, "ffn_up_exps"),
      [1],
      cpu(1),
      15,
    ],
    ["a model without layers in its first file", { ...headerOf(million), tensors: [] }, [1, 1], cpu(1), 32],
    ["any model on WebGPU", headerOf(8000 * million), [1], { kind: "webgpu" } as const, 256],
  ])("of %s", (_, header, fileBytes, device, expected) => {
    expect(promptStep(header, fileBytes, device)).toBe(expected);
  });
});

describe("parameters of a chat model", () => {
  const sizes = { block_count: 16, embedding_length: 1024, "attention.head_count": 16, "attention.head_count_kv": 8 };
  const header = headerOf(million, sizes);

  test("on the CPU have caches in float32, without flash attention", () => {
    const { params, memory } = chatParams(header, 4096, cpu(1), 16);
    expect(params).toMatchObject({ n_batch: 16, n_ubatch: 16, flash_attn: false, cache_type_k: "f32", cache_type_v: "f32", n_ctx: 4096 });
    expect(memory.cacheBytes).toBe(16 * 1024 * 4096 * 4);
  });

  test("on the CPU have caches in half precision if the context would be shorter in float32", () => {
    const { params, memory } = chatParams(header, 16_384, cpu(1), 16);
    expect(params).toMatchObject({ flash_attn: false, cache_type_k: "f16", cache_type_v: "f16", n_ctx: 16_384 });
    expect(memory.cacheBytes).toBe(16 * 1024 * 16_384 * 2);
  });

  test("on WebGPU are llama.cpp's own", () => {
    const { params } = chatParams(header, 4096, { kind: "webgpu" }, 256);
    expect(params).toMatchObject({ n_batch: 256 });
    expect(params).not.toHaveProperty("flash_attn");
    expect(params).not.toHaveProperty("cache_type_k");
  });
});
