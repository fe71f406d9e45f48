/** A reply as the records of a v1 stream (contract 5.2). */
import type { ReplyEvent } from "../../inference/reply-events.ts";
import { ReplyCollector } from "../chat/reply-collector.ts";
import { searchBody, searchedDocuments } from "./connector-searches.ts";
import { callBody } from "./history-messages.ts";
import { citationBody, isShown, replyBody, type ReplyFrame } from "./reply-body.ts";

export interface StreamRecord {
  is_finished: boolean;
  event_type: string;
  [field: string]: unknown;
}

/** `onEnd` completes before the last record is written. The records of a cancelled reply end without stream-end. */
export async function* replyRecords(
  events: AsyncIterable<ReplyEvent>,
  frame: ReplyFrame,
  onEnd: (reply: ReplyCollector) => Promise<void>,
): AsyncGenerator<StreamRecord> {
  const reply = new ReplyCollector();
  yield record("stream-start", { generation_id: frame.generationId });
  if (frame.searches) {
    const { search_queries: queries, search_results: results } = searchBody(frame.searches);
    if (queries.length > 0) {
      yield record("search-queries-generation", { search_queries: queries });
      yield record("search-results", { search_results: results, documents: searchedDocuments(frame.searches) });
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
      yield record("tool-calls-generation", { ...(plan !== "" && { text: plan }), tool_calls: toolCalls.map(callBody) });
    }
    await onEnd(reply);
    yield streamEnd(replyBody(reply, event, frame));
  }
}

export function streamEnd(response: { finish_reason: string }): StreamRecord {
  return { is_finished: true, event_type: "stream-end", finish_reason: response.finish_reason, response };
}

export function record(event_type: string, fields: object): StreamRecord {
  return { is_finished: false, event_type, ...fields };
}

function recordsOf(event: Exclude<ReplyEvent, { type: "reply-end" }>, frame: ReplyFrame): StreamRecord[] {
  switch (event.type) {
    case "text-delta":
      return frame.showsText ? [record("text-generation", { text: event.text })] : [];
    case "citation":
      return isShown(event.citation, frame) ? [record("citation-generation", { citations: [citationBody(event.citation)] })] : [];
    case "plan-delta":
      return [record("tool-calls-chunk", { text: event.text })];
    case "tool-call-start":
      return [record("tool-calls-chunk", { tool_call_delta: { index: event.index, name: event.name } })];
    case "tool-call-delta":
      return [record("tool-calls-chunk", { tool_call_delta: { index: event.index, parameters: event.arguments } })];
    case "reply-start":
    case "thinking-start":
    case "thinking-delta":
    case "thinking-end":
    case "text-start":
    case "text-end":
    case "tool-call-end":
    case "prompt-logprobs":
    case "prompt-truncated":
      // v1 has neither thinking nor blocks.
      return [];
  }
}
