/** Bodies of the responses of tokenize and detokenize (contract 14). */
import { z } from "zod";
import { plainMetaSchema } from "../response/meta-schema.ts";

export const tokensSchema = z.object({ tokens: z.array(z.int()), token_strings: z.array(z.string()), meta: plainMetaSchema });
export const detokenizedSchema = z.object({ text: z.string(), meta: plainMetaSchema });
