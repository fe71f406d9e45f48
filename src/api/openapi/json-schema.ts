/** JSON Schemas of the wire objects, with the rules that the schemas state as functions. */
import { z } from "zod";
import { issueParametersSchema } from "../request/schema-parts.ts";

export type JsonSchema = Record<string, unknown>;

/** `direction`: whether callers or the service send it. Responses have no other properties; requests may have them. */
export function jsonSchemaOf(schema: z.ZodType, direction: "request" | "response"): JsonSchema {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, {
    io: direction === "request" ? "input" : "output",
    override: ({ zodSchema, jsonSchema }) => {
      for (const { _zod } of zodSchema._zod.def.checks ?? []) Object.assign(jsonSchema, ruleOf(_zod.def));
      // zod writes the safe range of JavaScript as bounds.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return rest;
}

const customCheckSchema = z.object({
  check: z.literal("custom"),
  params: issueParametersSchema.optional(),
  error: z.custom<() => unknown>((value) => typeof value === "function").optional(),
});

/** Returns the rule of a check by a function: bounds, `integer`, or its message as a description. */
function ruleOf(definition: unknown): JsonSchema {
  const { success, data } = customCheckSchema.safeParse(definition);
  if (!success) return {};
  const { expectedType, minimum, maximum } = data.params ?? {};
  const message = data.error?.();
  return {
    ...(expectedType !== undefined && { type: expectedType }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(typeof message === "string" && { description: message }),
  };
}
