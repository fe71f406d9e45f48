/** The ONNX engine with a count of its calls of the GPU; `gpuCountsChannel` gives it. */
import { createEngine } from "../../../src/worker/engine/create-engine.ts";
import { loadParts } from "../../../src/worker/engine/onnx/load-onnx-model.ts";
import { serveEngine } from "../../../src/worker/engine/serve-engine.ts";
import { gpuCountsChannel, noCounts } from "./gpu-counts.ts";

/** GPUMapMode.READ (WebGPU 5.4). */
const reading = 1;
const counts = { ...noCounts };

/** Runs `count` before each call of a method. */
function before(prototype: object, name: string, count: (receiver: unknown, args: readonly unknown[]) => void): void {
  const original: unknown = Reflect.get(prototype, name);
  if (typeof original !== "function") throw new Error(`there is no ${name}`);
  Reflect.set(prototype, name, function counted(this: unknown, ...args: unknown[]): unknown {
    count(this, args);
    return Reflect.apply(original, this, args);
  });
}

before(GPUQueue.prototype, "submit", () => (counts.submits += 1));
before(GPUDevice.prototype, "createBindGroup", () => (counts.bindGroups += 1));
before(GPUComputePassEncoder.prototype, "dispatchWorkgroups", () => (counts.dispatches += 1));
before(GPUComputePassEncoder.prototype, "dispatchWorkgroupsIndirect", () => (counts.indirectDispatches += 1));
before(GPUBuffer.prototype, "mapAsync", (buffer, [mode, offset = 0, size]) => {
  if (mode !== reading || !(buffer instanceof GPUBuffer)) return;
  counts.readBacks += 1;
  counts.bytesRead += size === undefined ? buffer.size - Number(offset) : Number(size);
});

const channel = new BroadcastChannel(gpuCountsChannel);
channel.addEventListener("message", ({ data }) => {
  if (data === "read") channel.postMessage(counts);
});

serveEngine(createEngine(loadParts));
