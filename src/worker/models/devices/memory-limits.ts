/** Limits on the memory of models, estimated from the few figures that browsers report. */
import { type Device, isLocal } from "./device.ts";
import { type DeviceContext, usableAdapter } from "./device-support.ts";
import { inMegabytes } from "./megabytes.ts";

/** Assumed memory of the device if the browser does not report it. */
const defaultDeviceBytes = 8 * 1024 ** 3;
/**
 * The budget on WebGPU, as a multiple of the max buffer size. WebGPU does not report a GPU's memory, but this size grows with it:
 * every adapter has at least 256 MiB, phones have 1 GiB, desktops 2 to 4 GiB.
 */
const maxBuffersInBudget = 4;
/** Max bytes of weights in a WASM heap, which is 4 GiB for each model and also holds caches and intermediate results. */
const maxWasmBytes = 3 * 1024 ** 3;

/** Returns the default of `memoryBudgetBytes`: half of the device's memory, and on WebGPU at most four buffers of max size. */
export function defaultMemoryBudget(context: Omit<DeviceContext, "memoryBudgetBytes">): number {
  const half = (context.support.deviceMemoryBytes ?? defaultDeviceBytes) / 2;
  const adapter = usableAdapter(context);
  return Math.floor(adapter === undefined ? half : Math.min(half, maxBuffersInBudget * adapter.maxBufferBytes));
}

/** Returns the max bytes of weights of one model on a device. */
function maxWeightBytes(kind: Device["kind"], budgetBytes: number): number {
  return kind === "wasm" ? Math.min(budgetBytes, maxWasmBytes) : budgetBytes;
}

/** Returns the reason why weights of `bytes` bytes do not fit a device, with the limit; undefined if they fit. */
export function sizeObstacle(bytes: number, kind: Device["kind"], budgetBytes: number): string | undefined {
  if (!isLocal(kind)) return undefined;
  const max = maxWeightBytes(kind, budgetBytes);
  if (bytes <= max) return undefined;
  const limit =
    max === budgetBytes ? `the memory budget is ${inMegabytes(max)} (memoryBudgetBytes)` : `WebAssembly holds up to ${inMegabytes(max)}`;
  return `its weights take ${inMegabytes(bytes)}, ${limit}`;
}
