/** Wire objects of a v1 reply: the whole body (contract 4.3), and the records of a stream (contract 5.2). */
import { z } from "zod";
import { metaSchema } from "../../chat/reply/usage-schema.ts";

const callSchema = z.object({ name: z.string(), parameters: z.record(z.string(), z.unknown()) });

const citationSchema = z.object({
  /** In code points; `end` exclusive. */
  start: z.int(),
  end: z.int(),
  text: z.string(),
  document_ids: z.array(z.string()),
  type: z.literal("TEXT_CONTENT"),
});

const finishReasonSchema = z.enum([
  "COMPLETE",
  "STOP_SEQUENCE",
  "MAX_TOKENS",
  "ERROR",
  /** The reply stopped before a text of the deny list. */
  "ERROR_TOXIC",
  /** The reply filled the context. */
  "ERROR_LIMIT",
  "TIMEOUT",
]);

const spoken = { message: z.string(), tool_calls: z.array(callSchema).optional() };
const historySchema = z.discriminatedUnion("role", [
  z.object({ role: z.literal("CHATBOT"), ...spoken }),
  z.object({ role: z.literal("SYSTEM"), ...spoken }),
  z.object({ role: z.literal("USER"), ...spoken }),
  z.object({
    role: z.literal("TOOL"),
    tool_results: z.array(z.object({ call: callSchema, outputs: z.array(z.record(z.string(), z.unknown())) })).optional(),
  }),
]);

const searchQueriesSchema = z.array(z.object({ text: z.string(), generation_id: z.uuid() }));

const searchResultsSchema = z.array(
  z.object({
    search_query: z.object({ text: z.string(), generation_id: z.uuid() }),
    connector: z.object({ id: z.string() }),
    document_ids: z.array(z.string()),
    error_message: z.string().optional(),
    continue_on_failure: z.boolean().optional(),
  }),
);
const documentSchema = z.object({ id: z.string() }).catchall(z.string());

export const chatV1ReplySchema = z.object({
  text: z.string(),
  generation_id: z.uuid(),
  response_id: z.uuid(),
  chat_history: z.array(historySchema),
  finish_reason: finishReasonSchema,
  meta: metaSchema,
  citations: z.array(citationSchema).optional(),
  /** The cited documents, and the documents that connectors found; all values are strings. */
  documents: z.array(documentSchema).optional(),
  tool_calls: z.array(callSchema).optional(),
  /** Present with search_queries_only or connectors. */
  is_search_required: z.boolean().optional(),
  search_queries: searchQueriesSchema.optional(),
  /** Present with connectors: the results of each connector for each query. */
  search_results: searchResultsSchema.optional(),
});

const running = { is_finished: z.literal(false) };

export const chatV1RecordSchema = z.discriminatedUnion("event_type", [
  z.object({ ...running, event_type: z.literal("stream-start"), generation_id: z.uuid() }),
  z.object({ ...running, event_type: z.literal("search-queries-generation"), search_queries: searchQueriesSchema }),
  z.object({
    ...running,
    event_type: z.literal("search-results"),
    search_results: searchResultsSchema,
    documents: z.array(documentSchema),
  }),
  z.object({ ...running, event_type: z.literal("text-generation"), text: z.string() }),
  z.object({ ...running, event_type: z.literal("citation-generation"), citations: z.array(citationSchema) }),
  z.object({
    ...running,
    event_type: z.literal("tool-calls-chunk"),
    /** A piece of the text that the model writes before its calls. */
    text: z.string().optional(),
    tool_call_delta: z
      .union([z.object({ index: z.int(), name: z.string() }), z.object({ index: z.int(), parameters: z.string() })])
      .optional(),
  }),
  z.object({ ...running, event_type: z.literal("tool-calls-generation"), text: z.string().optional(), tool_calls: z.array(callSchema) }),
  z.object({
    is_finished: z.literal(true),
    event_type: z.literal("stream-end"),
    finish_reason: finishReasonSchema,
    response: chatV1ReplySchema,
  }),
]);
