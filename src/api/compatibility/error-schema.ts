/** Error bodies of the OpenAI-compatible routes; a failed stream has one as its last data. */
import { z } from "zod";

export const openaiErrorSchema = z.object({
  error: z.object({
    message: z.string(),
    type: z.enum([
      "invalid_request_error",
      "authentication_error",
      "permission_error",
      "not_found_error",
      "rate_limit_error",
      "not_implemented_error",
      "server_error",
    ]),
    /** The parameter that is wrong, if it is known. */
    param: z.string().nullable(),
    code: z.string().nullable(),
  }),
});
