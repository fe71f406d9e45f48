/** Finds parameters that are texts. Readers and grammars of a syntax without quotes need to know them. */
import { isJsonObject } from "../../json-object.ts";

export function propertiesOf(parameters: unknown): Readonly<Record<string, unknown>> {
  const properties = memberOf(parameters, "properties");
  return isJsonObject(properties) ? properties : {};
}

/** Returns the schema of a parameter; undefined if it is not listed. */
export function propertyOf(parameters: unknown, name: string): unknown {
  const properties = propertiesOf(parameters);
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** The type's names in JSON Schema and in Python (contract 2.4). */
const textTypes: ReadonlySet<string> = new Set(["string", "str"]);

/** Whether the schema itself, without references and alternatives, allows only strings. */
export function isTextParameter(schema: unknown): boolean {
  if (!isJsonObject(schema) || ["$ref", "anyOf", "oneOf", "allOf"].some((keyword) => schema[keyword] !== undefined)) return false;
  const { type } = schema;
  if (type !== undefined) return typeof type === "string" && textTypes.has(type);
  if (schema["const"] !== undefined) return typeof schema["const"] === "string";
  const values = schema["enum"];
  return Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === "string");
}

function memberOf(value: unknown, name: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
