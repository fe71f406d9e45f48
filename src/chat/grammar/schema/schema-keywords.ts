/** The keyword table of contract 2.6. */

/** Keywords that the grammar enforces. `definitions` is the older name of `$defs`. */
export const enforcedKeywords: ReadonlySet<string> = new Set([
  "type",
  "properties",
  "required",
  "items",
  "enum",
  "const",
  "allOf",
  "anyOf",
  "oneOf",
  "$ref",
  "$defs",
  "definitions",
  "additionalProperties",
  "pattern",
  "format",
  "nullable",
  "propertyNames",
]);

/** Assertions that the grammar cannot enforce, and that cannot be ignored without changing the schema's structure. */
export const refusedKeywords: ReadonlySet<string> = new Set([
  "not",
  "if",
  "then",
  "else",
  "patternProperties",
  "prefixItems",
  "contains",
  "dependentRequired",
  "dependentSchemas",
  "dependencies",
  "unevaluatedProperties",
  "unevaluatedItems",
  "$dynamicRef",
  "$recursiveRef",
]);

/** Keywords that describe a value without constraining it. */
export const annotationKeywords: ReadonlySet<string> = new Set([
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
  "$comment",
  "$schema",
  "$id",
  "$anchor",
]);

export type JsonType = "null" | "boolean" | "object" | "array" | "number" | "integer" | "string";

const jsonTypes: ReadonlySet<string> = new Set<JsonType>(["null", "boolean", "object", "array", "number", "integer", "string"]);

export function isJsonType(value: unknown): value is JsonType {
  return typeof value === "string" && jsonTypes.has(value);
}

/** The type that a keyword implies for a schema without `type`. */
export const typeOfKeyword: ReadonlyMap<string, JsonType> = new Map([
  ["properties", "object"],
  ["required", "object"],
  ["additionalProperties", "object"],
  ["propertyNames", "object"],
  ["items", "array"],
  ["pattern", "string"],
  ["format", "string"],
]);
