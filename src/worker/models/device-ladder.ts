/** Where a model may compute, best first: when loading or running fails on one device, the next is tried. */
import type { Device } from "../engine/engine.ts";
import type { ModelRecord } from "./model-record.ts";

/** What the browser offers, found once per host. */
export interface DeviceSupport {
  /** A WebGPU adapter; absent where there is none. */
  webgpu?: { isSoftware: boolean; features: ReadonlySet<string> };
  /** Threads that WASM may use; 1 without cross-origin isolation. */
  wasmThreads: number;
}

/** More threads gain little for models that fit WASM, and take the cores of the page. */
const mostWasmThreads = 4;

/** Asks the browser. Works in windows and workers. */
export async function findDeviceSupport(): Promise<DeviceSupport> {
  // One core stays free: threads wait for each other by spinning, so a thread that finds no core slows all of them down.
  const cores = Math.max(1, navigator.hardwareConcurrency - 1);
  const wasmThreads = crossOriginIsolated ? Math.min(mostWasmThreads, cores) : 1;
  const adapter = await navigator.gpu?.requestAdapter();
  if (!adapter) return { wasmThreads };
  const { isFallbackAdapter, vendor, architecture } = adapter.info;
  const isSoftware = isFallbackAdapter || architecture === "swiftshader" || /llvmpipe|lavapipe|basic render/i.test(`${vendor} ${architecture}`);
  return { wasmThreads, webgpu: { isSoftware, features: new Set(adapter.features) } };
}

/**
 * @param preference "auto": WebGPU on a hardware adapter only (a software adapter is slower than WASM), then WASM.
 *   "webgpu": any adapter, then WASM. "wasm": WASM only.
 * @returns Devices to try in order; empty when this browser cannot run the model's weights.
 */
export function deviceLadder(record: ModelRecord, preference: "auto" | "webgpu" | "wasm", support: DeviceSupport): Device[] {
  const ladder: Device[] = [];
  const { webgpu } = support;
  const gpuWeights = record.weights.webgpu;
  if (gpuWeights !== undefined && webgpu !== undefined && preference !== "wasm") {
    const allowed = preference === "webgpu" || !webgpu.isSoftware;
    if (allowed && gpuWeights.requiredFeatures.every((feature) => webgpu.features.has(feature))) ladder.push({ kind: "webgpu" });
  }
  if (record.weights.wasm !== undefined || Object.keys(record.weights).length === 0) {
    ladder.push({ kind: "wasm", threads: support.wasmThreads });
  }
  return ladder;
}
