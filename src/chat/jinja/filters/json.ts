/** The filter `tojson` of transformers: `json.dumps` with letters unescaped, and without escapes for HTML. */
import { Dict } from "../dict.ts";
import { TemplateRuntimeError } from "../errors.ts";
import type { Fuel } from "../fuel.ts";
import { isTrue } from "../iteration.ts";
import { compare } from "../comparison.ts";
import { floatText, integerText, repr, str } from "../python-text.ts";
import { indexOf, textOf, Tuple, typeName, type Value } from "../values.ts";
import type { Filter } from "./filter.ts";

interface Layout {
  isAscii: boolean;
  indent: string | undefined;
  itemSeparator: string;
  keySeparator: string;
  sortsKeys: boolean;
}

const maxDepth = 500;

export const toJson: Filter = (value, given, { fuel }) => {
  const [ascii = false, indentValue = null, separators = null, sort = false] = given.bind("tojson", [
    "ensure_ascii",
    "indent",
    "separators",
    "sort_keys",
  ]);
  const indent = indentValue === null ? undefined : (textOf(indentValue) ?? " ".repeat(Math.max(0, smallIndent(indentValue))));
  const [itemSeparator, keySeparator] = separatorsOf(separators, indent !== undefined, fuel);
  return written(value, { isAscii: isTrue(ascii), indent, itemSeparator, keySeparator, sortsKeys: isTrue(sort) }, "\n", fuel);
};

function smallIndent(value: Value): number {
  const indent = indexOf(value, "the indent of tojson");
  if (indent > 1000) throw new TemplateRuntimeError("the indent of tojson is too large");
  return indent;
}

function separatorsOf(value: Value, isIndented: boolean, fuel: Fuel): [string, string] {
  if (value === null) return [isIndented ? "," : ", ", ": "];
  const items = Array.isArray(value) ? value : value instanceof Tuple ? value.items : [];
  if (items.length !== 2) throw new TemplateRuntimeError("the separators of tojson are two texts");
  return [str(items[0], fuel), str(items[1], fuel)];
}

/** `lineBreak`: a line break with the indent of the container of `value`. */
function written(value: Value, layout: Layout, lineBreak: string, fuel: Fuel): string {
  fuel.use();
  if (lineBreak.length > maxDepth * Math.max(1, layout.indent?.length ?? 1))
    throw new TemplateRuntimeError("a value is nested too deep for JSON");
  if (value === null) return "null";
  if (typeof value === "boolean") return value ? "true" : "false";
  if (typeof value === "bigint") return integerText(value, fuel);
  if (typeof value === "number") return jsonFloat(value);
  const text = textOf(value);
  if (text !== undefined) return jsonText(text, layout.isAscii, fuel);
  // Without an indent, the length counts the depth.
  const inside = layout.indent === undefined ? `${lineBreak} ` : lineBreak + layout.indent;
  const items = Array.isArray(value) ? value : value instanceof Tuple ? value.items : undefined;
  if (items !== undefined) {
    return enclosed(
      "[]",
      items.map((item) => written(item, layout, inside, fuel)),
      layout,
      lineBreak,
      fuel,
    );
  }
  if (!(value instanceof Dict)) throw new TemplateRuntimeError(`Object of type ${typeName(value)} is not JSON serializable`);
  const entries = Array.from(value.entries());
  if (layout.sortsKeys) entries.sort(([a], [b]) => compare(a, b, fuel));
  const members = entries.map(
    ([key, item]) => jsonText(keyText(key, fuel), layout.isAscii, fuel) + layout.keySeparator + written(item, layout, inside, fuel),
  );
  return enclosed("{}", members, layout, lineBreak, fuel);
}

function enclosed(brackets: "[]" | "{}", parts: readonly string[], layout: Layout, lineBreak: string, fuel: Fuel): string {
  if (parts.length === 0) return brackets;
  const [open, close] = layout.indent === undefined ? ["", ""] : [lineBreak + layout.indent, lineBreak];
  fuel.useText(parts.reduce((sum, part) => sum + part.length + open.length, 0));
  return brackets.charAt(0) + open + parts.join(layout.itemSeparator + open) + close + brackets.charAt(1);
}

function keyText(key: Value, fuel: Fuel): string {
  const text = textOf(key);
  if (text !== undefined) return text;
  if (key === null) return "null";
  if (typeof key === "boolean") return key ? "true" : "false";
  if (typeof key === "number") return jsonFloat(key);
  if (typeof key === "bigint") return repr(key, fuel);
  throw new TemplateRuntimeError(`keys must be str, int, float, bool or None, not ${typeName(key)}`);
}

function jsonFloat(value: number): string {
  if (Number.isNaN(value)) return "NaN";
  return Number.isFinite(value) ? floatText(value) : value > 0 ? "Infinity" : "-Infinity";
}

function jsonText(text: string, isAscii: boolean, fuel: Fuel): string {
  fuel.useText(text.length);
  const json = JSON.stringify(text);
  if (!isAscii) return json;
  return json.replace(/[\u007f-\ufdcf\ufdf0-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
