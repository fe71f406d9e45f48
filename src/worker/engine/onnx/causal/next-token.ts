/**
 * Writes the id of the largest logit of each sequence to the input buffer of the next run, on the GPU. So the next run can begin before
 * any logits are read back.
 */
import { elementTypes, type IntegerType } from "../graph/element-types.ts";

const shader = ({ count, words }: { count: number; words: number }): string => `
@group(0) @binding(0) var<storage, read> best: array<f32>;
@group(0) @binding(1) var<storage, read_write> token: array<u32>;
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) group: vec3<u32>) {
  token[${words} * group.x] = u32(best[${2 * count} * group.x + ${count}]);
  ${words === 2 ? "token[2 * group.x + 1] = 0;" : ""}
}`;

export interface NextTokenOptions {
  /** Of each sequence: `count` largest logits and then their ids, see `best-logits.ts`. */
  best: GPUBuffer;
  count: number;
  /** The input buffer. */
  token: GPUBuffer;
  type: IntegerType;
  sequences: number;
}

export class NextToken {
  readonly #pipeline: GPUComputePipeline;
  readonly #bindGroup: GPUBindGroup;
  readonly #sequences: number;

  constructor(device: GPUDevice, { best, count, token, type, sequences }: NextTokenOptions) {
    const words = elementTypes[type].bytes / Uint32Array.BYTES_PER_ELEMENT;
    const module = device.createShaderModule({ code: shader({ count, words }) });
    this.#pipeline = device.createComputePipeline({ layout: "auto", compute: { module } });
    const entries = [best, token].map((buffer, binding) => ({ binding, resource: { buffer } }));
    this.#bindGroup = device.createBindGroup({ layout: this.#pipeline.getBindGroupLayout(0), entries });
    this.#sequences = sequences;
  }

  encode(commands: GPUCommandEncoder): void {
    const pass = commands.beginComputePass();
    pass.setPipeline(this.#pipeline);
    pass.setBindGroup(0, this.#bindGroup);
    pass.dispatchWorkgroups(this.#sequences);
    pass.end();
  }
}
