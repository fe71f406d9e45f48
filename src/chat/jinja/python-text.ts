/** Python's `str` and `repr` of values. */
import { Dict, DictView } from "./dict.ts";
import { TemplateRuntimeError } from "./errors.ts";
import type { Fuel } from "./fuel.ts";
import { Callable, Markup, Namespace, Range, Tuple, Undefined, type Value } from "./values.ts";

/** Max nesting of a value; Python itself writes less. */
const maxDepth = 500;

export function str(value: Value | undefined, fuel: Fuel): string {
  if (typeof value === "string") return value;
  if (value === undefined || value instanceof Undefined) return "";
  return value instanceof Markup ? value.text : repr(value, fuel);
}

export function repr(value: Value, fuel: Fuel, depth = 0): string {
  fuel.use();
  if (depth > maxDepth) throw new TemplateRuntimeError("a value is nested too deep to be written");
  const inner = (item: Value): string => repr(item, fuel, depth + 1);
  const joined = (items: Iterable<Value>): string => Array.from(items, inner).join(", ");
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "bigint") return integerText(value, fuel);
  if (typeof value === "number") return floatText(value);
  if (typeof value === "string") return quoted(value, fuel);
  if (Array.isArray(value)) return `[${joined(value)}]`;
  if (value instanceof Tuple) return value.items.length === 1 ? `(${joined(value.items)},)` : `(${joined(value.items)})`;
  if (value instanceof Dict) return `{${Array.from(value.entries(), ([key, item]) => `${inner(key)}: ${inner(item)}`).join(", ")}}`;
  if (value instanceof DictView) return `${value.typeName}([${joined(value.values())}])`;
  if (value instanceof Range) {
    return `range(${value.start}, ${value.stop}${value.step === 1n ? "" : `, ${value.step}`})`;
  }
  if (value instanceof Markup) return `Markup(${quoted(value.text, fuel)})`;
  if (value instanceof Namespace) {
    return `<Namespace {${Array.from(value.members, ([name, member]) => `${inner(name)}: ${inner(member)}`).join(", ")}}>`;
  }
  if (value instanceof Undefined) return "Undefined";
  return value instanceof Callable ? `<${value.typeName} ${value.name}>` : `<${value.typeName} object>`;
}

/** Max digits of an integer that Python writes. */
const maxDigits = 4300;

export function integerText(value: bigint, fuel: Fuel): string {
  const text = value.toString();
  fuel.useText(text.length);
  if (text.length > maxDigits + 1) throw new TemplateRuntimeError(`an integer of more than ${maxDigits} digits cannot be written`);
  return text;
}

export function floatText(value: number): string {
  if (Number.isNaN(value)) return "nan";
  if (!Number.isFinite(value)) return value > 0 ? "inf" : "-inf";
  if (Object.is(value, -0)) return "-0.0";
  if (value === 0) return "0.0";
  const [digits = "0", exponentText = "0"] = value.toExponential().split("e");
  const exponent = Number(exponentText);
  if (exponent < -4 || exponent >= 16) {
    return `${digits}e${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`;
  }
  if (exponent >= 0) return Number.isInteger(value) ? `${BigInt(value)}.0` : String(value);
  const sign = value < 0 ? "-" : "";
  return `${sign}0.${"0".repeat(-exponent - 1)}${digits.replace(/[-.]/g, "")}`;
}

const escapes: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\" };
/** Characters that are not printable by `str.isprintable`. */
const unprintable = /[\p{C}\p{Z}]/u;
/** Noncharacters for use inside a program (Unicode 23.7): they stay unescaped, here and in JSON. */
const noncharacter = /^[\ufdd0-\ufdef]$/;

export function isPrintable(character: string): boolean {
  return character === " " || noncharacter.test(character) || !unprintable.test(character);
}

function quoted(text: string, fuel: Fuel): string {
  fuel.useText(4 * text.length);
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  let written = "";
  for (const character of text) {
    const escape = character === quote ? `\\${quote}` : escapes[character];
    written += escape ?? (isPrintable(character) ? character : escaped(character));
  }
  return quote + written + quote;
}

export function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  if (code < 0x100) return `\\x${hex.padStart(2, "0")}`;
  return code < 0x10000 ? `\\u${hex.padStart(4, "0")}` : `\\U${hex.padStart(8, "0")}`;
}
