/** `meta` of the v1 routes that write no text. */
import { z } from "zod";

export const plainMetaSchema = z.object({
  api_version: z.object({ version: z.literal("1") }),
  /** The lines of the header X-API-Warning. */
  warnings: z.array(z.string()).optional(),
});
