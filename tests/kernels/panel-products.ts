/** Compares products of bytes by `kernels/int8-panels.ts` with plain numbers. The functions run in Node and, as text, in a page. */

export interface ProductCase {
  rows: number;
  inputs: number;
  outputs: number;
  /** The rows and outputs that are computed. Default: all. */
  part?: readonly [firstRow: number, rowCount: number, firstOutput: number, outputCount: number];
  hasSignedRows: boolean;
  /** Zero points of the rows and of the matrix, as bytes. */
  zero: number;
  weightZero: number;
  hasMark: boolean;
}

const cases: readonly Partial<ProductCase>[] = [
  ...[1, 2, 3, 4, 5, 15, 16, 17, 33, 70].map((rows) => ({ rows, inputs: 64 })),
  ...[4, 12, 20, 1124, 2260].flatMap((inputs) => [1, 6, 40].map((rows) => ({ rows, inputs }))),
  { rows: 1, inputs: 36_000, outputs: 16 },
  { rows: 9, inputs: 68, outputs: 160, part: [2, 6, 32, 96] },
  { rows: 5, inputs: 68, hasSignedRows: true, zero: 0 },
  ...[1, 2, 5, 40].flatMap((rows) => [
    { rows, inputs: 68, zero: 3 },
    { rows, inputs: 1124, zero: 255, weightZero: 128 },
    { rows, inputs: 1124, weightZero: 5 },
    { rows, inputs: 68, hasSignedRows: true, zero: 250, weightZero: 127 },
  ]),
  { rows: 3, inputs: 68, hasMark: false },
];

export const productCases: readonly ProductCase[] = cases.map((given) => ({
  rows: 1,
  inputs: 64,
  outputs: 48,
  hasSignedRows: false,
  zero: 128,
  weightZero: 0,
  hasMark: true,
  ...given,
}));

/**
 * Returns the first sum that differs, a write outside of the sums, or a wrong return value, with its build; "" if there is none. Each sum is
 * computed once in plain numbers for all builds. The function uses no other code, because pages get its text.
 */
export async function findWrongSums({ builds, given }: { builds: Record<string, readonly number[]>; given: ProductCase }): Promise<string> {
  const { rows, inputs, outputs, part = [0, rows, 0, outputs], hasSignedRows, zero, weightZero, hasMark } = given;
  const memory = new WebAssembly.Memory({ initial: 128 });
  const table = new WebAssembly.Table({ initial: 1, element: "anyfunc" });
  const bytes = new Uint8Array(memory.buffer);
  const words = new Int32Array(memory.buffer);
  let used = 1024;
  const place = (size: number): number => {
    const start = used;
    used = Math.ceil((used + size) / 64) * 64;
    return start;
  };
  const [shape, data, marks, buffer] = [place(64), place(64), place(outputs), place(36_864)];
  const [rowBytes, matrix, sums] = [place(rows * inputs), place(inputs * outputs), place(4 * rows * outputs)];
  if (hasMark) for (let at = 0; at < 15; at++) bytes[marks + at] = "int8 in panels:".codePointAt(at) ?? 0;
  bytes[marks + 15] = weightZero;
  // All values of a byte, the extremes next to each other.
  let seed = 7;
  const drawn = (): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    const value = (seed >>> 16) % 256;
    return value < 40 ? 255 : value < 80 ? 0 : value < 100 ? 128 : value < 120 ? 127 : value;
  };
  const signed = (byte: number): number => (byte << 24) >> 24;
  const weight = (input: number, output: number): number => {
    const panel = matrix + (output >> 4) * 16 * inputs + (input >> 2) * 64 + (output & 15) * 4 + (input & 3);
    return signed(bytes[panel] ?? 0) - signed(weightZero);
  };
  for (let at = 0; at < rows * inputs; at++) bytes[rowBytes + at] = drawn();
  for (let at = 0; at < inputs * outputs; at++) bytes[matrix + at] = drawn();
  words.set([rows, outputs, inputs], shape >> 2);
  bytes.set([hasSignedRows ? 1 : 0, 1, 0], shape + 12);
  words.set([rowBytes, inputs, zero, matrix, outputs, marks], data >> 2);
  bytes.set([0, 1], data + 24);
  words.set([sums, outputs, 0], (data >> 2) + 7);
  const computed: Record<string, Int32Array> = {};
  for (const [build, kernels] of Object.entries(builds)) {
    const imports = { env: { memory, table }, "float-rows": { multiplyInPieces: () => undefined } };
    const { instance } = await WebAssembly.instantiate(Uint8Array.from(kernels), imports);
    const multiply = instance.exports["multiplyPanels"];
    if (typeof multiply !== "function") throw new TypeError("the kernels export nothing that multiplies");
    bytes.fill(0, buffer, buffer + 36_864);
    words.fill(-7, sums >> 2, (sums >> 2) + rows * outputs);
    const isDone = multiply(shape, data, ...part, buffer) === 1;
    if (isDone !== hasMark) return `${build}: the return value does not say whether the sums were computed`;
    computed[build] = words.slice(sums >> 2, (sums >> 2) + rows * outputs);
  }
  const [firstRow, rowCount, firstOutput, outputCount] = part;
  for (let row = 0; row < rows; row++) {
    for (let output = 0; output < outputs; output++) {
      const isAsked = row >= firstRow && row < firstRow + rowCount && output >= firstOutput && output < firstOutput + outputCount;
      let expected = -7;
      if (isAsked && hasMark) {
        expected = 0;
        for (let input = 0; input < inputs; input++) {
          const left = bytes[rowBytes + row * inputs + input] ?? 0;
          expected += (hasSignedRows ? signed(left) - signed(zero) : left - zero) * weight(input, output);
        }
      }
      for (const [build, found] of Object.entries(computed)) {
        const sum = found[row * outputs + output];
        if (sum !== expected) return `${build}, row ${row}, output ${output}: ${sum} for ${expected}`;
      }
    }
  }
  return "";
}
