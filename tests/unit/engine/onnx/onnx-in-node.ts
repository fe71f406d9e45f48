/** ONNX Runtime's CPU build in Node, over both of its interfaces. */
import { fileURLToPath } from "node:url";
import * as ort from "onnxruntime-web/wasm";
import type { OrtModuleFactory } from "../../../../src/worker/engine/onnx/c-interface/ort-module.ts";
import { WasmRuntime } from "../../../../src/worker/engine/onnx/c-interface/wasm-runtime.ts";
import type { GraphFiles } from "../../../../src/worker/engine/onnx/graph.ts";
import { type GraphSession, openGraphSession } from "../../../../src/worker/engine/onnx/graph-session.ts";

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

export function openOnCpu(graph: Uint8Array<ArrayBuffer>, options: Partial<GraphFiles> = {}): Promise<GraphSession> {
  ort.env.wasm.numThreads = 1;
  return openGraphSession(
    ort,
    { path: "model.onnx", graph, externalData: new Map(), cacheType: "float32", widened: false, ...options },
    "wasm",
  );
}
