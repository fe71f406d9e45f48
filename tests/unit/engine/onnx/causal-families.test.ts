/** Causal graphs of several families on the CPU: tiny models of real architectures, held against PyTorch. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { PrefixCache } from "../../../../src/worker/engine/chat/token-loop/prefix-cache.ts";
import type { TokenModel } from "../../../../src/worker/engine/chat/token-loop/token-model.ts";
import { WasmCausalModel } from "../../../../src/worker/engine/onnx/c-interface/wasm-causal-model.ts";
import type { WasmRuntime } from "../../../../src/worker/engine/onnx/c-interface/wasm-runtime.ts";
import { CopyingCausalModel } from "../../../../src/worker/engine/onnx/causal/copying-causal-model.ts";
import { int8Passes } from "../../../../src/worker/engine/onnx/rewriting/cpu-passes.ts";
import { applyPasses } from "../../../../src/worker/engine/onnx/rewriting/graph-pass.ts";
import { floatProducts } from "../../../../src/worker/engine/onnx/rewriting/passes/float-products.ts";
import { computesConsistently } from "../../../../src/worker/engine/self-test.ts";
import { causalReference, familyContext, usualGraph } from "../../../scripted/tiny-families.ts";
import { openOnCpu, openOverCInterface, ort, startRuntime } from "./onnx-in-node.ts";

const contextLength = familyContext;

/** What each family is, and how far half precision may be off. */
const families = [
  { name: "llama-concat", kinds: ["concatenated"], tolerance: 1e-3 },
  { name: "llama-half", kinds: ["concatenated"], tolerance: 0.06 },
  { name: "llama-split", kinds: ["appended"], tolerance: 1e-3 },
  { name: "qwen3-half-cache", kinds: ["appended"], tolerance: 0.06 },
  { name: "lfm2-conv", kinds: ["appended", "state"], tolerance: 1e-3 },
  { name: "gemma3-window", kinds: ["appended"], tolerance: 1e-3 },
  { name: "gemma3-window-concat", kinds: ["concatenated"], tolerance: 1e-3 },
  { name: "llama-optimum", kinds: ["concatenated"], tolerance: 1e-3 },
  { name: "gemma3-optimum", kinds: ["concatenated"], tolerance: 1e-3 },
  // Their products round rows to 8 bits, as the graph asks for.
  { name: "llama-genai", kinds: ["appended"], tolerance: 0.1 },
  { name: "gemma3-genai", kinds: ["appended"], tolerance: 0.1 },
];

let runtime: WasmRuntime;
beforeAll(async () => {
  runtime = await startRuntime();
});

async function prefill(model: TokenModel, ids: Int32Array, chunk = model.prefillChunk): Promise<Float32Array> {
  let logits: Float32Array = new Float32Array(0);
  for (let start = 0; start < ids.length; start += chunk) logits = await model.prefill(ids.subarray(start, start + chunk));
  return Float32Array.from(logits);
}

const largestDifference = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Array.from(a).reduce((largest, value, index) => Math.max(largest, Math.abs(value - (b[index] ?? Number.NaN))), 0);

const bestOf = (logits: Float32Array) => logits.indexOf(Math.max(...logits));

describe.each(families)("$name", ({ name, kinds, tolerance }) => {
  const graph = usualGraph(name);
  const reference = causalReference(name);

  async function overCInterface() {
    const { session, signature } = await openOverCInterface(runtime, graph);
    return { signature, model: new WasmCausalModel(runtime, session, signature, contextLength) };
  }

  test("its cache is known from the graph", async () => {
    const { signature } = await overCInterface();
    expect([...new Set(signature.caches.map(({ kind }) => kind))].toSorted()).toEqual(kinds);
    expect(signature.canRewind).toBe(!kinds.includes("state"));
    expect(signature.vocabularySize).toBe(reference.vocabularySize);
  });

  test.each(["over the C interface", "over the public interface"])("writes PyTorch's tokens %s", async (way) => {
    const model =
      way === "over the C interface" ? (await overCInterface()).model : new CopyingCausalModel(ort, await openOnCpu(graph), contextLength);
    for (const { prompt, tokens, promptLogits, lastLogits } of reference.replies) {
      model.truncate(0);
      let logits = await prefill(model, Int32Array.from(prompt));
      expect(largestDifference(promptLogits, logits)).toBeLessThan(tolerance);
      const written: number[] = [];
      for (let count = 0; count < tokens.length; count++) {
        const id = bestOf(logits);
        written.push(id);
        logits = Float32Array.from(await model.decode(id));
      }
      expect(written).toEqual(tokens);
      expect(largestDifference(lastLogits, logits)).toBeLessThan(tolerance);
    }
  });

  test("gives the logits of several tokens at once, as one after the other gives them", async () => {
    const { session, signature } = await openOverCInterface(runtime, graph);
    const model = new WasmCausalModel(runtime, session, signature, contextLength, true);
    if (!signature.canRewind) {
      expect(model.batchDecode).toBeUndefined();
      return;
    }
    const ids = Int32Array.from({ length: 12 }, (_, index) => (index * 29 + 3) % 250);
    await prefill(model, ids.subarray(0, 8));
    const rows = await model.batchDecode?.append(ids.subarray(8));
    expect(rows).toHaveLength(4);
    model.truncate(8);
    for (const [index, row] of (rows ?? []).entries()) {
      expect(largestDifference(await model.decode(ids[8 + index] ?? 0), row)).toBeLessThan(tolerance);
    }
  });

  test("computes the same in chunks of any size, after a truncation, and when the cache grows", async () => {
    const { model } = await overCInterface();
    // More positions than a cache begins with.
    const ids = Int32Array.from({ length: 300 }, (_, index) => (index * 29 + 3) % 250);
    const whole = await prefill(model, ids);
    const cache = new PrefixCache(model);
    model.truncate(0);
    await prefill(model, ids.subarray(0, 290), 7);
    for (const id of ids.subarray(0, 290)) cache.append(id);
    // The first 270 are kept if the model can be rewound, else none.
    const other = Int32Array.from([...ids.subarray(0, 270), 5, 6, 7, 8]);
    const kept = cache.reuse(other);
    expect(kept).toBe(kinds.includes("state") ? 0 : 270);
    await prefill(model, other.subarray(kept), 5);
    model.truncate(270);
    const rest = ids.subarray(model.length);
    expect(largestDifference(await prefill(model, rest, 9), whole)).toBeLessThan(tolerance);
    expect(await computesConsistently(model)).toBe(true);
  });
});

/** How far logits may be off where rows are rounded to 8 bits. */
const rounding = 0.5;

describe.each(["llama-genai", "gemma3-genai"])("%s with the kernels", (name) => {
  test("writes PyTorch's tokens where rows stay float32", async () => {
    const graph = usualGraph(name);
    applyPasses(graph, [floatProducts]);
    const { session, signature } = await openOverCInterface(runtime, graph);
    const model = new WasmCausalModel(runtime, session, signature, contextLength);
    for (const { prompt, tokens, promptLogits } of causalReference(name).replies) {
      model.truncate(0);
      let logits = await prefill(model, Int32Array.from(prompt));
      expect(largestDifference(promptLogits, logits)).toBeLessThan(5e-3);
      const written: number[] = [];
      for (let count = 0; count < tokens.length; count++) {
        const id = bestOf(logits);
        written.push(id);
        logits = Float32Array.from(await model.decode(id));
      }
      expect(written).toEqual(tokens);
    }
  });

  test("follows PyTorch's tokens, and reads embeddings from the panels of the vocabulary", async () => {
    const graph = usualGraph(name);
    applyPasses(graph, int8Passes);
    const operators = graph.nodes.map(({ operator }) => operator);
    expect(operators).not.toContain("GatherBlockQuantized");
    expect(operators).toContain("GatherND");
    const { session, signature } = await openOverCInterface(runtime, graph);
    const model = new WasmCausalModel(runtime, session, signature, contextLength, true);
    for (const { prompt, tokens, promptLogits, lastLogits } of causalReference(name).replies) {
      model.truncate(0);
      let logits = await prefill(model, Int32Array.from(prompt));
      expect(largestDifference(promptLogits, logits)).toBeLessThan(rounding);
      for (const id of tokens) {
        expect(Math.max(...logits) - (logits[id] ?? Number.NaN)).toBeLessThan(2 * rounding);
        logits = Float32Array.from(await model.decode(id));
      }
      expect(largestDifference(lastLogits, logits)).toBeLessThan(rounding);
    }
  });
});

test("a prompt that continues the last reply is computed from there, also by a model that cannot be truncated", async () => {
  const { session, signature } = await openOverCInterface(runtime, usualGraph("lfm2-conv"));
  const model = new WasmCausalModel(runtime, session, signature, contextLength);
  const cache = new PrefixCache(model);
  const ids = Int32Array.from({ length: 40 }, (_, index) => (index * 31 + 5) % 250);
  await prefill(model, ids.subarray(0, 30));
  for (const id of ids.subarray(0, 30)) cache.append(id);
  expect(cache.reuse(ids)).toBe(30);
  const logits = await prefill(model, ids.subarray(30));
  model.truncate(0);
  expect(largestDifference(await prefill(model, ids), logits)).toBeLessThan(1e-3);
});

test("starter-chat still appends to its cache in place", async () => {
  const graph = readFileSync("models/starter-chat/onnx/model.onnx");
  const { signature } = await openOverCInterface(runtime, graph);
  expect(signature.caches.every(({ kind }) => kind === "appended")).toBe(true);
});
