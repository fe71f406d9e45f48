/** Matrices of a file, read as int8. */
import { describe, expect, test } from "vitest";
import { runFailure } from "../../../../../src/worker/engine/engine-errors.ts";
import {
  blockedColumns,
  blockedRows,
  sideBySide,
  type StoredMatrix,
} from "../../../../../src/worker/engine/onnx/rewriting/stored-matrices.ts";

const blockSize = 4;
/** Repeatable and without a pattern. */
const drawn = (index: number): number => Math.abs(Math.sin(index * 12.9898 + 78.233) * 43758.5453) % 1;

/** Signed 4-bit values of a matrix in the form of a file, its scales, and what they stand for. */
function storedColumns(inputs: number, outputs: number, size = blockSize) {
  const signed = Array.from({ length: inputs * outputs }, (_, index) => Math.floor(drawn(index) * 16) - 8);
  const steps = new Uint8Array(Math.ceil(signed.length / 2));
  for (const [index, value] of signed.entries()) steps[index >> 1] = (steps[index >> 1] ?? 0) | ((value & 15) << (4 * (index % 2)));
  const blocks = Math.ceil(inputs / size);
  // Some are zero or negative, as files may have them.
  const scales = Float32Array.from({ length: blocks * outputs }, (_, index) => (index % 7 === 0 ? 0 : drawn(index + 99) - 0.2));
  const weight = (input: number, output: number): number =>
    (signed[input * outputs + output] ?? 0) * (scales[Math.floor(input / size) * outputs + output] ?? 0);
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
    expect(matrix.panelBits).toBe(inputs % 4 === 0 && outputs % 16 === 0 ? 8 : undefined);
    const at = (input: number, output: number): number =>
      matrix.panelBits === 8 ? (output >> 4) * 16 * inputs + (input >> 2) * 64 + (output % 16) * 4 + (input % 4) : input * outputs + output;
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

describe("four bits that stay so, in panels", () => {
  const [inputs, outputs] = [192, 48];
  function expectWeights(matrix: StoredMatrix, weight: (input: number, output: number) => number): void {
    expect(matrix.panelBits).toBe(4);
    const { values, scales } = { values: new Int8Array(inputs * outputs), scales: new Float32Array(outputs) };
    matrix.read({ values, scales });
    const view = new DataView(values.buffer);
    for (let output = 0; output < outputs; output++) {
      for (let input = 0; input < inputs; input++) {
        const block = ((output >> 4) * (inputs >> 5) + (input >> 5)) * 288;
        const both = view.getUint8(block + ((input >> 3) & 3) * 64 + (output & 15) * 4 + (input & 3));
        const value = ((input & 4) === 0 ? both & 15 : both >> 4) - 8;
        const factor = view.getInt16(block + 256 + (output & 15) * 2, true);
        const scale = scales[output] ?? 0;
        // Half a step of the factor, which is a 4,095th of the largest scale of the output.
        expect(Math.abs(value * factor * scale - weight(input, output))).toBeLessThanOrEqual((Math.abs(value) * scale) / 2 + 1e-6);
        expect(Math.abs(factor)).toBeLessThanOrEqual(4095);
      }
    }
    // Behind the panels nothing is written.
    expect(values.subarray((9 / 16) * inputs * outputs).every((byte) => byte === 0)).toBe(true);
  }

  test.each([32, 64, 192])("of columns, with a scale for each %i inputs", (size) => {
    const { steps, scales, weight } = storedColumns(inputs, outputs, size);
    expectWeights(blockedColumns(inputs, outputs, size, steps, scales), weight);
  });

  test.each([32, 64, 128])("of rows, with a scale for each %i inputs, wherever they begin in a file", (size) => {
    const blocks = Math.ceil(inputs / size);
    const scales = Float32Array.from({ length: blocks * outputs }, (_, index) => (index % 7 === 0 ? 0 : drawn(index + 99) - 0.2));
    // [outputs, blocks, values of a block], 8 larger, two in a byte: the last block may have more values than there are inputs.
    const file = Uint8Array.from({ length: 1 + (blocks * size * outputs) / 2 }, (_, index) => Math.floor(drawn(index) * 256));
    const weight = (input: number, output: number): number => {
      const index = output * blocks * size + input;
      return ((((file[1 + (index >> 1)] ?? 0) >> (4 * (index % 2))) & 15) - 8) * (scales[output * blocks + Math.floor(input / size)] ?? 0);
    };
    const rows = { inputs, outputs, bits: 4, blockSize: size, steps: file.subarray(1), scales } as const;
    expectWeights(blockedRows({ ...rows, zeros: undefined }), weight);
    expectWeights(blockedRows({ ...rows, steps: file.slice(1), zeros: undefined }), weight);
    const middle = new Uint8Array(outputs * Math.ceil(blocks / 2)).fill(0x88);
    expectWeights(blockedRows({ ...rows, zeros: middle }), weight);
    // With other zero points they become int8.
    expect(blockedRows({ ...rows, zeros: middle.with(0, 0x87) }).panelBits).toBe(8);
  });

  test("sums fit 32 bits with as many inputs as there may be", () => {
    const many = 16_384;
    const rows = { inputs: many, outputs: 16, bits: 4, blockSize: 32, steps: new Uint8Array(many * 8), zeros: undefined } as const;
    const matrix = blockedRows({ ...rows, scales: new Float32Array((many / 32) * 16).fill(0.5) });
    const read = { values: new Int8Array(many * 16), scales: new Float32Array(16) };
    matrix.read(read);
    // All values are -8, all factors the largest; rows reach -128.
    const factor = new DataView(read.values.buffer).getInt16(256, true);
    expect(factor).toBeGreaterThan(100);
    expect(128 * 8 * factor * many).toBeLessThan(2 ** 31);
    expect(factor * (read.scales[0] ?? 0)).toBeCloseTo(0.5, 6);
    expect(blockedRows({ ...rows, inputs: many + 32, steps: new Uint8Array((many + 32) * 8), scales: new Float32Array(0) }).panelBits).toBe(
      8,
    );
  });
});

test.each([4, 8] as const)("matrices of %i bits side by side are what one matrix of all outputs is", (bits) => {
  const [inputs, size] = [64, 32];
  const widths = [48, 16, 32];
  const rowsOf = (first: number, outputs: number) => ({
    inputs,
    outputs,
    bits,
    blockSize: size,
    steps: Uint8Array.from({ length: (outputs * inputs * bits) / 8 }, (_, index) =>
      Math.floor(drawn((first * inputs * bits) / 8 + index) * 256),
    ),
    scales: Float32Array.from({ length: outputs * 2 }, (_, index) => 0.1 + drawn(2 * first + index)),
    zeros: undefined,
  });
  const read = (matrix: StoredMatrix | undefined) => {
    const into = { values: new Int8Array(inputs * 96), scales: new Float32Array(96) };
    matrix?.read(into);
    return into;
  };
  const parts = widths.map((outputs, index) =>
    blockedRows(
      rowsOf(
        widths.slice(0, index).reduce((sum, width) => sum + width, 0),
        outputs,
      ),
    ),
  );
  const whole = blockedRows(rowsOf(0, 96));
  expect(whole.panelBits).toBe(bits);
  expect(read(sideBySide(parts))).toEqual(read(whole));
  expect(sideBySide([whole, blockedRows({ ...rowsOf(0, 16), bits: bits === 4 ? 8 : 4, steps: new Uint8Array(16 * 64) })])).toBeUndefined();
});
