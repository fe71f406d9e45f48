/** Bodies of GET /compatibility/v1/models and /compatibility/v1/models/{model}. */
import { z } from "zod";

export const openaiModelSchema = z.object({
  id: z.string(),
  object: z.literal("model"),
  /** Unknown, so always 0. */
  created: z.int(),
  owned_by: z.string(),
});

export const openaiModelListSchema = z.object({ object: z.literal("list"), data: z.array(openaiModelSchema) });
