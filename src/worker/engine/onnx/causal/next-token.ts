/**
 * Writes the id of the largest logit to the input buffer of the next run, on the GPU. So the next run can begin before any
 * logits are read back.
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

  /**
   * `best`: `count` largest logits and then their ids, see `best-logits.ts`. `token`: the input buffer for an int32 or int64, of at
   * least 8 bytes.
   */
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
