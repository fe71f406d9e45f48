/** A reply as the records of a v1 stream (contract 5.2). */
import type { z } from "zod";
import type { ReplyEvent } from "../../../inference/reply-events.ts";
import { brokenOff } from "../../chat/reply/broken-off.ts";
import type { ReplyCollector } from "../../chat/reply/reply-collector.ts";
import { searchBody, searchedDocuments } from "../search/connector-searches.ts";
import { callBody } from "../request/history-messages.ts";
import { citationBody, isShown, replyBody, type ReplyBody, type ReplyContext } from "./reply-body.ts";
import type { chatV1RecordSchema } from "./reply-schema.ts";

export type StreamRecord = z.input<typeof chatV1RecordSchema>;

/** `reply` receives the events. `onEnd` completes before the last record is written. The records of a cancelled reply end without stream-end. */
export async function* replyRecords(
  events: AsyncIterable<ReplyEvent>,
  context: ReplyContext,
  onEnd: (reply: ReplyCollector) => Promise<void>,
  reply: ReplyCollector,
): AsyncGenerator<StreamRecord> {
  yield { ...running, event_type: "stream-start", generation_id: context.generationId };
  if (context.searches) {
    const { search_queries, search_results } = searchBody(context.searches);
    if (search_queries.length > 0) {
      yield { ...running, event_type: "search-queries-generation", search_queries };
      yield { ...running, event_type: "search-results", search_results, documents: searchedDocuments(context.searches) };
    }
  }
  for await (const event of events) {
    reply.add(event);
    if (event.type !== "reply-end") {
      yield* recordsOf(event, context);
      continue;
    }
    const { plan, toolCalls } = reply;
    if (toolCalls.length > 0) {
      yield { ...running, event_type: "tool-calls-generation", ...(plan !== "" && { text: plan }), tool_calls: toolCalls.map(callBody) };
    }
    await onEnd(reply);
    yield streamEnd(replyBody(reply, event, context));
  }
}

export function streamEnd(response: ReplyBody): StreamRecord {
  return { is_finished: true, event_type: "stream-end", finish_reason: response.finish_reason, response };
}

/** Returns the last record of a reply whose host ends. Its chat_history is empty, because the host sends this record again with each token. */
export function brokenEnd(reply: ReplyCollector, context: ReplyContext): StreamRecord {
  return streamEnd({ ...replyBody(reply, brokenOff, context), chat_history: [] });
}

export const running = { is_finished: false } as const;

function recordsOf(event: Exclude<ReplyEvent, { type: "reply-end" }>, context: ReplyContext): StreamRecord[] {
  switch (event.type) {
    case "text-delta":
      return context.showsText ? [{ ...running, event_type: "text-generation", text: event.text }] : [];
    case "citation":
      return isShown(event.citation, context)
        ? [{ ...running, event_type: "citation-generation", citations: [citationBody(event.citation)] }]
        : [];
    case "plan-delta":
      return [{ ...running, event_type: "tool-calls-chunk", text: event.text }];
    case "tool-call-start":
      return [{ ...running, event_type: "tool-calls-chunk", tool_call_delta: { index: event.index, name: event.name } }];
    case "tool-call-delta":
      return [{ ...running, event_type: "tool-calls-chunk", tool_call_delta: { index: event.index, parameters: event.arguments } }];
    default:
      // v1 has neither thinking nor blocks.
      return [];
  }
}
