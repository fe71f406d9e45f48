/** Writes matrices of 8 bits in the layout of `kernels/block-layout.ts`. */
import { blockInputs, factorOf, filledInputs, panelWidth, scaleOf } from "./four-bit-panels.ts";
import { firstQuad, quadsOf, quadStep } from "./int8-panels.ts";
import type { StoredMatrix } from "./stored-matrix.ts";

const peakSteps = 127;

export interface StoredSteps {
  inputs: number;
  outputs: number;
  /** Inputs that share a scale. */
  blockSize: number;
  /** Whether all steps fit signed bytes. */
  areBytes: boolean;
  /** Returns the scale of a block of `blockSize` inputs. */
  scaleOf: (output: number, block: number) => number;
  /** Writes the steps of an output, integers from -255 to 255, to the first `inputs` numbers of `row`. */
  readSteps: (output: number, row: Int16Array) => void;
}

export function bytePanels(stored: StoredSteps): StoredMatrix {
  const { inputs, outputs, blockSize, areBytes, readSteps } = stored;
  const width = filledInputs(inputs);
  const blocks = width / blockInputs;
  const keepsSteps = areBytes && blockSize % blockInputs === 0;
  return {
    inputs,
    outputs,
    bits: 8,
    read({ values, factors, scales }) {
      const steps = new Int16Array(width);
      const row = new Int8Array(width);
      const rowQuads = quadsOf(row);
      const quads = quadsOf(values);
      const own = new Float32Array(blocks);
      for (let output = 0; output < outputs; output++) {
        readSteps(output, steps);
        if (keepsSteps) {
          row.set(steps);
          for (let block = 0; block < blocks; block++) own[block] = stored.scaleOf(output, Math.floor((block * blockInputs) / blockSize));
        } else {
          roundBlocks(steps, (input) => stored.scaleOf(output, Math.floor(input / blockSize)), row, own);
        }
        let to = firstQuad(width, output);
        for (let index = 0; index < rowQuads.length; index++, to += quadStep) quads[to] = rowQuads[index] ?? 0;
        let peak = 0;
        for (let block = 0; block < blocks; block++) peak = Math.max(peak, Math.abs(own[block] ?? 0));
        const scale = scaleOf(peak);
        scales[output] = scale;
        const first = Math.floor(output / panelWidth) * blocks;
        for (let block = 0; block < blocks; block++) {
          factors[(first + block) * panelWidth + (output % panelWidth)] = factorOf(own[block] ?? 0, scale);
        }
      }
    },
  };
}

/** Rounds each block of 32 values to steps of a 127th of its largest value; the size of a step becomes its scale. */
function roundBlocks(steps: Int16Array, scaleAt: (input: number) => number, row: Int8Array, scales: Float32Array): void {
  const values = new Float32Array(blockInputs);
  for (let block = 0; block < scales.length; block++) {
    const start = block * blockInputs;
    let peak = 0;
    for (let index = 0; index < blockInputs; index++) {
      const value = (steps[start + index] ?? 0) * scaleAt(start + index);
      values[index] = value;
      peak = Math.max(peak, Math.abs(value));
    }
    const scale = peak / peakSteps;
    scales[block] = scale;
    for (let index = 0; index < blockInputs; index++) row[start + index] = scale === 0 ? 0 : Math.round((values[index] ?? 0) / scale);
  }
}
