/** Detects the devices on which this browser can compute, once for each host. */
import type { ThreadsObstacle } from "../../../inference/models.ts";
import { canShareMemory } from "../../base/shared-memory.ts";

export interface DeviceSupport {
  /** The WebGPU adapter, if there is one. `maxBufferBytes`: max size of one buffer. */
  webgpu?: { isSoftware: boolean; features: ReadonlySet<string>; maxBufferBytes: number };
  /** Number of threads that WASM may use. */
  wasmThreads: number;
  /** The reason why `wasmThreads` is 1. */
  threadsObstacle?: ThreadsObstacle;
  /** Memory of the device, rounded. Only Chromium reports it, on HTTPS and on localhost. */
  deviceMemoryBytes?: number;
}

/** Values of the `device` option of `start`. */
export type DevicePreference = "auto" | "webgpu" | "wasm";

/** Limits on the devices that a model may use. */
export interface DeviceContext {
  device: DevicePreference;
  support: DeviceSupport;
  memoryBudgetBytes: number;
}

/** Further threads gain little for models that fit WASM, and compete with the page for cores. */
const maxWasmThreads = 4;

/** Detects the devices. `threads`: requested threads on WASM, limited to the number of cores. Works in windows and workers. */
export async function findDeviceSupport(threads?: number): Promise<DeviceSupport> {
  const cores = navigator.hardwareConcurrency;
  const deviceMemory: unknown = Reflect.get(navigator, "deviceMemory");
  const support: DeviceSupport = {
    ...wasmThreadsOf(cores, threads),
    ...(typeof deviceMemory === "number" && { deviceMemoryBytes: deviceMemory * 1024 ** 3 }),
  };
  const adapter = await navigator.gpu?.requestAdapter();
  if (!adapter) return support;
  const { isFallbackAdapter, vendor, architecture } = adapter.info;
  const isSoftware =
    isFallbackAdapter || architecture === "swiftshader" || /llvmpipe|lavapipe|basic render/i.test(`${vendor} ${architecture}`);
  return { ...support, webgpu: { isSoftware, features: new Set(adapter.features), maxBufferBytes: adapter.limits.maxBufferSize } };
}

function wasmThreadsOf(cores: number, threads: number | undefined): Pick<DeviceSupport, "wasmThreads" | "threadsObstacle"> {
  // One core stays free: threads wait by spinning, so a thread without a core slows all of them down.
  const requested = threads ?? Math.min(maxWasmThreads, cores - 1);
  const possible = Math.max(1, Math.min(requested, cores));
  if (threads === 1) return { wasmThreads: 1, threadsObstacle: "not-requested" };
  if (!crossOriginIsolated) return { wasmThreads: 1, threadsObstacle: "not-isolated" };
  if (!canShareMemory()) return { wasmThreads: 1, threadsObstacle: "no-shared-memory" };
  return possible > 1 ? { wasmThreads: possible } : { wasmThreads: 1, threadsObstacle: "few-cores" };
}

/** Returns the adapter that models may use. "auto" excludes software adapters, which are slower than WASM. */
export function usableAdapter({ device, support: { webgpu } }: Omit<DeviceContext, "memoryBudgetBytes">): DeviceSupport["webgpu"] {
  if (device === "wasm") return undefined;
  return webgpu?.isSoftware === true && device !== "webgpu" ? undefined : webgpu;
}
