/** Python's formatting of texts with `%`. */
import { Dict } from "../dict.ts";
import { TemplateRuntimeError } from "../errors.ts";
import type { Fuel } from "../fuel.ts";
import { escaped, integerText, repr, str } from "../python-text.ts";
import { indexOf, numberOf, Range, Tuple, typeName, Undefined, type Value } from "../values.ts";
import { floatDigits, integerDigits, truncated } from "./number-format.ts";

const pattern = /%(?:\(([^)]*)\))?([-+ #0]*)(\*|\d+)?(?:\.(\*|\d*))?[hlL]?(.|$)/gsu;

/** `values`: a tuple, a dict for `%(name)s`, or one value. @throws TemplateRuntimeError if they do not fit. */
export function printf(template: string, values: Value, fuel: Fuel): string {
  const given = values instanceof Tuple ? values.items : [values];
  let used = 0;
  let usesNames = false;
  const take = (): Value => {
    const value = given[used++];
    if (value === undefined) throw new TemplateRuntimeError("not enough arguments for format string");
    return value;
  };
  const size = (text: string | undefined): number | undefined => {
    if (text === undefined) return undefined;
    return text === "*" ? indexOf(take(), "* of a format") : Number(text);
  };
  fuel.useText(template.length);
  const text = template.replace(pattern, (_, name: string | undefined, flags: string, ...others: (string | undefined)[]) => {
    const [widthText, precisionText, kind = ""] = others;
    const width = size(widthText) ?? 0;
    const precision = size(precisionText);
    if (kind === "%") return "%";
    let value: Value;
    if (name === undefined) {
      value = take();
    } else {
      if (!(values instanceof Dict)) throw new TemplateRuntimeError("format requires a mapping");
      usesNames = true;
      const member = values.get(name);
      if (member === undefined) throw new TemplateRuntimeError(`a format names '${name}', which the mapping does not have`);
      value = member;
    }
    fuel.useText(Math.abs(width) + (precision ?? 0));
    return conversion(value, kind, { flags: width < 0 ? `${flags}-` : flags, width: Math.abs(width), precision }, fuel);
  });
  // A value with items counts as a mapping, which may have unused items.
  const hasItems = values instanceof Dict || values instanceof Range || values instanceof Undefined || Array.isArray(values);
  if (used < given.length && !usesNames && !hasItems) {
    throw new TemplateRuntimeError("not all arguments converted during string formatting");
  }
  return text;
}

interface Layout {
  flags: string;
  width: number;
  precision: number | undefined;
}

function conversion(value: Value, kind: string, layout: Layout, fuel: Fuel): string {
  if (kind === "s" || kind === "r" || kind === "a") {
    const whole = kind === "s" ? str(value, fuel) : repr(value, fuel);
    const text = kind === "a" ? whole.replace(/[^\0-\u007f]/gu, escaped) : whole;
    return padded("", layout.precision === undefined ? text : Array.from(text).slice(0, layout.precision).join(""), layout, false);
  }
  if (kind === "c") return padded("", characterOf(value), layout, false);
  if (/^[diuxXo]$/.test(kind)) {
    const number = integerOf(value, kind);
    const size = number < 0n ? -number : number;
    const plain = kind === "x" || kind === "X" || kind === "o" ? integerDigits(size, kind) : integerText(size, fuel);
    const digits = plain.padStart(layout.precision ?? 0, "0");
    const prefix = layout.flags.includes("#") && /[xXo]/.test(kind) ? `0${kind}` : "";
    return padded(signOf(number < 0n, layout.flags) + prefix, digits, layout, true);
  }
  if (/^[eEfFgG]$/.test(kind)) {
    const number = numberOf(value);
    if (number === undefined) throw new TemplateRuntimeError(`must be real number, not ${typeName(value)}`);
    const float = Number(number);
    const isNegative = float < 0 || Object.is(float, -0);
    const digits = floatDigits(Math.abs(float), kind, layout.precision ?? 6, layout.flags.includes("#"));
    return padded(signOf(isNegative, layout.flags), digits, layout, Number.isFinite(float));
  }
  throw new TemplateRuntimeError(kind === "" ? "incomplete format" : `unsupported format character '${kind}'`);
}

function integerOf(value: Value, kind: string): bigint {
  const number = numberOf(value);
  if (typeof number === "bigint") return number;
  if (number !== undefined && /[diu]/.test(kind)) return truncated(number);
  throw new TemplateRuntimeError(`%${kind} format: an integer is required, not ${typeName(value)}`);
}

function characterOf(value: Value): string {
  if (typeof value === "string" && Array.from(value).length === 1) return value;
  const code = typeof value === "bigint" ? Number(value) : -1;
  if (code < 0 || code > 0x10ffff) throw new TemplateRuntimeError("%c requires an int or a unicode character");
  return String.fromCodePoint(code);
}

function signOf(isNegative: boolean, flags: string): string {
  if (isNegative) return "-";
  if (flags.includes("+")) return "+";
  return flags.includes(" ") ? " " : "";
}

function padded(sign: string, text: string, { flags, width }: Layout, takesZeros: boolean): string {
  const missing = Math.max(0, width - sign.length - Array.from(text).length);
  if (flags.includes("-")) return sign + text + " ".repeat(missing);
  return flags.includes("0") && takesZeros ? sign + "0".repeat(missing) + text : " ".repeat(missing) + sign + text;
}
