/** Which parameters of a tool are texts: where the syntax of a family quotes nothing, both its reader and its grammar must know. */
import { isJsonObject } from "../../json-object.ts";

export function propertiesOf(parameters: unknown): Readonly<Record<string, unknown>> {
  const properties = memberOf(parameters, "properties");
  return isJsonObject(properties) ? properties : {};
}

/** The schema of one parameter; undefined if it is not listed. */
export function propertyOf(parameters: unknown, name: string): unknown {
  const properties = propertiesOf(parameters);
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** Python's name is allowed beside that of JSON Schema (contract 2.4). */
const textTypes: ReadonlySet<string> = new Set(["string", "str"]);

/** The schema allows strings alone and says so in its own words. */
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
