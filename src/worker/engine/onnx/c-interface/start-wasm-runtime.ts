/** Starts the CPU build of ONNX Runtime for use by its C interface. */
import { EngineFailureError } from "../../engine-errors.ts";
import { asRuntimeStart } from "../../runtime-start.ts";
import { orThreadFailure } from "../../thread-failures.ts";
import { wasmBuild } from "../ort-builds.ts";
import { compileFromBrowserCache } from "./compiled-wasm.ts";
import type { OrtModuleFactory } from "./ort-module.ts";
import { WasmRuntime } from "./wasm-runtime.ts";

let starting: Promise<WasmRuntime | undefined> | undefined;

/**
 * Starts one runtime per realm; later calls return the same. Returns undefined if this build does not export the C interface of
 * `ort-module.ts`. `threads`: only the first call's counts; more than one only if `canShareMemory`.
 * Rejects with `threads-failed` if the threads do not start.
 */
export function startWasmRuntime(threads: number): Promise<WasmRuntime | undefined> {
  return (starting ??= start(threads));
}

async function start(threads: number): Promise<WasmRuntime | undefined> {
  const [glue, compiled] = await Promise.all([
    asRuntimeStart(wasmBuild.mjs, (): Promise<unknown> => import(/* @vite-ignore */ wasmBuild.mjs)),
    compileFromBrowserCache(wasmBuild.wasm),
  ]);
  if (!hasFactory(glue)) {
    throw new EngineFailureError({ kind: "files-damaged", detail: "the ONNX Runtime glue has no default export" });
  }
  return asRuntimeStart(wasmBuild.wasm, () => orThreadFailure(() => WasmRuntime.start(glue.default, threads, wasmBuild.wasm, compiled)));
}

function hasFactory(glue: unknown): glue is { default: OrtModuleFactory } {
  return typeof glue === "object" && glue !== null && "default" in glue && typeof glue.default === "function";
}
