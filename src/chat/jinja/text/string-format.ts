/** Python's `str.format`: replacement fields in braces. */
import { Dict } from "../dict.ts";
import { TemplateRuntimeError } from "../errors.ts";
import type { Fuel } from "../fuel.ts";
import { escaped, repr, str } from "../python-text.ts";
import type { Arguments, Value } from "../values.ts";
import { formatted } from "./format-spec.ts";

type Lookup = (value: Value, name: Value) => Value;

/** The sandbox's access to members and items. */
export interface FieldAccess {
  attribute: (value: Value, name: string) => Value;
  item: Lookup;
}

/** Max nesting of fields: the specifier of a field may contain fields. */
const maxDepth = 2;

export function formatString(template: string, given: Arguments, access: FieldAccess, fuel: Fuel): string {
  let next = 0;
  const valueOf = (name: string): Value => {
    const parts = /^([^.[]*)((?:\.[^.[]+|\[[^\]]+\])*)$/s.exec(name);
    if (parts === null) throw new TemplateRuntimeError(`'${name}' is no field of a format`);
    const [, first = "", path = ""] = parts;
    const root = /^\d*$/.test(first) ? given.positional[first === "" ? next++ : Number(first)] : given.keywords.get(first);
    if (root === undefined) throw new TemplateRuntimeError(`a format names '${first}', which it was not given`);
    let value = root;
    for (const [, attribute, item = ""] of path.matchAll(/\.([^.[]+)|\[([^\]]+)\]/g)) {
      if (attribute === undefined) value = access.item(value, /^\d+$/.test(item) ? BigInt(item) : item);
      else value = access.attribute(value, attribute);
    }
    return value;
  };
  const write = (text: string, depth: number): string => {
    if (depth > maxDepth) throw new TemplateRuntimeError("Max string recursion exceeded");
    fuel.useText(text.length);
    let result = "";
    let index = 0;
    while (index < text.length) {
      const character = text.charAt(index);
      if ((character === "{" || character === "}") && text.charAt(index + 1) === character) {
        result += character;
        index += 2;
      } else if (character === "}") {
        throw new TemplateRuntimeError("Single '}' encountered in format string");
      } else if (character === "{") {
        const end = endOfField(text, index);
        result += field(text.slice(index + 1, end), depth);
        index = end + 1;
      } else {
        result += character;
        index++;
      }
    }
    return result;
  };
  const field = (text: string, depth: number): string => {
    const [, name = "", conversion, spec = ""] = /^((?:[^!:[]|\[[^\]]*\])*)(?:!([^:]*))?(?::(.*))?$/s.exec(text) ?? [];
    const value = valueOf(name);
    const shown = write(spec, depth + 1);
    if (conversion === undefined) return formatted(value, shown, fuel);
    if (conversion === "s") return formatted(str(value, fuel), shown, fuel);
    const representation = repr(value, fuel);
    if (conversion === "r") return formatted(representation, shown, fuel);
    if (conversion !== "a") throw new TemplateRuntimeError(`Unknown conversion specifier '${conversion}'`);
    return formatted(representation.replace(/[^\0-\u007f]/gu, escaped), shown, fuel);
  };
  return write(template, 1);
}

function endOfField(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text.charAt(index) === "{") depth++;
    else if (text.charAt(index) === "}" && --depth === 0) return index;
  }
  throw new TemplateRuntimeError("Single '{' encountered in format string");
}

/** Returns the values of `format_map`. */
export function namedValues(value: Value | undefined): ReadonlyMap<string, Value> {
  if (!(value instanceof Dict)) throw new TemplateRuntimeError("format_map() takes a dict");
  return new Map(Array.from(value.entries()).flatMap(([key, item]) => (typeof key === "string" ? [[key, item] as const] : [])));
}
