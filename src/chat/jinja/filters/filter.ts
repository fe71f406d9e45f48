/** The type of filters, and their access to `attribute=` of items. */
import { getItem } from "../functions/attributes.ts";
import { TemplateRuntimeError } from "../errors.ts";
import type { Fuel } from "../fuel.ts";
import { type Arguments, type Runtime, textOf, typeName, Undefined, type Value } from "../values.ts";

export type Filter = (value: Value, given: Arguments, runtime: Runtime) => Value;

/** Returns a function that reads an attribute of an item. `attribute`: a name, names separated by dots, or an index. `otherwise`: replaces a missing member. */
export function attributeGetter(attribute: Value, fuel: Fuel, otherwise?: Value): (item: Value) => Value {
  const path = pathOf(attribute);
  return (start) => {
    let value = start;
    for (const key of path) {
      value = getItem(value, key, fuel);
      if (value instanceof Undefined && otherwise !== undefined && otherwise !== null) value = otherwise;
    }
    return value;
  };
}

function pathOf(attribute: Value): Value[] {
  if (typeof attribute === "bigint") return [attribute];
  const text = textOf(attribute);
  if (text === undefined) throw new TemplateRuntimeError(`attribute must be a name or an index, not ${typeName(attribute)}`);
  return text.split(".").map((part) => (/^\d+$/.test(part) ? BigInt(part) : part));
}

/** Returns a function that reads the sort key of an item: its attribute, in lower case unless `isCaseSensitive`. */
export function sortKey(attribute: Value, isCaseSensitive: boolean, fuel: Fuel, otherwise?: Value): (item: Value) => Value {
  const get = attribute === null ? (item: Value) => item : attributeGetter(attribute, fuel, otherwise);
  return (item) => {
    const value = get(item);
    const text = isCaseSensitive ? undefined : textOf(value);
    if (text === undefined) return value;
    fuel.useText(text.length);
    return text.toLowerCase();
  };
}
