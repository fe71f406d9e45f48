/** Wire objects of generate: the whole body, and the records of a stream (contract 6). */
import { z } from "zod";
import { metaSchema } from "../chat/reply/usage-schema.ts";

const finishReasonSchema = z.enum(["COMPLETE", "MAX_TOKENS", "ERROR", "ERROR_TOXIC"]);

const generationSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  /** If the request asked for several. */
  index: z.int().optional(),
  finish_reason: finishReasonSchema,
  /** Mean likelihood of the tokens. */
  likelihood: z.number().optional(),
  token_likelihoods: z
    .array(
      z.object({
        token: z.string(),
        /** Natural logarithm, absent for the first token of a prompt. If several tokens form one text, their sum. */
        likelihood: z.number().optional(),
      }),
    )
    .optional(),
});

const generationsSchema = z.object({ id: z.uuid(), prompt: z.string(), generations: z.array(generationSchema) });

export const generateReplySchema = generationsSchema.extend({ meta: metaSchema });

const running = { is_finished: z.literal(false) };

export const generateRecordSchema = z.discriminatedUnion("event_type", [
  z.object({ ...running, event_type: z.literal("text-generation"), text: z.string(), index: z.int().optional() }),
  z.object({
    ...running,
    event_type: z.literal("stream-error"),
    finish_reason: z.literal("ERROR"),
    index: z.int().optional(),
    "err": z.string(),
  }),
  z.object({
    is_finished: z.literal(true),
    event_type: z.literal("stream-end"),
    finish_reason: finishReasonSchema,
    response: generationsSchema,
  }),
]);
