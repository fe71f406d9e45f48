/** Compares `kernels/float-attention.ts` with plain numbers. The function runs in Node and, as text, in a page. */

export interface FloatAttentionCase {
  rows: number;
  width: number;
  positions: number;
  /** Positions before the first one with a weight, as those before a window. */
  hidden: number;
}

export const floatAttentionCases: readonly FloatAttentionCase[] = [
  ...[1, 2, 3, 4, 5, 8, 33].flatMap((rows) => [1, 3, 16, 21, 67, 130].map((positions) => ({ rows, width: 64, positions, hidden: 0 }))),
  ...[8, 24, 80, 128, 256].flatMap((width) => [1, 3, 6].map((rows) => ({ rows, width, positions: 37, hidden: 0 }))),
  ...[16, 40].flatMap((hidden) => [1, 5].map((rows) => ({ rows, width: 64, positions: 67, hidden }))),
  // Cases that the kernel leaves to the runtime.
  { rows: 3, width: 260, positions: 9, hidden: 0 },
  { rows: 3, width: 6, positions: 9, hidden: 0 },
];

/**
 * Computes one case. `wrong`: the first number that differs, a write outside of the results, or a wrong return value; "" if there is none. `digest`:
 * a hash of all results of the first row, which are the same beside any other rows. The function uses no other code, because pages get its text.
 */
export async function computeFloatAttention({ kernels, given }: { kernels: readonly number[]; given: FloatAttentionCase }) {
  const { rows, width, positions, hidden } = given;
  const memory = new WebAssembly.Memory({ initial: 40 });
  const table = new WebAssembly.Table({ initial: 1, element: "anyfunc" });
  const imports = { env: { memory, table }, "float-rows": { multiplyInPieces: () => undefined } };
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(kernels), imports);
  const { multiplyFloats } = instance.exports;
  if (typeof multiplyFloats !== "function") throw new TypeError("the kernels export no multiplyFloats");
  const floats = new Float32Array(memory.buffer);
  let used = 1024;
  const place = (count: number): number => {
    const start = used;
    used = Math.ceil((used + 4 * count) / 64) * 64;
    return start;
  };
  const [stride, sumStride] = [positions + 5, width + 16];
  const [queries, keys, values] = [place(rows * width), place(positions * width), place(positions * width)];
  const [scores, weights, sums] = [place(rows * stride), place(rows * stride), place(rows * sumStride)];
  const at = (start: number, index: number): number => floats[(start >> 2) + index] ?? NaN;
  let seed = 7;
  const drawn = (): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) / 2 ** 24 - 0.5;
  };
  // The same keys, values and first row for any number of rows.
  for (const start of [keys, values]) for (let index = 0; index < positions * width; index++) floats[(start >> 2) + index] = 4 * drawn();
  for (let row = 0; row < rows; row++) {
    for (let index = 0; index < width; index++) floats[(queries >> 2) + row * width + index] = 4 * drawn();
    for (let index = 0; index < positions; index++) floats[(weights >> 2) + row * stride + index] = index < hidden ? 0 : drawn() + 0.5;
  }
  const untouched = -7;
  let wrong = "";
  let digest = 0;
  const compare = (name: string, found: number, expected: number, size: number, row: number): void => {
    if (!(Math.abs(found - expected) <= 2e-6 * size)) wrong ||= `${name}, row ${row}: ${found} for ${expected}`;
    if (row === 0) digest = (Math.imul(digest, 31) + new Int32Array(Float32Array.of(found).buffer)[0]!) | 0;
  };
  const [plain, transposed, factor] = [111, 112, 0.125];

  floats.fill(untouched, scores >> 2, (scores >> 2) + rows * stride);
  const isByKeys = multiplyFloats(plain, transposed, rows, positions, width, factor, queries, width, keys, width, 0, scores, stride) === 1;
  const isKeyCase = width % 4 === 0 && width <= 256;
  for (let row = 0; row < rows; row++) {
    for (let position = 0; position < stride; position++) {
      let [expected, size] = [0, 0];
      for (let index = 0; index < width; index++) {
        const product = at(queries, row * width + index) * at(keys, position * width + index) * factor;
        expected += product;
        size += Math.abs(product);
      }
      if (!isKeyCase || position >= positions) [expected, size] = [untouched, 0];
      compare(`key ${position}`, at(scores, row * stride + position), expected, size, row);
    }
  }

  floats.fill(untouched, sums >> 2, (sums >> 2) + rows * sumStride);
  const isByValues = multiplyFloats(plain, plain, rows, width, positions, 1, weights, stride, values, width, 0, sums, sumStride) === 1;
  const isValueCase = width % 8 === 0 && width <= 256;
  for (let row = 0; row < rows; row++) {
    for (let index = 0; index < sumStride; index++) {
      let [expected, size] = [0, 0];
      for (let position = 0; position < positions; position++) {
        const product = at(weights, row * stride + position) * at(values, position * width + index);
        expected += product;
        size += Math.abs(product);
      }
      if (!isValueCase || index >= width) [expected, size] = [untouched, 0];
      compare(`place ${index}`, at(sums, row * sumStride + index), expected, size, row);
    }
  }
  // Other orders and sums that are added to are the runtime's.
  const others = [
    multiplyFloats(transposed, plain, rows, width, positions, 1, weights, stride, values, width, 0, sums, sumStride),
    multiplyFloats(plain, plain, rows, width, positions, 1, weights, stride, values, width, 1, sums, sumStride),
    multiplyFloats(plain, plain, rows, width, positions, 0.5, weights, stride, values, width, 0, sums, sumStride),
  ];
  const isSaid = isByKeys === isKeyCase && isByValues === isValueCase && others.every((other) => other === 0);
  return { wrong: wrong || (isSaid ? "" : "a return value does not say whether the work was done"), digest };
}
