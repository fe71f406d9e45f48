/**
 * The builds of ONNX Runtime, served from our own origin. One is loaded in a worker: the plain one for the CPU (14 MB of
 * WebAssembly), or one of two for WebGPU: with JSPI 16.8 MB, with Asyncify 26.9 MB for browsers without
 * `WebAssembly.Suspending`.
 */
import type * as OnnxRuntime from "onnxruntime-web";
import asyncifyUrl from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm?url";
import jspiUrl from "onnxruntime-web/ort-wasm-simd-threaded.jspi.wasm?url";
import glueUrl from "onnxruntime-web/ort-wasm-simd-threaded.mjs?url";
import wasmUrl from "onnxruntime-web/ort-wasm-simd-threaded.wasm?url";
import { compileFromBrowserCache, instantiating } from "./compiled-wasm.ts";

/** What is used of the package: its own classes, since it ignores tensors of another copy without an error. */
export type Ort = Pick<typeof OnnxRuntime, "InferenceSession" | "Tensor">;

/** URLs of the CPU build. The glue starts its threads from its own URL, so it is a file of its own. */
export const wasmBuild = {
  mjs: new URL(glueUrl, import.meta.url).href,
  wasm: new URL(wasmUrl, import.meta.url).href,
};

/** `threads`: more than one only if the page is cross-origin isolated. */
export async function importWasmBuild(threads: number): Promise<Ort> {
  const [ort] = await Promise.all([import("onnxruntime-web/wasm"), compile(wasmBuild.wasm)]);
  ort.env.wasm.wasmPaths = wasmBuild;
  ort.env.wasm.numThreads = threads;
  return withCompiled(ort, wasmBuild.wasm);
}

export async function importWebGpuBuild(): Promise<Ort> {
  const hasJspi = "Suspending" in WebAssembly;
  const wasm = new URL(hasJspi ? jspiUrl : asyncifyUrl, import.meta.url).href;
  const [ort] = await Promise.all([hasJspi ? import("onnxruntime-web/jspi") : import("onnxruntime-web/webgpu"), compile(wasm)]);
  ort.env.wasm.wasmPaths = { wasm };
  // The CPU only prepares dispatches here.
  ort.env.wasm.numThreads = 1;
  return withCompiled(ort, wasm);
}

const compiling = new Map<string, ReturnType<typeof compileFromBrowserCache>>();

/** Once per realm and file. */
function compile(url: string): ReturnType<typeof compileFromBrowserCache> {
  const known = compiling.get(url) ?? compileFromBrowserCache(url);
  compiling.set(url, known);
  return known;
}

/** The package then starts what is compiled; without it, it fetches the file itself. The build makes it pass the option on. */
async function withCompiled<Package extends Pick<typeof OnnxRuntime, "env">>(ort: Package, url: string): Promise<Package> {
  const compiled = await compile(url);
  if (compiled !== undefined) Reflect.set(ort.env.wasm, "moduleOptions", { instantiateWasm: instantiating(compiled) });
  return ort;
}
