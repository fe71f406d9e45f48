/** Reads values of unknown JSON. */

export type JsonObject = { [name: string]: JsonValue };
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

/** Returns the value at a path of names, or undefined. */
export function valueAt(value: unknown, ...path: string[]): unknown {
  let current = value;
  for (const name of path) {
    if (typeof current !== "object" || current === null) return undefined;
    current = Reflect.get(current, name);
  }
  return current;
}

export function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = valueAt(value, ...path);
  return typeof found === "string" ? found : undefined;
}

export function numberAt(value: unknown, ...path: string[]): number | undefined {
  const found = valueAt(value, ...path);
  return typeof found === "number" ? found : undefined;
}

export function listAt(value: unknown, ...path: string[]): unknown[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** Returns the parsed text, or undefined if it is not JSON. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Like `valueAt`, for a value that is known to be JSON. */
export function jsonAt(value: JsonValue | undefined, ...path: string[]): JsonValue | undefined {
  const found = valueAt(value, ...path);
  return isJson(found) ? found : undefined;
}

/** Narrows a value that JSON.parse returned, or a value in it. */
function isJson(value: unknown): value is JsonValue {
  return value !== undefined;
}
