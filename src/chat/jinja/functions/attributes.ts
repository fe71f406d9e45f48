/** Access to members and items of values, by the rules of Jinja's immutable sandbox. */
import { Dict, DictView } from "../dict.ts";
import { equals } from "../comparison.ts";
import { TemplateRuntimeError } from "../errors.ts";
import type { Fuel } from "../fuel.ts";
import { isOneUnitEach } from "../iteration.ts";
import { repr } from "../python-text.ts";
import { formatString, namedValues } from "../text/string-format.ts";
import {
  Arguments,
  Callable,
  GroupTuple,
  indexOf,
  Markup,
  Namespace,
  presentOr,
  type NativeFunction,
  Range,
  textOf,
  Tuple,
  typeName,
  Undefined,
  type Value,
} from "../values.ts";
import { markupMethod, stringMethods } from "./string-methods.ts";

/** Methods that change a list or a dict; the sandbox hides them. */
const mutators: Readonly<Record<string, readonly string[]>> = {
  list: ["append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"],
  dict: ["clear", "pop", "popitem", "setdefault", "update"],
};

/** Evaluates `value.name`: a member, otherwise an item. */
export function getAttribute(value: Value, name: string, fuel: Fuel): Value {
  if (value instanceof Undefined) value.fail();
  return presentOr(attribute(value, name), () => presentOr(item(value, name, fuel), () => missing(value, name)));
}

/** Evaluates `value[key]`: an item, otherwise a member. */
export function getItem(value: Value, key: Value, fuel: Fuel): Value {
  if (value instanceof Undefined) value.fail();
  const found = item(value, key, fuel);
  if (found !== undefined) return found;
  const name = textOf(key);
  if (name !== undefined) return presentOr(attribute(value, name), () => missing(value, name));
  const shown = Array.isArray(key) || key instanceof Dict ? typeName(key) : repr(key, fuel);
  return new Undefined(`'${kindOf(value)}' has no element ${shown}`);
}

/** Returns a member, but no item, for the filter `attr`. */
export function getMember(value: Value, name: string): Value {
  return presentOr(attribute(value, name), () => missing(value, name));
}

function missing(value: Value, name: string): Undefined {
  return new Undefined(`'${kindOf(value)}' has no attribute '${name}'`);
}

function kindOf(value: Value): string {
  return value === null ? "None" : `${typeName(value)} object`;
}

function item(value: Value, key: Value, fuel: Fuel): Value | undefined {
  if (value instanceof Dict) {
    if (Array.isArray(key) || key instanceof Dict) return undefined;
    return value.get(key);
  }
  if (typeof key !== "bigint" && typeof key !== "boolean") return undefined;
  const index = indexOf(key);
  if (Array.isArray(value)) return value.at(index);
  if (value instanceof Tuple) return value.items.at(index);
  if (value instanceof Range) {
    const at = index < 0 ? index + value.length : index;
    return at >= 0 && at < value.length ? value.at(at) : undefined;
  }
  const text = textOf(value);
  if (text === undefined) return undefined;
  const character = characterAt(text, index, fuel);
  return value instanceof Markup && character !== undefined ? new Markup(character) : character;
}

function characterAt(text: string, index: number, fuel: Fuel): string | undefined {
  fuel.useText(text.length);
  return isOneUnitEach(text) ? text.at(index) : Array.from(text).at(index);
}

function attribute(value: Value, name: string): Value | undefined {
  if (value instanceof Namespace) return value.members.get(name);
  if (value instanceof Callable) return value.member(name);
  if (name.startsWith("__") || mutators[typeName(value)]?.includes(name) === true) {
    return unsafe(value, name);
  }
  const text = textOf(value);
  if (text !== undefined) return stringAttribute(value, text, name);
  if (value instanceof Dict) return dictAttribute(value, name);
  if (Array.isArray(value)) return listAttribute(value, name, "list");
  if (value instanceof GroupTuple && (name === "grouper" || name === "list")) return value[name];
  if (value instanceof Tuple) return listAttribute(value.items, name, "tuple");
  if (value instanceof DictView) return name === "mapping" ? value.dict : undefined;
  if (value instanceof Range && (name === "start" || name === "stop" || name === "step")) return value[name];
  return typeof value === "bigint" || typeof value === "number" ? numberAttribute(value, name) : undefined;
}

function unsafe(value: Value, name: string): Undefined {
  return new Undefined(`access to attribute '${name}' of '${typeName(value)}' object is unsafe.`);
}

function method(name: string, type: string, call: NativeFunction): Callable {
  return new Callable(name, call, `built-in method of ${type}`);
}

function stringAttribute(value: Value, text: string, name: string): Value | undefined {
  if (name === "format" || name === "format_map") {
    return method(name, "str", (given, { fuel }) => {
      const values = name === "format" ? given : new Arguments([], namedValues(given.bind(name, ["mapping"], 1)[0]));
      const written = formatString(text, values, access(fuel), fuel);
      return value instanceof Markup ? new Markup(written) : written;
    });
  }
  const found = Object.hasOwn(stringMethods, name) ? stringMethods[name] : undefined;
  if (found === undefined) return undefined;
  return method(name, "str", (given, runtime) =>
    value instanceof Markup ? markupMethod(value, found, given, runtime) : found(text, given, runtime),
  );
}

function access(fuel: Fuel) {
  return {
    attribute: (value: Value, name: string) => getAttribute(value, name, fuel),
    item: (value: Value, name: Value) => getItem(value, name, fuel),
  };
}

function dictAttribute(dict: Dict, name: string): Value | undefined {
  if (name === "keys" || name === "values" || name === "items") {
    return method(name, "dict", (given) => {
      given.bind(name, []);
      return new DictView(name, dict);
    });
  }
  if (name === "get") {
    return method(name, "dict", (given) => {
      const [key = null, otherwise = null] = given.bind(name, ["key", "default"], 1);
      return presentOr(dict.get(key), () => otherwise);
    });
  }
  return name === "copy" ? method(name, "dict", (_, { fuel }) => (fuel.use(dict.size), new Dict(dict.entries()))) : undefined;
}

function listAttribute(items: Value[], name: string, type: "list" | "tuple"): Value | undefined {
  if (name === "count") {
    return method(name, type, (given, { fuel }) => {
      const [wanted = null] = given.bind(name, ["value"], 1);
      return BigInt(items.filter((each) => equals(each, wanted, fuel)).length);
    });
  }
  if (name === "index") {
    return method(name, type, (given, { fuel }) => {
      const [wanted = null] = given.bind(name, ["value"], 1);
      const index = items.findIndex((each) => equals(each, wanted, fuel));
      if (index < 0) throw new TemplateRuntimeError(`the value is not in the ${type}`);
      return BigInt(index);
    });
  }
  return name === "copy" && type === "list" ? method(name, type, (_, { fuel }) => (fuel.use(items.length), [...items])) : undefined;
}

function numberAttribute(value: bigint | number, name: string): Value | undefined {
  if (name === "real") return value;
  if (name === "imag") return typeof value === "bigint" ? 0n : 0;
  if (name === "is_integer") return method(name, typeName(value), () => typeof value === "bigint" || Number.isInteger(value));
  return undefined;
}
