/** A reply as the records of a v1 stream (contract 5.2). */
import type { z } from "zod";
import type { ReplyEvent } from "../../../inference/reply-events.ts";
import { brokenOff } from "../../chat/reply/broken-off.ts";
import type { ReplyCollector } from "../../chat/reply/reply-collector.ts";
import { searchBody, searchedDocuments } from "../search/connector-searches.ts";
import { callBody } from "../request/history-messages.ts";
import { citationBody, isShown, replyBody, type ReplyBody, type ReplyFrame } from "./reply-body.ts";
import type { chatV1RecordSchema } from "./reply-schema.ts";

export type StreamRecord = z.input<typeof chatV1RecordSchema>;

/** `reply` receives the events. `onEnd` completes before the last record is written. The records of a cancelled reply end without stream-end. */
export async function* replyRecords(
  events: AsyncIterable<ReplyEvent>,
  frame: ReplyFrame,
  onEnd: (reply: ReplyCollector) => Promise<void>,
  reply: ReplyCollector,
): AsyncGenerator<StreamRecord> {
  yield { ...running, event_type: "stream-start", generation_id: frame.generationId };
  if (frame.searches) {
    const { search_queries, search_results } = searchBody(frame.searches);
    if (search_queries.length > 0) {
      yield { ...running, event_type: "search-queries-generation", search_queries };
      yield { ...running, event_type: "search-results", search_results, documents: searchedDocuments(frame.searches) };
    }
  }
  for await (const event of events) {
    reply.add(event);
    if (event.type !== "reply-end") {
      yield* recordsOf(event, frame);
      continue;
    }
    const { plan, toolCalls } = reply;
    if (toolCalls.length > 0) {
      yield { ...running, event_type: "tool-calls-generation", ...(plan !== "" && { text: plan }), tool_calls: toolCalls.map(callBody) };
    }
    await onEnd(reply);
    yield streamEnd(replyBody(reply, event, frame));
  }
}

export function streamEnd(response: ReplyBody): StreamRecord {
  return { is_finished: true, event_type: "stream-end", finish_reason: response.finish_reason, response };
}

/** The last record of a reply that breaks off. The conversation is left out: it would be sent again with every token. */
export function brokenEnd(reply: ReplyCollector, frame: ReplyFrame): StreamRecord {
  return streamEnd({ ...replyBody(reply, brokenOff, frame), chat_history: [] });
}

export const running = { is_finished: false } as const;

function recordsOf(event: Exclude<ReplyEvent, { type: "reply-end" }>, frame: ReplyFrame): StreamRecord[] {
  switch (event.type) {
    case "text-delta":
      return frame.showsText ? [{ ...running, event_type: "text-generation", text: event.text }] : [];
    case "citation":
      return isShown(event.citation, frame)
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
