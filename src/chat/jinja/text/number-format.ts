/** Numbers in the forms that `%` and `format` share. */
import { TemplateRuntimeError } from "../errors.ts";
import { floatText } from "../python-text.ts";

const maxPrecision = 100;

/** The digits of a number that is not negative, as `e`, `f` or `g` (with `#`: `isAlternate`) write them. */
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

/** With so many decimals; of a number exactly between two, the even one is written, where `toFixed` takes the larger. */
export function fixed(value: number, precision: number): string {
  if (value >= 1e21) return `${BigInt(value)}${precision > 0 ? `.${"0".repeat(precision)}` : ""}`;
  const more = value.toFixed(Math.min(maxPrecision, precision + 30));
  const end = more.indexOf(".") + 1 + precision;
  const isBetween = /^50*$/.test(more.slice(end));
  const below = precision === 0 ? more.slice(0, end - 1) : more.slice(0, end);
  return isBetween && /[02468]$/.test(below) ? below : value.toFixed(precision);
}

/** Python writes two digits of an exponent at least. */
function exponential(text: string): string {
  return text.replace(/e([+-])(\d)$/, "e$10$2");
}

/** As `format` writes a float without a type. */
export function shortestFloat(value: number, precision: number | undefined): string {
  if (precision === undefined) return floatText(value);
  const text = lowerDigits(value, "g", precision, false);
  // Unlike `g`, it shows that this is no int, and turns to an exponent one digit earlier.
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

/** @throws TemplateRuntimeError if it is not finite. */
export function truncated(value: number): bigint {
  if (!Number.isFinite(value)) throw new TemplateRuntimeError(`cannot convert float ${floatText(value)} to integer`);
  return BigInt(Math.trunc(value));
}
