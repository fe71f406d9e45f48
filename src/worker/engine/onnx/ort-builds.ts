/**
 * The builds of ONNX Runtime, served from the site's own origin. A worker loads one of them. For the CPU there are two with this package's kernels
 * (`kernels/`; 14 MB of WebAssembly, with relaxed SIMD if the browser has it), and the package's own build, which is loaded if the kernels
 * failed their check. For WebGPU there are two (`scripts/build/kernels/small-batches.mjs` changes a constant in
 * them): 16.8 MB with JSPI, and 26.9 MB with Asyncify for browsers without `WebAssembly.Suspending`.
 * A site serves them packed (`../web-assembly/wasm-response.ts`).
 */
import type * as OnnxRuntime from "onnxruntime-web";
import glueUrl from "onnxruntime-web/ort-wasm-simd-threaded.mjs?url";
import asyncifyUrl from "virtual:onnxruntime/asyncify.wasm?url";
import jspiUrl from "virtual:onnxruntime/jspi.wasm?url";
import { hasKernels } from "virtual:onnxruntime/kernels";
import plainUrl from "virtual:onnxruntime/plain.wasm?url";
import relaxedSimdUrl from "virtual:onnxruntime/relaxed-simd.wasm?url";
import simdUrl from "virtual:onnxruntime/simd.wasm?url";
import type { LocalDevice, WasmDevice } from "../../models/devices/device.ts";
import { orThreadFailure } from "../thread-failures.ts";
import { assertKernels } from "./kernel-check/check-kernels.ts";
import { ortCheckRunner } from "./kernel-check/ort-check-runner.ts";
import { answerRequests } from "../web-assembly/wasm-requests.ts";
import { hasRelaxedSimd } from "./relaxed-simd.ts";

/** Set by the build of the package, which compresses WebAssembly and adds `.bin` to its name. The pages of tests have it as it is. */
declare const __COHABIT_PACKS_WASM__: boolean | undefined;
const isPacked = typeof __COHABIT_PACKS_WASM__ === "boolean" && __COHABIT_PACKS_WASM__;

/** The exports of the package that the engine uses. They are the package's own classes, because it ignores tensors of another copy without an error. */
export type Ort = Pick<typeof OnnxRuntime, "InferenceSession" | "Tensor">;

const absolute = (url: string): string => new URL(url, import.meta.url).href;

/** URLs of a build for the CPU. The glue starts its threads from its own URL, so it is a file of its own. */
export interface WasmBuild {
  mjs: string;
  /** The URL that libraries request. */
  wasm: string;
  /** The file as the package has it; undefined if that is `wasm`. */
  packed: string | undefined;
  /** Whether the site also has `wasm`, the build that most browsers use, so that they can keep its machine code. */
  isServedUnpacked: boolean;
}

export function wasmBuild({ kernelsObstacle }: Pick<WasmDevice, "kernelsObstacle">): WasmBuild {
  const withKernels = hasRelaxedSimd() ? relaxedSimdUrl : simdUrl;
  const url = kernelsObstacle === undefined ? withKernels : plainUrl;
  const wasm = absolute(url);
  return { mjs: absolute(glueUrl), wasm, packed: packedUrl(wasm), isServedUnpacked: !isPacked || (hasKernels && url === relaxedSimdUrl) };
}

function packedUrl(wasm: string): string | undefined {
  return isPacked ? `${wasm}.bin` : undefined;
}

/** Lets the package load its WebAssembly, which it requests itself. Returns its URL. */
function requestable(wasm: string, packed = packedUrl(wasm)): string {
  if (packed !== undefined) answerRequests(wasm, packed);
  return wasm;
}

/** The device with an obstacle if this site's builds have no kernels. */
export function withBuiltKernels(device: LocalDevice): LocalDevice {
  return hasKernels || device.kind !== "wasm" ? device : { ...device, kernelsObstacle: "unknown-runtime" };
}

/**
 * `device.threads`: more than one only if `canShareMemory`. Rejects with a `kernels-failed` failure if the kernels compute something wrong, with
 * `threads-failed` if the threads do not start.
 */
export async function importWasmBuild(device: WasmDevice): Promise<Ort> {
  const ort = await import("onnxruntime-web/wasm");
  const { mjs, wasm, packed } = wasmBuild(device);
  ort.env.wasm.wasmPaths = { mjs, wasm: requestable(wasm, packed) };
  ort.env.wasm.numThreads = device.threads;
  if (device.kernelsObstacle === undefined) await orThreadFailure(() => assertKernels(ortCheckRunner(ort)));
  return ort;
}

export async function importWebGpuBuild(): Promise<Ort> {
  const hasJspi = "Suspending" in WebAssembly;
  const ort = await (hasJspi ? import("onnxruntime-web/jspi") : import("onnxruntime-web/webgpu"));
  ort.env.wasm.wasmPaths = { wasm: requestable(absolute(hasJspi ? jspiUrl : asyncifyUrl)) };
  // The CPU only prepares dispatches here.
  ort.env.wasm.numThreads = 1;
  return ort;
}
