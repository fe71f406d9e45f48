/** Converts float16 to float32. A browser without Float16Array gives the bits of the values. */

/** The value of each pattern of bits. */
let table: Float32Array | undefined;

function valueOfBits(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

export function floatsOfHalves(halves: Uint16Array): Float32Array {
  table ??= Float32Array.from({ length: 65_536 }, (_, bits) => valueOfBits(bits));
  const floats = new Float32Array(halves.length);
  for (let index = 0; index < halves.length; index++) floats[index] = table[halves[index] ?? 0] ?? 0;
  return floats;
}

/** Converts the bytes of float16 values, from any offset of their buffer on. */
export function floatsOfHalfBytes(bytes: Uint8Array): Float32Array {
  return floatsOfHalves(new Uint16Array(new Uint8Array(bytes).buffer));
}

/** Returns the values of a float tensor as float32, undefined for other tensors. */
export function floatsOf(data: unknown, type: string): Float32Array | undefined {
  if (data instanceof Float32Array) return data;
  if (type !== "float16" || !ArrayBuffer.isView(data)) return undefined;
  return floatsOfHalves(new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2));
}
