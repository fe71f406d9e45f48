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

/** Detects the devices. `threads`: wanted on WASM, at most one a core. Works in windows and workers. */
export async function findDeviceSupport(threads?: number): Promise<DeviceSupport> {
  const cores = navigator.hardwareConcurrency;
  // One core stays free: threads wait by spinning, so a thread without a core slows all of them down.
  const wanted = threads ?? Math.min(maxWasmThreads, cores - 1);
  const wasmThreads = crossOriginIsolated ? Math.max(1, Math.min(wanted, cores)) : 1;
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
  if (deviceNeeds(record).some(({ kind }) => kind === "remote")) return undefined;
  const needs = deviceNeeds(record).filter(({ kind }) => kind === "webgpu");
  if (preference === "wasm") return "not-requested";
  if (needs.length === 0) return "no-weights";
  if (webgpu === undefined) return "no-adapter";
  if (webgpu.isSoftware && preference !== "webgpu") return "software-adapter";
  return needs.some((need) => hasFeatures(need, webgpu.features)) ? undefined : "missing-feature";
}

/** One way to load a model: a device with one choice of weights. */
export interface LoadAttempt {
  device: Device;
  /** With this choice of weights alone. */
  record: ModelRecord;
  /** Files of the weights; empty: the record does not say. */
  weights: readonly string[];
}

/**
 * What to try in order, as the engine gives it. "auto": WebGPU on a hardware adapter only (a software adapter is slower
 * than WASM), then WASM. "webgpu": any adapter, then WASM. "wasm": WASM only. Weights whose features the adapter lacks
 * are left out. Models on a server need no device. Empty if this browser cannot run the model.
 */
export function deviceLadder(record: ModelRecord, preference: DevicePreference, support: DeviceSupport): LoadAttempt[] {
  const isUsable = webgpuObstacle(record, preference, support) === undefined;
  const features = support.webgpu?.features ?? new Set();
  return deviceNeeds(record).flatMap((need): LoadAttempt[] => {
    const { kind, weights } = need;
    if (kind === "wasm") return [{ device: { kind, threads: support.wasmThreads }, record: need.record, weights }];
    if (kind === "remote") return [{ device: { kind }, record: need.record, weights }];
    return isUsable && hasFeatures(need, features) ? [{ device: { kind }, record: need.record, weights }] : [];
  });
}

/** Bytes of the files that loading a record with one choice of its weights takes, as far as the record lists them. */
export function downloadBytes(record: ModelRecord, weights: readonly string[]): number {
  const own = new Set(weights);
  const others = new Set(
    deviceNeeds(record)
      .flatMap((need) => need.weights)
      .filter((path) => !own.has(path)),
  );
  return Object.entries(record.files).reduce((sum, [path, { bytes }]) => (others.has(path) ? sum : sum + bytes), 0);
}

/** Bytes that loading a record takes at least: those of the smallest choice of weights, with its other files. */
export function minDownloadBytes(record: ModelRecord): number {
  const needs = deviceNeeds(record);
  const sizes = (needs.length === 0 ? [[]] : needs.map(({ weights }) => weights)).map((weights) => downloadBytes(record, weights));
  return Math.min(...sizes);
}

function hasFeatures({ requiredFeatures }: DeviceNeed, features: ReadonlySet<string>): boolean {
  return requiredFeatures.every((feature) => features.has(feature));
}

/** Returns the devices that both the record and its engine support. */
function deviceNeeds(record: ModelRecord): DeviceNeed[] {
  const needs = engineKind(record.engine).devicesFor(record);
  return needs.filter(({ kind }) => kind === "remote" || (record.devices?.includes(kind) ?? true));
}
