/** search_queries_only: the model writes search queries instead of a reply to the message (contract 4.3). */
import { z } from "zod";
import { readResponseSchema } from "../../../chat/grammar/response-grammar.ts";
import type { Conversation, Generation, ReplyForm } from "../../../inference/conversation.ts";
import type { ReplyEvent } from "../../../inference/reply-events.ts";
import type { ReplyCollector, ReplyEnd } from "../../chat/reply/reply-collector.ts";
import { parseJsonObject } from "../../../chat/json-object.ts";
import { replyBody, type ReplyBody, type ReplyContext } from "../reply/reply-body.ts";
import { running, streamEnd, type StreamRecord } from "../reply/reply-records.ts";

const instruction =
  "Do not answer. Write the search queries that would find what is needed to answer the last message: short, in its " +
  'language, each complete without the conversation. Reply with a JSON object whose "queries" lists them; the list is ' +
  "empty when nothing needs to be looked up.";

/** Max tokens of the JSON: enough for several queries, and a bound for an endless list. */
const maxQueryTokens = 256;

export function queryConversation(conversation: Conversation): Conversation {
  const serviceInstructions = [conversation.serviceInstructions, instruction].filter((text) => text !== "").join("\n\n");
  return { ...conversation, documents: [], tools: [], serviceInstructions };
}

const querySchema = {
  type: "object",
  properties: { queries: { type: "array", items: { type: "string" } } },
  required: ["queries"],
  additionalProperties: false,
};

export function queryForm(form: ReplyForm): ReplyForm {
  const schema = { json: querySchema, node: readResponseSchema(querySchema).root };
  return { ...form, output: { type: "json", schema }, citations: "off", thinking: { enabled: false } };
}

/** The caller's limits apply to a reply to the message, not to the JSON of the queries. */
export function queryGeneration(generation: Generation): Generation {
  return { ...generation, maxTokens: maxQueryTokens, stopSequences: [] };
}

const queriesSchema = z.object({ queries: z.array(z.string()) });

/** Returns the distinct queries; none if the reply was cut off. */
export function searchQueries(reply: ReplyCollector): string[] {
  const { success, data } = queriesSchema.safeParse(parseJsonObject(reply.text));
  const queries = success ? data.queries.map((query) => query.trim()).filter((query) => query !== "") : [];
  return [...new Set(queries)];
}

/** The body of contract 4.3 in this mode. The queries are not part of the conversation, so the chatbot's message is empty. */
export function queryBody(reply: ReplyCollector, end: ReplyEnd, context: ReplyContext): ReplyBody {
  const { finish_reason, ...body } = replyBody(reply, end, { ...context, showsText: false });
  const queries = searchQueries(reply);
  const hasFailed = end.finishReason === "ERROR" || end.finishReason === "TIMEOUT";
  return {
    ...body,
    finish_reason: hasFailed ? finish_reason : "COMPLETE",
    is_search_required: queries.length > 0,
    search_queries: queries.map((text) => ({ text, generation_id: context.generationId })),
  };
}

/** The records of contract 5.2 in this mode. `reply` receives the events. The records of a cancelled reply end without stream-end. */
export async function* queryRecords(
  events: AsyncIterable<ReplyEvent>,
  context: ReplyContext,
  reply: ReplyCollector,
): AsyncGenerator<StreamRecord> {
  yield { ...running, event_type: "stream-start", generation_id: context.generationId };
  for await (const event of events) reply.add(event);
  if (!reply.end) return;
  const body = queryBody(reply, reply.end, context);
  const { search_queries = [] } = body;
  if (search_queries.length > 0) yield { ...running, event_type: "search-queries-generation", search_queries };
  yield streamEnd(body);
}
