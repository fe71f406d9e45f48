/** Devices on which a model may compute, best first: if loading or running fails on one, the next is tried. */
import type { WebgpuObstacle } from "../../inference/models.ts";
import type { Device } from "../engine/engine.ts";
import type { DeviceNeed } from "../engine/engine-kind.ts";
import { engineKind } from "../engine/engine-kinds.ts";
import type { ModelRecord } from "./model-record.ts";

/** Devices of the browser, detected once per host. */
export interface DeviceSupport {
  /** The WebGPU adapter, if there is one. */
  webgpu?: { isSoftware: boolean; features: ReadonlySet<string> };
  /** Threads that WASM may use; 1 without cross-origin isolation. */
  wasmThreads: number;
}

/** More threads gain little for models that fit WASM, and compete with the page for cores. */
const maxWasmThreads = 4;

/** Detects the devices. Works in windows and workers. */
export async function findDeviceSupport(): Promise<DeviceSupport> {
  // One core stays free: threads wait by spinning, so a thread without a core slows all of them down.
  const cores = Math.max(1, navigator.hardwareConcurrency - 1);
  const wasmThreads = crossOriginIsolated ? Math.min(maxWasmThreads, cores) : 1;
  const adapter = await navigator.gpu?.requestAdapter();
  if (!adapter) return { wasmThreads };
  const { isFallbackAdapter, vendor, architecture } = adapter.info;
  const isSoftware =
    isFallbackAdapter || architecture === "swiftshader" || /llvmpipe|lavapipe|basic render/i.test(`${vendor} ${architecture}`);
  return { wasmThreads, webgpu: { isSoftware, features: new Set(adapter.features) } };
}

/** Values of the `device` option of `start`. */
export type DevicePreference = "auto" | "webgpu" | "wasm";

/** Returns why `deviceLadder` leaves WebGPU out; undefined if it does not, or if the model computes on a server. */
export function webgpuObstacle(record: ModelRecord, preference: DevicePreference, { webgpu }: DeviceSupport): WebgpuObstacle | undefined {
  const need = deviceNeeds(record).find(({ kind }) => kind === "webgpu");
  if (deviceNeeds(record).some(({ kind }) => kind === "remote")) return undefined;
  if (preference === "wasm") return "not-requested";
  if (need === undefined) return "no-weights";
  if (webgpu === undefined) return "no-adapter";
  if (webgpu.isSoftware && preference !== "webgpu") return "software-adapter";
  return need.requiredFeatures.every((feature) => webgpu.features.has(feature)) ? undefined : "missing-feature";
}

/**
 * Returns the devices to try, in the order of the engine. "auto": WebGPU on a hardware adapter only (a software adapter is
 * slower than WASM), then WASM. "webgpu": any adapter, then WASM. "wasm": WASM only. Models on a server need none.
 * Empty if this browser cannot run the model.
 */
export function deviceLadder(record: ModelRecord, preference: DevicePreference, support: DeviceSupport): Device[] {
  const isUsable = webgpuObstacle(record, preference, support) === undefined;
  return deviceNeeds(record).flatMap(({ kind }): Device[] => {
    if (kind === "wasm") return [{ kind, threads: support.wasmThreads }];
    if (kind === "remote") return [{ kind }];
    return isUsable ? [{ kind }] : [];
  });
}

/** Returns the devices that both the record and its engine support. */
function deviceNeeds(record: ModelRecord): DeviceNeed[] {
  const needs = engineKind(record.engine).devicesFor(record);
  return needs.filter(({ kind }) => kind === "remote" || (record.devices?.includes(kind) ?? true));
}
