/**
 * The token with the largest logit, written on the GPU to where a run reads its token: the next run can begin before anything
 * was read back.
 */
const shader = (count: number): string => `
@group(0) @binding(0) var<storage, read> best: array<f32>;
@group(0) @binding(1) var<storage, read_write> token: array<u32>;
@compute @workgroup_size(1) fn main() {
  token[0] = u32(best[${count}]);
  token[1] = 0;
}`;

export class NextToken {
  readonly #pipeline: GPUComputePipeline;
  readonly #bindGroup: GPUBindGroup;

  /** `best`: so many largest logits and then their ids, see `best-logits.ts`. `token`: a number of 32 or 64 bits, in 8 bytes or more. */
  constructor(device: GPUDevice, best: GPUBuffer, token: GPUBuffer, count: number) {
    const module = device.createShaderModule({ code: shader(count) });
    this.#pipeline = device.createComputePipeline({ layout: "auto", compute: { module } });
    const entries = [best, token].map((buffer, binding) => ({ binding, resource: { buffer } }));
    this.#bindGroup = device.createBindGroup({ layout: this.#pipeline.getBindGroupLayout(0), entries });
  }

  encode(commands: GPUCommandEncoder): void {
    const pass = commands.beginComputePass();
    pass.setPipeline(this.#pipeline);
    pass.setBindGroup(0, this.#bindGroup);
    pass.dispatchWorkgroups(1);
    pass.end();
  }
}
