/** Python's `format_spec`: the part of a replacement field after its colon. */
import { TemplateRuntimeError } from "../errors.ts";
import type { Fuel } from "../fuel.ts";
import { integerText, str } from "../python-text.ts";
import { numberOf, textOf, typeName, type Value } from "../values.ts";
import { floatDigits, integerDigits, shortestFloat } from "./number-format.ts";

const pattern = /^(?:(.)?([<>=^]))?([-+ ])?(z)?(#)?(0)?(\d+)?([,_])?(?:\.(\d+))?([bcdeEfFgGnosxX%])?$/su;

export function formatted(value: Value, spec: string, fuel: Fuel): string {
  if (spec === "") return str(value, fuel);
  const match = pattern.exec(spec);
  if (match === null) throw new TemplateRuntimeError(`Invalid format specifier '${spec}'`);
  const [, fillText, alignText, sign = "", , alternate, zero, widthText, separator = "", precisionText, kind] = match;
  const width = Number(widthText ?? 0);
  const precision = precisionText === undefined ? undefined : Number(precisionText);
  fuel.useText(width + (precision ?? 0));
  const fill = fillText ?? (zero === undefined ? " " : "0");
  const text = textOf(value);
  if (text !== undefined) {
    if (kind !== undefined && kind !== "s") throw unknownKind(kind, value);
    const shown = precision === undefined ? text : Array.from(text).slice(0, precision).join("");
    return aligned("", shown, fill, alignText ?? "<", width);
  }
  // A bool is formatted as text unless the specifier has a type of numbers.
  const number = numberOf(value);
  if (number === undefined) {
    throw new TemplateRuntimeError(`unsupported format string passed to ${typeName(value)}.__format__`);
  }
  const isNegative = number < 0 || Object.is(number, -0);
  const digits = digitsOf(number, kind, precision, alternate !== undefined, value, fuel);
  const prefix = alternate !== undefined && kind !== undefined && /[boxX]/.test(kind) ? `0${kind}` : "";
  const signText = (isNegative ? "-" : sign === "-" ? "" : sign) + prefix;
  const align = alignText ?? (zero === undefined ? ">" : "=");
  return aligned(signText, grouped(digits, separator, kind), fill, align, width);
}

function digitsOf(
  number: bigint | number,
  kind: string | undefined,
  precision: number | undefined,
  isAlternate: boolean,
  value: Value,
  fuel: Fuel,
): string {
  const isInteger = typeof number === "bigint";
  const isWhole = isInteger && (kind === undefined || /[bcdnoxX]/.test(kind));
  if (isWhole && precision !== undefined) throw new TemplateRuntimeError("Precision not allowed in integer format specifier");
  if (isWhole) {
    if (kind === "c") return String.fromCodePoint(Number(number));
    const size = number < 0n ? -number : number;
    return kind === undefined || kind === "d" || kind === "n" ? integerText(size, fuel) : integerDigits(size, kind);
  }
  const size = Math.abs(Number(number));
  if (kind === "%") return `${floatDigits(size * 100, "f", precision ?? 6)}%`;
  if (kind !== undefined && /[eEfFgG]/.test(kind)) return floatDigits(size, kind, precision ?? 6, isAlternate);
  if (kind === "n") return floatDigits(size, "g", precision ?? 6);
  if (kind === undefined && !isInteger) return shortestFloat(size, precision);
  throw unknownKind(kind ?? "", value);
}

function grouped(digits: string, separator: string, kind: string | undefined): string {
  if (separator === "") return digits;
  if ((kind !== undefined && /[nc]/.test(kind)) || (separator === "," && kind !== undefined && /[boxX]/.test(kind))) {
    throw new TemplateRuntimeError(`Cannot specify '${separator}' with '${kind}'.`);
  }
  const size = kind !== undefined && /[boxX]/.test(kind) ? 4 : 3;
  const [, whole = "", rest = ""] = /^([0-9a-fA-F]*)(.*)$/s.exec(digits) ?? [];
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= size) groups.unshift(whole.slice(Math.max(0, end - size), end));
  return groups.join(separator) + rest;
}

function aligned(sign: string, text: string, fill: string, align: string, width: number): string {
  const missing = Math.max(0, width - sign.length - Array.from(text).length);
  if (align === "<") return sign + text + fill.repeat(missing);
  if (align === "=") return sign + fill.repeat(missing) + text;
  if (align === ">") return fill.repeat(missing) + sign + text;
  const before = Math.floor(missing / 2);
  return fill.repeat(before) + sign + text + fill.repeat(missing - before);
}

function unknownKind(kind: string, value: Value): TemplateRuntimeError {
  return new TemplateRuntimeError(`Unknown format code '${kind}' for object of type '${typeName(value)}'`);
}
