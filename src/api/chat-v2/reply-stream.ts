/** A reply as the event stream of contract 3. */
import type { ReplyEvent } from "../../inference/reply-events.ts";
import { usageBody } from "../chat/usage-body.ts";
import { doneFrame, eventFrame } from "../response/wire-formats.ts";
import { citationBody, logprobItem, toolCallBody } from "./reply-parts.ts";

/** The frames of each event, then `[DONE]`. The frames of a cancelled reply end without message-end and `[DONE]`. */
export async function* replyFrames(events: AsyncIterable<ReplyEvent>): AsyncGenerator<string> {
  let replyId = "";
  for await (const event of events) {
    if (event.type === "reply-start") replyId = event.replyId;
    if (event.type !== "reply-end") {
      for (const payload of payloadsOf(event)) yield frameOf(payload);
      continue;
    }
    yield frameOf(messageEnd(event, replyId));
    yield doneFrame;
  }
}

interface Payload {
  type: string;
  index?: number;
}

const frameOf = (payload: Payload) => eventFrame(payload.type, payload);

function payloadsOf(event: Exclude<ReplyEvent, { type: "reply-end" }>): Payload[] {
  switch (event.type) {
    case "reply-start":
      return [messageStart(event.replyId)];
    case "thinking-start":
      return [contentPayload("content-start", event.index, { type: "thinking", thinking: "" })];
    case "text-start":
      return [contentPayload("content-start", event.index, { type: "text", text: "" })];
    case "thinking-delta":
      return [contentPayload("content-delta", event.index, { thinking: event.thinking })];
    case "text-delta":
      return [
        {
          ...contentPayload("content-delta", event.index, { text: event.text }),
          ...(event.logprobs && { logprobs: logprobItem(event.logprobs) }),
        },
      ];
    case "thinking-end":
    case "text-end":
      return [{ type: "content-end", index: event.index }];
    case "plan-delta":
      return [messagePayload("tool-plan-delta", undefined, { tool_plan: event.text })];
    case "tool-call-start":
      return [messagePayload("tool-call-start", event.index, { tool_calls: toolCallBody({ ...event, arguments: "" }) })];
    case "tool-call-delta":
      return [messagePayload("tool-call-delta", event.index, { tool_calls: { function: { arguments: event.arguments } } })];
    case "tool-call-end":
      return [{ type: "tool-call-end", index: event.index }];
    case "citation":
      return [
        messagePayload("citation-start", event.index, { citations: citationBody(event.citation) }),
        { type: "citation-end", index: event.index },
      ];
    case "prompt-logprobs":
    case "prompt-truncated":
      // Internal: clients fail on events that the contract does not name.
      return [];
  }
}

function messageStart(id: string) {
  const message = { role: "assistant", content: [], tool_plan: "", tool_calls: [], citations: [] };
  return { type: "message-start", id, delta: { message } };
}

function messageEnd({ finishReason, usage, error }: Extract<ReplyEvent, { type: "reply-end" }>, id: string) {
  const delta = { finish_reason: finishReason, usage: usageBody(usage), ...(error !== undefined && { error }) };
  return { type: "message-end", id, delta };
}

const contentPayload = (type: string, index: number, content: object) => messagePayload(type, index, { content });

function messagePayload(type: string, index: number | undefined, message: object) {
  return { type, ...(index !== undefined && { index }), delta: { message } };
}
