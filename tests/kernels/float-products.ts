/** Compares products of float32 rows by `kernels/float-rows.ts` with plain numbers. The functions run in Node and, as text, in a page. */

export interface FloatProductCase {
  rows: number;
  inputs: number;
  outputs: number;
  /** Bits of a value of the matrix. */
  bits: 8 | 4;
  hasBias: boolean;
  /** Whether a number is added to the weights of each block. */
  hasMinima: boolean;
  /** Whether the zero points hold the name of the layout and the scales of the outputs, and the scales only the factors. */
  hasZeros: boolean;
  /** The axis along which the runtime cuts a product for threads. */
  pieces: "rows" | "outputs";
  hasMark: boolean;
}

const cases: readonly Partial<FloatProductCase>[] = [
  ...([4, 8] as const).flatMap((bits) => [
    ...[1, 2, 3, 4, 5, 15, 16, 17, 33, 70].map((rows) => ({ rows, bits })),
    ...[96, 1152, 4128].flatMap((inputs) => [1, 6, 40].map((rows) => ({ rows, inputs, bits }))),
    { rows: 1, inputs: 16_384, outputs: 16, bits },
    { rows: 5, outputs: 160, bits, hasBias: true },
    { rows: 9, bits, pieces: "rows" as const },
    { rows: 2, bits, hasMark: false },
    { rows: 2, bits, hasMark: false, hasZeros: true },
    ...[1, 6, 17].flatMap((rows) => [false, true].map((hasMinima) => ({ rows, bits, hasMinima, hasZeros: true, outputs: 160 }))),
    ...[1, 2, 5, 17].map((rows) => ({ rows, bits, hasMinima: true })),
    { rows: 70, inputs: 1152, bits, hasMinima: true, hasBias: true },
    { rows: 9, outputs: 160, bits, hasMinima: true, pieces: "rows" as const },
    { rows: 1, inputs: 131_072, outputs: 16, bits, hasMinima: true },
  ]),
  // The last block is not full.
  ...[20, 100, 1124].flatMap((inputs) => [1, 6, 17].map((rows) => ({ rows, inputs, bits: 8 as const }))),
  // More rows than the scratch memory holds at once.
  { rows: 130, inputs: 4096, outputs: 16, bits: 8 },
  { rows: 2, inputs: 131_072, outputs: 16, bits: 8 },
];

export const floatProductCases: readonly FloatProductCase[] = cases.map((given) => ({
  rows: 1,
  inputs: 96,
  outputs: 48,
  bits: 4,
  hasBias: false,
  hasMinima: false,
  hasZeros: false,
  pieces: "outputs",
  hasMark: true,
  ...given,
}));

/**
 * Returns the first product that differs, or a wrong return value, with its build; "" if there is none. Each product is computed once in plain
 * numbers for all builds. The function uses no other code, because pages get its text.
 */
export async function findWrongProducts({
  builds,
  given,
}: {
  builds: Record<string, readonly number[]>;
  given: FloatProductCase;
}): Promise<string> {
  const { rows, inputs, outputs, bits, hasBias, hasMinima, hasZeros, pieces, hasMark } = given;
  const memory = new WebAssembly.Memory({ initial: 256 });
  const bytes = new Uint8Array(memory.buffer);
  const words = new Int32Array(memory.buffer);
  const floats = new Float32Array(memory.buffer);
  let used = 1024;
  const place = (size: number): number => {
    const start = used;
    used = Math.ceil((used + size) / 64) * 64;
    return start;
  };
  const tensor = (size: number): { at: number; values: number } => {
    const [at, values] = [place(128), place(size)];
    // The address of its memory, and the offset of its values in that memory.
    words[at >> 2] = values - 64;
    words[(at + 108) >> 2] = 64;
    return { at, values };
  };
  const blocks = Math.ceil(inputs / 32);
  const x = tensor(4 * rows * inputs);
  const matrix = tensor(4 * blocks * outputs * bits);
  const scales = tensor((hasZeros ? 0 : 16 + 4 * outputs) + 4 * blocks * outputs);
  const zeros = tensor(16 + 4 * outputs);
  const head = hasZeros ? zeros : scales;
  const bias = tensor(4 * outputs);
  const y = tensor(4 * rows * outputs);
  const buffer = place(36_864);
  const scratch = place(256 * 1024);

  let multiplyPiece: (...given: number[]) => unknown = () => 0;
  const multiplyInPieces = (shape: number, data: number, count: number, pool: number): void => {
    if (count !== 1 || pool !== 77) throw new RangeError("it asks for another product");
    const [height = 0, width = 0] = [words[shape >> 2], words[(shape >> 2) + 1]];
    const firstRows = pieces === "rows" ? Math.floor(height / 2) : height;
    const firstOutputs = pieces === "outputs" ? Math.ceil(width / 32) * 16 : width;
    for (const [from, to] of [
      [0, firstRows],
      [firstRows, height],
    ] as const) {
      for (const [start, end] of [
        [0, firstOutputs],
        [firstOutputs, width],
      ] as const) {
        if (from < to && start < end && multiplyPiece(shape, data, from, to - from, start, end - start, buffer) !== 1)
          throw new RangeError("a piece is not computed");
      }
    }
  };
  let seed = 7;
  const drawn = (): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 16) % 256;
  };
  for (let row = 0; row < rows; row++) {
    // Rows of very different sizes, and one of zeros.
    const size = row === 3 ? 0 : 10 ** ((row % 5) - 2);
    for (let input = 0; input < inputs; input++) floats[(x.values >> 2) + row * inputs + input] = size * (drawn() - 127.5 + drawn() / 256);
  }
  for (let at = 0; at < 4 * blocks * outputs * bits; at++) bytes[matrix.values + at] = drawn();
  if (hasMark) bytes.set(new TextEncoder().encode(`int${bits} for floats`), head.values);
  if (hasMinima) bytes[head.values + 15] = 1;
  const scaleAt = (head.values + 16) >> 2;
  const factorsAt = (scales.values + (hasZeros ? 0 : 16 + 4 * outputs)) >> 1;
  const factors = new Int16Array(memory.buffer);
  for (let output = 0; output < outputs; output++) floats[scaleAt + output] = drawn() / 1000;
  // The minima follow the factors.
  for (let at = 0; at < 2 * blocks * outputs; at++) factors[factorsAt + at] = 256 * (drawn() - 128) + drawn();
  for (let output = 0; output < outputs; output++) floats[(bias.values >> 2) + output] = drawn() - 100;
  const table = new WebAssembly.Table({ initial: 1, element: "anyfunc" });
  const imports = { env: { memory, table }, "float-rows": { multiplyInPieces } };
  const computed: Record<string, Float32Array> = {};
  for (const [build, kernels] of Object.entries(builds)) {
    const { instance } = await WebAssembly.instantiate(Uint8Array.from(kernels), imports);
    const { multiplyPanels, multiplyFloatRows } = instance.exports;
    if (typeof multiplyPanels !== "function" || typeof multiplyFloatRows !== "function")
      throw new TypeError("the kernels export no products");
    multiplyPiece = (...all) => multiplyPanels(...all) as unknown;
    // No build finds the rows that another has rounded.
    bytes.fill(0, buffer, buffer + 36_864);
    bytes.fill(0, scratch, scratch + 256 * 1024);
    floats.fill(-7, y.values >> 2, (y.values >> 2) + rows * outputs);
    const optional = [hasZeros ? zeros.at : 0, hasBias ? bias.at : 0];
    const isDone = multiplyFloatRows(x.at, matrix.at, scales.at, ...optional, y.at, rows, outputs, inputs, 77, scratch) === 1;
    if (isDone !== hasMark) return `${build}: the return value does not say whether the products were computed`;
    computed[build] = floats.slice(y.values >> 2, (y.values >> 2) + rows * outputs);
  }
  const signed = (byte: number): number => (byte << 24) >> 24;
  const weight = (input: number, output: number): number => {
    const block = (output >> 4) * blocks + (input >> 5);
    if (bits === 8) return signed(bytes[matrix.values + 512 * block + ((input >> 2) & 7) * 64 + (output & 15) * 4 + (input & 3)] ?? 0);
    const both = bytes[matrix.values + 256 * block + ((input >> 3) & 3) * 64 + (output & 15) * 4 + (input & 3)] ?? 0;
    return ((input & 4) === 0 ? both & 15 : both >> 4) - 8;
  };
  const factorOf = (block: number, output: number, first = factorsAt): number =>
    factors[first + 16 * ((output >> 4) * blocks + block) + (output & 15)] ?? 0;
  // Rounds halves to the even integer.
  const nearest = (value: number): number => {
    const whole = Math.floor(value);
    return value - whole === 0.5 ? whole + (Math.abs(whole) % 2) : Math.round(value);
  };
  // The weights of an output, decoded once for all rows.
  const weights = Array.from({ length: hasMark ? outputs : 0 }, (_, output) =>
    Int8Array.from({ length: 32 * blocks }, (_, input) => weight(input, output)),
  );
  for (let row = 0; row < rows; row++) {
    const given = floats.subarray((x.values >> 2) + row * inputs, (x.values >> 2) + (row + 1) * inputs);
    const steps = new Int32Array(32 * blocks);
    const scalesOfBlocks = new Float32Array(blocks);
    const sumsOfBlocks = new Int32Array(blocks);
    for (let block = 0; block < blocks; block++) {
      const end = Math.min(32 * block + 32, inputs);
      let peak = Math.fround(1e-12);
      for (let input = 32 * block; input < end; input++) peak = Math.max(peak, Math.abs(given[input] ?? 0));
      const toSteps = Math.fround(127 / peak);
      scalesOfBlocks[block] = peak / 127;
      let total = 0;
      for (let input = 32 * block; input < end; input++) total += steps[input] = nearest(Math.fround((given[input] ?? 0) * toSteps));
      sumsOfBlocks[block] = total;
    }
    for (let output = 0; output < outputs; output++) {
      const own = weights[output] ?? new Int8Array(0);
      let sum = 0;
      for (let block = 0; hasMark && hasMinima && block < blocks; block++) {
        const product =
          factorOf(block, output, factorsAt + blocks * outputs) * Math.fround((sumsOfBlocks[block] ?? 0) * (scalesOfBlocks[block] ?? 0));
        sum = Math.fround(sum + Math.fround(product));
      }
      for (let block = 0; hasMark && block < blocks; block++) {
        let whole = 0;
        for (let input = 32 * block; input < 32 * block + 32; input++) whole += (steps[input] ?? 0) * (own[input] ?? 0);
        // Block after block, in float32.
        const factor = factorOf(block, output);
        const scale = scalesOfBlocks[block] ?? 0;
        const product = bits === 4 ? Math.fround(whole * factor) * scale : whole * Math.fround(factor * scale);
        sum = Math.fround(sum + Math.fround(product));
      }
      const scaled = Math.fround(sum * (floats[scaleAt + output] ?? 0));
      const expected = hasMark ? Math.fround(scaled + (hasBias ? (floats[(bias.values >> 2) + output] ?? 0) : 0)) : -7;
      for (const [build, found] of Object.entries(computed)) {
        const product = found[row * outputs + output];
        if (product !== expected) return `${build}, row ${row}, output ${output}: ${product} for ${expected}`;
      }
    }
  }
  return "";
}
