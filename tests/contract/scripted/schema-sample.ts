/** A value of a JSON Schema, for the keywords that the tests use. */
export function sampleOf(schema: unknown): unknown {
  if (typeof schema !== "object" || schema === null) return "word";
  const { type, properties = {}, required = [], items, enum: choices, anyOf, const: constant } = schema as Record<string, unknown>;
  if (constant !== undefined) return constant;
  if (Array.isArray(choices)) return choices[0];
  if (Array.isArray(anyOf)) return sampleOf(anyOf[0]);
  switch (type) {
    case "object":
      return Object.fromEntries(
        Object.entries(properties as Record<string, unknown>)
          .filter(([name]) => (required as string[]).includes(name))
          .map(([name, property]) => [name, sampleOf(property)]),
      );
    case "array":
      return [sampleOf(items)];
    case "integer":
    case "number":
      return 7;
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return "word";
  }
}
