/** Numbers in query strings, where every value is a text. */
import { OutOfBounds, WrongType } from "../response/errors.ts";

/** Numbers have JSON's form (contract 0.3): `1e2` is a number; ` 5`, `+5`, `0x10` and `Infinity` are not. */
const number = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

interface Bounds {
  min: number;
  max?: number | undefined;
}

/** Returns undefined if the query has no such parameter. Throws an ApiError of status 400. */
export function readNumber(query: URLSearchParams, name: string, { min, max }: Bounds, type = "number"): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!number.test(text)) throw new WrongType(name, "string", type);
  const value = Number(text);
  if (max === undefined && value === Infinity) throw new OutOfBounds(name, undefined, Number.MAX_VALUE);
  if (value < min || (max !== undefined && value > max)) throw new OutOfBounds(name, min, max);
  return value;
}

/** Like `readNumber`; `5.0` is an integer, `5.5` is not. */
export function readInteger(query: URLSearchParams, name: string, bounds: Bounds): number | undefined {
  const value = readNumber(query, name, bounds, "integer");
  if (value !== undefined && !Number.isInteger(value)) throw new WrongType(name, "number", "integer");
  return value;
}
