/** Filters of numbers. */
import { TemplateRuntimeError } from "../errors.ts";
import type { Fuel } from "../fuel.ts";
import { operate } from "../operators.ts";
import { stripped } from "../text/whitespace.ts";
import { fixed } from "../text/number-format.ts";
import { indexOf, numberOf, textOf, typeName, Undefined, type Value } from "../values.ts";
import type { Filter } from "./filter.ts";

export const numberFilters: Readonly<Record<string, Filter>> = {
  abs: (value, given) => {
    given.bind("abs", []);
    if (value instanceof Undefined) value.fail();
    const number = numberOf(value);
    if (number === undefined) throw new TemplateRuntimeError(`bad operand type for abs(): '${typeName(value)}'`);
    return number < 0 || Object.is(number, -0) ? -number : number;
  },
  float: (value, given) => {
    const [otherwise = 0] = given.bind("float", ["default"]);
    if (value instanceof Undefined) value.fail();
    return floatOf(value) ?? otherwise;
  },
  int: (value, given, { fuel }) => {
    const [otherwise = 0n, base = 10n] = given.bind("int", ["default", "base"]);
    if (value instanceof Undefined) value.fail();
    const text = textOf(value);
    const integer = text === undefined ? undefined : parsedInteger(text, indexOf(base, "the base of int"), fuel);
    if (integer !== undefined) return integer;
    if (typeof value === "bigint") return value;
    const float = floatOf(value);
    return float === undefined || !Number.isFinite(float) ? otherwise : BigInt(Math.trunc(float));
  },
  round: (value, given, { fuel }) => {
    const [precision = 0n, method = "common"] = given.bind("round", ["precision", "method"]);
    if (value instanceof Undefined) value.fail();
    const number = numberOf(value);
    const digits = indexOf(precision, "the precision of round");
    if (number === undefined) throw new TemplateRuntimeError(`type ${typeName(value)} doesn't define __round__ method`);
    if (method === "common") return rounded(number, digits);
    if (method !== "ceil" && method !== "floor") throw new TemplateRuntimeError("method must be common, ceil or floor");
    const scale = operate("**", 10n, BigInt(digits), fuel);
    const scaled = Number(numberOf(operate("*", number, scale, fuel)));
    return operate("/", BigInt(method === "ceil" ? Math.ceil(scaled) : Math.floor(scaled)), scale, fuel);
  },
};

/** Returns undefined if Python's `float` refuses the value. */
function floatOf(value: Value): number | undefined {
  const number = numberOf(value);
  if (number !== undefined) return Number(number);
  const text = textOf(value);
  if (text === undefined) return undefined;
  const bare = stripped(text, "both").replace(/(\d)_(?=\d)/g, "$1");
  if (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(bare)) return Number(bare);
  const [, sign = "", name] = /^([+-]?)(inf|infinity|nan)$/i.exec(bare) ?? [];
  if (name === undefined) return undefined;
  if (name.toLowerCase() === "nan") return Number.NaN;
  return sign === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

const prefixes: Readonly<Record<number, string>> = { 2: "0b", 8: "0o", 16: "0x" };

/** Returns undefined if Python's `int` refuses the text. */
function parsedInteger(text: string, base: number, fuel: Fuel): bigint | undefined {
  fuel.useText(text.length);
  const [, sign = "", digits = ""] = /^([+-]?)(.*)$/s.exec(stripped(text, "both").toLowerCase()) ?? [];
  const written = base === 0 ? (Object.entries(prefixes).find(([, prefix]) => digits.startsWith(prefix))?.[0] ?? "10") : String(base);
  const radix = Number(written);
  if (radix < 2 || radix > 36) throw new TemplateRuntimeError("int() base must be >= 2 and <= 36, or 0");
  const prefix = prefixes[radix] ?? "";
  const bare = (prefix !== "" && digits.startsWith(prefix) ? digits.slice(2) : digits).replace(/([\da-z])_(?=[\da-z])/g, "$1");
  const values = Array.from(bare, (character) => (/[\da-z]/.test(character) ? Number.parseInt(character, 36) : Number.NaN));
  if (values.length === 0 || values.length > 4300 || values.some((digit) => !(digit < radix))) return undefined;
  const plain = radix === 10 ? BigInt(bare) : values.reduce((sum, digit) => sum * BigInt(radix) + BigInt(digit), 0n);
  return sign === "-" ? -plain : plain;
}

function rounded(number: bigint | number, digits: number): bigint | number {
  if (typeof number === "bigint") {
    if (digits >= 0) return number;
    const scale = 10n ** BigInt(Math.min(400, -digits));
    const half = scale / 2n;
    const floor = number >= 0n || number % scale === 0n ? number / scale : number / scale - 1n;
    const rest = number - floor * scale;
    return (rest > half || (rest === half && floor % 2n !== 0n) ? floor + 1n : floor) * scale;
  }
  if (!Number.isFinite(number)) return number;
  if (digits > 22) return number;
  if (digits < 0) return Number(rounded(BigInt(Math.trunc(number)), digits));
  const size = Number(fixed(Math.abs(number), digits));
  return number < 0 || Object.is(number, -0) ? -size : size;
}
