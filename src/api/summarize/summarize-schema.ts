/** Bodies of POST /v1/summarize (contract 14). */
import { z } from "zod";
import { metaSchema } from "../chat/reply/usage-schema.ts";
import { charactersBetween, numberBetween } from "../request/schema-parts.ts";

export const summarizeRequestSchema = z.object({
  text: charactersBetween(250, 50_000),
  length: z.enum(["short", "medium", "long", "auto"]).default("auto"),
  format: z.enum(["paragraph", "bullets", "auto"]).default("auto"),
  extractiveness: z.enum(["low", "medium", "high", "auto"]).default("auto"),
  temperature: numberBetween(0, 5).default(0.3),
  /** Completes the sentence "Generate a summary _". */
  additional_command: z.string().optional(),
  model: z.string().min(1).optional(),
});
export type SummarizeRequest = z.output<typeof summarizeRequestSchema>;

export const summarySchema = z.object({ id: z.uuid(), summary: z.string(), meta: metaSchema });
