/** Reads values of the service's JSON, without a schema library: this entry must stay small. */

/** Returns the value at `path`, or undefined if there is none. */
function valueAt(json: unknown, ...path: (string | number)[]): unknown {
  let value = json;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

export function textAt(json: unknown, ...path: (string | number)[]): string | undefined {
  const value = valueAt(json, ...path);
  return typeof value === "string" ? value : undefined;
}

export function numberAt(json: unknown, ...path: (string | number)[]): number | undefined {
  const value = valueAt(json, ...path);
  return typeof value === "number" ? value : undefined;
}

export function listAt(json: unknown, ...path: (string | number)[]): unknown[] {
  const value = valueAt(json, ...path);
  return Array.isArray(value) ? value : [];
}
