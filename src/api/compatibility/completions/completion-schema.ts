/** Wire objects of a chat completion: the whole body, and the chunks of a stream. */
import { z } from "zod";

export const completionUsageSchema = z.object({
  prompt_tokens: z.int(),
  completion_tokens: z.int(),
  total_tokens: z.int(),
  prompt_tokens_details: z.object({ cached_tokens: z.int() }),
});

const logprobsSchema = z.object({
  content: z.array(
    z.object({
      token: z.string(),
      /** Natural logarithm. If several tokens form one text, their sum. */
      logprob: z.number(),
      /** UTF-8. */
      bytes: z.array(z.int()),
      /** Always empty: only the chosen token's is known. */
      top_logprobs: z.array(z.never()),
    }),
  ),
  refusal: z.null(),
});

/** `content_filter`: the reply stopped before a text of the deny list. */
export const finishReasonSchema = z.enum(["stop", "length", "tool_calls", "content_filter"]);

const toolCallSchema = z.object({
  id: z.string(),
  type: z.literal("function"),
  function: z.object({ name: z.string(), arguments: z.string() }),
});

export const completionSchema = z.object({
  id: z.string(),
  object: z.literal("chat.completion"),
  /** Seconds since 1970. */
  created: z.int(),
  model: z.string(),
  choices: z.tuple([
    z.object({
      index: z.literal(0),
      message: z.object({
        role: z.literal("assistant"),
        /** Null for a reply that has calls and no text. */
        content: z.string().nullable(),
        refusal: z.null(),
        /** The thinking of a model that thinks, as other servers with this surface name it. */
        reasoning_content: z.string().optional(),
        tool_calls: z.array(toolCallSchema).optional(),
      }),
      logprobs: logprobsSchema.nullable(),
      finish_reason: finishReasonSchema,
    }),
  ]),
  usage: completionUsageSchema,
});

const deltaSchema = z.object({
  role: z.literal("assistant").optional(),
  content: z.string().optional(),
  refusal: z.null().optional(),
  reasoning_content: z.string().optional(),
  tool_calls: z
    .array(
      z.object({
        index: z.int(),
        id: z.string().optional(),
        type: z.literal("function").optional(),
        function: z.object({ name: z.string().optional(), arguments: z.string() }),
      }),
    )
    .optional(),
});

export const completionChunkSchema = z.object({
  id: z.string(),
  object: z.literal("chat.completion.chunk"),
  created: z.int(),
  model: z.string(),
  /** Empty in the last chunk of a stream with `stream_options.include_usage`, which has the usage. */
  choices: z.array(
    z.object({
      index: z.literal(0),
      delta: deltaSchema,
      logprobs: logprobsSchema.nullable(),
      finish_reason: finishReasonSchema.nullable(),
    }),
  ),
  /** Only with `stream_options.include_usage`. */
  usage: completionUsageSchema.nullable().optional(),
});
