/** Renders a JSON Schema as a table of Markdown: a row for each property, nested ones under their path. */
import { z } from "zod";

const base = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  required: z.array(z.string()).optional(),
});

/**
 * @typedef {z.output<typeof base> & {
 *   items?: JsonSchema | undefined, anyOf?: JsonSchema[] | undefined, oneOf?: JsonSchema[] | undefined,
 *   allOf?: JsonSchema[] | undefined, properties?: Record<string, JsonSchema> | undefined }} JsonSchema
 */

/** @type {z.ZodType<JsonSchema>} */
const jsonSchema = z.lazy(() =>
  // A schema may be `true` or `false`.
  z.preprocess(
    (value) => (typeof value === "boolean" || value === undefined ? {} : value),
    base.extend({
      items: jsonSchema.optional(),
      anyOf: z.array(jsonSchema).optional(),
      oneOf: z.array(jsonSchema).optional(),
      allOf: z.array(jsonSchema).optional(),
      properties: z.record(z.string(), jsonSchema).optional(),
    }),
  ),
);

/** @param {unknown} value */
const parse = (value) => jsonSchema.parse(value);

/** Escapes a value for a cell of a table. @param {unknown} value */
const code = (value) => `\`${(typeof value === "string" && value !== "" ? value : JSON.stringify(value)).replaceAll("|", "\\|")}\``;

/** @param {JsonSchema} schema */
const alternativesOf = (schema) => schema.oneOf ?? schema.anyOf;

/** Returns a short name of the type, for a cell. @param {unknown} value @returns {string} */
export function typeText(value) {
  const schema = parse(value);
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace(/^.*\//, "");
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (schema["const"] !== undefined) return code(schema["const"]);
  if (schema.enum !== undefined) return schema.enum.map(code).join(", ");
  const alternatives = alternativesOf(schema);
  if (alternatives !== undefined) return [...new Set(alternatives.map(typeText))].join(" or ");
  if (schema.allOf !== undefined)
    return schema.allOf
      .filter((part) => part.$ref !== undefined)
      .map(typeText)
      .join(" and ");
  if (schema.type === "array") return `list of ${typeText(schema.items)}`;
  const { minimum, maximum, type } = schema;
  const bounds = [minimum === undefined ? "" : `from ${minimum}`, maximum === undefined ? "" : `to ${maximum}`].filter(Boolean).join(" ");
  return `${[type ?? "any"].flat().join(" or ")}${bounds === "" ? "" : ` ${bounds}`}`;
}

/** @typedef {{ path: string, type: string, isRequired: boolean, text: string }} Row */

/** @param {unknown} value @returns {string} */
export function schemaTable(value) {
  const schema = parse(value);
  const text = schema.description === undefined ? "" : `${schema.description}\n\n`;
  const rows = rowsOf(schema, "", 0);
  if (rows.length === 0) return `${text}${typeText(schema)}\n`;
  const lines = rows.map(({ path, type, isRequired, text: note }) => `| \`${path}\`${isRequired ? " *" : ""} | ${type} | ${note} |`);
  return `${text}| field (* always) | type | |\n|---|---|---|\n${lines.join("\n")}\n`;
}

/** Deeper fields are shown with their parent's type only. */
const maxDepth = 5;

/** @param {JsonSchema} schema @param {string} prefix @param {number} depth @returns {Row[]} */
function rowsOf(schema, prefix, depth) {
  if (depth > maxDepth) return [];
  const alternatives = alternativesOf(schema);
  if (alternatives !== undefined)
    return alternatives.flatMap((alternative) => rowsOf(alternative, `${prefix.replace(/\.$/, "")}${kindOf(alternative)}`, depth));
  if (schema.allOf !== undefined) return schema.allOf.flatMap((part) => rowsOf(part, prefix, depth));
  if (schema.type === "array")
    return schema.items === undefined ? [] : rowsOf(schema.items, prefix === "" ? "" : `${prefix.replace(/\.$/, "")}[].`, depth);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = `${prefix}${name}`.replace(/^\./, "");
    const initial = property["default"] === undefined ? "" : `default ${code(property["default"])}`;
    const note = [property.description?.replaceAll("|", "\\|").replaceAll("\n", " ") ?? "", initial].filter(Boolean).join("; ");
    const row = { path, type: typeText(property), isRequired: schema.required?.includes(name) ?? false, text: note };
    return [row, ...rowsOf(property, `${path}.`, depth + 1)];
  });
}

/** Returns the constant that distinguishes an alternative: the value of its `type`, `role` or a similar property. @param {JsonSchema} schema */
function kindOf({ properties = {} }) {
  const [found] = Object.entries(properties).filter(([, property]) => property["const"] !== undefined);
  return found === undefined ? "." : `(${String(found[1]["const"])}).`;
}
