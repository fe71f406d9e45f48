/** The body of an error (contract 1.1). */
import { z } from "zod";

export const errorSchema = z.object({
  message: z.string(),
  /** The same as in the header X-Debug-Trace-Id. */
  id: z.string(),
});
