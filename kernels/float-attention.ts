/**
 * Products of attention over a cache in float32: queries by keys, and attention weights by values. The runtime's kernel copies all keys and values
 * into another order for each product, also for one row. This kernel reads them where they are. The sums of a row do not depend on the number of
 * rows and positions, so a row has the same result to the bit beside any other rows.
 */

/** CBLAS_TRANSPOSE. */
const plain: i32 = 111;
const transposed: i32 = 112;
/** Max width of a head: larger matrices are no attention, and the runtime's order of work is better for them. */
const maxWidth: usize = 256;
/** Positions whose keys or values are used for all rows before the next ones, so that they stay in the first cache. */
const blockPositions: usize = 16;

/**
 * Replaces MlasSgemmOperation: writes `alpha` times the product of the rows `a` [rows, inputs] with `b` to `c` [rows, outputs]. Strides are
 * in numbers.
 * @returns 1 if this is a product of attention: it is computed. 0: nothing was done.
 */
export function multiplyFloats(
  aOrder: i32,
  bOrder: i32,
  rows: usize,
  outputs: usize,
  inputs: usize,
  alpha: f32,
  a: usize,
  aStride: usize,
  b: usize,
  bStride: usize,
  beta: f32,
  c: usize,
  cStride: usize,
): i32 {
  if (aOrder != plain || beta != 0) return 0;
  if (bOrder == transposed) {
    if (inputs > maxWidth || (inputs & 3) != 0) return 0;
    multiplyByFloatKeys(rows, outputs, inputs << 2, alpha, a, aStride << 2, b, bStride << 2, c, cStride << 2);
    return 1;
  }
  if (bOrder != plain || alpha != 1 || outputs > maxWidth || (outputs & 7) != 0 || inputs == 0) return 0;
  multiplyByFloatValues(rows, inputs, outputs << 2, a, aStride << 2, b, bStride << 2, c, cStride << 2);
  return 1;
}

/** All sizes but the numbers of rows and positions are in bytes. */
function multiplyByFloatKeys(
  rows: usize,
  positions: usize,
  width: usize,
  factor: f32,
  queries: usize,
  queryStride: usize,
  keys: usize,
  keyStride: usize,
  scores: usize,
  scoreStride: usize,
): void {
  for (let position: usize = 0; position < positions; position += blockPositions) {
    const count = min(positions - position, blockPositions);
    let query = queries;
    let to = scores + (position << 2);
    let row: usize = 0;
    for (; row + 2 <= rows; row += 2) {
      let key = keys;
      let at: usize = 0;
      for (; at + 4 <= count; at += 4, key += keyStride << 2) {
        scoreTwoRows(query, queryStride, key, keyStride, width, factor, to + (at << 2), scoreStride);
      }
      for (; at < count; at++, key += keyStride) {
        store<f32>(to + (at << 2), scoreOf(query, key, width) * factor);
        store<f32>(to + scoreStride + (at << 2), scoreOf(query + queryStride, key, width) * factor);
      }
      query += queryStride << 1;
      to += scoreStride << 1;
    }
    if (row < rows) {
      let key = keys;
      let at: usize = 0;
      for (; at + 4 <= count; at += 4, key += keyStride << 2) {
        scoreRow(query, key, keyStride, width, factor, to + (at << 2));
      }
      for (; at < count; at++, key += keyStride) store<f32>(to + (at << 2), scoreOf(query, key, width) * factor);
    }
    keys += count * keyStride;
  }
}

/** Returns the sum of each of four vectors. */
function sumsOf(a: v128, b: v128, c: v128, d: v128): v128 {
  const first = f32x4.add(i32x4.shuffle(a, b, 0, 4, 1, 5), i32x4.shuffle(a, b, 2, 6, 3, 7));
  const second = f32x4.add(i32x4.shuffle(c, d, 0, 4, 1, 5), i32x4.shuffle(c, d, 2, 6, 3, 7));
  return f32x4.add(i64x2.shuffle(first, second, 0, 2), i64x2.shuffle(first, second, 1, 3));
}

function addedProduct(sum: v128, a: v128, b: v128): v128 {
  return f32x4.add(sum, f32x4.mul(a, b));
}

/** Multiplies two queries by four keys. */
function scoreTwoRows(
  query: usize,
  queryStride: usize,
  key: usize,
  keyStride: usize,
  width: usize,
  factor: f32,
  to: usize,
  scoreStride: usize,
): void {
  const key1 = keyStride;
  const key2 = key1 + keyStride;
  const key3 = key2 + keyStride;
  let s00 = f32x4.splat(0),
    s01 = s00,
    s02 = s00,
    s03 = s00,
    s10 = s00,
    s11 = s00,
    s12 = s00,
    s13 = s00;
  for (const end = query + width; query < end; query += 16, key += 16) {
    const q0 = v128.load(query);
    const q1 = v128.load(query + queryStride);
    let k = v128.load(key);
    s00 = addedProduct(s00, q0, k);
    s10 = addedProduct(s10, q1, k);
    k = v128.load(key + key1);
    s01 = addedProduct(s01, q0, k);
    s11 = addedProduct(s11, q1, k);
    k = v128.load(key + key2);
    s02 = addedProduct(s02, q0, k);
    s12 = addedProduct(s12, q1, k);
    k = v128.load(key + key3);
    s03 = addedProduct(s03, q0, k);
    s13 = addedProduct(s13, q1, k);
  }
  const factors = f32x4.splat(factor);
  v128.store(to, f32x4.mul(sumsOf(s00, s01, s02, s03), factors));
  v128.store(to + scoreStride, f32x4.mul(sumsOf(s10, s11, s12, s13), factors));
}

/** Multiplies a query by four keys. */
function scoreRow(query: usize, key: usize, keyStride: usize, width: usize, factor: f32, to: usize): void {
  const key1 = keyStride;
  const key2 = key1 + keyStride;
  const key3 = key2 + keyStride;
  let s0 = f32x4.splat(0),
    s1 = s0,
    s2 = s0,
    s3 = s0;
  for (const end = query + width; query < end; query += 16, key += 16) {
    const q = v128.load(query);
    s0 = addedProduct(s0, q, v128.load(key));
    s1 = addedProduct(s1, q, v128.load(key + key1));
    s2 = addedProduct(s2, q, v128.load(key + key2));
    s3 = addedProduct(s3, q, v128.load(key + key3));
  }
  v128.store(to, f32x4.mul(sumsOf(s0, s1, s2, s3), f32x4.splat(factor)));
}

function scoreOf(query: usize, key: usize, width: usize): f32 {
  let sums = f32x4.splat(0);
  for (const end = query + width; query < end; query += 16, key += 16) sums = addedProduct(sums, v128.load(query), v128.load(key));
  return f32x4.extract_lane(sumsOf(sums, sums, sums, sums), 0);
}

/** All sizes but the numbers of rows and positions are in bytes. */
function multiplyByFloatValues(
  rows: usize,
  positions: usize,
  width: usize,
  weights: usize,
  weightStride: usize,
  values: usize,
  valueStride: usize,
  sums: usize,
  sumStride: usize,
): void {
  for (let row: usize = 0; row < rows; row++) memory.fill(sums + row * sumStride, 0, width);
  for (let position: usize = 0; position < positions; position += blockPositions) {
    const end = min(positions - position, blockPositions) << 2;
    let from = weights + (position << 2);
    let to = sums;
    let row: usize = 0;
    for (; row + 4 <= rows; row += 4) {
      // Positions before a window and after the row's own one have no weight.
      if (hasWeights(from, weightStride, 4, end)) {
        for (let at: usize = 0; at < width; at += 32) {
          addFourRows(from, weightStride, end, values + at, valueStride, to + at, sumStride);
        }
      }
      from += weightStride << 2;
      to += sumStride << 2;
    }
    for (; row < rows; row++) {
      if (hasWeights(from, weightStride, 1, end)) {
        let at: usize = 0;
        for (; at + 128 <= width; at += 128) addWideRow(from, end, values + at, valueStride, to + at);
        for (; at < width; at += 32) addRow(from, end, values + at, valueStride, to + at);
      }
      from += weightStride;
      to += sumStride;
    }
    values += blockPositions * valueStride;
  }
}

function hasWeights(weights: usize, stride: usize, rows: usize, bytes: usize): bool {
  for (let row: usize = 0; row < rows; row++, weights += stride) {
    for (let at: usize = 0; at < bytes; at += 4) if (load<f32>(weights + at) != 0) return true;
  }
  return false;
}

/** Adds the values of a block, times the weights of four rows, to eight sums of each. */
function addFourRows(weights: usize, weightStride: usize, bytes: usize, value: usize, valueStride: usize, sums: usize, sumStride: usize): void {
  const weight1 = weightStride;
  const weight2 = weight1 + weightStride;
  const weight3 = weight2 + weightStride;
  const sums1 = sums + sumStride;
  const sums2 = sums1 + sumStride;
  const sums3 = sums2 + sumStride;
  let s00 = v128.load(sums),
    s01 = v128.load(sums, 16),
    s10 = v128.load(sums1),
    s11 = v128.load(sums1, 16),
    s20 = v128.load(sums2),
    s21 = v128.load(sums2, 16),
    s30 = v128.load(sums3),
    s31 = v128.load(sums3, 16);
  for (const end = weights + bytes; weights < end; weights += 4, value += valueStride) {
    const v0 = v128.load(value);
    const v1 = v128.load(value, 16);
    let weight = v128.load32_splat(weights);
    s00 = addedProduct(s00, weight, v0);
    s01 = addedProduct(s01, weight, v1);
    weight = v128.load32_splat(weights + weight1);
    s10 = addedProduct(s10, weight, v0);
    s11 = addedProduct(s11, weight, v1);
    weight = v128.load32_splat(weights + weight2);
    s20 = addedProduct(s20, weight, v0);
    s21 = addedProduct(s21, weight, v1);
    weight = v128.load32_splat(weights + weight3);
    s30 = addedProduct(s30, weight, v0);
    s31 = addedProduct(s31, weight, v1);
  }
  v128.store(sums, s00);
  v128.store(sums, s01, 16);
  v128.store(sums1, s10);
  v128.store(sums1, s11, 16);
  v128.store(sums2, s20);
  v128.store(sums2, s21, 16);
  v128.store(sums3, s30);
  v128.store(sums3, s31, 16);
}

/** Adds the values of a block, times the weights of a row, to eight sums. */
function addRow(weights: usize, bytes: usize, value: usize, valueStride: usize, sums: usize): void {
  let s0 = v128.load(sums),
    s1 = v128.load(sums, 16);
  for (const end = weights + bytes; weights < end; weights += 4, value += valueStride) {
    const weight = v128.load32_splat(weights);
    s0 = addedProduct(s0, weight, v128.load(value));
    s1 = addedProduct(s1, weight, v128.load(value, 16));
  }
  v128.store(sums, s0);
  v128.store(sums, s1, 16);
}

/** As `addRow`, to 32 sums: more of them at once wait less for each other. */
function addWideRow(weights: usize, bytes: usize, value: usize, valueStride: usize, sums: usize): void {
  let s0 = v128.load(sums),
    s1 = v128.load(sums, 16),
    s2 = v128.load(sums, 32),
    s3 = v128.load(sums, 48),
    s4 = v128.load(sums, 64),
    s5 = v128.load(sums, 80),
    s6 = v128.load(sums, 96),
    s7 = v128.load(sums, 112);
  for (const end = weights + bytes; weights < end; weights += 4, value += valueStride) {
    const weight = v128.load32_splat(weights);
    s0 = addedProduct(s0, weight, v128.load(value));
    s1 = addedProduct(s1, weight, v128.load(value, 16));
    s2 = addedProduct(s2, weight, v128.load(value, 32));
    s3 = addedProduct(s3, weight, v128.load(value, 48));
    s4 = addedProduct(s4, weight, v128.load(value, 64));
    s5 = addedProduct(s5, weight, v128.load(value, 80));
    s6 = addedProduct(s6, weight, v128.load(value, 96));
    s7 = addedProduct(s7, weight, v128.load(value, 112));
  }
  v128.store(sums, s0);
  v128.store(sums, s1, 16);
  v128.store(sums, s2, 32);
  v128.store(sums, s3, 48);
  v128.store(sums, s4, 64);
  v128.store(sums, s5, 80);
  v128.store(sums, s6, 96);
  v128.store(sums, s7, 112);
}
