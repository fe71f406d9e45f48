/** Starts the CPU build of ONNX Runtime for use by its C interface. */
import { unpackedHeader } from "../../../../transport/site-cache.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import type { WasmDevice } from "../../../models/devices/device.ts";
import { asRuntimeStart } from "../../runtime-start.ts";
import { orThreadFailure } from "../../thread-failures.ts";
import { assertKernels } from "../kernel-check/check-kernels.ts";
import { wasmCheckRunner } from "./wasm-check-runner.ts";
import { leaveUnused } from "../../loaded-urls.ts";
import { takeWasmFailure } from "../../web-assembly/wasm-failure.ts";
import { wasmResponse } from "../../web-assembly/wasm-response.ts";
import { type WasmBuild, wasmBuild } from "../ort-builds.ts";
import type { OrtModuleFactory } from "./ort-module.ts";
import { WasmRuntime } from "./wasm-runtime.ts";

/**
 * Timeout if the service worker has a copy of the file. The HTTP cache needs a tenth of it. If the file is not in the HTTP cache,
 * the browser requests it from the server, which may be slow or unreachable, and the copy is faster.
 */
const storedElsewhereMs = 2000;

let starting: Promise<WasmRuntime | undefined> | undefined;

/**
 * Starts one runtime per realm; later calls return the same. Returns undefined if this build does not export the C interface of
 * `ort-module.ts`. `device`: only the first call's counts; more than one thread only if `canShareMemory`.
 * Rejects with `threads-failed` if the threads do not start, with `kernels-failed` if the kernels compute a wrong result.
 */
export function startWasmRuntime(device: WasmDevice): Promise<WasmRuntime | undefined> {
  return (starting ??= start(device));
}

async function start(device: WasmDevice): Promise<WasmRuntime | undefined> {
  const build = wasmBuild(device);
  const { mjs, wasm } = build;
  const [glue, compiled] = await Promise.all([
    asRuntimeStart(mjs, (): Promise<unknown> => import(/* @vite-ignore */ mjs)),
    asRuntimeStart(wasm, () => compile(build)),
  ]);
  if (!hasFactory(glue)) {
    throw new EngineFailureError({ kind: "files-damaged", detail: "the ONNX Runtime glue has no default export" });
  }
  const runtime = await asRuntimeStart(wasm, () => orThreadFailure(() => WasmRuntime.start(glue.default, device.threads, wasm, compiled)));
  if (runtime !== undefined && device.kernelsObstacle === undefined) await assertKernels(wasmCheckRunner(runtime));
  return runtime;
}

/** Returns undefined if the glue must load the file. */
async function compile(build: WasmBuild): Promise<WebAssembly.Module | undefined> {
  const { packed } = build;
  const compiled = build.isServedUnpacked ? await compileFromBrowserCache(build) : undefined;
  if (compiled !== undefined || packed === undefined) return compiled;
  try {
    return await WebAssembly.compileStreaming(await wasmResponse(packed));
  } catch (caught) {
    // A cache of the browser may have had a part of another version; the second request goes past it.
    if (takeWasmFailure() === undefined) throw caught;
    return WebAssembly.compileStreaming(await wasmResponse(packed));
  }
}

function hasFactory(glue: unknown): glue is { default: OrtModuleFactory } {
  return typeof glue === "object" && glue !== null && "default" in glue && typeof glue.default === "function";
}

/**
 * Compiles WebAssembly with the browser's code cache. Chromium stores the machine code with the file: in its HTTP cache if no service
 * worker answers the request, so ours does not answer it (`isLeftToBrowser` in sw/stored-files.ts); in the service worker's cache if the
 * service worker answers with a response from it.
 * Returns undefined if the file must be loaded in another way: by way of the service worker, or packed, if the server does not compress.
 * Never rejects.
 */
async function compileFromBrowserCache({ wasm, packed }: WasmBuild): Promise<WebAssembly.Module | undefined> {
  // `only-if-cached` would avoid requests to the server, but it crashes Chromium's renderer while a debugger intercepts requests.
  try {
    const kept = await globalThis.caches?.match(wasm);
    if (kept?.headers.has(unpackedHeader)) return await compileUnpacked(wasm, kept);
    const isStored = kept !== undefined;
    if (packed !== undefined && !isStored && ((await isKept(packed)) || (await areScriptsUncompressed()))) return undefined;
    const signal = isStored ? AbortSignal.timeout(storedElsewhereMs) : null;
    const response = await fetch(wasm, { cache: "force-cache", signal });
    const isCompressed = response.headers.has("Content-Encoding");
    if (response.ok && (packed === undefined || isStored || isCompressed)) return await WebAssembly.compileStreaming(response);
    leaveUnused(wasm);
    await response.body?.cancel();
    return undefined;
  } catch {
    // The next way reports its error.
    leaveUnused(wasm);
    return undefined;
  }
}

/** `kept`: the copy that the host unpacked. The service worker answers with it, unless this worker was started without a service worker. */
async function compileUnpacked(wasm: string, kept: Response): Promise<WebAssembly.Module> {
  const response = await fetch(wasm);
  if (response.headers.has(unpackedHeader)) return WebAssembly.compileStreaming(response);
  leaveUnused(wasm);
  await response.body?.cancel();
  return WebAssembly.compileStreaming(kept);
}

/** Whether the server sent this script as it is, so that it will not compress WebAssembly either. The browser has the response in its HTTP cache. */
async function areScriptsUncompressed(): Promise<boolean> {
  const response = await fetch(import.meta.url, { cache: "force-cache" });
  await response.body?.cancel();
  return !response.headers.has("Content-Encoding");
}

/** Whether the service worker has a copy of the file. */
async function isKept(url: string): Promise<boolean> {
  return (await globalThis.caches?.match(url)) !== undefined;
}
