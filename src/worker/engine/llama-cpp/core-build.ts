/**
 * The builds of llama.cpp, served from the site's own origin. A worker loads one of them: 10.2 MB of WebAssembly with a memory of 64-bit
 * addresses, or 18.8 MB for browsers without it (a site serves them packed, `../web-assembly/wasm-response.ts`). The build is chosen before a file is fetched.
 */
import compatThreadUrl from "virtual:llama-cpp/compat/thread?url";
import compatWasmUrl from "virtual:llama-cpp/compat/wasm?url";
import compatWorkerUrl from "virtual:llama-cpp/compat/worker?url";
import threadUrl from "virtual:llama-cpp/standard/thread?url";
import wasmUrl from "virtual:llama-cpp/standard/wasm?url";
import workerUrl from "virtual:llama-cpp/standard/worker?url";
import type { LocalDevice } from "../../models/devices/device.ts";
import { packedUrl } from "../web-assembly/packed-url.ts";

export interface CoreBuild {
  /** URLs of the script of the worker, the script of its threads, and the WebAssembly. */
  worker: string;
  thread: string;
  wasm: string;
  /** Whether it is the build with 32-bit addresses, which suspends calls with Asyncify. */
  isCompat: boolean;
}

const absolute = (url: string): string => new URL(url, import.meta.url).href;

const served = (url: string): string => packedUrl(absolute(url)) ?? absolute(url);

const builds = {
  standard: { worker: absolute(workerUrl), thread: absolute(threadUrl), wasm: served(wasmUrl), isCompat: false },
  compat: { worker: absolute(compatWorkerUrl), thread: absolute(compatThreadUrl), wasm: served(compatWasmUrl), isCompat: true },
} satisfies Record<string, CoreBuild>;

/** The features of a browser on which the choice depends. */
export interface CoreFeatures {
  /** Whether WebAssembly has memories with 64-bit addresses. */
  hasMemory64: boolean;
  /** Whether WebAssembly can suspend its calls (JSPI). */
  hasSuspension: boolean;
}

/** WebGPU answers asynchronously, so the standard build needs suspended calls there. On the CPU it computes without them. */
export function needsCompat({ kind }: Pick<LocalDevice, "kind">, { hasMemory64, hasSuspension }: CoreFeatures): boolean {
  return !hasMemory64 || (kind === "webgpu" && !hasSuspension);
}

export function coreBuild(device: LocalDevice, features: CoreFeatures = coreFeatures()): CoreBuild {
  return builds[needsCompat(device, features) ? "compat" : "standard"];
}

function coreFeatures(): CoreFeatures {
  return { hasMemory64: supportsMemory64(), hasSuspension: "Suspending" in WebAssembly };
}

/** A module with a memory of one page and 64-bit addresses. */
const memory64Module = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 5, 3, 1, 4, 1);

function supportsMemory64(): boolean {
  return WebAssembly.validate(memory64Module);
}
