/** Iteration over values, and their lengths. */
import { Dict, DictView } from "./dict.ts";
import { TemplateRuntimeError } from "./errors.ts";
import type { Fuel } from "./fuel.ts";
import { Generator as Once, Markup, Namespace, Range, textOf, Tuple, typeName, Undefined, type Value } from "./values.ts";

/** Returns undefined if the value is not iterable. The items of a text are code points. */
function iteratorOf(value: Value): Iterator<Value> | undefined {
  if (typeof value === "string") return value[Symbol.iterator]();
  if (Array.isArray(value)) return value[Symbol.iterator]();
  if (value instanceof Tuple) return value.items[Symbol.iterator]();
  if (value instanceof Dict) return value.keys()[Symbol.iterator]();
  if (value instanceof DictView) return value.values();
  if (value instanceof Once) return value.iterator;
  if (value instanceof Range) return rangeItems(value);
  if (value instanceof Undefined) return [][Symbol.iterator]();
  return value instanceof Markup ? value.text[Symbol.iterator]() : undefined;
}

export function isIterable(value: Value): boolean {
  return !(value instanceof Namespace) && iteratorOf(value) !== undefined;
}

/** Iterates over the value; each item uses a step. @throws TemplateRuntimeError if it is not iterable. */
export function* iterate(value: Value, fuel: Fuel): IterableIterator<Value> {
  const iterator = iteratorOf(value);
  if (iterator === undefined) throw new TemplateRuntimeError(`'${typeName(value)}' object is not iterable`);
  for (let next = iterator.next(); next.done !== true; next = iterator.next()) {
    fuel.use();
    yield next.value;
  }
}

export function listOf(value: Value, fuel: Fuel): Value[] {
  return Array.from(iterate(value, fuel));
}

/** Returns undefined if the value has no length. */
export function lengthOf(value: Value, fuel: Fuel): number | undefined {
  const text = textOf(value);
  if (text !== undefined) return characterCount(text, fuel);
  if (Array.isArray(value)) return value.length;
  if (value instanceof Tuple) return value.items.length;
  if (value instanceof Dict) return value.size;
  if (value instanceof DictView) return value.dict.size;
  if (value instanceof Range) return value.length;
  return value instanceof Undefined ? 0 : undefined;
}

export function isTrue(value: Value): boolean {
  if (value === null || value === false || value === 0n || value === 0 || value === "") return false;
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Tuple) return value.items.length > 0;
  if (value instanceof Dict) return value.size > 0;
  if (value instanceof DictView) return value.dict.size > 0;
  if (value instanceof Range) return value.length > 0;
  if (value instanceof Markup) return value.text !== "";
  return !(value instanceof Undefined);
}

/** Whether each UTF-16 code unit of a text is a code point. */
export function isOneUnitEach(text: string): boolean {
  return !/[\ud800-\udbff][\udc00-\udfff]/.test(text);
}

export function characterCount(text: string, fuel: Fuel): number {
  fuel.useText(text.length);
  if (isOneUnitEach(text)) return text.length;
  let count = 0;
  for (const _ of text) count++;
  return count;
}

function* rangeItems(range: Range): IterableIterator<Value> {
  for (let index = 0; index < range.length; index++) yield range.at(index);
}
