import { z } from "zod";

/** The body of routes that return nothing. */
export const emptySchema = z.object({});
