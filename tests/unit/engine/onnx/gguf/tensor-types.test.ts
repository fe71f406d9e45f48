/** Every type of tensor, held against the numbers that the library `gguf` for Python reads in the same bytes. */
import { expect, test } from "vitest";
import { GgufMatrix, readTensor } from "../../../../../src/worker/engine/onnx/gguf/gguf-matrix.ts";
import { countFactors, filledInputs } from "../../../../../src/worker/engine/onnx/rewriting/four-bit-panels.ts";
import { openGguf } from "./gguf-in-node.ts";

const { header, read } = await openGguf("tests/models/gguf-types.gguf");
const tensorOf = (name: string) => {
  const tensor = header.tensors.find((each) => each.name === name);
  if (tensor === undefined) throw new Error(`no tensor ${name}`);
  return tensor;
};
const types = header.tensors.map(({ name }) => name).filter((name) => !name.endsWith(".numbers"));

/** The weights in panels, [outputs, inputs], as `kernels/block-layout.ts` has them. */
function weightsInPanels(matrix: GgufMatrix): Float32Array {
  const { inputs, outputs, bits, hasMinima } = matrix;
  const into = {
    values: new Int8Array((16 * filledInputs(inputs) * bits) / 8),
    factors: new Int16Array(countFactors(inputs, 16)),
    scales: new Float32Array(16),
    ...(hasMinima && { minima: new Int16Array(countFactors(inputs, 16)) }),
  };
  matrix.readPanels(into);
  return Float32Array.from({ length: inputs * outputs }, (_, at) => {
    const [output, input] = [Math.floor(at / inputs), at % inputs];
    const block = Math.floor(input / 32);
    const within = input % 32;
    const value =
      bits === 8
        ? (into.values[512 * block + 64 * (within >> 2) + 4 * output + (within & 3)] ?? 0)
        : (((into.values[256 * block + 64 * (within >> 3) + 4 * output + (within & 3)] ?? 0) >> (within & 4)) & 15) - 8;
    const factor = into.factors[16 * block + output] ?? 0;
    return (value * factor + (into.minima?.[16 * block + output] ?? 0)) * (into.scales[output] ?? 0);
  });
}

const largestDifference = (one: Float32Array, other: Float32Array): number =>
  one.reduce((largest, value, index) => Math.max(largest, Math.abs(value - (other[index] ?? Number.NaN))), 0);

test("the file has every type that is read", () => {
  expect(types).toEqual(["F32", "F16", "BF16", "Q4_0", "Q4_1", "Q5_0", "Q5_1", "Q8_0", "Q4_K", "Q5_K", "Q6_K"]);
});

test.each(types)("%s is read as the same numbers", (type) => {
  const expected = readTensor(tensorOf(`${type}.numbers`), read);
  expect(expected).toHaveLength(3 * 512);
  // A minimum and a product are added in double precision here, in single precision there.
  expect(largestDifference(readTensor(tensorOf(type), read), expected)).toBeLessThan(1e-6);
});

/** Values of 4 and 5 bits, and of 8 with a scale for 32, stay whole numbers; others are rounded to a 254th of the largest of 32. */
const rounded = new Set(["F32", "F16", "BF16", "Q6_K"]);

test.each(types)("%s in panels has the same weights, up to the rounding of its blocks", (type) => {
  const expected = readTensor(tensorOf(`${type}.numbers`), read);
  const found = weightsInPanels(new GgufMatrix([{ tensor: tensorOf(type), rows: 3 }], read));
  for (let block = 0; block < expected.length / 32; block++) {
    const own = expected.subarray(32 * block, 32 * block + 32);
    const peak = own.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
    const row = expected.subarray(512 * Math.floor(block / 16), 512 * Math.floor(block / 16) + 512);
    const rowPeak = row.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
    // The scale and the minimum of a block are factors of 16 bits of the larger of both in its row; a value is up to 16 times the scale.
    const tolerance = rowPeak / 5000 + (rounded.has(type) ? peak / 250 : 0);
    expect(largestDifference(found.subarray(32 * block, 32 * block + 32), own)).toBeLessThan(tolerance);
  }
});
