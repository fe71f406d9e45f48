/** Which parameters of a tool are texts: where the syntax of a family quotes nothing, both its reader and its grammar must know. */

export function propertiesOf(parameters: unknown): Readonly<Record<string, unknown>> {
  const properties = memberOf(parameters, "properties");
  return isObject(properties) ? properties : {};
}

/** The schema of one parameter; undefined if it is not listed. */
export function propertyOf(parameters: unknown, name: string): unknown {
  const properties = propertiesOf(parameters);
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** The schema allows strings alone and says so in its own words. */
export function isTextParameter(schema: unknown): boolean {
  if (!isObject(schema) || ["$ref", "anyOf", "oneOf", "allOf"].some((keyword) => schema[keyword] !== undefined)) return false;
  if (schema["type"] !== undefined) return schema["type"] === "string";
  if (schema["const"] !== undefined) return typeof schema["const"] === "string";
  const values = schema["enum"];
  return Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === "string");
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
