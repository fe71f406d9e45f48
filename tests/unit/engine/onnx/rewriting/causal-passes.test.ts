/** Each pass that brings the causal graphs of exporters to one form, alone. Whole families are in `causal-families.test.ts`. */
import { describe, expect, test } from "vitest";
import { GraphDraft } from "../../../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { graphFacts } from "../../../../../src/worker/engine/onnx/graph/graph-facts.ts";
import { fixedHeadWidth } from "../../../../../src/worker/engine/onnx/rewriting/passes/fixed-head-width.ts";
import { logitsToKeep } from "../../../../../src/worker/engine/onnx/rewriting/passes/logits-to-keep.ts";
import { shortRotaryTables } from "../../../../../src/worker/engine/onnx/rewriting/passes/short-rotary-tables.ts";
import { wholeCaches } from "../../../../../src/worker/engine/onnx/rewriting/passes/whole-caches.ts";
import { familyGraph } from "../../../../scripted/tiny-families.ts";

const draftOf = (family: string) => new GraphDraft(familyGraph(family));

describe("fixed-head-width", () => {
  test("fixes the width of keys and values that the graph leaves open, and no other size", () => {
    const draft = draftOf("gemma3-genai");
    expect(graphFacts(draft).cacheRowBytes).toBe(0);
    expect(fixedHeadWidth(16).apply(draft)).toBe(true);
    const shapes = [draft.inputs.get("past_key_values.0.key")?.shape, draft.outputs.get("present.2.value")?.shape];
    for (const shape of shapes) expect(shape).toEqual({ type: "float32", dims: [undefined, expect.any(Number), undefined, 16] });
  });

  test("leaves a width alone that is fixed", () => {
    const draft = draftOf("llama-concat");
    expect(fixedHeadWidth(16).apply(draft)).toBe(false);
    expect(draft.inputs.get("past_key_values.0.key")?.shape.dims[3]).toBe(16);
  });
});

describe("whole-caches", () => {
  test("keeps the window of attention, and all positions of its cache", () => {
    const draft = draftOf("gemma3-genai");
    const windows = () => draft.nodes.map(({ integers }) => integers.get("local_window_size"));
    const before = windows();
    expect(wholeCaches.apply(draft)).toBe(true);
    expect(draft.nodes.some(({ integers }) => integers.get("sliding_window_cache") === 1)).toBe(false);
    expect(windows()).toEqual(before);
  });

  test("changes no graph that has such caches", () => {
    expect(wholeCaches.apply(draftOf("gemma3-window"))).toBe(false);
  });
});

describe("logits-to-keep", () => {
  test.each(["llama-concat", "gemma3-genai", "qwen3-yes-no"])("%s gets the input, and multiplies only the rows that it names", (family) => {
    const draft = draftOf(family);
    expect(logitsToKeep.apply(draft)).toBe(true);
    expect(draft.inputs.get("num_logits_to_keep")?.shape).toEqual({ type: "int64", dims: [1] });
    const slice = draft.nodes.findIndex(({ operator, outputs }) => operator === "Slice" && outputs[0] === "num_logits_to_keep.rows");
    expect(draft.nodes[slice + 1]?.inputs[0]).toBe("num_logits_to_keep.rows");
    expect(draft.outputs.get("logits")?.shape.dims[1]).toBeUndefined();
  });

  test("changes no graph that has the input", () => {
    expect(logitsToKeep.apply(draftOf("lfm2-conv"))).toBe(false);
  });
});

describe("short-rotary-tables", () => {
  const tablesOf = (draft: GraphDraft) => [...draft.tensors].filter(([name]) => /^(cos|sin)/.test(name));

  test.each(["gemma3-genai", "gemma3-window"])("%s keeps the cosines and sines of the context alone", (family) => {
    const draft = draftOf(family);
    const before = new Map(tablesOf(draft));
    expect(before.size).toBeGreaterThan(0);
    expect(shortRotaryTables(100).apply(draft)).toBe(true);
    for (const [name, { dims, bytes, external }] of tablesOf(new GraphDraft(draft.write().graph))) {
      const { dims: [rows = 0, width = 0] = [], bytes: all, external: whole } = before.get(name) ?? {};
      expect([rows > 100, dims]).toEqual([true, [100, width]]);
      if (whole === undefined) expect(bytes).toEqual(all?.subarray(0, 400 * width));
      else expect(external).toEqual({ ...whole, length: 400 * width });
    }
  });

  test("leaves tables alone that another operator reads, and those of no more positions", () => {
    const draft = draftOf("gemma3-genai");
    expect(shortRotaryTables(100_000).apply(draft)).toBe(false);
    for (const [name] of tablesOf(draft)) draft.addNode({ operator: "Identity", inputs: [name], output: `${name}.copy` });
    expect(shortRotaryTables(100).apply(draft)).toBe(false);
  });
});
