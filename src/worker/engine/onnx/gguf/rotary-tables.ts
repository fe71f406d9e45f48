import type { DecoderRotary } from "../../../models/gguf/gguf-decoder.ts";

export interface RotaryTables {
  cosines: Float32Array;
  sines: Float32Array;
}

/** Returns the cosines and sines of `positions` positions, [positions, dimensions / 2]. `factors`: divisors of the frequencies. */
export function rotaryTables(
  { dimensions, base, scale, magnitude }: DecoderRotary,
  positions: number,
  factors?: Float32Array,
): RotaryTables {
  const width = dimensions / 2;
  const frequencies = Float64Array.from(
    { length: width },
    (_, index) => (scale * base ** ((-2 * index) / dimensions)) / (factors?.[index] ?? 1),
  );
  const cosines = new Float32Array(positions * width);
  const sines = new Float32Array(positions * width);
  for (let position = 0; position < positions; position++) {
    for (let index = 0; index < width; index++) {
      const angle = position * (frequencies[index] ?? 0);
      cosines[position * width + index] = magnitude * Math.cos(angle);
      sines[position * width + index] = magnitude * Math.sin(angle);
    }
  }
  return { cosines, sines };
}
