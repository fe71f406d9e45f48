/** ONNX Runtime's CPU build in Node, over both of its interfaces. */
import { fileURLToPath } from "node:url";
import * as ort from "onnxruntime-web/wasm";
import type { OrtModuleFactory } from "../../../../src/worker/engine/onnx/c-interface/ort-module.ts";
import { WasmRuntime } from "../../../../src/worker/engine/onnx/c-interface/wasm-runtime.ts";
import { createWasmSession, type SessionOptions } from "../../../../src/worker/engine/onnx/c-interface/wasm-session.ts";
import { readCausalSignature } from "../../../../src/worker/engine/onnx/causal/causal-signature.ts";
import { readGraphFile } from "../../../../src/worker/engine/onnx/graph/graph-file.ts";
import type { GraphFiles } from "../../../../src/worker/engine/onnx/graph/graph.ts";
import { withInt8Products } from "../../../../src/worker/engine/onnx/rewriting/int8-products.ts";
import { type GraphSession, openGraphSession } from "../../../../src/worker/engine/onnx/graph/graph-session.ts";

export { ort };

export async function importGlue(): Promise<OrtModuleFactory> {
  const glue = fileURLToPath(import.meta.resolve("onnxruntime-web/ort-wasm-simd-threaded.mjs"));
  return (await import(/* @vite-ignore */ glue)).default;
}

export async function startRuntime(): Promise<WasmRuntime> {
  const runtime = await WasmRuntime.start(await importGlue(), 1);
  if (runtime === undefined) throw new Error("this build of ONNX Runtime does not export the C interface");
  return runtime;
}

/** A graph by itself, its weights as they are. */
export const filesOf = (graph: Uint8Array<ArrayBuffer>): GraphFiles => ({
  path: "model.onnx",
  graph,
  externalData: new Map(),
  facts: readGraphFile(graph),
  cacheType: undefined,
  widened: false,
  hasInt8Products: false,
});

export async function openOverCInterface(runtime: WasmRuntime, graph: Uint8Array<ArrayBuffer>, options: SessionOptions = {}) {
  const session = await createWasmSession(runtime, graph, options);
  const { inputs, outputs } = session;
  return { session, signature: readCausalSignature({ inputs, outputs, facts: readGraphFile(graph), cacheType: undefined }) };
}

/** As the engine does: its products in int8. */
export function openInt8(runtime: WasmRuntime, graph: Uint8Array<ArrayBuffer>) {
  const { graph: changed, externalData } = withInt8Products(filesOf(graph));
  return openOverCInterface(runtime, changed, { externalData });
}

export function openOnCpu(graph: Uint8Array<ArrayBuffer>, options: Partial<GraphFiles> = {}): Promise<GraphSession> {
  ort.env.wasm.numThreads = 1;
  return openGraphSession(ort, { ...filesOf(graph), ...options }, "wasm");
}
