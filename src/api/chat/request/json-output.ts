/** Property response_format of both chat versions (contract 2.6, 4.1). */
import { z } from "zod";
import type { ReplyForm } from "../../../inference/conversation.ts";
import { NotSupportedWith, UnsupportedByModel } from "../../response/errors.ts";
import { freeFormMap } from "../../request/schema-parts.ts";
import type { ModelDescription } from "../../../inference/models.ts";
import { checkOutputType, readOutputSchema } from "./request-schemas.ts";
import type { SchemaNode } from "../../../inference/schema-node.ts";

/** Locations at which nulls are the caller's data. */
export const responseFormatFreeForm = { json_schema: true, schema: true } as const;

export const responseFormatSchema = z.object({
  type: z.enum(["text", "json_object"]),
  json_schema: freeFormMap.optional(),
  /** v1's name for `json_schema`. */
  schema: freeFormMap.optional(),
});
export type ResponseFormat = z.output<typeof responseFormatSchema>;

/** `present`: the properties that exclude JSON output, and whether the request has them. Throws an ApiError. */
export function checkResponseFormat(format: ResponseFormat | undefined, present: Record<string, boolean>): void {
  if (!format) return;
  const { field, schema } = schemaOf(format);
  if (format.type === "text") {
    if (schema) throw new NotSupportedWith(field, "response_format.type text");
    return;
  }
  for (const [other, isPresent] of Object.entries(present)) {
    if (isPresent) throw new NotSupportedWith("response_format json_object", other);
  }
  if (schema) checkOutputType(schema, field);
}

/** Throws UnsupportedByModel. */
export function checkJsonCapability(format: ResponseFormat | undefined, model: ModelDescription, name: string): void {
  if (format?.type !== "json_object") return;
  const { field, schema } = schemaOf(format);
  if (!model.features.includes("json_mode")) throw new UnsupportedByModel(name, "response_format json_object");
  if (schema && !model.features.includes("json_schema")) throw new UnsupportedByModel(name, field);
}

/** Step 10: reads the schema, if there is one. Adds a line to `warnings` for ignored keywords. Throws Unprocessable. */
export function readOutput(format: ResponseFormat | undefined, warnings: string[]): SchemaNode | undefined {
  if (format?.type !== "json_object") return undefined;
  const { field, schema } = schemaOf(format);
  return schema && readOutputSchema(schema, field, warnings);
}

/** `node`: result of `readOutput`. */
export function outputForm(format: ResponseFormat | undefined, node: SchemaNode | undefined): ReplyForm["output"] {
  if (format?.type !== "json_object") return { type: "text" };
  const { schema } = schemaOf(format);
  return schema && node ? { type: "json", schema: { json: schema, node } } : { type: "json" };
}

function schemaOf({ json_schema, schema }: ResponseFormat) {
  return json_schema === undefined && schema !== undefined
    ? { field: "response_format.schema", schema }
    : { field: "response_format.json_schema", schema: json_schema };
}
