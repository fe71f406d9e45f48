/** float16 values as float32. Browsers without Float16Array give the bits; the others give Float16Array. */

/** Of each pattern of bits the value; made when it is first needed. */
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

/** What a float tensor holds, as float32; undefined if it holds something else. */
export function floatsOf(data: unknown, type: string): Float32Array | undefined {
  if (data instanceof Float32Array) return data;
  if (type !== "float16" || !ArrayBuffer.isView(data)) return undefined;
  return floatsOfHalves(new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2));
}
