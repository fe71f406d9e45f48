/** Filters of sequences. */
import { Dict, DictView } from "../dict.ts";
import { compare, equals } from "../comparison.ts";
import { TemplateRuntimeError } from "../errors.ts";
import { getMember } from "../functions/attributes.ts";
import { isTrue, iterate, lengthOf, listOf } from "../iteration.ts";
import { operate } from "../operators.ts";
import { Arguments, Generator, GroupTuple, indexOf, presentOr, type Runtime, textOf, typeName, Undefined, type Value } from "../values.ts";
import { attributeGetter, type Filter, sortKey } from "./filter.ts";

const length: Filter = (value, given, { fuel }) => {
  given.bind("length", []);
  const count = lengthOf(value, fuel);
  if (count === undefined) throw new TemplateRuntimeError(`object of type '${typeName(value)}' has no len()`);
  return BigInt(count);
};

const otherwise: Filter = (value, given) => {
  const [replacement = "", isForFalse = false] = given.bind("default", ["default_value", "boolean"]);
  return value instanceof Undefined || (isTrue(isForFalse) && !isTrue(value)) ? replacement : value;
};

const extreme =
  (name: "max" | "min"): Filter =>
  (value, given, { fuel }) => {
    const [isCaseSensitive = false, attribute = null] = given.bind(name, ["case_sensitive", "attribute"]);
    const key = sortKey(attribute, isTrue(isCaseSensitive), fuel);
    const [first, ...others] = listOf(value, fuel);
    if (first === undefined) return new Undefined("No aggregated item, sequence was empty.");
    let best = first;
    let bestKey = key(first);
    for (const item of others) {
      const itemKey = key(item);
      const order = compare(itemKey, bestKey, fuel, name === "max" ? ">" : "<");
      if (name === "max" ? order > 0 : order < 0) [best, bestKey] = [item, itemKey];
    }
    return best;
  };

/** Returns one of the filters `select`, `reject`, `selectattr` and `rejectattr`. */
const selecting =
  (name: string, isKept: boolean, byAttribute: boolean): Filter =>
  (value, given, runtime) => {
    const [attribute, ...rest] = byAttribute ? given.positional : [null, ...given.positional];
    if (attribute === undefined) throw new TemplateRuntimeError(`${name} needs an attribute`);
    const get = byAttribute ? attributeGetter(attribute, runtime.fuel) : (item: Value) => item;
    const [test, ...values] = rest;
    const testName = test === undefined ? undefined : textOf(test);
    const testGiven = new Arguments(values, given.keywords);
    const holds = (item: Value): boolean => (testName === undefined ? isTrue(get(item)) : runtime.test(testName, get(item), testGiven));
    return new Generator(selected(value, (item) => holds(item) === isKept, runtime));
  };

function* selected(value: Value, isKept: (item: Value) => boolean, { fuel }: Runtime): IterableIterator<Value> {
  if (!isTrue(value)) return;
  for (const item of iterate(value, fuel)) {
    if (isKept(item)) yield item;
  }
}

function* mapped(value: Value, change: (item: Value) => Value, { fuel }: Runtime): IterableIterator<Value> {
  if (!isTrue(value)) return;
  for (const item of iterate(value, fuel)) yield change(item);
}

const map: Filter = (value, given, runtime) => {
  const [name, ...values] = given.positional;
  if (name === undefined && given.keywords.has("attribute")) {
    const [attribute = null, replacement] = given.bind("map", ["attribute", "default"]);
    return new Generator(mapped(value, attributeGetter(attribute, runtime.fuel, replacement), runtime));
  }
  const filterName = textOf(name);
  if (filterName === undefined) throw new TemplateRuntimeError("map requires a filter argument");
  const filterGiven = new Arguments(values, given.keywords);
  return new Generator(mapped(value, (item) => runtime.filter(filterName, item, filterGiven), runtime));
};

/** Sorts stably in both directions, like Python. */
function sorted(items: readonly Value[], key: (item: Value) => Value, isReversed: boolean, { fuel }: Runtime): Value[] {
  const keyed = items.map((item) => ({ item, key: key(item) }));
  fuel.use(items.length);
  keyed.sort((a, b) => (isReversed ? -1 : 1) * compare(a.key, b.key, fuel));
  return keyed.map(({ item }) => item);
}

const sort: Filter = (value, given, runtime) => {
  const [isReversed = false, isCaseSensitive = false, attribute = null] = given.bind("sort", ["reverse", "case_sensitive", "attribute"]);
  const names = textOf(attribute)?.split(",") ?? [attribute];
  const keys = names.map((name) => sortKey(name, isTrue(isCaseSensitive), runtime.fuel));
  return sorted(listOf(value, runtime.fuel), (item) => keys.map((key) => key(item)), isTrue(isReversed), runtime);
};

const dictsort: Filter = (value, given, runtime) => {
  const [isCaseSensitive = false, by = "key", isReversed = false] = given.bind("dictsort", ["case_sensitive", "by", "reverse"]);
  if (by !== "key" && by !== "value") throw new TemplateRuntimeError('You can only sort by either "key" or "value"');
  if (value instanceof Undefined) value.fail();
  if (!(value instanceof Dict)) throw new TemplateRuntimeError(`dictsort takes a dict, not ${typeName(value)}`);
  const key = sortKey(by === "key" ? 0n : 1n, isTrue(isCaseSensitive), runtime.fuel);
  return sorted(listOf(new DictView("items", value), runtime.fuel), key, isTrue(isReversed), runtime);
};

const groupby: Filter = (value, given, runtime) => {
  const [attribute = null, replacement, isCaseSensitive = false] = given.bind("groupby", ["attribute", "default", "case_sensitive"], 1);
  const { fuel } = runtime;
  const key = sortKey(attribute, isTrue(isCaseSensitive), fuel, replacement);
  const shownKey = sortKey(attribute, true, fuel, replacement);
  const groups: { key: Value; items: Value[] }[] = [];
  for (const item of sorted(listOf(value, fuel), key, false, runtime)) {
    const itemKey = key(item);
    const last = groups.at(-1);
    if (last !== undefined && equals(last.key, itemKey, fuel)) last.items.push(item);
    else groups.push({ key: itemKey, items: [item] });
  }
  return groups.map(({ items }) => new GroupTuple(shownKey(items[0] ?? null), items));
};

const attr: Filter = (value, given) => {
  const name = textOf(given.bind("attr", ["name"], 1)[0]);
  if (name === undefined) throw new TemplateRuntimeError("attr takes the name of an attribute");
  if (value instanceof Undefined) value.fail();
  return getMember(value, name);
};

const batch: Filter = (value, given, runtime) => {
  const [size = 1n, fill = null] = given.bind("batch", ["linecount", "fill_with"], 1);
  const count = indexOf(size, "the size of batch");
  const items = listOf(value, runtime.fuel);
  const rows: Value[][] = [];
  for (let start = 0; start < items.length; start += Math.max(1, count)) rows.push(items.slice(start, start + Math.max(1, count)));
  const last = rows.at(-1);
  if (last !== undefined && fill !== null) {
    runtime.fuel.use(Math.max(0, count - last.length));
    while (last.length < count) last.push(fill);
  }
  return new Generator(rows);
};

const slice: Filter = (value, given, { fuel }) => {
  const [slices = 1n, fill = null] = given.bind("slice", ["slices", "fill_with"], 1);
  const count = indexOf(slices, "the number of slices");
  if (count < 1) throw new TemplateRuntimeError("slice needs at least one slice");
  const items = listOf(value, fuel);
  fuel.use(count);
  const [size, longer] = [Math.floor(items.length / count), items.length % count];
  const columns = Array.from({ length: count }, (_, index): Value[] => {
    const start = index * size + Math.min(index, longer);
    const column = items.slice(start, start + size + (index < longer ? 1 : 0));
    return fill !== null && index >= longer ? [...column, fill] : column;
  });
  return new Generator(columns);
};

function* unique(value: Value, key: (item: Value) => Value, { fuel }: Runtime): IterableIterator<Value> {
  const seen = new Dict();
  for (const item of iterate(value, fuel)) {
    const itemKey = key(item);
    if (seen.has(itemKey)) continue;
    seen.set(itemKey, true);
    yield item;
  }
}

/** Returns the items in reverse order. @throws TemplateRuntimeError for values without a length. */
function reversedItems(value: Value, runtime: Runtime): Value[] {
  if (value instanceof Generator) throw new TemplateRuntimeError("'generator' object is not reversible");
  return listOf(value, runtime.fuel).toReversed();
}

export const sequenceFilters: Readonly<Record<string, Filter>> = {
  attr,
  batch,
  count: length,
  d: otherwise,
  default: otherwise,
  dictsort,
  first: (value, given, { fuel }) => {
    given.bind("first", []);
    for (const item of iterate(value, fuel)) return item;
    return new Undefined("No first item, sequence was empty.");
  },
  groupby,
  items: (value, given, { fuel }) => {
    given.bind("items", []);
    if (value instanceof Undefined) return new Generator([]);
    if (!(value instanceof Dict)) throw new TemplateRuntimeError("Can only get item pairs from a mapping.");
    fuel.use(value.size);
    return new Generator(new DictView("items", value).values());
  },
  last: (value, given, runtime) => {
    given.bind("last", []);
    return presentOr(reversedItems(value, runtime)[0], () => new Undefined("No last item, sequence was empty."));
  },
  length,
  list: (value, given, { fuel }) => (given.bind("list", []), listOf(value, fuel)),
  map,
  max: extreme("max"),
  min: extreme("min"),
  reject: selecting("reject", false, false),
  rejectattr: selecting("rejectattr", false, true),
  reverse: (value, given, runtime) => {
    given.bind("reverse", []);
    const text = textOf(value);
    if (text !== undefined) {
      runtime.fuel.useText(text.length);
      return Array.from(text).toReversed().join("");
    }
    if (value instanceof Generator) return listOf(value, runtime.fuel).toReversed();
    return new Generator(reversedItems(value, runtime));
  },
  select: selecting("select", true, false),
  selectattr: selecting("selectattr", true, true),
  slice,
  sort,
  sum: (value, given, { fuel }) => {
    const [attribute = null, start = 0n] = given.bind("sum", ["attribute", "start"]);
    const get = attribute === null ? (item: Value) => item : attributeGetter(attribute, fuel);
    return listOf(value, fuel).reduce<Value>((total, item) => operate("+", total, get(item), fuel), start);
  },
  unique: (value, given, runtime) => {
    const [isCaseSensitive = false, attribute = null] = given.bind("unique", ["case_sensitive", "attribute"]);
    return new Generator(unique(value, sortKey(attribute, isTrue(isCaseSensitive), runtime.fuel), runtime));
  },
};
