/** Wire objects of a v2 reply: the whole body (contract 2.7), and the events of a stream (contract 3.2). */
import { z } from "zod";
import { usageSchema } from "../chat/reply/usage-schema.ts";

const finishReasonSchema = z.enum(["COMPLETE", "STOP_SEQUENCE", "MAX_TOKENS", "TOOL_CALL", "ERROR", "TIMEOUT"]);

/** The supplied data, with the strings that clients require. */
const citedDocumentSchema = z.looseObject({ id: z.string(), text: z.string(), title: z.string() });

const citationSchema = z.object({
  /** In code points; `end` exclusive. */
  start: z.int(),
  end: z.int(),
  text: z.string(),
  sources: z.array(
    z.discriminatedUnion("type", [
      z.object({ type: z.literal("document"), id: z.string(), document: citedDocumentSchema }),
      z.object({
        type: z.literal("tool"),
        id: z.string(),
        tool_output: z.record(z.string(), z.unknown()),
        document: citedDocumentSchema,
      }),
    ]),
  ),
  /** Index of the content block that `start` and `end` refer to. */
  content_index: z.int(),
  type: z.enum(["TEXT_CONTENT", "THINKING_CONTENT", "PLAN"]),
});

const toolCallSchema = z.object({
  id: z.string(),
  type: z.literal("function"),
  /** `arguments`: text of a JSON object. */
  function: z.object({ name: z.string(), arguments: z.string() }),
});

const logprobsSchema = z.object({
  text: z.string(),
  token_ids: z.array(z.int()),
  /** Natural logarithms. */
  logprobs: z.array(z.number()),
});

const contentBlockSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("thinking"), thinking: z.string() }),
]);

export const chatReplySchema = z.object({
  id: z.uuid(),
  finish_reason: finishReasonSchema,
  message: z.object({
    role: z.literal("assistant"),
    content: z.array(contentBlockSchema).optional(),
    tool_calls: z.array(toolCallSchema).optional(),
    /** The text that the model wrote before its calls. */
    tool_plan: z.string().optional(),
    citations: z.array(citationSchema).optional(),
  }),
  usage: usageSchema,
  /** If the request asked for them. */
  logprobs: z.array(logprobsSchema).optional(),
});

const index = z.int();

export const chatEventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("message-start"),
    id: z.uuid(),
    delta: z.object({
      message: z.object({
        role: z.literal("assistant"),
        content: z.array(z.never()),
        tool_plan: z.literal(""),
        tool_calls: z.array(z.never()),
        citations: z.array(z.never()),
      }),
    }),
  }),
  z.object({ type: z.literal("content-start"), index, delta: z.object({ message: z.object({ content: contentBlockSchema }) }) }),
  z.object({
    type: z.literal("content-delta"),
    index,
    delta: z.object({
      message: z.object({ content: z.union([z.object({ text: z.string() }), z.object({ thinking: z.string() })]) }),
    }),
    logprobs: logprobsSchema.optional(),
  }),
  z.object({ type: z.literal("content-end"), index }),
  z.object({ type: z.literal("tool-plan-delta"), delta: z.object({ message: z.object({ tool_plan: z.string() }) }) }),
  z.object({ type: z.literal("tool-call-start"), index, delta: z.object({ message: z.object({ tool_calls: toolCallSchema }) }) }),
  z.object({
    type: z.literal("tool-call-delta"),
    index,
    delta: z.object({
      message: z.object({ tool_calls: z.object({ function: z.object({ arguments: z.string() }) }) }),
    }),
  }),
  z.object({ type: z.literal("tool-call-end"), index }),
  z.object({ type: z.literal("citation-start"), index, delta: z.object({ message: z.object({ citations: citationSchema }) }) }),
  z.object({ type: z.literal("citation-end"), index }),
  z.object({
    type: z.literal("message-end"),
    id: z.uuid(),
    delta: z.object({
      finish_reason: finishReasonSchema,
      usage: usageSchema,
      /** One line; only with ERROR and TIMEOUT. */
      error: z.string().optional(),
    }),
  }),
]);
