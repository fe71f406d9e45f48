/**
 * Replaces indirect dispatches with direct ones. ONNX Runtime records the attention of one token with a workgroup count that the GPU
 * computes. Dawn validates such a count with a dispatch of its own, which takes Chromium's GPU process about 1 ms on Vulkan: 30 of
 * the 35 ms of a token with 28 layers (measured on an H100). The count follows from the number of positions, so it is given directly.
 */

import { storageBuffer } from "./storage-buffer.ts";

/** GPUBufferUsage.MAP_READ and COPY_DST, GPUMapMode.READ (WebGPU 5.1.2), which the type library does not declare for workers. */
const readUsage = 0x0001 | 0x0008;
const mapForReading = 0x0001;
/** Bytes between two counts in a buffer: the alignment of bindings that every adapter supports. */
const countStride = 256;
const maxCounts = 256;

export type WorkgroupCount = readonly [x: number, y: number, z: number];

/** Copies a count as soon as it is written: ONNX Runtime gives its buffer to other operators later in the same run. */
const copyShader = `
@group(0) @binding(0) var<storage, read> written: array<u32, 3>;
@group(0) @binding(1) var<storage, read_write> copied: array<u32, 3>;
@compute @workgroup_size(1) fn main() {
  copied = written;
}`;

export class DirectDispatches {
  static readonly #known = new WeakMap<GPUDevice, DirectDispatches>();
  readonly #device: GPUDevice;
  #copyPipeline: GPUComputePipeline | undefined;
  #count: WorkgroupCount | undefined;
  #observe: ((pass: GPUComputePassEncoder, buffer: GPUBuffer, offset: number) => void) | undefined;

  static of(device: GPUDevice): DirectDispatches {
    const known = this.#known.get(device) ?? new DirectDispatches(device);
    this.#known.set(device, known);
    return known;
  }

  private constructor(device: GPUDevice) {
    this.#device = device;
    const createEncoder = device.createCommandEncoder.bind(device);
    device.createCommandEncoder = (descriptor) => {
      const encoder = createEncoder(descriptor);
      const beginPass = encoder.beginComputePass.bind(encoder);
      encoder.beginComputePass = (passDescriptor) => this.#watched(beginPass(passDescriptor));
      return encoder;
    };
  }

  #watched(pass: GPUComputePassEncoder): GPUComputePassEncoder {
    const dispatchIndirectly = pass.dispatchWorkgroupsIndirect.bind(pass);
    pass.dispatchWorkgroupsIndirect = (buffer, offset) => {
      if (this.#count === undefined) dispatchIndirectly(buffer, offset);
      else pass.dispatchWorkgroups(...this.#count);
      this.#observe?.(pass, buffer, offset);
    };
    return pass;
  }

  /** Gives every indirect dispatch that `run` encodes this count. Without a count they stay indirect. One call at a time. */
  async during<Result>(count: WorkgroupCount | undefined, run: () => Promise<Result>): Promise<Result> {
    this.#count = count;
    try {
      return await run();
    } finally {
      this.#count = undefined;
    }
  }

  /**
   * Returns the counts that the GPU writes for the indirect dispatches of `run`, in their order. ONNX Runtime binds the pipeline and
   * the buffers of each of its dispatches anew, so a dispatch that copies a count may follow any of them.
   */
  async countsOf(run: () => Promise<unknown>): Promise<WorkgroupCount[]> {
    const device = this.#device;
    const pipeline = (this.#copyPipeline ??= device.createComputePipeline({
      layout: "auto",
      compute: { module: device.createShaderModule({ code: copyShader }) },
    }));
    const layout = pipeline.getBindGroupLayout(0);
    const counts = storageBuffer(device, maxCounts * countStride);
    let found = 0;
    this.#observe = (pass, buffer, offset) => {
      if (found === maxCounts) return;
      const [from, to] = [
        { buffer, offset },
        { buffer: counts, offset: found * countStride, size: 16 },
      ];
      pass.setPipeline(pipeline);
      pass.setBindGroup(0, device.createBindGroup({ layout, entries: [from, to].map((resource, binding) => ({ binding, resource })) }));
      pass.dispatchWorkgroups(1);
      found += 1;
    };
    try {
      await run();
    } finally {
      this.#observe = undefined;
    }
    const read = device.createBuffer({ size: maxCounts * countStride, usage: readUsage });
    const commands = device.createCommandEncoder();
    commands.copyBufferToBuffer(counts, 0, read, 0, maxCounts * countStride);
    device.queue.submit([commands.finish()]);
    await read.mapAsync(mapForReading);
    const values = new Uint32Array(read.getMappedRange().slice(0));
    for (const buffer of [read, counts]) buffer.destroy();
    return Array.from({ length: found }, (_, index) => {
      const [x = 0, y = 0, z = 0] = values.subarray((index * countStride) / Uint32Array.BYTES_PER_ELEMENT);
      return [x, y, z];
    });
  }
}
