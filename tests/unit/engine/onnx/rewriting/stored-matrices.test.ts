/** Matrices of a file, read as int8. */
import { describe, expect, test } from "vitest";
import { runFailure } from "../../../../../src/worker/engine/engine-errors.ts";
import {
  blockedColumns,
  blockedRows,
  scaledRows,
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

function readWhole(matrix: StoredMatrix | undefined) {
  if (matrix === undefined) throw new TypeError("there is no such matrix");
  const { inputs, outputs, bits, read } = matrix;
  const filled = Math.ceil(outputs / 16) * 16;
  const into = {
    values: new Int8Array((inputs * filled * bits) / 8),
    factors: new Int16Array(bits === 4 ? (inputs / 32) * filled : 0),
    scales: new Float32Array(filled),
  };
  read(into);
  return into;
}

/** As other browsers, and a device without memory, say it. */
function failing(message: string): never {
  throw new RangeError(message);
}

describe("signed four bits with a scale for each block of a column", () => {
  test.each([
    [20, 1],
    [36, 5],
    [20, 6],
    [24, 16],
    [36, 48],
    [576, 200],
  ])("a matrix of %i x %i is off by half a step at most", (inputs, outputs) => {
    const { steps, scales, weight } = storedColumns(inputs, outputs);
    const matrix = blockedColumns(inputs, outputs, blockSize, steps, scales);
    const { values, scales: found } = readWhole(matrix);
    expect(matrix?.bits).toBe(8);
    for (let output = 0; output < outputs; output++) {
      const column = Array.from({ length: inputs }, (_, input) => weight(input, output));
      const step = found[output] ?? 0;
      // The largest weight of a column takes the largest value.
      expect(step * 127).toBeCloseTo(Math.max(...column.map(Math.abs)), 5);
      for (const [input, value] of column.entries()) {
        const at = (output >> 4) * 16 * inputs + (input >> 2) * 64 + (output % 16) * 4 + (input % 4);
        expect(Math.abs((values[at] ?? 0) * step - value)).toBeLessThanOrEqual(step / 2 + 1e-6);
      }
    }
  });

  test.each([16, 30, 2 ** 17 + 32])("of %i inputs there is none", (inputs) => {
    const empty = { steps: new Uint8Array(0), scales: new Float32Array(0) };
    expect(blockedColumns(inputs, 16, 32, empty.steps, empty.scales)).toBeUndefined();
    expect(blockedRows({ inputs, outputs: 16, bits: 4, blockSize: 32, ...empty, zeros: undefined })).toBeUndefined();
    expect(scaledRows(inputs, 16, new Int8Array(0), empty.scales)).toBeUndefined();
  });
});

describe("four bits that stay so, in panels", () => {
  const inputs = 192;
  function expectWeights(matrix: StoredMatrix | undefined, weight: (input: number, output: number) => number): void {
    expect(matrix?.bits).toBe(4);
    const { values, factors, scales } = readWhole(matrix);
    const bytes = new Uint8Array(values.buffer);
    for (let output = 0; output < (matrix?.outputs ?? 0); output++) {
      for (let input = 0; input < inputs; input++) {
        const block = (output >> 4) * (inputs >> 5) + (input >> 5);
        const both = bytes[256 * block + ((input >> 3) & 3) * 64 + (output & 15) * 4 + (input & 3)] ?? 0;
        const value = ((input & 4) === 0 ? both & 15 : both >> 4) - 8;
        const factor = factors[16 * block + (output & 15)] ?? 0;
        const scale = scales[output] ?? 0;
        // Half a step of the factor, which is a 4,095th of the largest scale of the output.
        expect(Math.abs(value * factor * scale - weight(input, output))).toBeLessThanOrEqual((Math.abs(value) * scale) / 2 + 1e-6);
        expect(Math.abs(factor)).toBeLessThanOrEqual(4095);
      }
    }
  }

  test.each([32, 64, 192])("of columns, with a scale for each %i inputs", (size) => {
    const { steps, scales, weight } = storedColumns(inputs, 48, size);
    expectWeights(blockedColumns(inputs, 48, size, steps, scales), weight);
  });

  test.each([
    [32, 48],
    [64, 48],
    [128, 48],
    [32, 37],
  ])("of rows, with a scale for each %i inputs and %i outputs, wherever they begin in a file", (size, outputs) => {
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
    expect(blockedRows({ ...rows, zeros: middle.with(0, 0x87) })?.bits).toBe(8);
  });

  test("sums fit 32 bits with as many inputs as there may be", () => {
    const many = 16_384;
    const rows = { inputs: many, outputs: 16, bits: 4, blockSize: 32, steps: new Uint8Array(many * 8), zeros: undefined } as const;
    const matrix = blockedRows({ ...rows, scales: new Float32Array((many / 32) * 16).fill(0.5) });
    const { factors, scales } = readWhole(matrix);
    // All values are -8, all factors the largest; rows have 8 bits.
    const [factor = 0] = factors;
    expect(factor).toBeGreaterThan(100);
    expect(128 * 8 * factor * many).toBeLessThan(2 ** 31);
    expect(factor * (scales[0] ?? 0)).toBeCloseTo(0.5, 6);
    // With more, and with too few for the factors to have room, they become int8.
    for (const other of [many + 32, 64]) {
      expect(blockedRows({ ...rows, inputs: other, steps: new Uint8Array(other * 8), scales: new Float32Array(0) })?.bits).toBe(8);
    }
  });
});

test.each([4, 8] as const)("matrices of %i bits side by side are what one matrix of all outputs is", (bits) => {
  const [inputs, size] = [96, 32];
  const widths = [48, 16, 32];
  const rowsOf = (first: number, outputs: number) => ({
    inputs,
    outputs,
    bits,
    blockSize: size,
    steps: Uint8Array.from({ length: (outputs * inputs * bits) / 8 }, (_, index) =>
      Math.floor(drawn((first * inputs * bits) / 8 + index) * 256),
    ),
    scales: Float32Array.from({ length: outputs * 3 }, (_, index) => 0.1 + drawn(3 * first + index)),
    zeros: undefined,
  });
  const parts = widths.map((outputs, index) =>
    blockedRows(
      rowsOf(
        widths.slice(0, index).reduce((sum, width) => sum + width, 0),
        outputs,
      ),
    ),
  );
  const whole = blockedRows(rowsOf(0, 96));
  expect(whole?.bits).toBe(bits);
  expect(readWhole(joinedSides(...parts))).toEqual(readWhole(whole));
  const other = blockedRows({ ...rowsOf(0, 16), bits: bits === 4 ? 8 : 4, steps: new Uint8Array(16 * inputs) });
  expect(joinedSides(whole, other)).toBeUndefined();
  // The next one would begin within a panel.
  expect(joinedSides(blockedRows(rowsOf(0, 20)), blockedRows(rowsOf(20, 16)))).toBeUndefined();
});

const joinedSides = (...matrices: (StoredMatrix | undefined)[]) => sideBySide(matrices.flatMap((matrix) => matrix ?? []));
