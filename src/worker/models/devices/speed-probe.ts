/**
 * Measures how fast this device reads memory. Decoding a token reads all weights once, so this speed bounds the tokens per second of a
 * model that was never loaded here. Takes about a second; the thread is busy for a few milliseconds at a time.
 */
import { usableAdapter, type DeviceContext } from "./device-support.ts";

export interface DeviceSpeed {
  /** Bytes that one thread of the processor reads in a second. */
  wasmBytesPerSecond: number;
  /** Is absent without a usable adapter, or if the measurement failed. */
  webgpu?: {
    /** Bytes that a shader reads in a second. */
    bytesPerSecond: number;
    /** Time of an empty dispatch, in seconds. */
    dispatchSeconds: number;
  };
}

/** Larger than the caches of most processors. */
const processorBytes = 64 * 2 ** 20;
const processorRounds = 12;
const gpuBytes = 128 * 2 ** 20;
const gpuRounds = 8;
const dispatches = 256;
const workgroups = 1024;
const workgroupSize = 256;
/** GPUBufferUsage.STORAGE (WebGPU 5.1.2), which the type library does not declare for workers. */
const storageUsage = 0x0080;

export async function measureDeviceSpeed(context: Pick<DeviceContext, "device" | "support">): Promise<DeviceSpeed> {
  const wasmBytesPerSecond = await processorSpeed();
  if (usableAdapter(context) === undefined) return { wasmBytesPerSecond };
  // A driver may fail in many ways; then the adapter has no figure.
  const webgpu = await adapterSpeed().catch(() => undefined);
  return { wasmBytesPerSecond, ...(webgpu === undefined ? {} : { webgpu }) };
}

/** Returns the fastest of several rounds, because other work on the machine only ever slows one down. */
async function processorSpeed(): Promise<number> {
  const values = new Float64Array(processorBytes / Float64Array.BYTES_PER_ELEMENT).fill(1);
  let fastest = 0;
  for (let round = 0; round < processorRounds; round++) {
    const start = performance.now();
    const sum = sumOf(values);
    const milliseconds = performance.now() - start;
    // The comparison keeps the loop from being removed as dead code.
    if (sum > 0) fastest = Math.max(fastest, (values.byteLength / Math.max(milliseconds, 0.1)) * 1000);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return fastest;
}

function sumOf(values: Float64Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at + 3 < values.length; at += 4) {
    a += values[at] ?? 0;
    b += values[at + 1] ?? 0;
    c += values[at + 2] ?? 0;
    d += values[at + 3] ?? 0;
  }
  return a + b + c + d;
}

const shader = /* wgsl */ `
@group(0) @binding(0) var<storage, read> values: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> sums: array<vec4f>;
@compute @workgroup_size(${workgroupSize})
fn read(@builtin(global_invocation_id) id: vec3u) {
  var sum = vec4f();
  for (var at = id.x; at < arrayLength(&values); at += ${workgroups * workgroupSize}u) { sum += values[at]; }
  sums[id.x] = sum;
}
@compute @workgroup_size(1)
fn pass() { sums[0] = vec4f(); }`;

async function adapterSpeed(): Promise<DeviceSpeed["webgpu"]> {
  const adapter = await navigator.gpu?.requestAdapter();
  const device = await adapter?.requestDevice();
  if (device === undefined) return undefined;
  try {
    const values = device.createBuffer({ size: gpuBytes, usage: storageUsage });
    const sums = device.createBuffer({ size: workgroups * workgroupSize * 16, usage: storageUsage });
    const module = device.createShaderModule({ code: shader });
    const time = async (entryPoint: string, buffers: GPUBuffer[], groups: number, rounds: number): Promise<number> => {
      const pipeline = await device.createComputePipelineAsync({ layout: "auto", compute: { module, entryPoint } });
      const entries = buffers.map((buffer, at) => ({ binding: at + 2 - buffers.length, resource: { buffer } }));
      const group = device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries });
      const submit = async (count: number): Promise<number> => {
        const start = performance.now();
        const encoder = device.createCommandEncoder();
        const pass = encoder.beginComputePass();
        pass.setPipeline(pipeline);
        pass.setBindGroup(0, group);
        for (let each = 0; each < count; each++) pass.dispatchWorkgroups(groups);
        pass.end();
        device.queue.submit([encoder.finish()]);
        await device.queue.onSubmittedWorkDone();
        return performance.now() - start;
      };
      // The first submission prepares the pipeline. One dispatch alone shows the time that each submission adds.
      await submit(1);
      const single = await submit(1);
      const all = await submit(rounds + 1);
      return Math.max(0.001, all - single) / rounds / 1000;
    };
    const readSeconds = await time("read", [values, sums], workgroups, gpuRounds);
    const dispatchSeconds = await time("pass", [sums], 1, dispatches);
    return { bytesPerSecond: gpuBytes / readSeconds, dispatchSeconds };
  } finally {
    device.destroy();
  }
}
