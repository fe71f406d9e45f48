/** Formats of numbers that `%` and `format` share. */
import { TemplateRuntimeError } from "../errors.ts";
import { floatText } from "../python-text.ts";

const maxPrecision = 100;

/** Returns the digits of a non-negative number in the format `e`, `f` or `g`. `isAlternate`: with `#`. */
export function floatDigits(value: number, kind: string, precision: number, isAlternate = false): string {
  const text = lowerDigits(value, kind.toLowerCase(), precision, isAlternate);
  return kind === kind.toUpperCase() ? text.toUpperCase() : text;
}

function lowerDigits(value: number, kind: string, precision: number, isAlternate: boolean): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "nan" : "inf";
  if (precision > maxPrecision) throw new TemplateRuntimeError(`a precision of more than ${maxPrecision} digits is not supported`);
  if (kind === "f") return fixed(value, precision);
  if (kind === "e") return exponential(value.toExponential(precision));
  const significant = Math.max(1, precision);
  const rounded = value.toExponential(significant - 1);
  const exponent = Number(rounded.slice(rounded.indexOf("e") + 1));
  const isLong = exponent < -4 || exponent >= significant;
  const text = isLong ? exponential(rounded) : fixed(value, Math.max(0, significant - 1 - exponent));
  return isAlternate || !text.includes(".") ? text : text.replace(/\.?0+(?=e|$)/, "");
}

/** Returns the number with `precision` decimals. A tie is rounded to even, unlike `toFixed`. */
export function fixed(value: number, precision: number): string {
  if (value >= 1e21) return `${BigInt(value)}${precision > 0 ? `.${"0".repeat(precision)}` : ""}`;
  const more = value.toFixed(Math.min(maxPrecision, precision + 30));
  const end = more.indexOf(".") + 1 + precision;
  const isBetween = /^50*$/.test(more.slice(end));
  const below = precision === 0 ? more.slice(0, end - 1) : more.slice(0, end);
  return isBetween && /[02468]$/.test(below) ? below : value.toFixed(precision);
}

/** Pads the exponent to two digits, like Python. */
function exponential(text: string): string {
  return text.replace(/e([+-])(\d)$/, "e$10$2");
}

/** Returns a float in the format of `format` without a type. */
export function shortestFloat(value: number, precision: number | undefined): string {
  if (precision === undefined) return floatText(value);
  const text = lowerDigits(value, "g", precision, false);
  // Unlike `g`, it always shows that the number is a float, and uses an exponent one digit earlier.
  if (!/^\d+$/.test(text)) return text;
  return text.length >= Math.max(1, precision) && precision > 0 && value >= 1
    ? exponential(value.toExponential(Math.max(0, precision - 1))).replace(/\.?0+(?=e)/, "")
    : `${text}.0`;
}

const radices: Readonly<Record<string, number>> = { b: 2, o: 8, x: 16, X: 16 };

export function integerDigits(value: bigint, kind: string): string {
  const text = value.toString(radices[kind] ?? 10);
  return kind === "X" ? text.toUpperCase() : text;
}

/** Returns the integer part. @throws TemplateRuntimeError if the number is not finite. */
export function truncated(value: number): bigint {
  if (!Number.isFinite(value)) throw new TemplateRuntimeError(`cannot convert float ${floatText(value)} to integer`);
  return BigInt(Math.trunc(value));
}
