/** Token counts in the form of every chat route (contract 15). All numbers are always present: clients fail without them. */
import type { z } from "zod";
import type { Usage } from "../../inference/reply-events.ts";
import type { metaSchema, usageSchema } from "./usage-schema.ts";

export function usageBody(usage: Usage): z.input<typeof usageSchema> {
  return {
    billed_units: { input_tokens: usage.billedInputTokens, output_tokens: usage.outputTokens },
    tokens: { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens },
    cached_tokens: usage.cachedTokens,
  };
}

/** `meta` of the v1 routes; `warnings` are those of the X-API-Warning header. */
export function metaBody(usage: Usage, warnings: readonly string[]): z.input<typeof metaSchema> {
  return { api_version: { version: "1" }, ...usageBody(usage), ...(warnings.length > 0 && { warnings: [...warnings] }) };
}
