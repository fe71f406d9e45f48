/**
 * The builds of ONNX Runtime, served from our own origin. One is loaded in a worker: one of two for the CPU, with kernels of ours
 * (`kernels/`; 14 MB of WebAssembly, with relaxed SIMD where the browser has it), or one of two for WebGPU: with JSPI 16.8 MB,
 * with Asyncify 26.9 MB for browsers without `WebAssembly.Suspending`.
 */
import type * as OnnxRuntime from "onnxruntime-web";
import asyncifyUrl from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm?url";
import jspiUrl from "onnxruntime-web/ort-wasm-simd-threaded.jspi.wasm?url";
import glueUrl from "onnxruntime-web/ort-wasm-simd-threaded.mjs?url";
import relaxedSimdUrl from "virtual:onnxruntime/relaxed-simd.wasm?url";
import simdUrl from "virtual:onnxruntime/simd.wasm?url";
import { hasRelaxedSimd } from "./relaxed-simd.ts";

/** What is used of the package: its own classes, since it ignores tensors of another copy without an error. */
export type Ort = Pick<typeof OnnxRuntime, "InferenceSession" | "Tensor">;

/** URLs of the CPU build. The glue starts its threads from its own URL, so it is a file of its own. */
export const wasmBuild = {
  mjs: new URL(glueUrl, import.meta.url).href,
  wasm: new URL(hasRelaxedSimd() ? relaxedSimdUrl : simdUrl, import.meta.url).href,
};

/** `threads`: more than one only if `canShareMemory`. */
export async function importWasmBuild(threads: number): Promise<Ort> {
  const ort = await import("onnxruntime-web/wasm");
  ort.env.wasm.wasmPaths = wasmBuild;
  ort.env.wasm.numThreads = threads;
  return ort;
}

export async function importWebGpuBuild(): Promise<Ort> {
  const hasJspi = "Suspending" in WebAssembly;
  const ort = await (hasJspi ? import("onnxruntime-web/jspi") : import("onnxruntime-web/webgpu"));
  ort.env.wasm.wasmPaths = { wasm: new URL(hasJspi ? jspiUrl : asyncifyUrl, import.meta.url).href };
  // The CPU only prepares dispatches here.
  ort.env.wasm.numThreads = 1;
  return ort;
}
