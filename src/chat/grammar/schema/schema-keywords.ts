/** The keyword table of contract 2.6. */

/** They shape the grammar. `oneOf` is treated as `anyOf`; `definitions` is the older name of `$defs`. */
export const enforcedKeywords: ReadonlySet<string> = new Set([
  "type",
  "properties",
  "required",
  "items",
  "enum",
  "const",
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

/** They say which texts are valid in ways that no grammar here enforces, and leaving them out would change a schema's structure. */
export const refusedKeywords: ReadonlySet<string> = new Set([
  "allOf",
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

/** They describe a value to its reader and assert nothing about it. */
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
]);

export type JsonType = "null" | "boolean" | "object" | "array" | "number" | "integer" | "string";

const jsonTypes: ReadonlySet<string> = new Set<JsonType>(["null", "boolean", "object", "array", "number", "integer", "string"]);

export function isJsonType(value: unknown): value is JsonType {
  return typeof value === "string" && jsonTypes.has(value);
}

/** The type of which a schema without `type` must be talking when it has this keyword. */
export const typeOfKeyword: ReadonlyMap<string, JsonType> = new Map([
  ["properties", "object"],
  ["required", "object"],
  ["additionalProperties", "object"],
  ["propertyNames", "object"],
  ["items", "array"],
  ["pattern", "string"],
  ["format", "string"],
]);
