/** Products of queries with keys in int8 (`int8-cache.ts`). */
import { dot, hasDot } from "./dot";
import { blockBytes, blockLength, gap, isCovered, joined, largestOf, storeSteps } from "./int8-cache";
import { inSteps, nearestInBits } from "./rounding";
import { addArranged, addPairs } from "./pairs";

const querySteps: f32 = 8191;
/** Added to queries in planes, which have no sign: 2^13. */
const queryBias: f32 = 8192;
const queryBiasBits = 13;
/** Min rows for which the keys are arranged first. */
const arrangedRows: usize = 8;

/** Replaces MlasQKGemm: computes `factor` times the products of `queries` with the keys of `positions`. */
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
  const blockPositions = blockRows & ~7;
  const sumBytes = blockPositions << 2;
  const sums = (stack & ~15) - gap - (blockBytes << 1);
  const panel = sums - blockBytes;
  const copy = panel - blockBytes;
  const steps = copy - (blockRows << 2);
  const stride = productStride << 2;
  for (let row: usize = 0; row < rowCount; row += blockRows) {
    const height = min(rowCount - row, blockRows);
    for (let i: usize = 0; i < height; i++) {
      const query = queries + (((row + i) * queryStride) << 2);
      store<f32>(steps + (i << 2), roundQuery(query, width, factor, scales, byDot, copy + ((i * width) << 1)));
    }
    // A block of keys for a few rows at a time: rows of the products lie far apart, often by a power of two, and would evict each other from the cache.
    for (let position: usize = 0; position < positions; position += blockPositions) {
      const count = min(positions - position, blockPositions);
      const key = keys + position * width;
      const to = products + row * stride + (position << 2);
      if (byDot) keysByDot(key, count, width, copy, height, steps, panel, to, stride);
      else if (height < arrangedRows) keysByPairs(key, count, width, copy, height, steps, to, stride);
      else {
        arrangeKeys(key, count, width, panel);
        const rowBytes = width << 1;
        for (let i: usize = 0; i < count; i += 8)
          addArranged(panel + i * rowBytes, rowBytes, copy, height, rowBytes, sums + (i << 2), sumBytes, true);
        for (let i: usize = 0; i < height; i++) storeProducts(sums + i * sumBytes, count, load<f32>(steps + (i << 2)), to + i * stride);
      }
    }
  }
  return 1;
}

/**
 * Multiplies a query by the scales of the keys and rounds it, to 16 bits or to planes.
 * @returns The value of a step.
 */
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

/** Returns the sum of the lanes of each vector. */
function sumsOf(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(i32x4.shuffle(a, b, 0, 4, 1, 5), i32x4.shuffle(a, b, 2, 6, 3, 7));
  const cd = i32x4.add(i32x4.shuffle(c, d, 0, 4, 1, 5), i32x4.shuffle(c, d, 2, 6, 3, 7));
  return i32x4.add(i64x2.shuffle(ab, cd, 0, 2), i64x2.shuffle(ab, cd, 1, 3));
}

/** Arranges eight keys at a time in 16 bits: two channels of all eight, then the next two. The last key repeats to fill eight. */
function arrangeKeys(keys: usize, count: usize, width: usize, to: usize): void {
  for (let position: usize = 0; position < count; position += 4) {
    const a = keys + position * width;
    const b = keys + min(position + 1, count - 1) * width;
    const c = keys + min(position + 2, count - 1) * width;
    const d = keys + min(position + 3, count - 1) * width;
    let target = to + (((position & ~7) * width) << 1) + ((position & 4) << 2);
    for (let channel: usize = 0; channel < width; channel += 8) {
      const a8 = v128.load8x8_s(a + channel);
      const b8 = v128.load8x8_s(b + channel);
      const c8 = v128.load8x8_s(c + channel);
      const d8 = v128.load8x8_s(d + channel);
      const abLow = i32x4.shuffle(a8, b8, 0, 4, 1, 5);
      const cdLow = i32x4.shuffle(c8, d8, 0, 4, 1, 5);
      const abHigh = i32x4.shuffle(a8, b8, 2, 6, 3, 7);
      const cdHigh = i32x4.shuffle(c8, d8, 2, 6, 3, 7);
      v128.store(target, i64x2.shuffle(abLow, cdLow, 0, 2));
      v128.store(target, i64x2.shuffle(abLow, cdLow, 1, 3), 32);
      v128.store(target, i64x2.shuffle(abHigh, cdHigh, 0, 2), 64);
      v128.store(target, i64x2.shuffle(abHigh, cdHigh, 1, 3), 96);
      target += 128;
    }
  }
}

function storeProducts(sums: usize, count: usize, step: f32, to: usize): void {
  const steps = f32x4.splat(step);
  let at: usize = 0;
  for (; at + 4 <= count; at += 4) v128.store(to + (at << 2), f32x4.mul(f32x4.convert_i32x4_s(v128.load(sums + (at << 2))), steps));
  for (; at < count; at++) store<f32>(to + (at << 2), f32(load<i32>(sums + (at << 2))) * step);
}

/** Multiplies a few rows by keys that are not arranged. */
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

/** Multiplies rows in planes by keys. `keySums` receives the sums of the keys, with which the bias of the queries is subtracted. */
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
