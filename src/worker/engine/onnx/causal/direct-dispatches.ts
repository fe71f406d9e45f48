/**
 * Direct dispatches in place of indirect ones. ONNX Runtime records the attention of one token with a workgroup count that the GPU
 * computes. Dawn validates such a count with a dispatch of its own, which takes Chromium's GPU process about 1 ms on Vulkan: 30 of
 * the 35 ms of a token with 28 layers (measured on an H100). The count follows from the number of positions, so it is given directly.
 */

/** GPUBufferUsage.MAP_READ and COPY_DST, GPUMapMode.READ (WebGPU 5.1.2), which the type library does not declare for workers. */
const readUsage = 0x0001 | 0x0008;
const mapForReading = 0x0001;
const countBytes = 3 * Uint32Array.BYTES_PER_ELEMENT;

export type WorkgroupCount = readonly [x: number, y: number, z: number];

export class DirectDispatches {
  static readonly #known = new WeakMap<GPUDevice, DirectDispatches>();
  readonly #device: GPUDevice;
  #count: WorkgroupCount | undefined;
  #last: { buffer: GPUBuffer; offset: number } | undefined;

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
      this.#last = { buffer, offset };
      if (this.#count === undefined) dispatchIndirectly(buffer, offset);
      else pass.dispatchWorkgroups(...this.#count);
    };
    return pass;
  }

  /** Whether anything was dispatched indirectly so far. */
  get hasIndirect(): boolean {
    return this.#last !== undefined;
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

  /** Returns the count that the GPU wrote for the last indirect dispatch; undefined if there was none or it cannot be read. */
  async lastCount(): Promise<WorkgroupCount | undefined> {
    if (this.#last === undefined) return undefined;
    const { buffer, offset } = this.#last;
    this.#device.pushErrorScope("validation");
    const read = this.#device.createBuffer({ size: 16, usage: readUsage });
    const commands = this.#device.createCommandEncoder();
    commands.copyBufferToBuffer(buffer, offset, read, 0, countBytes);
    this.#device.queue.submit([commands.finish()]);
    if ((await this.#device.popErrorScope()) !== null) return undefined;
    await read.mapAsync(mapForReading);
    const [x = 0, y = 0, z = 0] = new Uint32Array(read.getMappedRange(0, 16).slice(0, countBytes));
    read.destroy();
    return [x, y, z];
  }
}
