/** Bodies of tokenize and detokenize (contract 14). */
import { z } from "zod";
import { charactersBetween, integerAtLeast } from "../request/schema-parts.ts";
import { plainMetaSchema } from "../response/meta-schema.ts";

/** Max characters of a text, and max tokens of a list. */
const maxLength = 65_536;

export const tokenizeRequestSchema = z.object({ text: charactersBetween(1, maxLength), model: z.string().min(1) });
export const detokenizeRequestSchema = z.object({ tokens: z.array(integerAtLeast(0)).min(1).max(maxLength), model: z.string().min(1) });

export const tokensSchema = z.object({ tokens: z.array(z.int()), token_strings: z.array(z.string()), meta: plainMetaSchema });
export const detokenizedSchema = z.object({ text: z.string(), meta: plainMetaSchema });
