import { z } from "zod";

/** The body of responses that say nothing but that it was done. */
export const emptySchema = z.object({});
