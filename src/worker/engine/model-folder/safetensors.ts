/** Reads tensors of a safetensors file (https://huggingface.co/docs/safetensors): the header's length, the header as JSON, the numbers. */
import { z } from "zod";
import { floatsOfHalves } from "../../base/half-floats.ts";

const tensorSchema = z.looseObject({
  dtype: z.string(),
  shape: z.array(z.int().min(0)),
  /** Begin and end of the tensor's bytes, counted from the end of the header. */
  data_offsets: z.tuple([z.int().min(0), z.int().min(0)]),
});
const headerSchema = z.record(z.string(), z.unknown());
const lengthBytes = 8;

export interface StoredTensor {
  shape: readonly number[];
  /** Row-major. */
  values: Float32Array;
}

/**
 * Returns the tensor of a name; undefined if the file does not have it, or has it in another type than float16, bfloat16, float32
 * or float64. Throws if the file is no safetensors file.
 */
export function readTensor(file: Uint8Array, name: string): StoredTensor | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const headerEnd = lengthBytes + Number(view.getBigUint64(0, true));
  const header = headerSchema.parse(JSON.parse(new TextDecoder().decode(file.subarray(lengthBytes, headerEnd))));
  if (header[name] === undefined) return undefined;
  const { dtype, shape, data_offsets: offsets } = tensorSchema.parse(header[name]);
  const width = widths[dtype];
  const count = shape.reduce((product, axis) => product * axis, 1);
  const [from, to] = offsets.map((offset) => headerEnd + offset);
  if (width === undefined || from === undefined || to === undefined || to - from !== width * count || to > file.byteLength)
    return undefined;
  // A copy, because the numbers may begin at any byte.
  return { shape, values: floatsIn(new Uint8Array(file.subarray(from, to)).buffer, dtype) };
}

const widths: Readonly<Record<string, number>> = { F16: 2, BF16: 2, F32: 4, F64: 8 };

function floatsIn(bytes: ArrayBuffer, dtype: string): Float32Array {
  if (dtype === "F16") return floatsOfHalves(new Uint16Array(bytes));
  if (dtype === "F64") return Float32Array.from(new Float64Array(bytes));
  // bfloat16 is the upper half of a float32.
  return dtype === "BF16"
    ? new Float32Array(Uint32Array.from(new Uint16Array(bytes), (half) => half << 16).buffer)
    : new Float32Array(bytes);
}
