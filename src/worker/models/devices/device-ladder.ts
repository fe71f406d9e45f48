/** Devices on which a model may compute, best first: if loading or running fails on one, the next is tried. */
import type { WebgpuObstacle } from "../../../inference/models.ts";
import { type Device, isLocal } from "./device.ts";
import type { DeviceNeed } from "./engine-kind.ts";
import { engineKind } from "./engine-kinds.ts";
import { type DeviceContext, type DeviceSupport, usableAdapter } from "./device-support.ts";
import { sizeObstacle } from "./memory-limits.ts";
import type { ModelRecord } from "../record/model-record.ts";

/** Returns the reason why `deviceLadder` leaves WebGPU out; undefined if WebGPU is included, or if the model computes on a server or in the browser itself. */
export function webgpuObstacle(record: ModelRecord, context: DeviceContext): WebgpuObstacle | undefined {
  if (deviceNeeds(record).some(({ kind }) => !isLocal(kind))) return undefined;
  const needs = deviceNeeds(record).filter(({ kind }) => kind === "webgpu");
  if (context.device === "wasm") return "not-requested";
  if (needs.length === 0) return "no-weights";
  if (context.support.webgpu === undefined) return "no-adapter";
  const adapter = usableAdapter(context);
  if (adapter === undefined) return "software-adapter";
  const possible = needs.filter((need) => hasFeatures(need, adapter.features));
  if (possible.length === 0) return "missing-feature";
  return possible.some((need) => obstacleOf(record, need, context) === undefined) ? undefined : "too-large";
}

/** One way to load a model: a device with one choice of weights. */
export interface LoadAttempt {
  device: Device;
  /** The record with only this choice of weights. */
  record: ModelRecord;
  /** Files with the weights; empty if the record does not list them. */
  weights: readonly string[];
}

/**
 * Returns the attempts to make, in the order of the engine. "auto": WebGPU on a hardware adapter only (a software adapter is slower
 * than WASM), then WASM. "webgpu": any adapter, then WASM. "wasm": WASM only. Weights are left out if the adapter lacks a feature
 * that they need, or if they do not fit the device. Models on a server need no device. Empty if this browser cannot run the model.
 */
export function deviceLadder(record: ModelRecord, context: DeviceContext): LoadAttempt[] {
  return possibleNeeds(record, context)
    .filter((need) => obstacleOf(record, need, context) === undefined)
    .map((need) => attemptOf(need, context.support));
}

/**
 * If `deviceLadder` is empty only because weights are too large, returns the smallest choice of weights for each kind of device, with
 * the reason why it does not fit. Otherwise returns an empty list.
 */
export function sizeObstacles(record: ModelRecord, context: DeviceContext): { attempt: LoadAttempt; detail: string }[] {
  const needs = possibleNeeds(record, context);
  const smallest = new Map<DeviceNeed["kind"], DeviceNeed>();
  for (const need of needs.toSorted((one, other) => downloadBytes(record, one.weights) - downloadBytes(record, other.weights))) {
    if (!smallest.has(need.kind)) smallest.set(need.kind, need);
  }
  const obstacles = [...smallest.values()].map((need) => ({ need, detail: obstacleOf(record, need, context) }));
  if (obstacles.some(({ detail }) => detail === undefined)) return [];
  return obstacles.map(({ need, detail = "" }) => ({ attempt: attemptOf(need, context.support), detail }));
}

/** Returns the bytes of all files that loading takes with one choice of weights, as far as the record lists them. */
export function downloadBytes(record: ModelRecord, weights: readonly string[]): number {
  const own = new Set(weights);
  const others = new Set(
    deviceNeeds(record)
      .flatMap((need) => need.weights)
      .filter((path) => !own.has(path)),
  );
  return Object.entries(record.files).reduce((sum, [path, { bytes }]) => (others.has(path) ? sum : sum + bytes), 0);
}

/** Returns the bytes of all files with the smallest choice of weights. */
export function minDownloadBytes(record: ModelRecord): number {
  const needs = deviceNeeds(record);
  const sizes = (needs.length === 0 ? [[]] : needs.map(({ weights }) => weights)).map((weights) => downloadBytes(record, weights));
  return Math.min(...sizes);
}

/** Returns the needs that this browser meets, regardless of size. */
function possibleNeeds(record: ModelRecord, context: DeviceContext): DeviceNeed[] {
  const adapter = usableAdapter(context);
  return deviceNeeds(record).filter((need) => need.kind !== "webgpu" || (adapter !== undefined && hasFeatures(need, adapter.features)));
}

function attemptOf({ kind, record, weights }: DeviceNeed, { wasmThreads }: DeviceSupport): LoadAttempt {
  return { device: kind === "wasm" ? { kind, threads: wasmThreads } : { kind }, record, weights };
}

function obstacleOf(record: ModelRecord, { kind, weights }: DeviceNeed, { memoryBudgetBytes }: DeviceContext): string | undefined {
  return sizeObstacle(downloadBytes(record, weights), kind, memoryBudgetBytes);
}

/** Whether an adapter has all features of a need. */
export function hasFeatures({ requiredFeatures }: Pick<DeviceNeed, "requiredFeatures">, features: ReadonlySet<string>): boolean {
  return requiredFeatures.every((feature) => features.has(feature));
}

/** Returns the devices that both the record and its engine support. */
function deviceNeeds(record: ModelRecord): DeviceNeed[] {
  const needs = engineKind(record.engine).devicesFor(record);
  return needs.filter(({ kind }) => !isLocal(kind) || (record.devices?.includes(kind) ?? true));
}
