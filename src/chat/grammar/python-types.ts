/**
 * Converts Python type names in the parameters of tools (contract 2.4 and 4.2), such as `str`, `List[int]` or
 * `Optional[str]`, to JSON Schema. JSON Schema's own type names are unchanged; an unknown type becomes a string.
 */
import { isJsonObject } from "../json-object.ts";

const simpleTypes: ReadonlyMap<string, string> = new Map([
  ["str", "string"],
  ["string", "string"],
  ["text", "string"],
  ["char", "string"],
  ["bytes", "string"],
  ["int", "integer"],
  ["integer", "integer"],
  ["long", "integer"],
  ["float", "number"],
  ["double", "number"],
  ["number", "number"],
  ["decimal", "number"],
  ["complex", "string"],
  ["bool", "boolean"],
  ["boolean", "boolean"],
  ["none", "null"],
  ["null", "null"],
  ["nonetype", "null"],
]);
const listTypes: ReadonlySet<string> = new Set(["list", "array", "tuple", "set", "frozenset", "sequence", "iterable", "collection"]);
const mapTypes: ReadonlySet<string> = new Set(["dict", "object", "map", "mapping", "mutablemapping", "typeddict"]);

/** Max characters of a type. A longer text is a description, or nested brackets that could overflow the stack. */
const maxTypeLength = 200;

/** Returns the JSON Schema for the text of a type. */
export function typeSchema(text: string): Record<string, unknown> {
  if (text.length > maxTypeLength) return { type: "string" };
  const trimmed = text.trim().replace(/^(?:typing|collections\.abc|t)\./, "");
  const options = splitOutsideBrackets(trimmed, "|");
  if (options.length > 1) return anyOf(options);
  const generic = /^([A-Za-z.]+)\s*[[<](.*)[\]>]$/s.exec(trimmed);
  const name = (generic?.[1] ?? trimmed).toLowerCase();
  const parameters = generic === null ? [] : splitOutsideBrackets(generic[2] ?? "", ",");
  if (name === "optional" && parameters.length === 1) return anyOf([...parameters, "None"]);
  if (name === "union" && parameters.length > 0) return anyOf(parameters);
  if (name === "literal" && parameters.length > 0) return { enum: parameters.map(literalValue) };
  if (name === "any" && generic === null) return {};
  if (listTypes.has(name)) {
    // With several types, each item has one of them. An ellipsis means "any number".
    const items = parameters.filter((parameter) => parameter !== "...");
    return { type: "array", ...(items.length === 0 ? {} : { items: anyOf(items) }) };
  }
  if (mapTypes.has(name)) {
    return { type: "object", ...(parameters[1] === undefined ? {} : { additionalProperties: typeSchema(parameters[1]) }) };
  }
  return { type: (generic === null ? simpleTypes.get(name) : undefined) ?? "string" };
}

/** Replaces every `type` that is not JSON Schema's own by its JSON Schema. */
export function withJsonTypes(schema: unknown): unknown {
  if (!isJsonObject(schema)) return schema;
  const converted: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) define(converted, keyword, withJsonTypesIn(keyword, value));
  const { type } = schema;
  if (typeof type === "string") {
    // Keywords of the schema override keywords from the type name.
    return { ...typeSchema(type), ...without(converted, "type") };
  }
  if (Array.isArray(type) && type.every((one) => typeof one === "string")) {
    return { ...without(converted, "type"), type: type.map((one) => typeSchema(one)["type"] ?? "string") };
  }
  return converted;
}

function withJsonTypesIn(keyword: string, value: unknown): unknown {
  switch (keyword) {
    case "properties":
    case "$defs":
    case "definitions": {
      if (!isJsonObject(value)) return value;
      const converted: Record<string, unknown> = {};
      for (const [name, schema] of Object.entries(value)) define(converted, name, withJsonTypes(schema));
      return converted;
    }
    case "items":
    case "additionalProperties":
      return withJsonTypes(value);
    case "allOf":
    case "anyOf":
    case "oneOf":
      return Array.isArray(value) ? value.map(withJsonTypes) : value;
    default:
      return value;
  }
}

/** Sets an own property, even if its name is "__proto__". */
export function define(target: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
}

function without(schema: Record<string, unknown>, keyword: string): Record<string, unknown> {
  const { [keyword]: _, ...rest } = schema;
  return rest;
}

function anyOf(types: readonly string[]): Record<string, unknown> {
  const [only] = types;
  return types.length === 1 && only !== undefined ? typeSchema(only) : { anyOf: types.map(typeSchema) };
}

function literalValue(text: string): unknown {
  const quoted = /^(['"])(.*)\1$/s.exec(text);
  if (quoted?.[2] !== undefined) return quoted[2];
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  if (text === "True" || text === "False") return text === "True";
  return text === "None" ? null : text;
}

function splitOutsideBrackets(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const character of text) {
    if ("[<(".includes(character)) depth += 1;
    if ("]>)".includes(character)) depth -= 1;
    if (character === separator && depth === 0) {
      parts.push(part.trim());
      part = "";
    } else {
      part += character;
    }
  }
  parts.push(part.trim());
  return parts.filter((one) => one !== "");
}
