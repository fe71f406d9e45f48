/** A finished reply as the JSON body of contract 4.3. */
import type { z } from "zod";
import { searchBody, searchedDocuments, type Searches } from "../search/connector-searches.ts";
import { documentV1, type DocumentV1 } from "./citation-body.ts";
import type { Message } from "../../../inference/conversation.ts";
import type { Citation } from "../../../inference/reply-events.ts";
import type { ReplyCollector, ReplyEnd } from "../../chat/reply/reply-collector.ts";
import { metaBody } from "../../chat/reply/usage-body.ts";
import { isDenied } from "../../chat/reply/buffered-reply.ts";
import type { chatV1ReplySchema } from "./reply-schema.ts";
import { callBody, chatbotMessage, historyMessages } from "../request/history-messages.ts";

export type ReplyBody = z.input<typeof chatV1ReplySchema>;

/** The fields of the body that are not part of the reply. */
export interface ReplyContext {
  generationId: string;
  responseId: string;
  /** The messages that chat_history repeats before the reply. */
  messages: readonly Message[];
  /** Tools were sent without results: the reply consists of its calls. */
  offersTools: boolean;
  /** Whether the body contains the reply's text; otherwise `text` is "". */
  showsText: boolean;
  /** Max tokens of the reply. A reply that ended with MAX_TOKENS after fewer tokens has filled the context. */
  maxTokens: number;
  /** Results of the request's connectors. */
  searches?: Searches | undefined;
  /** Read after the reply has ended. */
  warnings: readonly string[];
}

export function replyBody(reply: ReplyCollector, end: ReplyEnd, context: ReplyContext): ReplyBody {
  const text = context.showsText ? reply.text : "";
  const citations = reply.citations.filter((citation) => isShown(citation, context));
  const documents = context.searches ? searchedDocuments(context.searches) : [];
  return {
    text,
    generation_id: context.generationId,
    response_id: context.responseId,
    chat_history: [...historyMessages(context.messages), chatbotMessage(text, reply.toolCalls)],
    finish_reason: finishReason(end, context.maxTokens),
    meta: metaBody(end.usage, context.warnings, context.searches?.results.length),
    ...(context.searches && searchBody(context.searches)),
    ...(citations.length > 0 && { citations: citations.map(citationBody) }),
    ...(citations.length + documents.length > 0 && { documents: distinct([...citedDocuments(citations), ...documents]) }),
    ...((context.offersTools || reply.toolCalls.length > 0) && { tool_calls: reply.toolCalls.map(callBody) }),
  };
}

/** v1 cites only the text, and only if the body contains it. */
export function isShown({ on }: Citation, { showsText }: ReplyContext): boolean {
  return on === "text" && showsText;
}

export function citationBody({ start, end, text, sources }: Citation): NonNullable<ReplyBody["citations"]>[number] {
  return { start, end, text, document_ids: [...new Set(sources.map(({ id }) => id))], type: "TEXT_CONTENT" };
}

/** Each cited document once, ordered by its first citation; all values are strings. */
function citedDocuments(citations: readonly Citation[]): DocumentV1[] {
  return distinct(citations.flatMap(({ sources }) => sources.map(documentV1)));
}

function distinct(documents: readonly DocumentV1[]): DocumentV1[] {
  return [...new Map(documents.map((document) => [document.id, document])).values()];
}

/** v1 has no TOOL_CALL: a reply with calls is COMPLETE. */
function finishReason(end: ReplyEnd, maxTokens: number): ReplyBody["finish_reason"] {
  switch (end.finishReason) {
    case "TOOL_CALL":
      return "COMPLETE";
    case "MAX_TOKENS":
      return end.usage.outputTokens < maxTokens ? "ERROR_LIMIT" : "MAX_TOKENS";
    case "ERROR":
      return isDenied(end) ? "ERROR_TOXIC" : "ERROR";
    case "COMPLETE":
    case "STOP_SEQUENCE":
    case "TIMEOUT":
      return end.finishReason;
  }
}
