/** Token counts in the form of every chat route (contract 15). All numbers are always present: clients fail without them. */
import type { z } from "zod";
import type { Usage } from "../../../inference/reply-events.ts";
import type { metaSchema, usageSchema } from "./usage-schema.ts";

export function usageBody(usage: Usage): z.input<typeof usageSchema> {
  return {
    billed_units: { input_tokens: usage.billedInputTokens, output_tokens: usage.outputTokens },
    tokens: { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens },
    cached_tokens: usage.cachedTokens,
  };
}

/** `meta` of the v1 routes. `warnings`: the lines of the X-API-Warning header. `searchUnits`: number of searches of connectors. */
export function metaBody(usage: Usage, warnings: readonly string[], searchUnits?: number): z.input<typeof metaSchema> {
  const { billed_units: units, ...body } = usageBody(usage);
  return {
    api_version: { version: "1" },
    billed_units: { ...units, ...(searchUnits !== undefined && { search_units: searchUnits }) },
    ...body,
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  };
}
