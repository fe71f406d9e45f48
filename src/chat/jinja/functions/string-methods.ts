/** Methods of `str`. */
import { TemplateRuntimeError } from "../errors.ts";
import { characterCount, listOf } from "../iteration.ts";
import { escapeHtml } from "../escape-html.ts";
import { capitalized, swapped, titled } from "../text/letter-case.ts";
import { stripped } from "../text/whitespace.ts";
import { Arguments, indexOf, Markup, textOf, Tuple, typeName, type Runtime, type Value } from "../values.ts";
import { characterTests } from "./character-tests.ts";
import { split, splitLines } from "./splitting.ts";

export type StringMethod = (text: string, given: Arguments, runtime: Runtime) => Value;

/** Returns an argument that must be a `str`. @throws TemplateRuntimeError if it is not. */
function textArgument(value: Value | undefined, name: string): string {
  const text = textOf(value);
  if (text === undefined) throw new TemplateRuntimeError(`${name}() takes texts, not ${typeName(value ?? null)}`);
  return text;
}

const strip =
  (name: string, sides: "start" | "end" | "both"): StringMethod =>
  (text, given, { fuel }) => {
    const [characters = null] = given.bind(name, ["chars"]);
    fuel.useText(text.length);
    return stripped(text, sides, characters === null ? undefined : textArgument(characters, name));
  };

/** Returns the part of a text from `start` to `end`, for methods that search it. */
function part(text: string, name: string, start: Value | undefined, end: Value | undefined): { text: string; offset: number } {
  if ((start ?? null) === null && (end ?? null) === null) return { text, offset: 0 };
  const characters = Array.from(text);
  const at = (value: Value | undefined, otherwise: number): number => {
    if (value === undefined || value === null) return otherwise;
    const index = indexOf(value, `an argument of ${name}()`);
    return Math.min(characters.length, index < 0 ? Math.max(0, index + characters.length) : index);
  };
  const from = at(start, 0);
  return { text: characters.slice(from, at(end, characters.length)).join(""), offset: from };
}

const begins =
  (name: "startswith" | "endswith"): StringMethod =>
  (text, given, { fuel }) => {
    const [affix, start, end] = given.bind(name, ["prefix", "start", "end"], 1);
    const searched = part(text, name, start, end).text;
    fuel.useText(text.length);
    const affixes = affix instanceof Tuple ? affix.items : [affix];
    return affixes.some((each) => {
      const wanted = textArgument(each, name);
      return name === "startswith" ? searched.startsWith(wanted) : searched.endsWith(wanted);
    });
  };

const find =
  (name: string, isLast: boolean, isRequired: boolean): StringMethod =>
  (text, given, { fuel }) => {
    const [wanted, start, end] = given.bind(name, ["sub", "start", "end"], 1);
    fuel.useText(text.length);
    const searched = part(text, name, start, end);
    const sought = textArgument(wanted, name);
    const index = isLast ? searched.text.lastIndexOf(sought) : searched.text.indexOf(sought);
    if (index < 0 && isRequired) throw new TemplateRuntimeError("substring not found");
    return BigInt(index < 0 ? -1 : searched.offset + characterCount(searched.text.slice(0, index), fuel));
  };

const justify =
  (name: string, place: (text: string, missing: number, fill: string) => string): StringMethod =>
  (text, given, { fuel }) => {
    const [width = null, fillValue = " "] = given.bind(name, ["width", "fillchar"], 1);
    const fill = textArgument(fillValue, name);
    if (Array.from(fill).length !== 1) throw new TemplateRuntimeError("The fill character must be exactly one character long");
    const size = indexOf(width, `the width of ${name}()`);
    fuel.useText(size);
    return place(text, Math.max(0, size - characterCount(text, fuel)), fill);
  };

const partition =
  (name: string, isLast: boolean): StringMethod =>
  (text, given, { fuel }) => {
    const separator = textArgument(given.bind(name, ["sep"], 1)[0], name);
    if (separator === "") throw new TemplateRuntimeError("empty separator");
    fuel.useText(text.length);
    const index = isLast ? text.lastIndexOf(separator) : text.indexOf(separator);
    if (index < 0) return new Tuple(isLast ? ["", "", text] : [text, "", ""]);
    return new Tuple([text.slice(0, index), separator, text.slice(index + separator.length)]);
  };

const withoutAffix =
  (name: "removeprefix" | "removesuffix"): StringMethod =>
  (text, given) => {
    const affix = textArgument(given.bind(name, ["affix"], 1)[0], name);
    if (name === "removeprefix") return text.startsWith(affix) ? text.slice(affix.length) : text;
    return affix !== "" && text.endsWith(affix) ? text.slice(0, -affix.length) : text;
  };

const change =
  (name: string, changed: (text: string) => string): StringMethod =>
  (text, given, { fuel }) => {
    given.bind(name, []);
    fuel.useText(text.length);
    return changed(text);
  };

export const replaceText: StringMethod = (text, given, { fuel }) => {
  const [oldValue, newValue, countValue = -1n] = given.bind("replace", ["old", "new", "count"], 2);
  const [sought, replacement] = [textArgument(oldValue, "replace"), textArgument(newValue, "replace")];
  const limit = indexOf(countValue ?? -1n, "the count of replace()");
  fuel.useText(text.length);
  const parts = sought === "" ? ["", ...Array.from(text), ""] : text.split(sought);
  const times = limit < 0 ? parts.length - 1 : Math.min(limit, parts.length - 1);
  fuel.useText(times * replacement.length);
  if (times === parts.length - 1) return parts.join(replacement);
  return [...parts.slice(0, times), parts.slice(times).join(sought)].join(replacement);
};

export const stringMethods: Readonly<Record<string, StringMethod>> = {
  ...characterTests,
  capitalize: change("capitalize", capitalized),
  casefold: change("casefold", (text) => text.toLowerCase().replaceAll("ß", "ss").replaceAll("ς", "σ")),
  center: justify("center", (text, missing, fill) => {
    // If the padding is odd, Python puts the larger half on the left for odd widths.
    const left = Math.floor(missing / 2) + (missing % 2 === 1 && (Array.from(text).length + missing) % 2 === 1 ? 1 : 0);
    return fill.repeat(left) + text + fill.repeat(missing - left);
  }),
  count: (text, given, { fuel }) => {
    const [wanted, start, end] = given.bind("count", ["sub", "start", "end"], 1);
    const searched = part(text, "count", start, end).text;
    const sought = textArgument(wanted, "count");
    fuel.useText(text.length);
    return BigInt(sought === "" ? characterCount(searched, fuel) + 1 : searched.split(sought).length - 1);
  },
  endswith: begins("endswith"),
  expandtabs: (text, given, { fuel }) => {
    const size = indexOf(given.bind("expandtabs", ["tabsize"])[0] ?? 8n);
    fuel.useText(text.length + text.split("\t").length * Math.max(0, size));
    let column = 0;
    return Array.from(text, (character) => {
      if (character !== "\t") {
        column = character === "\n" || character === "\r" ? 0 : column + 1;
        return character;
      }
      const missing = size <= 0 ? 0 : size - (column % size);
      column += missing;
      return " ".repeat(missing);
    }).join("");
  },
  find: find("find", false, false),
  index: find("index", false, true),
  join: (text, given, { fuel }) => {
    const [items = null] = given.bind("join", ["iterable"], 1);
    const parts = listOf(items, fuel).map((item, index) => {
      const member = textOf(item);
      if (member === undefined) throw new TemplateRuntimeError(`sequence item ${index}: expected str instance, ${typeName(item)} found`);
      return member;
    });
    fuel.useText(parts.reduce((total, member) => total + member.length + text.length, 0));
    return parts.join(text);
  },
  ljust: justify("ljust", (text, missing, fill) => text + fill.repeat(missing)),
  lower: change("lower", (text) => text.toLowerCase()),
  lstrip: strip("lstrip", "start"),
  partition: partition("partition", false),
  removeprefix: withoutAffix("removeprefix"),
  removesuffix: withoutAffix("removesuffix"),
  replace: replaceText,
  rfind: find("rfind", true, false),
  rindex: find("rindex", true, true),
  rjust: justify("rjust", (text, missing, fill) => fill.repeat(missing) + text),
  rpartition: partition("rpartition", true),
  rsplit: split("rsplit"),
  rstrip: strip("rstrip", "end"),
  split: split("split"),
  splitlines: splitLines,
  startswith: begins("startswith"),
  strip: strip("strip", "both"),
  swapcase: change("swapcase", swapped),
  title: change("title", titled),
  upper: change("upper", (text) => text.toUpperCase()),
  zfill: (text, given, { fuel }) => {
    const width = indexOf(given.bind("zfill", ["width"], 1)[0] ?? 0n);
    fuel.useText(width);
    const sign = /^[+-]/.test(text) ? text.charAt(0) : "";
    return sign + "0".repeat(Math.max(0, width - characterCount(text, fuel))) + text.slice(sign.length);
  },
};

/** Calls a method of a `Markup`; its result stays escaped. */
export function markupMethod(markup: Markup, method: StringMethod, given: Arguments, runtime: Runtime): Value {
  const safe = (value: Value): Value => (typeof value === "string" ? escapeHtml(value) : value);
  const keywords = new Map(Array.from(given.keywords, ([name, value]) => [name, safe(value)] as const));
  const marked = (value: Value): Value => {
    if (typeof value === "string") return new Markup(value);
    if (Array.isArray(value)) return value.map(marked);
    return value instanceof Tuple ? new Tuple(value.items.map(marked)) : value;
  };
  return marked(method(markup.text, new Arguments(given.positional.map(safe), keywords), runtime));
}
