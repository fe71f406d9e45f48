/** A reply as the event stream of contract 3. */
import type { ReplyEvent } from "../../chat/reply-events.ts";
import { doneFrame, eventFrame } from "../server-sent-events.ts";
import { logprobItem, usageBody } from "./reply-parts.ts";

/** One frame per event, then `[DONE]`. Events of a reply that was cancelled end without either. */
export async function* replyFrames(events: AsyncIterable<ReplyEvent>): AsyncGenerator<string> {
  let replyId = "";
  for await (const event of events) {
    if (event.type === "reply-start") replyId = event.replyId;
    yield eventFrame(payloadOf(event, replyId));
    if (event.type === "reply-end") yield doneFrame;
  }
}

function payloadOf(event: ReplyEvent, id: string) {
  switch (event.type) {
    case "reply-start":
      return {
        type: "message-start",
        id,
        delta: { message: { role: "assistant", content: [], tool_plan: "", tool_calls: [], citations: [] } },
      };
    case "thinking-start":
      return contentPayload("content-start", event.index, { type: "thinking", thinking: "" });
    case "text-start":
      return contentPayload("content-start", event.index, { type: "text", text: "" });
    case "thinking-delta":
      return contentPayload("content-delta", event.index, { thinking: event.thinking });
    case "text-delta":
      return {
        ...contentPayload("content-delta", event.index, { text: event.text }),
        ...(event.logprobs && { logprobs: logprobItem(event.logprobs) }),
      };
    case "thinking-end":
    case "text-end":
      return { type: "content-end", index: event.index };
    case "reply-end":
      return {
        type: "message-end",
        id,
        delta: {
          finish_reason: event.finishReason,
          usage: usageBody(event.usage),
          ...(event.error !== undefined && { error: event.error }),
        },
      };
  }
}

function contentPayload(type: string, index: number, content: object) {
  return { type, index, delta: { message: { content } } };
}
