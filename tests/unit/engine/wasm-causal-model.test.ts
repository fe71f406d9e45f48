import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { engineFault, EngineFaultError } from "../../../src/worker/engine/engine-errors.ts";
import { asDamage } from "../../../src/worker/engine/transformers/damaged-graph.ts";
import { WasmCausalModel } from "../../../src/worker/engine/transformers/wasm-causal-model.ts";
import { WasmRuntime } from "../../../src/worker/engine/transformers/wasm-runtime.ts";
import type { WasmSession } from "../../../src/worker/engine/transformers/wasm-session.ts";

const graph = readFileSync("models/starter-chat/onnx/model.onnx");
const { vocab_size: vocabularySize } = z.object({ vocab_size: z.int() }).parse(JSON.parse(readFileSync("models/starter-chat/config.json", "utf8")));
const contextLength = 1024;
let runtime: WasmRuntime;
let session: WasmSession;

async function startRuntime(): Promise<WasmRuntime> {
  const glue = fileURLToPath(import.meta.resolve("onnxruntime-web/ort-wasm-simd-threaded.mjs"));
  return WasmRuntime.start((await import(/* @vite-ignore */ glue)).default, 1);
}

beforeAll(async () => {
  runtime = await startRuntime();
  session = await runtime.createSession(graph, { widened: true });
}, 60_000);

const load = () => new WasmCausalModel(runtime, session, contextLength, "float32");
const tokens = (count: number, seed = 1) => Int32Array.from({ length: count }, (_, index) => (index * 37 * seed + 11) % 4000);

async function prefill(model: WasmCausalModel, ids: Int32Array, chunk = model.prefillChunk): Promise<Float32Array> {
  let logits: Float32Array = new Float32Array(0);
  for (let start = 0; start < ids.length; start += chunk) logits = await model.prefill(ids.subarray(start, start + chunk));
  return Float32Array.from(logits);
}

const largestDifference = (a: Float32Array, b: Float32Array) =>
  a.reduce((largest, value, index) => Math.max(largest, Math.abs(value - (b[index] ?? 0))), 0);

describe("WasmCausalModel with the starter chat model", { timeout: 60_000 }, () => {
  test("computes the same logits token by token and in chunks of any size", async () => {
    const ids = tokens(40);
    const single = await prefill(load(), ids, 1);
    expect(single).toHaveLength(vocabularySize);
    for (const chunk of [7, 32]) expect(largestDifference(await prefill(load(), ids, chunk), single)).toBeLessThan(1e-3);
  });

  test("keeps what the cache holds when it grows", async () => {
    const growing = load();
    // The cache starts with 256 positions and doubles.
    const grown = await prefill(growing, tokens(280));
    expect(growing.length).toBe(280);
    const large = load();
    await prefill(large, tokens(280, 3));
    large.truncate(0);
    expect(largestDifference(await prefill(large, tokens(280)), grown)).toBeLessThan(1e-3);
  });

  test("forgets what is truncated, and nothing else", async () => {
    const model = load();
    const expected = await prefill(model, tokens(50));
    model.truncate(20);
    await prefill(model, tokens(40, 3));
    model.truncate(20);
    expect(model.length).toBe(20);
    expect(largestDifference(await prefill(model, tokens(50).subarray(20)), expected)).toBeLessThan(1e-3);
    model.truncate(100);
    expect(model.length).toBe(50);
  });

  test("two models over one graph do not disturb each other", async () => {
    const [one, other] = [load(), load()];
    await prefill(one, tokens(10));
    await prefill(other, tokens(10, 5));
    const expected = await prefill(load(), tokens(11));
    expect(largestDifference(await one.decode(tokens(11)[10] ?? 0), expected)).toBeLessThan(1e-3);
  });

  test("four-bit weights stay as they are where they are not to be widened", async () => {
    const narrow = await startRuntime();
    await narrow.createSession(graph);
    // Matrices in float32 take eight times their bytes in the file.
    expect(runtime.heapBytes - narrow.heapBytes).toBeGreaterThan(5 * graph.byteLength);
  }, 60_000);

  test("a truncated file is damage, told in one line", async () => {
    const loading = asDamage("onnx/model.onnx", () => runtime.createSession(graph.subarray(0, graph.length >> 1)));
    const caught = await loading.catch((error: unknown) => error);
    expect(caught).toBeInstanceOf(EngineFaultError);
    expect(engineFault(caught)).toMatchObject({ kind: "files-damaged", detail: expect.stringMatching(/^onnx\/model.onnx: .+$/) });
  });
});
