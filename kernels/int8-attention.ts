/**
 * Attention over keys and values kept in int8, in AssemblyScript: linked into ONNX Runtime's build (`scripts/build/kernels/`), which
 * has plain loops for it. Rows of numbers (queries, shares of attention) are rounded to 14 bits, each by its own largest value, and
 * multiplied in whole numbers: what comes of a row is the same to the bit on every processor, whatever rows are computed beside it.
 *
 * A head's cache is [positions, width] with one scale for each of its `width` places (`S8_PerChannel`). `width` is a multiple of 16
 * up to 256; for others, and for other kinds of caches, nothing is done and the runtime's own loops follow.
 *
 * Where a processor has `dot` (see there), the 14 bits are two planes of 7, `high` and `low`, and sixteen products of each are taken at once;
 * elsewhere pairs of 16 bits are multiplied.
 *
 * Each function has the parameters of the runtime's, and `stack`, below which a thread's stack is free.
 * @returns 1 if it did the work, else 0.
 */
import { dot, hasDot } from "./dot";

/** MLAS_KV_QUANT_TYPE. */
const signedBytesByPlace = 1;
const widest: usize = 256;
const querySteps: f32 = 8191;
/** Added to queries where planes have no sign: 2^13. */
const queryBias: f32 = 8192;
const queryBiasBits = 13;
const shareSteps: f32 = 16383;
const planeBits = 7;
const planeMask: i16 = 127;
/** Sums of so much, times 128, fit 32 bits; what rounding adds is left over. */
const mostShares: f32 = 16_000_000;
/** Of numbers below 2^22, with this added, the low bits are the nearest whole one. */
const nearestInBits: f32 = 12_582_912;
/** Bytes that rounded queries take, or values that are arranged, or half of their sums: as many rows and positions as fit, at most 64. */
const blockBytes: usize = 8192;
const blockLength: usize = 64;
const gap: usize = 64;

function isCovered(type: u32, width: usize): bool {
  return type == signedBytesByPlace && (width & 15) == 0 && width <= widest;
}

/** In place of MlasKVQuantize: rows of float32, `stride` apart, to bytes. */
export function roundRows(rows: usize, to: usize, count: usize, width: usize, stride: usize, type: u32, scales: usize, stack: usize): i32 {
  if (!isCovered(type, width)) return 0;
  for (let place: usize = 0; place < width; place += 16) {
    const at = scales + (place << 2);
    const factor0 = inverse(v128.load(at));
    const factor1 = inverse(v128.load(at, 16));
    const factor2 = inverse(v128.load(at, 32));
    const factor3 = inverse(v128.load(at, 48));
    let from = rows + (place << 2);
    let target = to + place;
    for (let row: usize = 0; row < count; row++) {
      const low = i16x8.narrow_i32x4_s(rounded(from, factor0), rounded(from + 16, factor1));
      const high = i16x8.narrow_i32x4_s(rounded(from + 32, factor2), rounded(from + 48, factor3));
      v128.store(target, i8x16.narrow_i16x8_s(low, high));
      from += stride << 2;
      target += width;
    }
  }
  return 1;
}

/** As the runtime does, which takes a scale of 0 for 1. */
function inverse(scales: v128): v128 {
  const one = f32x4.splat(1);
  return f32x4.div(one, v128.bitselect(one, scales, f32x4.eq(scales, f32x4.splat(0))));
}

function rounded(from: usize, factors: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(v128.load(from), factors)));
}

/** In place of MlasQKGemm: `factor` times the products of `queries` with the keys of `positions`. */
export function multiplyByKeys(
  rowCount: usize,
  positions: usize,
  width: usize,
  factor: f32,
  queries: usize,
  queryStride: usize,
  keys: usize,
  type: u32,
  scales: usize,
  products: usize,
  productStride: usize,
  stack: usize,
): i32 {
  if (!isCovered(type, width)) return 0;
  const byDot = DOT != 0 && hasDot();
  const blockRows = min(blockLength, blockBytes / (width << 1));
  const copy = (stack & ~15) - gap - blockBytes;
  const steps = copy - (blockRows << 2);
  const keySums = steps - (blockLength << 2);
  const stride = productStride << 2;
  for (let row: usize = 0; row < rowCount; row += blockRows) {
    const height = min(rowCount - row, blockRows);
    for (let i: usize = 0; i < height; i++) {
      const query = queries + (((row + i) * queryStride) << 2);
      store<f32>(steps + (i << 2), roundQuery(query, width, factor, scales, byDot, copy + ((i * width) << 1)));
    }
    // Several keys for a few rows before the next ones: rows of the products lie far apart, often a power of two.
    for (let position: usize = 0; position < positions; position += blockLength) {
      const count = min(positions - position, blockLength);
      const key = keys + position * width;
      const to = products + row * stride + (position << 2);
      if (byDot) keysByDot(key, count, width, copy, height, steps, keySums, to, stride);
      else keysByPairs(key, count, width, copy, height, steps, to, stride);
    }
  }
  return 1;
}

/** With the scales of the keys: in 16 bits, or as planes. @returns What a step is. */
function roundQuery(query: usize, width: usize, factor: f32, scales: usize, asPlanes: bool, to: usize): f32 {
  const factors = f32x4.splat(factor);
  let largest = f32x4.splat(0);
  for (let at: usize = 0; at < width << 2; at += 16) largest = f32x4.max(largest, f32x4.abs(scaled(query + at, scales + at, factors)));
  const peak = largestOf(largest);
  const toSteps = f32x4.splat(peak == 0 ? 0 : querySteps / peak);
  const bias = f32x4.splat(asPlanes ? nearestInBits + queryBias : nearestInBits);
  for (let at: usize = 0; at < width; at += 16) {
    const from = query + (at << 2);
    const by = scales + (at << 2);
    const first = inSteps(scaled(from, by, factors), scaled(from + 16, by + 16, factors), toSteps, bias);
    const second = inSteps(scaled(from + 32, by + 32, factors), scaled(from + 48, by + 48, factors), toSteps, bias);
    storeSteps(first, second, asPlanes, to, at, width);
  }
  return peak / querySteps;
}

function scaled(from: usize, by: usize, factors: v128): v128 {
  return f32x4.mul(f32x4.mul(v128.load(from), v128.load(by)), factors);
}

/** Eight numbers in 16 bits each. */
function inSteps(low: v128, high: v128, toSteps: v128, bias: v128): v128 {
  return i16x8.shuffle(f32x4.add(f32x4.mul(low, toSteps), bias), f32x4.add(f32x4.mul(high, toSteps), bias), 0, 2, 4, 6, 8, 10, 12, 14);
}

/** Sixteen numbers, the first of which is number `at` of a row. `length`: of a plane. */
function storeSteps(first: v128, second: v128, asPlanes: bool, row: usize, at: usize, length: usize): void {
  if (asPlanes) {
    const mask = i16x8.splat(planeMask);
    v128.store(row + at, i8x16.narrow_i16x8_u(i16x8.shr_u(first, planeBits), i16x8.shr_u(second, planeBits)));
    v128.store(row + length + at, i8x16.narrow_i16x8_u(v128.and(first, mask), v128.and(second, mask)));
  } else {
    v128.store(row + (at << 1), first);
    v128.store(row + (at << 1), second, 16);
  }
}

function largestOf(four: v128): f32 {
  return max(max(f32x4.extract_lane(four, 0), f32x4.extract_lane(four, 1)), max(f32x4.extract_lane(four, 2), f32x4.extract_lane(four, 3)));
}

/** Of each of the four the sum of its lanes. */
function sumsOf(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(i32x4.shuffle(a, b, 0, 4, 1, 5), i32x4.shuffle(a, b, 2, 6, 3, 7));
  const cd = i32x4.add(i32x4.shuffle(c, d, 0, 4, 1, 5), i32x4.shuffle(c, d, 2, 6, 3, 7));
  return i32x4.add(i64x2.shuffle(ab, cd, 0, 2), i64x2.shuffle(ab, cd, 1, 3));
}

function addPairs(a: v128, b: v128, sums: v128): v128 {
  return i32x4.add(sums, i32x4.dot_i16x8_s(a, b));
}

/** A block of keys by a block of rows. */
function keysByPairs(
  keys: usize,
  count: usize,
  width: usize,
  queries: usize,
  height: usize,
  steps: usize,
  products: usize,
  stride: usize,
): void {
  for (let i: usize = 0; i < height; i += 2) {
    const query = queries + ((i * width) << 1);
    const next = query + (width << 1);
    const step = steps + (i << 2);
    const isPair = i + 1 < height;
    let key = keys;
    let at = products + i * stride;
    for (const end = at + ((count & ~3) << 2); at < end; at += 16) {
      if (isPair) fourKeysByTwo(key, width, query, step, at, stride);
      else fourKeysByOne(key, width, query, step, at);
      key += width << 2;
    }
    for (const end = keys + count * width; key < end; key += width) {
      store<f32>(at, f32(oneKey(key, width, query)) * load<f32>(step));
      if (isPair) store<f32>(at + stride, f32(oneKey(key, width, next)) * load<f32>(step, 4));
      at += 4;
    }
  }
}

function fourKeysByTwo(key: usize, width: usize, query: usize, steps: usize, to: usize, stride: usize): void {
  let s00 = i32x4.splat(0),
    s01 = s00,
    s02 = s00,
    s03 = s00,
    s10 = s00,
    s11 = s00,
    s12 = s00,
    s13 = s00;
  let key2 = key + (width << 1);
  const nextRow = width << 1;
  for (const end = key + width; key < end; key += 8) {
    const q0 = v128.load(query);
    const q1 = v128.load(query + nextRow);
    let k = v128.load8x8_s(key);
    s00 = addPairs(q0, k, s00);
    s10 = addPairs(q1, k, s10);
    k = v128.load8x8_s(key + width);
    s01 = addPairs(q0, k, s01);
    s11 = addPairs(q1, k, s11);
    k = v128.load8x8_s(key2);
    s02 = addPairs(q0, k, s02);
    s12 = addPairs(q1, k, s12);
    k = v128.load8x8_s(key2 + width);
    s03 = addPairs(q0, k, s03);
    s13 = addPairs(q1, k, s13);
    query += 16;
    key2 += 8;
  }
  v128.store(to, f32x4.mul(f32x4.convert_i32x4_s(sumsOf(s00, s01, s02, s03)), v128.load32_splat(steps)));
  v128.store(to + stride, f32x4.mul(f32x4.convert_i32x4_s(sumsOf(s10, s11, s12, s13)), v128.load32_splat(steps, 4)));
}

function fourKeysByOne(key: usize, width: usize, query: usize, step: usize, to: usize): void {
  let s0 = i32x4.splat(0),
    s1 = s0,
    s2 = s0,
    s3 = s0;
  let key2 = key + (width << 1);
  for (const end = key + width; key < end; key += 16) {
    let q = v128.load(query);
    s0 = addPairs(q, v128.load8x8_s(key), s0);
    s1 = addPairs(q, v128.load8x8_s(key + width), s1);
    s2 = addPairs(q, v128.load8x8_s(key2), s2);
    s3 = addPairs(q, v128.load8x8_s(key2 + width), s3);
    q = v128.load(query, 16);
    s0 = addPairs(q, v128.load8x8_s(key, 8), s0);
    s1 = addPairs(q, v128.load8x8_s(key + width, 8), s1);
    s2 = addPairs(q, v128.load8x8_s(key2, 8), s2);
    s3 = addPairs(q, v128.load8x8_s(key2 + width, 8), s3);
    query += 32;
    key2 += 16;
  }
  v128.store(to, f32x4.mul(f32x4.convert_i32x4_s(sumsOf(s0, s1, s2, s3)), v128.load32_splat(step)));
}

function oneKey(key: usize, width: usize, query: usize): i32 {
  let sums = i32x4.splat(0);
  for (let at: usize = 0; at < width; at += 8) sums = addPairs(v128.load(query + (at << 1)), v128.load8x8_s(key + at), sums);
  return i32x4.extract_lane(sumsOf(sums, sums, sums, sums), 0);
}

/** The same with planes. `keySums`: for the sums of the keys, by which the queries' bias is taken off. */
function keysByDot(
  keys: usize,
  count: usize,
  width: usize,
  queries: usize,
  height: usize,
  steps: usize,
  keySums: usize,
  products: usize,
  stride: usize,
): void {
  const fours = count & ~3;
  for (let position: usize = 0; position < fours; position += 4) sumFourKeys(keys + position * width, width, keySums + (position << 2));
  for (let i: usize = 0; i < height; i++) {
    const query = queries + ((i * width) << 1);
    const step = steps + (i << 2);
    let key = keys;
    let at = products + i * stride;
    for (let position: usize = 0; position < fours; position += 4) {
      fourKeysByDot(key, width, query, keySums + (position << 2), step, at);
      key += width << 2;
      at += 16;
    }
    for (const end = keys + count * width; key < end; key += width) {
      store<f32>(at, f32(oneKeyByDot(key, width, query)) * load<f32>(step));
      at += 4;
    }
  }
}

function sumFourKeys(key: usize, width: usize, to: usize): void {
  let s0 = i32x4.splat(0),
    s1 = s0,
    s2 = s0,
    s3 = s0;
  const one = i8x16.splat(1);
  const key2 = key + (width << 1);
  for (let at: usize = 0; at < width; at += 16) {
    s0 = dot(v128.load(key + at), one, s0);
    s1 = dot(v128.load(key + width + at), one, s1);
    s2 = dot(v128.load(key2 + at), one, s2);
    s3 = dot(v128.load(key2 + width + at), one, s3);
  }
  v128.store(to, i32x4.shl(sumsOf(s0, s1, s2, s3), queryBiasBits));
}

function fourKeysByDot(key: usize, width: usize, query: usize, keySums: usize, step: usize, to: usize): void {
  let high0 = i32x4.splat(0),
    high1 = high0,
    high2 = high0,
    high3 = high0,
    low0 = high0,
    low1 = high0,
    low2 = high0,
    low3 = high0;
  let key2 = key + (width << 1);
  for (const end = key + width; key < end; key += 16) {
    const high = v128.load(query);
    const low = v128.load(query + width);
    let k = v128.load(key);
    high0 = dot(k, high, high0);
    low0 = dot(k, low, low0);
    k = v128.load(key + width);
    high1 = dot(k, high, high1);
    low1 = dot(k, low, low1);
    k = v128.load(key2);
    high2 = dot(k, high, high2);
    low2 = dot(k, low, low2);
    k = v128.load(key2 + width);
    high3 = dot(k, high, high3);
    low3 = dot(k, low, low3);
    query += 16;
    key2 += 16;
  }
  const sums = sumsOf(joined(high0, low0), joined(high1, low1), joined(high2, low2), joined(high3, low3));
  v128.store(to, f32x4.mul(f32x4.convert_i32x4_s(i32x4.sub(sums, v128.load(keySums))), v128.load32_splat(step)));
}

/** Of planes. */
function joined(high: v128, low: v128): v128 {
  return i32x4.add(i32x4.shl(high, planeBits), low);
}

function oneKeyByDot(key: usize, width: usize, query: usize): i32 {
  let high = i32x4.splat(0),
    low = high,
    sums = high;
  for (let at: usize = 0; at < width; at += 16) {
    const k = v128.load(key + at);
    high = dot(k, v128.load(query + at), high);
    low = dot(k, v128.load(query + width + at), low);
    sums = dot(k, i8x16.splat(1), sums);
  }
  const four = i32x4.sub(joined(high, low), i32x4.shl(sums, queryBiasBits));
  return i32x4.extract_lane(sumsOf(four, four, four, four), 0);
}

/**
 * In place of MlasSVGemm: the values of `positions`, added up by the `shares` of each row, which are not below 0. `kept`: how much
 * of what was in `to` stays; only 0 is done here.
 */
export function multiplyByValues(
  rowCount: usize,
  width: usize,
  positions: usize,
  shares: usize,
  shareStride: usize,
  values: usize,
  type: u32,
  scales: usize,
  to: usize,
  stride: usize,
  kept: f32,
  stack: usize,
): i32 {
  if (!isCovered(type, width) || kept != 0) return 0;
  const byDot = DOT != 0 && hasDot();
  const blockRows = min(blockLength, (blockBytes << 1) / (width << 2));
  const blockPositions = min(blockLength, (blockBytes / (width << 1)) & ~15);
  const shareBytes = blockPositions << 1;
  const sumBytes = width << 2;
  const sums = (stack & ~15) - gap - (blockBytes << 1);
  const panel = sums - blockBytes;
  const copy = panel - blockRows * shareBytes;
  const steps = copy - (blockRows << 2);
  for (let row: usize = 0; row < rowCount; row += blockRows) {
    const height = min(rowCount - row, blockRows);
    const block = shares + ((row * shareStride) << 2);
    for (let i: usize = 0; i < height; i++) store<f32>(steps + (i << 2), stepsOfShares(block + ((i * shareStride) << 2), positions));
    memory.fill(sums, 0, height * sumBytes);
    for (let position: usize = 0; position < positions; position += blockPositions) {
      const length = min(positions - position, blockPositions);
      const from = values + position * width;
      for (let i: usize = 0; i < height; i++) {
        const share = block + ((i * shareStride + position) << 2);
        roundShares(share, length, load<f32>(steps + (i << 2)), byDot, copy + i * shareBytes, blockPositions);
      }
      // For a few rows it does not pay to arrange the values first.
      const isArranged = height > 3;
      if (byDot) {
        if (isArranged) arrangeFours(from, length, width, panel);
        for (let i: usize = 0; i < height; i++) {
          const share = copy + i * shareBytes;
          for (let place: usize = 0; place < width; place += 16) {
            const sum = sums + i * sumBytes + (place << 2);
            if (isArranged) addArrangedByDot(panel + (place << 2), width, length, share, blockPositions, sum);
            else addByDot(from + place, width, length, share, blockPositions, sum);
          }
        }
      } else if (isArranged) {
        arrangePairs(from, length, width, panel);
        for (let place: usize = 0; place < width; place += 8) {
          addArranged(panel + (place << 2), width, length, copy, height, shareBytes, sums + (place << 2));
        }
      } else {
        for (let i: usize = 0; i < height; i++) {
          const share = copy + i * shareBytes;
          for (let place: usize = 0; place < width; place += 16) {
            addByPairs(from + place, width, length, share, sums + i * sumBytes + (place << 2));
          }
        }
      }
    }
    for (let i: usize = 0; i < height; i++) {
      const step = f32x4.splat(1 / load<f32>(steps + (i << 2)));
      const target = to + (((row + i) * stride) << 2);
      for (let at: usize = 0; at < sumBytes; at += 16) {
        const sum = f32x4.convert_i32x4_s(v128.load(sums + i * sumBytes + at));
        v128.store(target + at, f32x4.mul(f32x4.mul(sum, step), v128.load(scales + at)));
      }
    }
  }
  return 1;
}

/** How many steps 1 has. */
function stepsOfShares(shares: usize, length: usize): f32 {
  let largest = f32x4.splat(0);
  let sum = f32x4.splat(0);
  let at: usize = 0;
  for (; at + 4 <= length; at += 4) {
    const four = v128.load(shares + (at << 2));
    largest = f32x4.max(largest, four);
    sum = f32x4.add(sum, four);
  }
  let peak = largestOf(largest);
  let total = f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + (f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3));
  for (; at < length; at++) {
    const one = load<f32>(shares + (at << 2));
    peak = max(peak, one);
    total += one;
  }
  return peak == 0 ? 1 : min(shareSteps / peak, mostShares / total);
}

/** In 16 bits or as planes, zeros behind them. `most`: that there is room for. */
function roundShares(shares: usize, length: usize, steps: f32, asPlanes: bool, to: usize, most: usize): void {
  const toSteps = f32x4.splat(steps);
  const bias = f32x4.splat(nearestInBits);
  if (length < most) memory.fill(to, 0, most << 1);
  let at: usize = 0;
  for (; at + 16 <= length; at += 16) {
    const from = shares + (at << 2);
    const first = inSteps(v128.load(from), v128.load(from, 16), toSteps, bias);
    const second = inSteps(v128.load(from, 32), v128.load(from, 48), toSteps, bias);
    storeSteps(first, second, asPlanes, to, at, most);
  }
  for (; at < length; at++) {
    const share = i32(nearest(load<f32>(shares + (at << 2)) * steps));
    if (asPlanes) {
      store<u8>(to + at, u8(share >> planeBits));
      store<u8>(to + most + at, u8(share & planeMask));
    } else {
      store<i16>(to + (at << 1), i16(share));
    }
  }
}

function lowBytes(a: v128, b: v128): v128 {
  return i8x16.shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

function highBytes(a: v128, b: v128): v128 {
  return i8x16.shuffle(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}

/** Sixteen places of one row, from the values as they are. */
function addByPairs(values: usize, width: usize, length: usize, shares: usize, sums: usize): void {
  let s0 = v128.load(sums),
    s1 = v128.load(sums, 16),
    s2 = v128.load(sums, 32),
    s3 = v128.load(sums, 48);
  let left = length;
  while (left > 0) {
    const a = v128.load(values);
    // Its share is 0 behind the last one.
    const b = left > 1 ? v128.load(values + width) : a;
    const two = v128.load32_splat(shares);
    const low = lowBytes(a, b);
    const high = highBytes(a, b);
    s0 = addPairs(two, i16x8.extend_low_i8x16_s(low), s0);
    s1 = addPairs(two, i16x8.extend_high_i8x16_s(low), s1);
    s2 = addPairs(two, i16x8.extend_low_i8x16_s(high), s2);
    s3 = addPairs(two, i16x8.extend_high_i8x16_s(high), s3);
    values += width << 1;
    shares += 4;
    left -= min(left, 2);
  }
  v128.store(sums, s0);
  v128.store(sums, s1, 16);
  v128.store(sums, s2, 32);
  v128.store(sums, s3, 48);
}

/** Of two positions after the other in 16 bits, the two values of a place together. */
function arrangePairs(values: usize, length: usize, width: usize, to: usize): void {
  for (let position: usize = 0; position < length; position += 2) {
    const next = position + 1 < length ? width : 0;
    for (let place: usize = 0; place < width; place += 16) {
      const a = v128.load(values + place);
      const b = v128.load(values + next + place);
      const low = lowBytes(a, b);
      const high = highBytes(a, b);
      const target = to + (place << 2);
      v128.store(target, i16x8.extend_low_i8x16_s(low));
      v128.store(target, i16x8.extend_high_i8x16_s(low), 16);
      v128.store(target, i16x8.extend_low_i8x16_s(high), 32);
      v128.store(target, i16x8.extend_high_i8x16_s(high), 48);
    }
    values += width << 1;
    to += width << 2;
  }
}

/** Eight places of all rows, from values that are arranged. */
function addArranged(panel: usize, width: usize, length: usize, shares: usize, height: usize, shareBytes: usize, sums: usize): void {
  const bytes = ((length + 1) & ~1) << 1;
  let i: usize = 0;
  for (; i + 4 <= height; i += 4) {
    addToFour(panel, width, bytes, shares + i * shareBytes, shareBytes, sums);
    sums += width << 4;
  }
  for (; i < height; i++) {
    addToOne(panel, width, bytes, shares + i * shareBytes, sums);
    sums += width << 2;
  }
}

function addToFour(panel: usize, width: usize, bytes: usize, shares: usize, shareBytes: usize, sums: usize): void {
  const sums1 = sums + (width << 2);
  const sums2 = sums1 + (width << 2);
  const sums3 = sums2 + (width << 2);
  let s00 = v128.load(sums),
    s01 = v128.load(sums, 16),
    s10 = v128.load(sums1),
    s11 = v128.load(sums1, 16),
    s20 = v128.load(sums2),
    s21 = v128.load(sums2, 16),
    s30 = v128.load(sums3),
    s31 = v128.load(sums3, 16);
  let shares2 = shares + (shareBytes << 1);
  const step = width << 2;
  for (const end = shares + bytes; shares < end; shares += 4) {
    const v0 = v128.load(panel);
    const v1 = v128.load(panel, 16);
    let two = v128.load32_splat(shares);
    s00 = addPairs(two, v0, s00);
    s01 = addPairs(two, v1, s01);
    two = v128.load32_splat(shares + shareBytes);
    s10 = addPairs(two, v0, s10);
    s11 = addPairs(two, v1, s11);
    two = v128.load32_splat(shares2);
    s20 = addPairs(two, v0, s20);
    s21 = addPairs(two, v1, s21);
    two = v128.load32_splat(shares2 + shareBytes);
    s30 = addPairs(two, v0, s30);
    s31 = addPairs(two, v1, s31);
    panel += step;
    shares2 += 4;
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

function addToOne(panel: usize, width: usize, bytes: usize, shares: usize, sums: usize): void {
  let s0 = v128.load(sums),
    s1 = v128.load(sums, 16);
  const step = width << 2;
  for (const end = shares + bytes; shares < end; shares += 4) {
    const two = v128.load32_splat(shares);
    s0 = addPairs(two, v128.load(panel), s0);
    s1 = addPairs(two, v128.load(panel, 16), s1);
    panel += step;
  }
  v128.store(sums, s0);
  v128.store(sums, s1, 16);
}

/** Sixteen places of one row by planes, from the values as they are. `lowPlane`: how far behind the high one. */
function addByDot(values: usize, width: usize, length: usize, shares: usize, lowPlane: usize, sums: usize): void {
  let high0 = i32x4.splat(0),
    high1 = high0,
    high2 = high0,
    high3 = high0,
    low0 = high0,
    low1 = high0,
    low2 = high0,
    low3 = high0;
  let left = length;
  while (left > 0) {
    const a = v128.load(values);
    // The shares of those behind the last one are 0.
    const b = left > 1 ? v128.load(values + width) : a;
    const c = left > 2 ? v128.load(values + (width << 1)) : a;
    const d = left > 3 ? v128.load(values + width * 3) : a;
    const high = v128.load32_splat(shares);
    const low = v128.load32_splat(shares + lowPlane);
    let ab = lowBytes(a, b);
    let cd = lowBytes(c, d);
    let four = i16x8.shuffle(ab, cd, 0, 8, 1, 9, 2, 10, 3, 11);
    high0 = dot(four, high, high0);
    low0 = dot(four, low, low0);
    four = i16x8.shuffle(ab, cd, 4, 12, 5, 13, 6, 14, 7, 15);
    high1 = dot(four, high, high1);
    low1 = dot(four, low, low1);
    ab = highBytes(a, b);
    cd = highBytes(c, d);
    four = i16x8.shuffle(ab, cd, 0, 8, 1, 9, 2, 10, 3, 11);
    high2 = dot(four, high, high2);
    low2 = dot(four, low, low2);
    four = i16x8.shuffle(ab, cd, 4, 12, 5, 13, 6, 14, 7, 15);
    high3 = dot(four, high, high3);
    low3 = dot(four, low, low3);
    values += width << 2;
    shares += 4;
    left -= min(left, 4);
  }
  v128.store(sums, i32x4.add(v128.load(sums), joined(high0, low0)));
  v128.store(sums, i32x4.add(v128.load(sums, 16), joined(high1, low1)), 16);
  v128.store(sums, i32x4.add(v128.load(sums, 32), joined(high2, low2)), 32);
  v128.store(sums, i32x4.add(v128.load(sums, 48), joined(high3, low3)), 48);
}

/** Of four positions after the other the four values of a place together. */
function arrangeFours(values: usize, length: usize, width: usize, to: usize): void {
  for (let position: usize = 0; position < length; position += 4) {
    const left = length - position;
    for (let place: usize = 0; place < width; place += 16) {
      const from = values + place;
      const a = v128.load(from);
      const b = left > 1 ? v128.load(from + width) : a;
      const c = left > 2 ? v128.load(from + (width << 1)) : a;
      const d = left > 3 ? v128.load(from + width * 3) : a;
      let ab = lowBytes(a, b);
      let cd = lowBytes(c, d);
      const target = to + (place << 2);
      v128.store(target, i16x8.shuffle(ab, cd, 0, 8, 1, 9, 2, 10, 3, 11));
      v128.store(target, i16x8.shuffle(ab, cd, 4, 12, 5, 13, 6, 14, 7, 15), 16);
      ab = highBytes(a, b);
      cd = highBytes(c, d);
      v128.store(target, i16x8.shuffle(ab, cd, 0, 8, 1, 9, 2, 10, 3, 11), 32);
      v128.store(target, i16x8.shuffle(ab, cd, 4, 12, 5, 13, 6, 14, 7, 15), 48);
    }
    values += width << 2;
    to += width << 2;
  }
}

/** The same from values that are arranged. */
function addArrangedByDot(panel: usize, width: usize, length: usize, shares: usize, lowPlane: usize, sums: usize): void {
  let high0 = i32x4.splat(0),
    high1 = high0,
    high2 = high0,
    high3 = high0,
    low0 = high0,
    low1 = high0,
    low2 = high0,
    low3 = high0;
  const step = width << 2;
  for (const end = shares + length; shares < end; shares += 4) {
    const high = v128.load32_splat(shares);
    const low = v128.load32_splat(shares + lowPlane);
    let four = v128.load(panel);
    high0 = dot(four, high, high0);
    low0 = dot(four, low, low0);
    four = v128.load(panel, 16);
    high1 = dot(four, high, high1);
    low1 = dot(four, low, low1);
    four = v128.load(panel, 32);
    high2 = dot(four, high, high2);
    low2 = dot(four, low, low2);
    four = v128.load(panel, 48);
    high3 = dot(four, high, high3);
    low3 = dot(four, low, low3);
    panel += step;
  }
  v128.store(sums, i32x4.add(v128.load(sums), joined(high0, low0)));
  v128.store(sums, i32x4.add(v128.load(sums, 16), joined(high1, low1)), 16);
  v128.store(sums, i32x4.add(v128.load(sums, 32), joined(high2, low2)), 32);
  v128.store(sums, i32x4.add(v128.load(sums, 48), joined(high3, low3)), 48);
}
