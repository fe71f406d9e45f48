import { z } from "zod";

/** The body of routes that return no data. */
export const emptySchema = z.object({});
