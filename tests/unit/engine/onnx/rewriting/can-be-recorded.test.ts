/** Which graphs' runs are recorded on a GPU. What comes of it is tested in the browser (`recorded-runs.test.ts`). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { canBeRecorded } from "../../../../../src/worker/engine/onnx/rewriting/can-be-recorded.ts";
import { webGpuPasses } from "../../../../../src/worker/engine/onnx/rewriting/webgpu-passes.ts";
import { GraphDraft } from "../../../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { rewritten } from "../onnx-in-node.ts";

const graphOf = (model: string, file = "model") => new Uint8Array(readFileSync(`tests/models/${model}/onnx/${file}.onnx`));
const isRecorded = (graph: Uint8Array<ArrayBuffer>): boolean => canBeRecorded(rewritten(graph, webGpuPasses()));

test.each([
  ["web-llm-tiny", "model"],
  ["lfm2-conv", "model"],
  ["qwen3-half-cache", "model"],
  ["smolvlm-tiny", "decoder_model_merged"],
  ["lfm2-vl-tiny", "decoder_model_merged"],
])("all that %s reads stays on the GPU", (model, file) => {
  expect(isRecorded(graphOf(model, file))).toBe(true);
});

test.each([
  ["gemma3-window", "attention looks at a window"],
  ["gemma3-window-concat", "the cache grows"],
  ["llama-concat", "the cache grows"],
  ["llama-split", "ids are computed with"],
])("%s: %s", (model) => {
  expect(isRecorded(graphOf(model))).toBe(false);
});

/** The graph, whose attention has other attributes and more inputs. */
function withAttention(integers: Record<string, number>, added: readonly string[] = []): Uint8Array<ArrayBuffer> {
  const draft = new GraphDraft(graphOf("web-llm-tiny"));
  const attention = draft.nodes.filter(({ operator }) => operator === "GroupQueryAttention");
  for (const node of attention) {
    draft.setInputs(node, [...node.inputs, ...added]);
    draft.setAttributes(node, integers);
  }
  expect(attention.length).toBeGreaterThan(0);
  return draft.write().graph;
}

test("attention with anything but its plain form is not recorded", () => {
  expect(isRecorded(withAttention({ num_heads: 2, smooth_softmax: 0 }))).toBe(true);
  expect(isRecorded(withAttention({ num_heads: 2 }, ["", ""]))).toBe(true);
  for (const integers of [{ local_window_size: 512 }, { local_window_size: 0 }, { smooth_softmax: 1 }, { qk_output: 1 }]) {
    expect(isRecorded(withAttention(integers))).toBe(false);
  }
  expect(isRecorded(withAttention({ num_heads: 2 }, ["", "logits_bias"]))).toBe(false);
});

test("a graph that is not rewritten is not recorded", () => {
  const graph = graphOf("web-llm-tiny");
  expect(canBeRecorded(new GraphDraft(graph))).toBe(false);
});
