/**
 * Python type names in the parameters of tools (contract 2.4 and 4.2): `str`, `List[int]`, `Optional[str]`, ... become
 * JSON Schema. The names of JSON Schema stay what they are; a text that is no known type stands for free text.
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

/** A longer text is a description, or an attack on the stack by brackets in brackets. */
const maxTypeLength = 200;

/** JSON Schema for the text of a type. */
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
    // A pair of types is a list of either; an ellipsis says "any number of them".
    const items = parameters.filter((parameter) => parameter !== "...");
    return { type: "array", ...(items.length === 0 ? {} : { items: anyOf(items) }) };
  }
  if (mapTypes.has(name)) {
    return { type: "object", ...(parameters[1] === undefined ? {} : { additionalProperties: typeSchema(parameters[1]) }) };
  }
  return { type: (generic === null ? simpleTypes.get(name) : undefined) ?? "string" };
}

/** A schema in which every `type` that is not JSON Schema's own is replaced by what it means. */
export function withJsonTypes(schema: unknown): unknown {
  if (!isJsonObject(schema)) return schema;
  const converted: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) define(converted, keyword, withJsonTypesIn(keyword, value));
  const { type } = schema;
  if (typeof type === "string") {
    // What the schema says itself counts more than what the name of the type says.
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
    case "anyOf":
    case "oneOf":
      return Array.isArray(value) ? value.map(withJsonTypes) : value;
    default:
      return value;
  }
}

/** Sets a property of its own whatever it is called, "__proto__" included. */
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
