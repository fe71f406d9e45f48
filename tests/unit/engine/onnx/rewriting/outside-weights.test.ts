import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createWasmSession } from "../../../../../src/worker/engine/onnx/c-interface/wasm-session.ts";
import { cpuEncoderPasses } from "../../../../../src/worker/engine/onnx/rewriting/cpu-passes.ts";
import type { GraphDraft } from "../../../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { openOnCpu, ort, rewritten, startRuntime } from "../onnx-in-node.ts";

const graph = new Uint8Array(readFileSync("models/starter-rerank/onnx/model_quantized.onnx"));

test("weights outside of the graph take half of the heap and give the same numbers", async () => {
  const draft = rewritten(graph.slice(), cpuEncoderPasses(true));
  const outside = draft.write();
  expect(outside.graph.length).toBeLessThan(graph.length / 50);
  const heapOf = async (file: Uint8Array<ArrayBuffer>, externalData?: ReadonlyMap<string, Uint8Array>) => {
    const runtime = await startRuntime();
    await createWasmSession(runtime, file, externalData && { externalData });
    return runtime.heapBytes;
  };
  expect(await heapOf(outside.graph, outside.externalData)).toBeLessThan(0.7 * (await heapOf(graph)));

  const feeds = Object.fromEntries(
    ["input_ids", "attention_mask", "token_type_ids"].map((name, index) => [
      name,
      new ort.Tensor("int64", BigInt64Array.from([101n, 2054n, 102n].map((id) => [id, 1n, 0n][index] ?? 0n)), [1, 3]),
    ]),
  );
  const run = async (opened: Uint8Array<ArrayBuffer> | GraphDraft) => {
    const { session } = await openOnCpu(opened);
    const outputs = await session.run(feeds);
    return Object.values(outputs).map(({ data }) => data);
  };
  expect(await run(draft)).toEqual(await run(graph));
}, 120_000);
