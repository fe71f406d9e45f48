/** The plain CPU build of ONNX Runtime, served from our own origin: half the size of the builds that know WebGPU. */
import glueUrl from "onnxruntime-web/ort-wasm-simd-threaded.mjs?url";
import wasmUrl from "onnxruntime-web/ort-wasm-simd-threaded.wasm?url";
import { EngineFaultError } from "../engine-errors.ts";
import type { OrtModuleFactory } from "./ort-module.ts";
import { WasmRuntime } from "./wasm-runtime.ts";

/** `threads`: more than one only where the page is cross-origin isolated. */
export async function startWasmRuntime(threads: number): Promise<WasmRuntime> {
  // The glue starts its threads from its own URL, so it has to stay a file of its own.
  const glue: unknown = await import(/* @vite-ignore */ new URL(glueUrl, import.meta.url).href);
  if (!hasFactory(glue)) {
    throw new EngineFaultError({ kind: "files-damaged", detail: "the ONNX Runtime glue has no default export" });
  }
  return WasmRuntime.start(glue.default, threads, new URL(wasmUrl, import.meta.url).href);
}

function hasFactory(glue: unknown): glue is { default: OrtModuleFactory } {
  return typeof glue === "object" && glue !== null && "default" in glue && typeof glue.default === "function";
}
