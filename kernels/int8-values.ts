/** Sums of values in int8, weighted by attention (`int8-cache.ts`). `shares` are the attention weights of a row. */
import { dot, hasDot } from "./dot";
import { blockBytes, blockLength, gap, isCovered, joined, largestOf, planeBits, planeMask, storeSteps } from "./int8-cache";
import { inSteps, nearestInBits } from "./rounding";
import { addArranged, addPairs } from "./pairs";

const shareSteps: f32 = 16383;
/** Max sum of the rounded shares of a row: times 128 it fits 32 bits, with room for the rounding. */
const maxShareSum: f32 = 16_000_000;
/** Min rows for which the values are arranged first. */
const arrangedRows: usize = 4;

/**
 * Replaces MlasSVGemm: adds up the values of `positions`, weighted by the `shares` of each row, which are not negative. `kept` is the factor of
 * the previous content of `to`; this kernel covers 0 alone.
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
    for (let position: usize = 0; position < positions; position += blockPositions) {
      const length = min(positions - position, blockPositions);
      const from = values + position * width;
      for (let i: usize = 0; i < height; i++) {
        const share = block + ((i * shareStride + position) << 2);
        roundShares(share, length, load<f32>(steps + (i << 2)), byDot, copy + i * shareBytes, blockPositions);
      }
      const isArranged = height >= arrangedRows;
      const isFirst = position == 0;
      if (byDot) {
        if (isArranged) arrangeFours(from, length, width, panel);
        for (let i: usize = 0; i < height; i++) {
          const share = copy + i * shareBytes;
          for (let channel: usize = 0; channel < width; channel += 16) {
            const sum = sums + i * sumBytes + (channel << 2);
            if (isArranged) addArrangedByDot(panel + (channel << 2), width, length, share, blockPositions, sum, isFirst);
            else addByDot(from + channel, width, length, share, blockPositions, sum, isFirst);
          }
        }
      } else if (isArranged) {
        arrangeValues(from, length, width, panel);
        const pairBytes = ((length + 1) & ~1) << 1;
        for (let channel: usize = 0; channel < width; channel += 8) {
          addArranged(panel + channel * pairBytes, pairBytes, copy, height, shareBytes, sums + (channel << 2), sumBytes, isFirst);
        }
      } else {
        for (let i: usize = 0; i < height; i++) {
          const share = copy + i * shareBytes;
          for (let channel: usize = 0; channel < width; channel += 16) {
            addByPairs(from + channel, width, length, share, sums + i * sumBytes + (channel << 2), isFirst);
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

/** Stores sixteen sums, or adds them to the stored ones unless `isFirst`. */
function storeSums(s0: v128, s1: v128, s2: v128, s3: v128, to: usize, isFirst: bool): void {
  if (!isFirst) {
    s0 = i32x4.add(s0, v128.load(to));
    s1 = i32x4.add(s1, v128.load(to, 16));
    s2 = i32x4.add(s2, v128.load(to, 32));
    s3 = i32x4.add(s3, v128.load(to, 48));
  }
  v128.store(to, s0);
  v128.store(to, s1, 16);
  v128.store(to, s2, 32);
  v128.store(to, s3, 48);
}

/** Returns the number of steps of 1. */
function stepsOfShares(shares: usize, length: usize): f32 {
  // `pmax` is one instruction, `max` is eight. It may lose a NaN, but the sums keep it.
  let largest0 = f32x4.splat(0),
    largest1 = largest0,
    sum0 = largest0,
    sum1 = largest0,
    sum2 = largest0,
    sum3 = largest0;
  let at: usize = 0;
  for (; at + 16 <= length; at += 16) {
    const from = shares + (at << 2);
    const first = v128.load(from);
    const second = v128.load(from, 16);
    const third = v128.load(from, 32);
    const fourth = v128.load(from, 48);
    largest0 = f32x4.pmax(largest0, f32x4.pmax(first, second));
    largest1 = f32x4.pmax(largest1, f32x4.pmax(third, fourth));
    sum0 = f32x4.add(sum0, first);
    sum1 = f32x4.add(sum1, second);
    sum2 = f32x4.add(sum2, third);
    sum3 = f32x4.add(sum3, fourth);
  }
  const sum = f32x4.add(f32x4.add(sum0, sum1), f32x4.add(sum2, sum3));
  let peak = largestOf(f32x4.pmax(largest0, largest1));
  let total = f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + (f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3));
  for (; at < length; at++) {
    const one = load<f32>(shares + (at << 2));
    peak = max(peak, one);
    total += one;
  }
  return total == 0 ? 1 : min(shareSteps / peak, maxShareSum / total);
}

/** Rounds shares to 16 bits or to planes, and fills the rest of the `room` with zeros. */
function roundShares(shares: usize, length: usize, steps: f32, asPlanes: bool, to: usize, room: usize): void {
  const toSteps = f32x4.splat(steps);
  const bias = f32x4.splat(nearestInBits);
  if (length < room) memory.fill(to, 0, room << 1);
  let at: usize = 0;
  for (; at + 16 <= length; at += 16) {
    const from = shares + (at << 2);
    const first = inSteps(v128.load(from), v128.load(from, 16), toSteps, bias);
    const second = inSteps(v128.load(from, 32), v128.load(from, 48), toSteps, bias);
    storeSteps(first, second, asPlanes, to, at, room);
  }
  for (; at < length; at++) {
    const share = i32(nearest(load<f32>(shares + (at << 2)) * steps));
    if (asPlanes) {
      store<u8>(to + at, u8(share >> planeBits));
      store<u8>(to + room + at, u8(share & planeMask));
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

function lowWords(a: v128, b: v128): v128 {
  return i16x8.shuffle(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}

function highWords(a: v128, b: v128): v128 {
  return i16x8.shuffle(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}

/** Computes sixteen channels of one row from values that are not arranged. */
function addByPairs(values: usize, width: usize, length: usize, shares: usize, sums: usize, isFirst: bool): void {
  let s0 = i32x4.splat(0),
    s1 = s0,
    s2 = s0,
    s3 = s0;
  for (const end = shares + ((length & ~1) << 1); shares < end; shares += 4) {
    const two = v128.load32_splat(shares);
    let a = v128.load8x8_s(values);
    let b = v128.load8x8_s(values + width);
    s0 = addPairs(two, lowWords(a, b), s0);
    s1 = addPairs(two, highWords(a, b), s1);
    a = v128.load8x8_s(values, 8);
    b = v128.load8x8_s(values + width, 8);
    s2 = addPairs(two, lowWords(a, b), s2);
    s3 = addPairs(two, highWords(a, b), s3);
    values += width << 1;
  }
  if (length & 1) {
    const one = i32x4.splat(load<u16>(shares));
    const a = v128.load8x8_s(values);
    const b = v128.load8x8_s(values, 8);
    s0 = addPairs(one, lowWords(a, a), s0);
    s1 = addPairs(one, highWords(a, a), s1);
    s2 = addPairs(one, lowWords(b, b), s2);
    s3 = addPairs(one, highWords(b, b), s3);
  }
  storeSums(s0, s1, s2, s3, sums, isFirst);
}

/** Arranges eight channels at a time in 16 bits: two positions of all eight, then the next two. The last position repeats if their number is odd; its share is 0. */
function arrangeValues(values: usize, length: usize, width: usize, to: usize): void {
  const slice = ((length + 1) & ~1) << 4;
  for (let position: usize = 0; position < length; position += 2) {
    const next = position + 1 < length ? width : 0;
    let target = to;
    for (let channel: usize = 0; channel < width; channel += 8) {
      const a = v128.load8x8_s(values + channel);
      const b = v128.load8x8_s(values + next + channel);
      v128.store(target, lowWords(a, b));
      v128.store(target, highWords(a, b), 16);
      target += slice;
    }
    values += width << 1;
    to += 32;
  }
}

/** Computes sixteen channels of one row in planes from values that are not arranged. `lowPlane`: offset of the low plane. */
function addByDot(values: usize, width: usize, length: usize, shares: usize, lowPlane: usize, sums: usize, isFirst: bool): void {
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
    // Positions after the last one have a share of 0.
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
  storeSums(joined(high0, low0), joined(high1, low1), joined(high2, low2), joined(high3, low3), sums, isFirst);
}

/** Arranges four positions at a time: the four values of a channel together. */
function arrangeFours(values: usize, length: usize, width: usize, to: usize): void {
  for (let position: usize = 0; position < length; position += 4) {
    const left = length - position;
    for (let channel: usize = 0; channel < width; channel += 16) {
      const from = values + channel;
      const a = v128.load(from);
      const b = left > 1 ? v128.load(from + width) : a;
      const c = left > 2 ? v128.load(from + (width << 1)) : a;
      const d = left > 3 ? v128.load(from + width * 3) : a;
      let ab = lowBytes(a, b);
      let cd = lowBytes(c, d);
      const target = to + (channel << 2);
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

/** Computes sixteen channels of one row in planes from arranged values. */
function addArrangedByDot(panel: usize, width: usize, length: usize, shares: usize, lowPlane: usize, sums: usize, isFirst: bool): void {
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
  storeSums(joined(high0, low0), joined(high1, low1), joined(high2, low2), joined(high3, low3), sums, isFirst);
}
