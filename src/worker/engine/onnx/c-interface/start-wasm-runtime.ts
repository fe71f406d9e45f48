/** The plain CPU build of ONNX Runtime over its C interface. */
import type { WasmDevice } from "../../engine.ts";
import { EngineFailureError } from "../../engine-errors.ts";
import { asRuntimeStart } from "../../runtime-start.ts";
import { orThreadFailure } from "../../thread-failures.ts";
import { assertKernels } from "../kernel-check/check-kernels.ts";
import { wasmCheckRunner } from "../kernel-check/wasm-check-runner.ts";
import { wasmBuild } from "../ort-builds.ts";
import { compileFromBrowserCache } from "./compiled-wasm.ts";
import type { OrtModuleFactory } from "./ort-module.ts";
import { WasmRuntime } from "./wasm-runtime.ts";

let starting: Promise<WasmRuntime | undefined> | undefined;

/**
 * Once per realm: later calls get the same runtime. Undefined if this build does not export the C interface that
 * `ort-module.ts` describes. `device`: of the first call; more than one thread only if `canShareMemory`.
 * Rejects with `threads-failed` if the threads do not start, with `kernels-failed` if the kernels compute something wrong.
 */
export function startWasmRuntime(device: WasmDevice): Promise<WasmRuntime | undefined> {
  return (starting ??= start(device));
}

async function start(device: WasmDevice): Promise<WasmRuntime | undefined> {
  const { mjs, wasm } = wasmBuild(device);
  const [glue, compiled] = await Promise.all([
    asRuntimeStart(mjs, (): Promise<unknown> => import(/* @vite-ignore */ mjs)),
    compileFromBrowserCache(wasm),
  ]);
  if (!hasFactory(glue)) {
    throw new EngineFailureError({ kind: "files-damaged", detail: "the ONNX Runtime glue has no default export" });
  }
  const runtime = await asRuntimeStart(wasm, () => orThreadFailure(() => WasmRuntime.start(glue.default, device.threads, wasm, compiled)));
  if (runtime !== undefined && device.kernelsObstacle === undefined) await assertKernels(wasmCheckRunner(runtime));
  return runtime;
}

function hasFactory(glue: unknown): glue is { default: OrtModuleFactory } {
  return typeof glue === "object" && glue !== null && "default" in glue && typeof glue.default === "function";
}
