/** Graphs that are rewritten for WebGPU compute the same; here on the CPU. */
import type { Tensor } from "onnxruntime-web";
import { expect, test } from "vitest";
import { lengthInputs } from "../../../../../src/worker/engine/onnx/graph/length-inputs.ts";
import { bestCount, bestLogits, bestOutput } from "../../../../../src/worker/engine/onnx/rewriting/passes/best-logits.ts";
import { applyPasses } from "../../../../../src/worker/engine/onnx/rewriting/graph-pass.ts";
import { attentionLengths } from "../../../../../src/worker/engine/onnx/rewriting/passes/attention-lengths.ts";
import { lastLogits } from "../../../../../src/worker/engine/onnx/rewriting/passes/last-logits.ts";
import { webGpuPasses } from "../../../../../src/worker/engine/onnx/rewriting/webgpu-passes.ts";
import { TopTokens } from "../../../../../src/worker/engine/sampling/top-tokens.ts";
import { GraphDraft } from "../../../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { familyGraph, usualGraph } from "../../../../scripted/tiny-families.ts";
import { openOnCpu, ort } from "../onnx-in-node.ts";

const ids = [5, 17, 100, 42, 9];
const integers = (values: readonly number[], dims: readonly number[]) => new ort.Tensor("int64", BigInt64Array.from(values, BigInt), dims);

/** All outputs for `ids` behind an empty cache. */
async function compute(draft: GraphDraft): Promise<Record<string, Tensor>> {
  const { session, inputs } = await openOnCpu(draft);
  const feeds: Record<string, Tensor> = {};
  for (const [name, { dims }] of inputs) {
    if (name === "input_ids") feeds[name] = integers(ids, [1, ids.length]);
    else if (name === "attention_mask")
      feeds[name] = integers(
        ids.map(() => 1),
        [1, ids.length],
      );
    else if (name === "position_ids") feeds[name] = integers([...ids.keys()], [1, ids.length]);
    else if (name === "num_logits_to_keep") feeds[name] = integers([1], []);
    else if (name === lengthInputs.lastPosition) feeds[name] = new ort.Tensor("int32", Int32Array.of(ids.length - 1), [1]);
    else if (name === lengthInputs.totalLength) feeds[name] = new ort.Tensor("int32", Int32Array.of(ids.length), [1]);
    else {
      const sizes = dims.map((size, axis) => size ?? (axis === 0 ? 1 : 0));
      const count = sizes.reduce((product, size) => product * size, 1);
      feeds[name] = new ort.Tensor("float32", new Float32Array(count), sizes);
    }
  }
  return session.run(feeds);
}

function floats(tensor: Tensor | undefined): Float32Array {
  if (tensor?.data instanceof Float32Array) return tensor.data;
  throw new Error("no float32 tensor");
}

for (const family of ["llama-concat", "gemma3-window", "lfm2-conv"]) {
  const original = new GraphDraft(familyGraph(family));
  const forWebGpu = (sortedWidth?: number): GraphDraft => {
    const draft = usualGraph(family);
    applyPasses(draft, webGpuPasses(sortedWidth));
    return draft;
  };

  test(`${family}: the logits behind the last token are those of the graph as it was`, async () => {
    const rewritten = forWebGpu();
    expect(rewritten.inputs.has("attention_mask")).toBe(family === "llama-concat");
    const before = await compute(original);
    const after = await compute(rewritten);
    const [expected, logits] = [floats(before["logits"]), floats(after["logits"])];
    expect(logits).toHaveLength(272);
    for (const [id, logit] of logits.entries()) expect(logit).toBeCloseTo(expected[expected.length - 272 + id] ?? Number.NaN, 4);
    for (const name of Object.keys(before).filter((output) => output !== "logits")) {
      const kept = floats(after[name]);
      floats(before[name]).forEach((value, index) => expect(kept[index]).toBeCloseTo(value, 4));
    }
  });

  // Rows of 272 numbers: sorted whole, in two levels that need no filling up, in three that do.
  for (const width of [2048, 136, 130]) {
    test(`${family}: the largest logits of rows of ${width}`, async () => {
      const outputs = await compute(forWebGpu(width));
      const logits = floats(outputs["logits"]);
      const best = [...floats(outputs[bestOutput])];
      const expected = [...new TopTokens().select(logits, bestCount)];
      expect(best.slice(bestCount)).toEqual(expected);
      expect(best.slice(0, bestCount)).toEqual(expected.map((id) => logits[id]));
    });
  }
}

test("attention-lengths replaces the mask by lengths if attention alone reads it", () => {
  const draft = usualGraph("gemma3-window");
  expect(attentionLengths.apply(draft)).toBe(true);
  expect([...draft.inputs.keys()].filter((name) => name === "attention_mask" || name.startsWith("lengths."))).toEqual([
    lengthInputs.lastPosition,
    lengthInputs.totalLength,
  ]);
  for (const { operator, inputs } of draft.nodes) {
    if (operator === "GroupQueryAttention") expect(inputs.slice(5, 7)).toEqual([lengthInputs.lastPosition, lengthInputs.totalLength]);
  }
  expect(attentionLengths.apply(usualGraph("llama-concat"))).toBe(false);
});

test("last-logits stores the number of logits that each run would give", () => {
  const draft = usualGraph("llama-concat");
  expect(lastLogits.apply(draft)).toBe(true);
  expect(draft.inputs.has("num_logits_to_keep")).toBe(false);
  expect(draft.tensors.get("num_logits_to_keep")).toMatchObject({ dims: [1], bytes: Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0) });
  expect(lastLogits.apply(draft)).toBe(false);
});

test("best-logits leaves a graph alone that gives the logits of every position", () => {
  expect(bestLogits().apply(new GraphDraft(familyGraph("llama-concat")))).toBe(false);
  const draft = usualGraph("llama-concat");
  expect(bestLogits().apply(draft)).toBe(true);
  expect(draft.outputs.get(bestOutput)?.shape).toEqual({ type: "float32", dims: [undefined, 2, bestCount] });
});
