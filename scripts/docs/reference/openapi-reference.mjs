/** Renders a description of an API in OpenAPI 3.1 as Markdown: its operations by tag, then its objects. */
import { z } from "zod";
import { schemaTable, typeText } from "./schema-tables.mjs";

const contentSchema = z.record(z.string(), z.object({ "schema": z.unknown(), "x-stream": z.string().optional() }));
const responseSchema = z.object({ $ref: z.string().optional(), description: z.string().optional(), content: contentSchema.optional() });
const parameterSchema = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().optional(),
  description: z.string().optional(),
  schema: z.unknown(),
});
const operationSchema = z.object({
  tags: z.array(z.string()).min(1),
  summary: z.string(),
  deprecated: z.boolean().optional(),
  parameters: z.array(z.union([parameterSchema, z.object({ $ref: z.string() })])).default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), responseSchema),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({
    parameters: z.record(z.string(), parameterSchema).default({}),
    responses: z.record(z.string(), responseSchema).default({}),
    schemas: z.record(z.string(), z.unknown()),
  }),
});

/** @typedef {z.output<typeof documentSchema>} OpenapiDocument */
/** @typedef {z.output<typeof operationSchema>} Operation */

/** @param {unknown} document @returns {string} */
export function openapiReferenceOf(document) {
  const { paths, components } = documentSchema.parse(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ title: `${method.toUpperCase()} ${path}`, operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ""))];
  const parts = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === tag);
    return `## ${tag}\n\n${own.map(({ title, operation }) => operationText(title, operation, components)).join("\n")}`;
  });
  const objects = Object.entries(components.schemas).map(([name, schema]) => `### ${name}\n\n${schemaTable(schema)}`);
  return `${parts.join("\n")}\n## Objects\n\n${objects.join("\n")}`;
}

/** @param {string} title @param {Operation} operation @param {OpenapiDocument["components"]} components */
function operationText(title, operation, components) {
  const parameters = operation.parameters.map((parameter) =>
    "$ref" in parameter ? components.parameters[parameter.$ref.replace(/^.*\//, "")] : parameter,
  );
  const rows = parameters.flatMap((parameter) =>
    parameter === undefined
      ? []
      : [
          `| \`${parameter.name}\` | ${parameter.in}${parameter.required === true ? ", required" : ""} | ${typeText(parameter.schema)} | ${parameter.description ?? ""} |`,
        ],
  );
  const responses = Object.entries(operation.responses);
  const successes = responses.filter(([, { $ref }]) => $ref === undefined);
  const errors = responses.filter(([, { $ref }]) => $ref !== undefined).map(([status]) => status);
  return [
    `### \`${title}\`\n`,
    `${operation.summary}${operation.deprecated === true ? " Deprecated." : ""}\n`,
    operation.requestBody === undefined ? "" : `Body: ${bodiesText(operation.requestBody.content)}\n`,
    rows.length === 0 ? "" : `| parameter | in | type | |\n|---|---|---|---|\n${rows.join("\n")}\n`,
    successes.map(([status, { description = "", content }]) => `${status}: ${description} ${bodiesText(content)}\n`).join("\n"),
    errors.length === 0 ? "" : `Errors: ${errors.join(", ")}.\n`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** @param {z.output<typeof contentSchema> | undefined} content */
function bodiesText(content) {
  return Object.entries(content ?? {})
    .map(([type, { schema, "x-stream": stream }]) => `${typeText(schema)} (\`${type}\`${stream === undefined ? "" : `, ${stream}`})`)
    .join(", ");
}
