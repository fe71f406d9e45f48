/** Products of 16-bit numbers. */

/** Adds the products of two neighbouring numbers to each of four sums. */
export function addPairs(a: v128, b: v128, sums: v128): v128 {
  return i32x4.add(sums, i32x4.dot_i16x8_s(a, b));
}

/** Joins the sums of four outputs, each in two neighbouring lanes. */
export function joined(low: v128, high: v128): v128 {
  return i32x4.add(i32x4.shuffle(low, high, 0, 2, 4, 6), i32x4.shuffle(low, high, 1, 3, 5, 7));
}

/**
 * Multiplies rows of 16-bit numbers by an arranged panel. Stores eight sums of each row, or adds them to the stored ones unless `isFirst`.
 * @param bytes Bytes of a row that are multiplied.
 */
export function addArranged(
  panel: usize,
  bytes: usize,
  rows: usize,
  height: usize,
  rowBytes: usize,
  sums: usize,
  stride: usize,
  isFirst: bool,
): void {
  let i: usize = 0;
  for (; i + 4 <= height; i += 4) {
    addToFour(panel, bytes, rows, rowBytes, sums, stride, isFirst);
    rows += rowBytes << 2;
    sums += stride << 2;
  }
  for (; i < height; i++) {
    addToOne(panel, bytes, rows, sums, isFirst);
    rows += rowBytes;
    sums += stride;
  }
}

function addToFour(panel: usize, bytes: usize, rows: usize, rowBytes: usize, sums: usize, stride: usize, isFirst: bool): void {
  const sums1 = sums + stride;
  const sums2 = sums1 + stride;
  const sums3 = sums2 + stride;
  let s00 = i32x4.splat(0),
    s01 = s00,
    s10 = s00,
    s11 = s00,
    s20 = s00,
    s21 = s00,
    s30 = s00,
    s31 = s00;
  if (!isFirst) {
    s00 = v128.load(sums);
    s01 = v128.load(sums, 16);
    s10 = v128.load(sums1);
    s11 = v128.load(sums1, 16);
    s20 = v128.load(sums2);
    s21 = v128.load(sums2, 16);
    s30 = v128.load(sums3);
    s31 = v128.load(sums3, 16);
  }
  let rows2 = rows + (rowBytes << 1);
  for (const end = rows + bytes; rows < end; rows += 4) {
    const p0 = v128.load(panel);
    const p1 = v128.load(panel, 16);
    let two = v128.load32_splat(rows);
    s00 = addPairs(two, p0, s00);
    s01 = addPairs(two, p1, s01);
    two = v128.load32_splat(rows + rowBytes);
    s10 = addPairs(two, p0, s10);
    s11 = addPairs(two, p1, s11);
    two = v128.load32_splat(rows2);
    s20 = addPairs(two, p0, s20);
    s21 = addPairs(two, p1, s21);
    two = v128.load32_splat(rows2 + rowBytes);
    s30 = addPairs(two, p0, s30);
    s31 = addPairs(two, p1, s31);
    panel += 32;
    rows2 += 4;
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

function addToOne(panel: usize, bytes: usize, row: usize, sums: usize, isFirst: bool): void {
  let s0 = i32x4.splat(0),
    s1 = s0;
  if (!isFirst) {
    s0 = v128.load(sums);
    s1 = v128.load(sums, 16);
  }
  for (const end = row + bytes; row < end; row += 4) {
    const two = v128.load32_splat(row);
    s0 = addPairs(two, v128.load(panel), s0);
    s1 = addPairs(two, v128.load(panel, 16), s1);
    panel += 32;
  }
  v128.store(sums, s0);
  v128.store(sums, s1, 16);
}
