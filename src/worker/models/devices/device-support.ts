/** What the browser offers to compute on, detected once per host. */
import type { ThreadsObstacle } from "../../../inference/models.ts";
import { canShareMemory } from "../../base/shared-memory.ts";

export interface DeviceSupport {
  /** The WebGPU adapter, if there is one. `maxBufferBytes`: of one buffer. */
  webgpu?: { isSoftware: boolean; features: ReadonlySet<string>; maxBufferBytes: number };
  /** Threads that WASM may use. */
  wasmThreads: number;
  /** Why it is one. */
  threadsObstacle?: ThreadsObstacle;
  /** Memory of the device, rounded; Chromium says it on HTTPS and on localhost. */
  deviceMemoryBytes?: number;
}

/** Values of the `device` option of `start`. */
export type DevicePreference = "auto" | "webgpu" | "wasm";

/** What decides where a model may compute. */
export interface DeviceContext {
  device: DevicePreference;
  support: DeviceSupport;
  memoryBudgetBytes: number;
}

/** More threads gain little for models that fit WASM, and compete with the page for cores. */
const maxWasmThreads = 4;

/** Detects the devices. `threads`: wanted on WASM, at most one a core. Works in windows and workers. */
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
  const wanted = threads ?? Math.min(maxWasmThreads, cores - 1);
  const possible = Math.max(1, Math.min(wanted, cores));
  if (threads === 1) return { wasmThreads: 1, threadsObstacle: "not-requested" };
  if (!crossOriginIsolated) return { wasmThreads: 1, threadsObstacle: "not-isolated" };
  if (!canShareMemory()) return { wasmThreads: 1, threadsObstacle: "no-shared-memory" };
  return possible > 1 ? { wasmThreads: possible } : { wasmThreads: 1, threadsObstacle: "few-cores" };
}

/** The adapter that models may use: under "auto" a software one is none, as it is slower than WASM. */
export function usableAdapter({ device, support: { webgpu } }: Omit<DeviceContext, "memoryBudgetBytes">): DeviceSupport["webgpu"] {
  if (device === "wasm") return undefined;
  return webgpu?.isSoftware === true && device !== "webgpu" ? undefined : webgpu;
}
