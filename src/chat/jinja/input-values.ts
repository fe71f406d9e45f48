/** Converts plain data of JavaScript to values of a template. */
import { Dict } from "./dict.ts";
import type { Value } from "./values.ts";

/** Integers from this one on have an exponent in JSON, so that Python reads them as floats. */
const maxInteger = 1e21;

/** Converts plain data; any other value becomes `None`. */
export function valueOf(input: unknown): Value {
  if (typeof input === "number") return Number.isInteger(input) && Math.abs(input) < maxInteger ? BigInt(input) : input;
  if (typeof input === "string" || typeof input === "boolean" || typeof input === "bigint") return input;
  if (Array.isArray(input)) return input.map(valueOf);
  if (typeof input !== "object" || input === null) return null;
  return new Dict(Object.entries(input).flatMap(([key, value]) => (value === undefined ? [] : [[key, valueOf(value)] as const])));
}
