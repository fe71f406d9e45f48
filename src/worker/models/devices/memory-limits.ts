/** How much memory models may take on a device: what the browser tells of it, as rules. */
import type { Device } from "./device.ts";
import { type DeviceContext, usableAdapter } from "./device-support.ts";
import { inMegabytes } from "./megabytes.ts";

/** Of a device whose browser does not say. */
const usualDeviceBytes = 8 * 1024 ** 3;
/**
 * WebGPU tells nothing of a GPU's memory but the size of its largest buffer, which grows with it: 256 MiB is what every adapter
 * has, 1 GiB what phones have, 2 to 4 GiB what desktops have.
 */
const buffersOfBudget = 4;
/** Bytes of weights that a WASM heap of 4 GiB, one for each model, leaves room for. */
const maxWasmBytes = 3 * 1024 ** 3;

/** The default of `memoryBudgetBytes`: half of the device's memory, and where models compute on WebGPU four of its largest buffers. */
export function defaultMemoryBudget(context: Omit<DeviceContext, "memoryBudgetBytes">): number {
  const half = (context.support.deviceMemoryBytes ?? usualDeviceBytes) / 2;
  const adapter = usableAdapter(context);
  return Math.floor(adapter === undefined ? half : Math.min(half, buffersOfBudget * adapter.maxBufferBytes));
}

/** Bytes of weights up to which one model fits a device. */
function maxWeightBytes(kind: Device["kind"], budgetBytes: number): number {
  return kind === "wasm" ? Math.min(budgetBytes, maxWasmBytes) : budgetBytes;
}

/** Why weights of so many bytes do not fit a device, and what would; undefined if they do. */
export function sizeObstacle(bytes: number, kind: Device["kind"], budgetBytes: number): string | undefined {
  if (kind === "remote") return undefined;
  const max = maxWeightBytes(kind, budgetBytes);
  if (bytes <= max) return undefined;
  const limit =
    max === budgetBytes ? `the memory budget is ${inMegabytes(max)} (memoryBudgetBytes)` : `WebAssembly holds up to ${inMegabytes(max)}`;
  return `its weights take ${inMegabytes(bytes)}, ${limit}`;
}
