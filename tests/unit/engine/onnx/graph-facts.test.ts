import { describe, expect, test } from "vitest";
import { EngineFailureError } from "../../../../src/worker/base/engine-failure.ts";
import { type GraphInterface, readCausalSignature } from "../../../../src/worker/engine/onnx/causal/causal-signature.ts";
import { readEncoderSignature } from "../../../../src/worker/engine/onnx/encoder/encoder-signature.ts";
import { GraphDraft } from "../../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { graphFacts } from "../../../../src/worker/engine/onnx/graph/graph-facts.ts";
import type { TensorShape } from "../../../../src/worker/engine/onnx/graph/tensor-shape.ts";
import { floatsOfHalves } from "../../../../src/worker/base/half-floats.ts";
import { companionsOf, familyGraph } from "../../../scripted/tiny-families.ts";

const factsOf = (family: string) => graphFacts(new GraphDraft(familyGraph(family)));

describe("facts of a graph", () => {
  test("names the companions of a split graph, and none of a whole one", () => {
    const { companions } = factsOf("llama-split");
    expect(companions.toSorted()).toEqual([...companionsOf("llama-split").keys()].toSorted());
    expect(companions).toHaveLength(2);
    expect(factsOf("llama-concat").companions).toEqual([]);
  });

  test("tells which operators read an input, and the axes of outputs", () => {
    const { readers, inputs, outputs } = factsOf("lfm2-conv");
    expect(inputs).toContain("past_conv.0");
    expect(readers.get("past_key_values.1.key")).toEqual(new Set(["GroupQueryAttention"]));
    expect(readers.get("past_conv.0")).toEqual(new Set(["Concat"]));
    expect(outputs.get("logits")).toBe(3);
  });

  test.each([
    ["llama-half", true],
    ["qwen3-half-cache", true],
    ["llama-concat", false],
  ])("tells that %s computes in half precision: %s", (family, expected) => {
    expect(factsOf(family).usesHalfPrecision).toBe(expected);
  });

  test("tells the largest stored tensor, in the file or in a companion, and what a position takes in its cache", () => {
    // 544 tokens of 32 numbers; 2 heads of 16.
    const embeddings = { name: "embed_tokens.weight", bytes: 544 * 32 * 4 };
    for (const family of ["llama-concat", "llama-split"]) {
      expect(factsOf(family)).toMatchObject({ largestTensor: embeddings, cacheRowBytes: 2 * 16 * 4 });
    }
    const halves = { largestTensor: { ...embeddings, bytes: 544 * 32 * 2 }, cacheRowBytes: 2 * 16 * 2 };
    expect(factsOf("llama-half")).toMatchObject(halves);
  });

  test("finds nothing in what is no graph", () => {
    const { inputs, companions, largestTensor, cacheRowBytes } = graphFacts(
      new GraphDraft(new TextEncoder().encode("<!doctype html><title>404</title>")),
    );
    expect([inputs.size, companions.length, largestTensor, cacheRowBytes]).toEqual([0, 0, undefined, 0]);
  });
});

test("half precision values are read to the bit, whatever this browser has for them", () => {
  const halves = Uint16Array.of(0x3c00, 0xc000, 0x0001, 0x7bff, 0x7c00, 0x8000, 0x3555);
  expect(Array.from(floatsOfHalves(halves))).toEqual([1, -2, 2 ** -24, 65_504, Number.POSITIVE_INFINITY, -0, 0.333251953125]);
});

const int64: TensorShape = { type: "int64", dims: [undefined, undefined] };
const keyValue: TensorShape = { type: "float32", dims: [undefined, 2, undefined, 16] };
const causal = (inputs: Record<string, TensorShape>, outputs: Record<string, TensorShape> = {}): GraphInterface => ({
  inputs: new Map(Object.entries(inputs)),
  outputs: new Map(
    Object.entries({ logits: { type: "float32", dims: [undefined, undefined, 100] }, "present.0.key": keyValue, ...outputs }),
  ),
  facts: graphFacts(new GraphDraft(new Uint8Array(0))),
  cacheType: undefined,
});
const cache = { "past_key_values.0.key": keyValue };

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (caught) {
    if (caught instanceof EngineFailureError) return caught.failure.detail;
  }
  return "";
}

describe("a graph that cannot be used is refused in words:", () => {
  test.each([
    ["a split model", causal({ inputs_embeds: int64, ...cache }), 'it reads vectors of tokens ("inputs_embeds"): the model is split'],
    ["a merged decoder", causal({ input_ids: int64, use_cache_branch: int64, ...cache }), "a merged decoder with two branches"],
    ["an encoder-decoder", causal({ input_ids: int64, encoder_hidden_states: int64, ...cache }), "encoder-decoder"],
    ["one without a cache", causal({ input_ids: int64 }), 'exported without "past"'],
    ["unknown inputs", causal({ input_ids: int64, speaker: int64, ...cache }), "unknown inputs: speaker"],
    [
      "a cache that is not given back",
      causal({ input_ids: int64, ...cache, "past_key_values.1.key": keyValue }),
      'it has an input "past_key_values.1.key" but no output "present.1.key"',
    ],
    [
      "a cache laid out in another way",
      causal({ input_ids: int64, "past_key_values.0.key": { type: "float32", dims: [undefined, undefined, 32] } }),
      'its cache "past_key_values.0.key" is not laid out as [batch, heads, positions, width]',
    ],
    [
      "positions of several axes",
      causal({ input_ids: int64, position_ids: { type: "int64", dims: [3, undefined, undefined] }, ...cache }),
      'its input "position_ids" has 3 axes instead of 2',
    ],
    [
      "logits of integers",
      causal({ input_ids: int64, ...cache }, { logits: { type: "int64", dims: [undefined, undefined, 100] } }),
      'its output "logits"',
    ],
    [
      "another cache than the record's",
      { ...causal({ input_ids: int64, ...cache }), cacheType: "float16" as const },
      "its cache is float32, but the record requires float16",
    ],
  ])("%s", (_, graph, reason) => {
    expect(refusal(() => readCausalSignature(graph))).toContain(reason);
  });

  test("logits of every token without a cache, for reranking", () => {
    expect(refusal(() => readEncoderSignature(causal({ input_ids: int64 }), "rerank"))).toContain("no cache (past_key_values)");
  });
});
