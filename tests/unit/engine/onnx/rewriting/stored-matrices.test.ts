/** Matrices of a file, read as int8. */
import { describe, expect, test } from "vitest";
import { runFailure } from "../../../../../src/worker/engine/engine-errors.ts";
import { blockedColumns } from "../../../../../src/worker/engine/onnx/rewriting/stored-matrices.ts";

const blockSize = 4;
/** Repeatable and without a pattern. */
const drawn = (index: number): number => Math.abs(Math.sin(index * 12.9898 + 78.233) * 43758.5453) % 1;

/** Signed 4-bit values of a matrix in the form of a file, its scales, and what they stand for. */
function storedColumns(inputs: number, outputs: number) {
  const signed = Array.from({ length: inputs * outputs }, (_, index) => Math.floor(drawn(index) * 16) - 8);
  const steps = new Uint8Array(Math.ceil(signed.length / 2));
  for (const [index, value] of signed.entries()) steps[index >> 1] = (steps[index >> 1] ?? 0) | ((value & 15) << (4 * (index % 2)));
  const blocks = Math.ceil(inputs / blockSize);
  // Some are zero or negative, as files may have them.
  const scales = Float32Array.from({ length: blocks * outputs }, (_, index) => (index % 7 === 0 ? 0 : drawn(index + 99) - 0.2));
  const weight = (input: number, output: number): number =>
    (signed[input * outputs + output] ?? 0) * (scales[Math.floor(input / blockSize) * outputs + output] ?? 0);
  return { steps, scales, weight };
}

test("a memory that cannot grow is memory that ran out", () => {
  const grow = () => new WebAssembly.Memory({ initial: 1, maximum: 1 }).grow(1);
  const caught = [
    grow,
    () => failing("WebAssembly.Memory.grow(): Unable to grow instance memory"),
    () => failing("failed to grow memory"),
  ].map((work) => {
    try {
      return work();
    } catch (failure) {
      return runFailure(failure).kind;
    }
  });
  expect(caught).toEqual(["out-of-memory", "out-of-memory", "out-of-memory"]);
});

/** As other browsers, and a device without memory, say it. */
function failing(message: string): never {
  throw new RangeError(message);
}

describe("signed four bits with a scale for each block of a column", () => {
  test.each([
    [8, 16],
    [12, 48],
    [36, 160],
    [576, 192],
  ])("a matrix of %i x %i is the same in panels as in columns, to the bit", (inputs, outputs) => {
    // One output more, and none fits panels.
    const { steps, scales } = storedColumns(inputs, outputs);
    const wider = {
      steps: new Uint8Array(Math.ceil((inputs * (outputs + 1)) / 2)),
      scales: new Float32Array((inputs / blockSize) * (outputs + 1)),
    };
    const halfAt = (bytes: Uint8Array, index: number): number => ((bytes[index >> 1] ?? 0) >> (4 * (index % 2))) & 15;
    for (let input = 0; input < inputs; input++) {
      for (let output = 0; output < outputs; output++) {
        const to = input * (outputs + 1) + output;
        wider.steps[to >> 1] = (wider.steps[to >> 1] ?? 0) | (halfAt(steps, input * outputs + output) << (4 * (to % 2)));
        const block = Math.floor(input / blockSize);
        wider.scales[block * (outputs + 1) + output] = scales[block * outputs + output] ?? 0;
      }
    }
    const inPanels = { values: new Int8Array(inputs * outputs), scales: new Float32Array(outputs) };
    blockedColumns(inputs, outputs, blockSize, steps, scales).read(inPanels);
    const inColumns = { values: new Int8Array(inputs * (outputs + 1)), scales: new Float32Array(outputs + 1) };
    blockedColumns(inputs, outputs + 1, blockSize, wider.steps, wider.scales).read(inColumns);
    expect(inPanels.scales).toEqual(inColumns.scales.subarray(0, outputs));
    const panel = (input: number, output: number): number =>
      (output >> 4) * 16 * inputs + (input >> 2) * 64 + (output % 16) * 4 + (input % 4);
    for (let input = 0; input < inputs; input++) {
      const row = Array.from({ length: outputs }, (_, output) => inPanels.values[panel(input, output)]);
      expect(row).toEqual([...inColumns.values.subarray(input * (outputs + 1), input * (outputs + 1) + outputs)]);
    }
  });

  test.each([
    [8, 6],
    [10, 6],
    [9, 5],
    [7, 1],
    [3, 3],
    [8, 16],
    [12, 48],
    [10, 16],
  ])("a matrix of %i x %i is off by half a step at most", (inputs, outputs) => {
    const { steps, scales, weight } = storedColumns(inputs, outputs);
    const read = { values: new Int8Array(inputs * outputs), scales: new Float32Array(outputs) };
    const matrix = blockedColumns(inputs, outputs, blockSize, steps, scales);
    matrix.read(read);
    expect(matrix.inPanels).toBe(inputs % 4 === 0 && outputs % 16 === 0);
    const at = (input: number, output: number): number =>
      matrix.inPanels ? (output >> 4) * 16 * inputs + (input >> 2) * 64 + (output % 16) * 4 + (input % 4) : input * outputs + output;
    for (let output = 0; output < outputs; output++) {
      const column = Array.from({ length: inputs }, (_, input) => weight(input, output));
      const step = read.scales[output] ?? 0;
      // The largest weight of a column takes the largest value.
      expect(step * 127).toBeCloseTo(Math.max(...column.map(Math.abs)), 5);
      for (const [input, value] of column.entries()) {
        expect(Math.abs((read.values[at(input, output)] ?? 0) * step - value)).toBeLessThanOrEqual(step / 2 + 1e-6);
      }
    }
  });
});
