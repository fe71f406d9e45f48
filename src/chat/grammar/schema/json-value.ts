import { isJsonObject } from "../../json-object.ts";

/** Compares two values as JSON Schema does: without the order of properties, and with 1 equal to 1.0. */
export function sameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left)) {
    return Array.isArray(right) && left.length === right.length && left.every((item, at) => sameJson(item, right[at]));
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length && names.every((name) => Object.hasOwn(right, name) && sameJson(left[name], right[name]))
  );
}

/** Size of a value: number of values, nesting depth, and characters of all texts and names. */
export interface JsonExtent {
  values: number;
  depth: number;
  characters: number;
}

/** Measures a value with its own stack, because deep nesting would overflow the call stack. */
export function jsonExtent(root: unknown): JsonExtent {
  const extent: JsonExtent = { values: 0, depth: 0, characters: 0 };
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    extent.values += 1;
    extent.depth = Math.max(extent.depth, depth);
    if (typeof value === "string") extent.characters += value.length;
    if (Array.isArray(value)) {
      for (const item of value) open.push({ value: item, depth: depth + 1 });
    } else if (isJsonObject(value)) {
      for (const [name, item] of Object.entries(value)) {
        extent.characters += name.length;
        open.push({ value: item, depth: depth + 1 });
      }
    }
  }
  return extent;
}
