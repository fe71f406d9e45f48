/** Body of the response of summarize (contract 14). */
import { z } from "zod";
import { metaSchema } from "../chat/reply/usage-schema.ts";

export const summarySchema = z.object({ id: z.uuid(), summary: z.string(), meta: metaSchema });
