/** Filters of texts. */
import { Dict, DictView } from "../dict.ts";
import { TemplateRuntimeError } from "../errors.ts";
import { escapeHtml } from "../escape-html.ts";
import type { Fuel } from "../fuel.ts";
import { characterCount, isTrue, iterate, lengthOf, listOf } from "../iteration.ts";
import { str } from "../python-text.ts";
import { splitLines } from "../functions/splitting.ts";
import { replaceText, stringMethods } from "../functions/string-methods.ts";
import { capitalized } from "../text/letter-case.ts";
import { printf } from "../text/printf.ts";
import { whitespace } from "../text/whitespace.ts";
import { Arguments, indexOf, Markup, numberOf, textOf, Tuple, typeName, Undefined, type Value } from "../values.ts";
import { attributeGetter, type Filter } from "./filter.ts";

const words = new RegExp(`[-${whitespace}({\\[<]+|[^-${whitespace}({\\[<]+`, "gu");

const changed =
  (name: string, change: (text: string) => string): Filter =>
  (value, given, { fuel }) => {
    given.bind(name, []);
    const text = str(value, fuel);
    fuel.useText(text.length);
    return keptMarkup(value, change(text));
  };

function keptMarkup(value: Value, text: string): Value {
  return value instanceof Markup ? new Markup(text) : text;
}

function method(name: string, text: string, given: Arguments, runtime: Parameters<Filter>[2]): string {
  return str(stringMethods[name]?.(text, given, runtime), runtime.fuel);
}

/** Returns the value if it is a text, for filters that need its length or concatenate it. @throws TemplateRuntimeError if it is not. */
function textValue(value: Value, name: string): string {
  if (value instanceof Undefined) value.fail();
  const text = textOf(value);
  if (text === undefined) throw new TemplateRuntimeError(`${name} takes a text, not ${typeName(value)}`);
  return text;
}

const escape: Filter = (value, given, { fuel }) => {
  given.bind("escape", []);
  return value instanceof Markup ? value : new Markup(escapeHtml(str(value, fuel)));
};

export const textFilters: Readonly<Record<string, Filter>> = {
  capitalize: changed("capitalize", capitalized),
  center: (value, given, runtime) => {
    const [width = 80n] = given.bind("center", ["width"]);
    return keptMarkup(value, method("center", str(value, runtime.fuel), new Arguments([width]), runtime));
  },
  "e": escape,
  escape,
  filesizeformat: (value, given) => fileSize(value, isTrue(given.bind("filesizeformat", ["binary"])[0] ?? false)),
  forceescape: (value, _, { fuel }) => new Markup(escapeHtml(str(value, fuel))),
  format: (value, given, { fuel }) => {
    if (given.positional.length > 0 && given.keywords.size > 0) {
      throw new TemplateRuntimeError("can't handle positional and keyword arguments at the same time");
    }
    const values = given.keywords.size > 0 ? new Dict(given.keywords) : new Tuple([...given.positional]);
    return keptMarkup(value, printf(str(value, fuel), values, fuel));
  },
  indent: (value, given, runtime) => {
    const [width = 4n, first = false, blank = false] = given.bind("indent", ["width", "first", "blank"]);
    const { fuel } = runtime;
    const size = textOf(width) === undefined ? Math.max(0, indexOf(width, "the width of indent")) : 0;
    fuel.useText(size);
    const indent = textOf(width) ?? " ".repeat(size);
    const text = `${textValue(value, "indent")}\n`;
    const lines = splitLines(text, new Arguments(), runtime).map((line) => str(line, fuel));
    fuel.useText(lines.length * indent.length + text.length);
    const indented = lines.map((line, index) => (index === 0 || (line === "" && !isTrue(blank)) ? line : indent + line));
    return keptMarkup(value, (isTrue(first) ? indent : "") + indented.join("\n"));
  },
  join: (value, given, { fuel }) => {
    const [separator = "", attribute = null] = given.bind("join", ["d", "attribute"]);
    const get = attribute === null ? (item: Value) => item : attributeGetter(attribute, fuel);
    const parts = listOf(value, fuel).map((item) => str(get(item), fuel));
    const between = str(separator, fuel);
    fuel.useText(parts.reduce((total, part) => total + part.length + between.length, 0));
    return parts.join(between);
  },
  lower: changed("lower", (text) => text.toLowerCase()),
  replace: (value, given, runtime) => {
    const { fuel } = runtime;
    const [old = null, replacement = null, count = null] = given.bind("replace", ["old", "new", "count"], 2);
    return replaceText(str(value, fuel), new Arguments([str(old, fuel), str(replacement, fuel), count ?? -1n]), runtime);
  },
  safe: (value, _, { fuel }) => new Markup(str(value, fuel)),
  string: (value, given, { fuel }) => {
    given.bind("string", []);
    return value instanceof Markup ? value : str(value, fuel);
  },
  title: (value, given, { fuel }) => {
    given.bind("title", []);
    const text = str(value, fuel);
    fuel.useText(text.length);
    return Array.from(text.matchAll(words), ([word]) => {
      const [first = ""] = word;
      return first.toUpperCase() + word.slice(first.length).toLowerCase();
    }).join("");
  },
  trim: (value, given, runtime) => {
    const [characters = null] = given.bind("trim", ["chars"]);
    return keptMarkup(value, method("strip", str(value, runtime.fuel), new Arguments([characters]), runtime));
  },
  truncate: (value, given, { fuel }) => {
    const [length = 255n, killsWords = false, end = "...", leeway = null] = given.bind("truncate", [
      "length",
      "killwords",
      "end",
      "leeway",
    ]);
    const count = lengthOf(value, fuel);
    const [max, ending] = [indexOf(length), str(end, fuel)];
    const endLength = characterCount(ending, fuel);
    if (max < endLength) throw new TemplateRuntimeError(`expected length >= ${endLength}, got ${max}`);
    if (count !== undefined && count <= max + indexOf(leeway ?? 5n)) return value;
    const text = textValue(value, "truncate");
    const part = Array.from(text)
      .slice(0, max - endLength)
      .join("");
    const space = part.lastIndexOf(" ");
    return keptMarkup(value, (isTrue(killsWords) || space < 0 ? part : part.slice(0, space)) + ending);
  },
  upper: changed("upper", (text) => text.toUpperCase()),
  urlencode: (value, given, { fuel }) => {
    given.bind("urlencode", []);
    const encode = (item: Value, safe: RegExp): string => urlEncoded(str(item, fuel), safe, fuel);
    if (textOf(value) !== undefined || !(value instanceof Dict || Array.isArray(value))) return encode(value, /[\w.~/-]/);
    const items = value instanceof Dict ? new DictView("items", value).values() : iterate(value, fuel);
    const encodePart = (part: Value): string => encode(part, /[\w.~-]| /).replaceAll(" ", "+");
    return Array.from(items, (item) => pair(item, fuel).map(encodePart).join("=")).join("&");
  },
  wordcount: (value, given, { fuel }) => {
    given.bind("wordcount", []);
    const text = str(value, fuel);
    fuel.useText(text.length);
    return BigInt(text.match(/[\p{L}\p{N}\p{M}_]+/gu)?.length ?? 0);
  },
};

function pair(value: Value, fuel: Fuel): Value[] {
  const items = listOf(value, fuel);
  if (items.length !== 2) throw new TemplateRuntimeError("urlencode takes pairs of names and values");
  return items;
}

function urlEncoded(text: string, safe: RegExp, fuel: Fuel): string {
  fuel.useText(3 * text.length);
  return Array.from(text, (character) => {
    if (/^[\0-\u007f]$/.test(character)) {
      return safe.test(character) ? character : `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
    }
    return encodeURIComponent(/^[\ud800-\udfff]$/.test(character) ? "\ufffd" : character);
  }).join("");
}

function fileSize(value: Value, isBinary: boolean): string {
  if (value instanceof Undefined) value.fail();
  const text = textOf(value);
  const bytes = Number(text === undefined ? numberOf(value) : text.trim() === "" ? "none" : text);
  if (Number.isNaN(bytes)) throw new TemplateRuntimeError("filesizeformat takes a number");
  const base = isBinary ? 1024 : 1000;
  if (bytes === 1) return "1 Byte";
  if (bytes < base) return `${Math.trunc(bytes)} Bytes`;
  const power = Math.min(8, Math.max(1, Math.floor(Math.log(bytes) / Math.log(base) + 1e-12)));
  return `${(bytes / base ** power).toFixed(1)} ${"kMGTPEZY".charAt(power - 1).replace("k", isBinary ? "K" : "k")}${isBinary ? "iB" : "B"}`;
}
