/** The plain CPU build of ONNX Runtime over its C interface. */
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { asRuntimeStart } from "../../runtime-start.ts";
import { orThreadFailure } from "../../thread-failures.ts";
import { wasmBuild } from "../ort-builds.ts";
import type { OrtModuleFactory } from "./ort-module.ts";
import { WasmRuntime } from "./wasm-runtime.ts";

/**
 * How long a file that is stored may take to come past the service worker: its own copy needs no network. The HTTP cache takes
 * a tenth of that; if it dropped the file, a server is asked, which may be slow or away.
 */
const storedElsewhereMs = 2000;

let starting: Promise<WasmRuntime | undefined> | undefined;

/**
 * Once per realm: later calls get the same runtime. Undefined if this build does not export the C interface that
 * `ort-module.ts` describes. `threads`: of the first call; more than one only if `canShareMemory`.
 * Rejects with `threads-failed` if they do not start.
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

/**
 * WebAssembly with the machine code that the browser kept of it. Chromium keeps that beside a file in its HTTP cache, and only for
 * requests that no service worker answers: ours leaves this one to the browser (`isLeftToBrowser` in sw/stored-files.ts).
 * Undefined if the file is to come from the service worker. Never rejects.
 */
async function compileFromBrowserCache(url: string): Promise<WebAssembly.Module | undefined> {
  // Not `only-if-cached`, which would ask no server: it ends Chromium's renderer where a debugger intercepts requests.
  try {
    const isStored = (await globalThis.caches?.match(url)) !== undefined;
    const signal = isStored ? AbortSignal.timeout(storedElsewhereMs) : null;
    const response = await fetch(url, { cache: "force-cache", signal });
    return response.ok ? await WebAssembly.compileStreaming(response) : undefined;
  } catch {
    // What is wrong with the file is said by who needs it, after the usual way was tried.
    return undefined;
  }
}
