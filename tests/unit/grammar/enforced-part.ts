/** Removes the keywords from a schema that cohabit reads but does not enforce (contract 2.6). */

const unenforced: ReadonlySet<string> = new Set([
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
]);
const maps: ReadonlySet<string> = new Set(["properties", "$defs", "definitions"]);

/** `isOverlapping`: whether `oneOf` is treated as `anyOf`. */
export function enforcedPart(schema: unknown, isOverlapping: boolean): unknown {
  const part = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(part);
    if (typeof value !== "object" || value === null) return value;
    // ajv accepts `nullable` only together with `type`.
    const kept = Object.entries(value).filter(
      ([keyword]) => !unenforced.has(keyword) && (keyword !== "nullable" || "type" in value) && keyword !== "$schema",
    );
    return Object.fromEntries(
      kept.map(([keyword, inner]): [string, unknown] => {
        if (maps.has(keyword)) return [keyword, mapOf(inner)];
        if (keyword === "enum" || keyword === "const") return [keyword, inner];
        return [keyword === "oneOf" && isOverlapping ? "anyOf" : keyword, part(inner)];
      }),
    );
  };
  const mapOf = (value: unknown): unknown =>
    typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, part(inner)]))
      : value;
  return part(schema);
}
