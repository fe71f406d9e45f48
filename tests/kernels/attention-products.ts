/**
 * Compares the kernels for attention over int8 caches and `kernels/exponentials.ts` with plain numbers. The functions run in Node and, as text, in
 * a page.
 */

export interface AttentionCase {
  rows: number;
  width: number;
  positions: number;
  /** MLAS_KV_QUANT_TYPE: 1 has a scale for each place. */
  type: number;
  /** Factor of the previous content, in products with values. */
  kept: number;
}

const sizes: readonly (readonly [rows: number, width: number, positions: number])[] = [
  ...[1, 2, 3, 4, 5, 8, 63, 70].flatMap((rows) => [1, 3, 6, 67, 260].map((positions) => [rows, 64, positions] as const)),
  ...[16, 80, 128, 240, 256].flatMap((width) => [1, 3, 7, 37].map((rows) => [rows, width, 131] as const)),
];

export const attentionCases: readonly AttentionCase[] = [
  ...sizes.map(([rows, width, positions]) => ({ rows, width, positions, type: 1, kept: 0 })),
  // Cases that the kernels leave to the runtime.
  { rows: 3, width: 24, positions: 9, type: 1, kept: 0 },
  { rows: 3, width: 272, positions: 9, type: 1, kept: 0 },
  { rows: 3, width: 64, positions: 9, type: 0, kept: 0 },
  { rows: 3, width: 64, positions: 9, type: 1, kept: 1 },
];

/**
 * Computes one case with each build. `wrong`: the first number that differs, a write outside of the results, or a wrong return value, with the
 * build; "" if there is none. The first build is compared with plain numbers, and the others with the first, to the bit. `digest`: a hash of all
 * results, with which builds in other engines are compared. The function uses no other code, because pages get its text.
 */
export async function computeAttention({ builds, given }: { builds: Record<string, readonly number[]>; given: AttentionCase }) {
  const { rows, width, positions, type, kept } = given;
  const memory = new WebAssembly.Memory({ initial: 200 });
  const table = new WebAssembly.Table({ initial: 1, element: "anyfunc" });
  const imports = { env: { memory, table }, "float-rows": { multiplyInPieces: () => undefined } };
  const bytes = new Int8Array(memory.buffer);
  const floats = new Float32Array(memory.buffer);
  // 128 kB of stack, then everything else.
  const stack = 131_072;
  let used = stack + 64;
  const place = (size: number): number => {
    const start = used;
    used = Math.ceil((used + size) / 64) * 64;
    return start;
  };
  const stride = positions + 5;
  const [scales, queries, cache, fresh] = [place(4 * width), place(4 * rows * width), place(positions * width), place(rows * width + 64)];
  const [products, shares, sums] = [place(4 * rows * stride), place(4 * rows * stride), place(4 * rows * (width + 16))];
  const at = (start: number, index: number): number => floats[(start >> 2) + index] ?? NaN;
  const put = (start: number, index: number, value: number): void => void (floats[(start >> 2) + index] = value);
  let seed = 7;
  const drawn = (): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) / 2 ** 24;
  };
  for (let index = 0; index < width; index++) put(scales, index, index === 3 ? 0 : 0.01 + drawn() / 10);
  for (let index = 0; index < rows * width; index++) put(queries, index, (drawn() - 0.5) * (index % 7 === 0 ? 40 : 4));
  for (let index = 0; index < positions * width; index++) bytes[cache + index] = index % 11 === 0 ? -128 : Math.floor(drawn() * 256) - 128;
  // Shares of a row add up to 1; one row gives all to one position, one the same to each.
  for (let row = 0; row < rows; row++) {
    const raw = Array.from({ length: positions }, (_, index) =>
      row % 3 === 1 ? 1 : row % 3 === 2 ? Number(index === row % positions) : drawn() ** 6,
    );
    const total = raw.reduce((sum, value) => sum + value, 1e-9);
    raw.forEach((value, index) => put(shares, row * stride + index, value / total));
  }
  const isCovered = type === 1 && width % 16 === 0 && width <= 256;
  const untouched = -7;
  let wrong = "";
  let digest = 0;
  const note = (text: string): void => void (wrong ||= text);
  const float = new Float32Array(1);
  const bits = new Int32Array(float.buffer);
  const digested = (value: number): void => {
    float[0] = value;
    digest = (Math.imul(digest, 31) + (bits[0] ?? 0)) | 0;
  };

  const factor = 0.125;
  const sumStride = width + 16;
  const addsUp = isCovered && kept === 0;
  const areas = [
    [fresh, rows * width + 64],
    [products, 4 * rows * stride],
    [sums, 4 * rows * sumStride],
  ] as const;
  let first: Int8Array[] | undefined;
  for (const [build, kernels] of Object.entries(builds)) {
    const { instance } = await WebAssembly.instantiate(Uint8Array.from(kernels), imports);
    const isDone = (name: string, ...values: number[]): boolean => {
      const kernel = instance.exports[name];
      if (typeof kernel !== "function") throw new TypeError(`the kernels export no ${name}`);
      return Number(kernel(...values)) === 1;
    };
    // No build finds what another left on the stack.
    bytes.fill(0, 0, stack);
    bytes.fill(untouched, fresh, fresh + rows * width + 64);
    for (const [start, size] of areas.slice(1)) floats.fill(untouched, start >> 2, (start + size) >> 2);
    const isRounded = isDone("roundRows", queries, fresh, rows, width, width, type, scales, stack);
    const isByKeys = isDone("multiplyByKeys", rows, positions, width, factor, queries, width, cache, type, scales, products, stride, stack);
    const isByValues = isDone(
      "multiplyByValues",
      rows,
      width,
      positions,
      shares,
      stride,
      cache,
      type,
      scales,
      sums,
      sumStride,
      kept,
      stack,
    );
    if (isRounded !== isCovered || isByKeys !== isCovered || isByValues !== addsUp)
      note(`${build}: a return value does not say whether the work was done`);
    const results = areas.map(([start, size]) => bytes.slice(start, start + size));
    first ??= results;
    for (const [area, result] of results.entries()) {
      if (result.some((value, index) => value !== first?.[area]?.[index])) note(`${build} differs from the first build`);
    }
  }

  for (let index = 0; index < rows * width; index++) {
    const scale = at(scales, index % width);
    const steps = Math.fround(at(queries, index) * Math.fround(1 / (scale === 0 ? 1 : scale)));
    const half = Math.abs(steps % 1) === 0.5 ? 2 * Math.round(steps / 2) : Math.round(steps);
    const expected = isCovered ? Math.max(-128, Math.min(127, half)) : untouched;
    if (bytes[fresh + index] !== expected) note(`rounded ${index}: ${bytes[fresh + index]} for ${expected}`);
  }
  if (bytes[fresh + rows * width] !== untouched) note("rounding wrote after the rows");

  for (let row = 0; row < rows; row++) {
    for (let position = 0; position < stride; position++) {
      const found = at(products, row * stride + position);
      let [expected, size, largest] = [0, 0, 0];
      for (let index = 0; index < width; index++) {
        const query = at(queries, row * width + index) * at(scales, index) * factor;
        const key = bytes[cache + position * width + index] ?? 0;
        expected += query * key;
        size += Math.abs(key);
        largest = Math.max(largest, Math.abs(query));
      }
      if (!isCovered || position >= positions) [expected, size] = [untouched, 0];
      if (!(Math.abs(found - expected) <= (0.6 * largest * size) / 8191 + 1e-6 * Math.abs(expected))) {
        note(`row ${row}, key ${position}: ${found} for ${expected}`);
      }
      digested(found);
    }
  }

  for (let row = 0; row < rows; row++) {
    const own = Array.from({ length: positions }, (_, position) => at(shares, row * stride + position));
    const steps = Math.min(16_383 / Math.max(...own), 16_000_000 / own.reduce((sum, value) => sum + value, 0));
    for (let index = 0; index < sumStride; index++) {
      const found = at(sums, row * sumStride + index);
      let [expected, size] = [0, 0];
      for (const [position, share] of own.entries()) {
        const value = at(scales, index) * (bytes[cache + position * width + index] ?? 0);
        expected += share * value;
        size += Math.abs(value);
      }
      if (!addsUp || index >= width) [expected, size] = [untouched, 0];
      if (!(Math.abs(found - expected) <= (0.6 * size) / steps + 1e-5 * Math.abs(expected))) {
        note(`row ${row}, place ${index}: ${found} for ${expected}`);
      }
      digested(found);
    }
  }
  return { wrong, digest };
}

/** Returns an input whose NaN is lost, or "". A model that computes NaN would otherwise reply with nonsense and no error. */
export async function findLostNaN({ kernels, rows }: { kernels: readonly number[]; rows: number }): Promise<string> {
  const memory = new WebAssembly.Memory({ initial: 8 });
  const table = new WebAssembly.Table({ initial: 1, element: "anyfunc" });
  const imports = { env: { memory, table }, "float-rows": { multiplyInPieces: () => undefined } };
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(kernels), imports);
  const { multiplyByKeys, multiplyByValues } = instance.exports;
  if (typeof multiplyByKeys !== "function" || typeof multiplyByValues !== "function") throw new TypeError("the kernels export neither");
  const [width, positions, stack] = [64, 48, 131_072];
  const [scales, given, cache, to] = [140_000, 150_000, 200_000, 300_000];
  const floats = new Float32Array(memory.buffer);
  floats.fill(0.5, scales >> 2, (scales >> 2) + width);
  // One query of the last row, then all its shares, as a softmax over NaN gives them.
  const last = (given >> 2) + (rows - 1) * width;
  floats.fill(0.25, given >> 2, last + width);
  floats[last + 5] = NaN;
  multiplyByKeys(rows, positions, width, 1, given, width, cache, 1, scales, to, positions, stack);
  if (![...floats.subarray((to >> 2) + (rows - 1) * positions, (to >> 2) + rows * positions)].every(Number.isNaN)) return "a query";
  floats.fill(NaN, last, last + positions);
  multiplyByValues(rows, width, positions, given, width, cache, 1, scales, to, width, 0, stack);
  if (![...floats.subarray((to >> 2) + (rows - 1) * width, (to >> 2) + rows * width)].every(Number.isNaN)) return "shares";
  return floats.subarray(to >> 2, (to >> 2) + (rows - 1) * width).some(Number.isNaN) ? "another row has a NaN, too" : "";
}

/** Returns the first exponential that differs, or a write outside of the results; "" if there is none. */
export async function findWrongExponentials({ kernels, count }: { kernels: readonly number[]; count: number }): Promise<string> {
  const memory = new WebAssembly.Memory({ initial: 4 });
  const table = new WebAssembly.Table({ initial: 1, element: "anyfunc" });
  const imports = { env: { memory, table }, "float-rows": { multiplyInPieces: () => undefined } };
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(kernels), imports);
  const kernel = instance.exports["sumExponentials"];
  if (typeof kernel !== "function") throw new TypeError("the kernels export no sumExponentials");
  const [stack, from, to] = [65_536, 70_000, 80_000];
  const floats = new Float32Array(memory.buffer);
  const given = Array.from({ length: count }, (_, index) => Math.fround(((index * 37) % 101) / -5 + (index % 9 === 4 ? -95 : 0)));
  const run = (target: number): number => {
    floats.fill(-7);
    floats.set(given, from >> 2);
    return Number(kernel(from, target, count, -0.25, stack));
  };
  const sum = run(to);
  const found = [...floats.subarray(to >> 2, (to >> 2) + count + 1)];
  let exact = 0;
  for (const [index, value] of given.entries()) {
    const expected = Math.exp(value - 0.25);
    exact += expected;
    if (!(Math.abs((found[index] ?? NaN) - expected) <= 1e-5 * expected + 1e-37)) return `number ${index}: ${found[index]} for ${expected}`;
  }
  if (found[count] !== -7) return "wrote after the last one";
  if (!(Math.abs(sum - exact) <= 1e-5 * exact)) return `sum ${sum} for ${exact}`;
  const isInPlace = run(from) === sum && found.slice(0, count).every((value, index) => floats[(from >> 2) + index] === value);
  if (!isInPlace) return "differs if written in place";
  return run(0) === sum && floats[to >> 2] === -7 ? "" : "differs if only the sum is asked for";
}

/** Compares hyperbolic tangents with plain numbers. Returns the first that differs, or ""; the runtime's own are as far from the exact ones. */
export async function findWrongTangents({ kernels, count }: { kernels: readonly number[]; count: number }): Promise<string> {
  const memory = new WebAssembly.Memory({ initial: 4 });
  const table = new WebAssembly.Table({ initial: 1, element: "anyfunc" });
  const imports = { env: { memory, table }, "float-rows": { multiplyInPieces: () => undefined } };
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(kernels), imports);
  const kernel = instance.exports["hyperbolicTangents"];
  if (typeof kernel !== "function") throw new TypeError("the kernels export no hyperbolicTangents");
  const [stack, from, to] = [65_536, 70_000, 80_000];
  const floats = new Float32Array(memory.buffer);
  const special = [0, Infinity, -Infinity, NaN, 1e-20];
  const given = Array.from({ length: count }, (_, index) => special[index % 23] ?? Math.fround((((index * 37) % 101) - 50) / 4.7));
  floats.fill(-7);
  floats.set(given, from >> 2);
  kernel(from, to, count, stack);
  const found = [...floats.subarray(to >> 2, (to >> 2) + count + 1)];
  for (const [index, value] of given.entries()) {
    const expected = Math.tanh(value);
    const isNear = Math.abs((found[index] ?? NaN) - expected) <= 4e-7 * Math.abs(expected) + 1e-24;
    if (!isNear && !(Number.isNaN(expected) && Number.isNaN(found[index]))) return `number ${index}: ${found[index]} for ${expected}`;
  }
  if (found[count] !== -7) return "wrote after the last one";
  kernel(from, from, count, stack);
  const isInPlace = found.slice(0, count).every((value, index) => Object.is(floats[(from >> 2) + index], value));
  return isInPlace ? "" : "differs if written in place";
}
