/** The parts of the check for attention: over a cache in int8 (MlasKVQuantize, MlasQKGemm and MlasSVGemm), and in float32 (MlasSgemmOperation). */
import type { NewNode } from "../graph/encode-parts.ts";
import type { CheckPart } from "./check-part.ts";
import { spreadIntegers } from "./product-parts.ts";

/** Five rows of 48 numbers use every form of the kernels. */
const [heads, width, past, fresh] = [2, 48, 6, 5];
const positions = past + fresh;
const maxByte = 127;

/** Rounds to the nearest integer, halves to the even one. */
function nearestEven(value: number): number {
  const floor = Math.floor(value);
  return value - floor === 0.5 ? floor + (Math.abs(floor) % 2) : Math.round(value);
}

/** A cache of one head: bytes that are there, new rows in float32, and the scale of each channel. */
function cache(seed: number) {
  const scales = Float32Array.from({ length: width }, (_, channel) => (1 + (channel % 5)) / 32);
  const stored = spreadIntegers(past * width, maxByte, seed);
  const rows = Float32Array.from(spreadIntegers(fresh * width, 90, seed + 1), (value, index) => value * (scales[index % width] ?? 0) * 1.3);
  const added = Array.from(rows, (value, index) => {
    const steps = nearestEven(Math.fround(value * Math.fround(1 / (scales[index % width] ?? 1))));
    return Math.max(-maxByte - 1, Math.min(maxByte, steps));
  });
  const bytes = [...stored, ...added];
  return { scales, stored, rows, bytes, numbers: bytes.map((byte, index) => byte * (scales[index % width] ?? 0)) };
}

export function attentionPart(cacheType: "int8" | "float32"): CheckPart {
  const [keys, values] = [cache(3), cache(11)];
  const queries = Float32Array.from(spreadIntegers(fresh * heads * width, 100, 7), (value) => value / 400);
  const expected = Array.from({ length: fresh * heads }, (_, index) => {
    const visible = past + Math.floor(index / heads) + 1;
    const query = queries.subarray(index * width, (index + 1) * width);
    const scores = Array.from(
      { length: visible },
      (__, position) =>
        query.reduce((sum, value, channel) => sum + value * (keys.numbers[position * width + channel] ?? 0), 0) / Math.sqrt(width),
    );
    const powers = scores.map((score) => Math.exp(score - Math.max(...scores)));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return Array.from({ length: width }, (__, channel) =>
      powers.reduce((sum, power, position) => sum + (power / total) * (values.numbers[position * width + channel] ?? 0), 0),
    );
  }).flat();

  const isInt8 = cacheType === "int8";
  const named = (input: string): string => `attention.${cacheType}.${input}`;
  const where = isInt8 ? "an int8 cache" : "a float32 cache";
  const [name, keyName, valueName] = [`attention over ${where}`, `new keys of ${where}`, `new values of ${where}`] as const;
  const inputs = ["query", "key", "value", "past.key", "past.value", "lengths", "total"];
  const scaleInputs = ["", "", "", "", "", "key.scales", "value.scales"];
  const node: NewNode = {
    operator: "GroupQueryAttention",
    isContributed: true,
    inputs: [...inputs, ...(isInt8 ? scaleInputs : [])].map((input) => (input === "" ? "" : named(input))),
    output: name,
    moreOutputs: [keyName, valueName],
    integers: { num_heads: heads, kv_num_heads: 1, ...(isInt8 && { kv_cache_bit_width: 8 }) },
    ...(isInt8 && { texts: { k_quant_type: "PER_CHANNEL", v_quant_type: "PER_CHANNEL" } }),
  };
  const bytesOf = (numbers: readonly number[]): Uint8Array => new Uint8Array(Int8Array.from(numbers).buffer);
  const present = [1, 1, positions, width];
  const pastDims = [1, 1, past, width];
  const scaleDims = [1, 1, 1, width];
  const fresh32 = ({ rows, numbers }: typeof keys): Float32Array => (isInt8 ? rows : Float32Array.from(numbers.slice(past * width)));
  const stored = (of: typeof keys) => (isInt8 ? bytesOf(of.stored) : Float32Array.from(of.numbers.slice(0, past * width)));
  return {
    nodes: [node],
    tensors: [
      [named("query"), "float32", [1, fresh, heads * width], queries],
      [named("key"), "float32", [1, fresh, width], fresh32(keys)],
      [named("value"), "float32", [1, fresh, width], fresh32(values)],
      [named("past.key"), cacheType, pastDims, stored(keys)],
      [named("past.value"), cacheType, pastDims, stored(values)],
      [named("lengths"), "int32", [1], Int32Array.of(positions - 1)],
      [named("total"), "int32", [], Int32Array.of(positions)],
      [named("key.scales"), "float32", scaleDims, keys.scales],
      [named("value.scales"), "float32", scaleDims, values.scales],
    ],
    outputs: [
      { name, type: "float32", dims: [1, fresh, heads * width], expected, tolerance: isInt8 ? 0.005 : 1e-5 },
      { name: keyName, type: cacheType, dims: present, expected: isInt8 ? keys.bytes : keys.numbers, tolerance: isInt8 ? 0 : 1e-6 },
      { name: valueName, type: cacheType, dims: present, expected: isInt8 ? values.bytes : values.numbers, tolerance: isInt8 ? 0 : 1e-6 },
    ],
  };
}
