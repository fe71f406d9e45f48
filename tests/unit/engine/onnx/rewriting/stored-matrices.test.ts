/** Matrices of a file, written in panels of blocks. */
import { describe, expect, test } from "vitest";
import { runFailure } from "../../../../../src/worker/engine/engine-errors.ts";
import { blockedColumns, blockedRows, scaledRows, sideBySide } from "../../../../../src/worker/engine/onnx/rewriting/stored-matrices.ts";
import type { StoredMatrix } from "../../../../../src/worker/engine/onnx/rewriting/stored-matrix.ts";

const blockSize = 4;
/** Repeatable and without a pattern. */
const drawn = (index: number): number => Math.abs(Math.sin(index * 12.9898 + 78.233) * 43758.5453) % 1;

/** Signed 4-bit values of a matrix in the form of a file, its scales, and the values that they represent. */
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
  const blocks = Math.ceil(inputs / 32);
  const into = {
    values: new Int8Array(4 * blocks * filled * bits),
    factors: new Int16Array(blocks * filled),
    scales: new Float32Array(filled),
    ...(matrix.hasMinima === true && { minima: new Int16Array(blocks * filled) }),
  };
  read(into);
  return into;
}

/** A weight as the kernels read it, and the step of its block. */
function weightsOf(matrix: StoredMatrix | undefined): (input: number, output: number) => { weight: number; step: number } {
  const { values, factors, scales, minima } = readWhole(matrix);
  const bytes = new Uint8Array(values.buffer);
  const blocks = Math.ceil((matrix?.inputs ?? 0) / 32);
  return (input, output) => {
    const block = (output >> 4) * blocks + (input >> 5);
    const both = bytes[256 * block + ((input >> 3) & 3) * 64 + (output & 15) * 4 + (input & 3)] ?? 0;
    const value =
      matrix?.bits === 4
        ? ((input & 4) === 0 ? both & 15 : both >> 4) - 8
        : (values[512 * block + ((input >> 2) & 7) * 64 + (output & 15) * 4 + (input & 3)] ?? 0);
    const at = 16 * block + (output & 15);
    const step = (factors[at] ?? 0) * (scales[output] ?? 0);
    return { weight: value * step + (minima?.[at] ?? 0) * (scales[output] ?? 0), step: Math.abs(step) };
  };
}

/** The factors of a block are whole, up to 32,767 for the largest scale of the output. */
const factorError = (scale: number): number => (8 * scale) / 65_534 + 1e-7;

/** As other browsers, and a device without memory, say it. */
function failing(message: string): never {
  throw new RangeError(message);
}

describe("signed four bits with a scale for each block of a column", () => {
  test.each([
    [20, 1, 4],
    [36 + 32, 5, 4],
    [20, 6, 4],
    [24, 16, 4],
    [100, 48, 4],
    [576, 200, 16],
  ])("a matrix of %i x %i with a scale for %i inputs is off by half a step of its block at most", (inputs, outputs, size) => {
    const { steps, scales, weight } = storedColumns(inputs, outputs, size);
    const matrix = blockedColumns(inputs, outputs, size, steps, scales);
    expect(matrix?.bits).toBe(8);
    const found = weightsOf(matrix);
    for (let output = 0; output < outputs; output++) {
      for (let first = 0; first < inputs; first += 32) {
        const block = Array.from({ length: Math.min(32, inputs - first) }, (_, index) => weight(first + index, output));
        // The largest weight of a block takes the largest value.
        const step = Math.max(...block.map(Math.abs)) / 127;
        for (const [index, value] of block.entries()) {
          expect(Math.abs(found(first + index, output).weight - value)).toBeLessThanOrEqual(step / 2 + 127 * factorError(0.8 / 8));
        }
      }
    }
  });

  test("a scale for 32 inputs is kept, and so is every value, whatever the number of outputs", () => {
    const [inputs, outputs] = [96, 21];
    const { steps, scales, weight } = storedColumns(inputs, outputs, 32);
    const matrix = blockedColumns(inputs, outputs, 32, steps, scales);
    expect(matrix?.bits).toBe(8);
    const found = weightsOf(matrix);
    for (let output = 0; output < outputs; output++) {
      for (let input = 0; input < inputs; input++) {
        expect(Math.abs(found(input, output).weight - weight(input, output))).toBeLessThanOrEqual(factorError(0.8));
      }
    }
  });

  test.each([16, 30, 36, 2 ** 17 + 32])("of %i inputs there is none", (inputs) => {
    const empty = { steps: new Uint8Array(0), scales: new Float32Array(0) };
    expect(blockedColumns(inputs, 16, 32, empty.steps, empty.scales)).toBeUndefined();
    expect(blockedRows({ inputs, outputs: 16, bits: 4, blockSize: 32, ...empty, zeros: undefined })).toBeUndefined();
    expect(scaledRows(inputs, 16, new Int8Array(0), empty.scales)).toBeUndefined();
  });
});

describe("steps with other zero points", () => {
  const [inputs, outputs] = [192, 20];
  const drawnBytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, index) => Math.floor(drawn(index) * 256));
  const scales = (blocks: number) => Float32Array.from({ length: blocks * outputs }, (_, index) => 0.01 + drawn(index + 9));

  test.each([
    [16, 8],
    [32, 4],
    [64, 4],
  ])("of 4 bits with a scale for each %i inputs are kept in %i bits", (size, bits) => {
    const blocks = inputs / size;
    const rows = { inputs, outputs, bits: 4, blockSize: size, steps: drawnBytes((inputs * outputs) / 2), scales: scales(blocks) } as const;
    const zeros = drawnBytes(outputs * Math.ceil(blocks / 2));
    const matrix = blockedRows({ ...rows, zeros });
    expect(matrix?.bits).toBe(bits);
    expect(matrix?.hasMinima ?? false).toBe(bits === 4);
    const found = weightsOf(matrix);
    for (let output = 0; output < outputs; output++) {
      for (let input = 0; input < inputs; input++) {
        const block = Math.floor(input / size);
        const step = ((rows.steps[(output * inputs + input) >> 1] ?? 0) >> (4 * (input % 2))) & 15;
        const zero = ((zeros[output * Math.ceil(blocks / 2) + (block >> 1)] ?? 0) >> (4 * (block % 2))) & 15;
        const expected = (step - zero) * (rows.scales[output * blocks + block] ?? 0);
        // Two blocks of 16 inputs share a scale of the kernels.
        const error = size === 16 ? (15 * 1.01) / 254 : 0;
        // The minimum of a block, up to 8 of its scales, is whole as its factor is.
        const minimum = bits === 4 ? 9 * factorError(1.01) : 0;
        expect(Math.abs(found(input, output).weight - expected)).toBeLessThanOrEqual(error + minimum + 2 * factorError(1.01));
      }
    }
  });

  test("of 8 bits are rounded to a 127th of the largest of their block", () => {
    const steps = drawnBytes(inputs * outputs);
    const zeros = drawnBytes(outputs * 6);
    const blockScales = scales(6);
    const found = weightsOf(blockedRows({ inputs, outputs, bits: 8, blockSize: 32, steps, scales: blockScales, zeros }));
    for (let output = 0; output < outputs; output++) {
      for (let input = 0; input < inputs; input++) {
        const block = output * 6 + (input >> 5);
        const expected = ((steps[output * inputs + input] ?? 0) - (zeros[block] ?? 0)) * (blockScales[block] ?? 0);
        const { weight, step } = found(input, output);
        expect(Math.abs(weight - expected)).toBeLessThanOrEqual(step / 2 + 255 * factorError(1.01));
      }
    }
  });
});

describe("four bits that stay so, in panels", () => {
  const inputs = 192;
  function expectWeights(matrix: StoredMatrix | undefined, weight: (input: number, output: number) => number): void {
    expect(matrix?.bits).toBe(4);
    const found = weightsOf(matrix);
    for (let output = 0; output < (matrix?.outputs ?? 0); output++) {
      for (let input = 0; input < inputs; input++) {
        expect(Math.abs(found(input, output).weight - weight(input, output))).toBeLessThanOrEqual(factorError(0.8));
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
    const other = blockedRows({ ...rows, zeros: middle.with(0, 0x87) });
    expect([other?.bits, other?.hasMinima]).toEqual([4, true]);
  });
});

test.each([4, 8] as const)("joined matrices of %i bits equal one matrix of all outputs", (bits) => {
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
  if (bits === 8) return;
  // A block with minima beside one without.
  const moved = blockedRows({ ...rowsOf(0, 16), zeros: new Uint8Array(32).fill(0x79) });
  const both = joinedSides(whole, moved);
  const minima = readWhole(both).minima ?? new Int16Array(0);
  expect(minima.subarray(0, 3 * 96).every((minimum) => minimum === 0)).toBe(true);
  expect(minima.subarray(3 * 96)).toEqual(readWhole(moved).minima);
  // The next one would begin within a panel.
  expect(joinedSides(blockedRows(rowsOf(0, 20)), blockedRows(rowsOf(20, 16)))).toBeUndefined();
});

const joinedSides = (...matrices: (StoredMatrix | undefined)[]) => sideBySide(matrices.flatMap((matrix) => matrix ?? []));
