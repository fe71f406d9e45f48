/** A reply as the event stream of contract 3. */
import type { z } from "zod";
import { type BlockEnd, openBlockAfter } from "../../chat/reply/open-block.ts";
import type { ReplyEvent } from "../../inference/reply-events.ts";
import { brokenOff } from "../chat/reply/broken-off.ts";
import { usageBody } from "../chat/reply/usage-body.ts";
import type { ApiCall } from "../request/api-call.ts";
import { doneText, eventText } from "../response/wire-formats.ts";
import type { chatEventSchema } from "./reply-schema.ts";
import { citationBody, logprobItem, toolCallBody } from "./reply-parts.ts";

/** Encodes each event, then `[DONE]`. A cancelled reply ends without message-end and `[DONE]`. */
export async function* encodedReply(events: AsyncIterable<ReplyEvent>, call: Pick<ApiCall, "lastWords">): AsyncGenerator<string> {
  let replyId = "";
  let openBlock: BlockEnd | undefined;
  for await (const event of events) {
    if (event.type === "reply-start") replyId = event.replyId;
    if (event.type !== "reply-end") {
      openBlock = openBlockAfter(event, openBlock);
      const closing = openBlock ? payloadsOf(openBlock) : [];
      const payloads = payloadsOf(event);
      for (const [at, payload] of payloads.entries()) {
        const left = [...payloads.slice(at + 1), ...closing, messageEnd(brokenOff, replyId)];
        call.lastWords = () => left.map(textOf).join("") + doneText;
        yield textOf(payload);
      }
      continue;
    }
    call.lastWords = () => doneText;
    yield textOf(messageEnd(event, replyId));
    call.lastWords = () => "";
    yield doneText;
  }
}

type Payload = z.input<typeof chatEventSchema>;

const textOf = (payload: Payload) => eventText(payload.type, payload);

function payloadsOf(event: Exclude<ReplyEvent, { type: "reply-end" }>): Payload[] {
  switch (event.type) {
    case "reply-start":
      return [messageStart(event.replyId)];
    case "thinking-start":
      return [{ type: "content-start", index: event.index, delta: { message: { content: { type: "thinking", thinking: "" } } } }];
    case "text-start":
      return [{ type: "content-start", index: event.index, delta: { message: { content: { type: "text", text: "" } } } }];
    case "thinking-delta":
      return [{ type: "content-delta", index: event.index, delta: { message: { content: { thinking: event.thinking } } } }];
    case "text-delta":
      return [
        {
          type: "content-delta",
          index: event.index,
          delta: { message: { content: { text: event.text } } },
          ...(event.logprobs && { logprobs: logprobItem(event.logprobs) }),
        },
      ];
    case "thinking-end":
    case "text-end":
      return [{ type: "content-end", index: event.index }];
    case "plan-delta":
      return [{ type: "tool-plan-delta", delta: { message: { tool_plan: event.text } } }];
    case "tool-call-start":
      return [
        { type: "tool-call-start", index: event.index, delta: { message: { tool_calls: toolCallBody({ ...event, arguments: "" }) } } },
      ];
    case "tool-call-delta":
      return [
        { type: "tool-call-delta", index: event.index, delta: { message: { tool_calls: { function: { arguments: event.arguments } } } } },
      ];
    case "tool-call-end":
      return [{ type: "tool-call-end", index: event.index }];
    case "citation":
      return [
        { type: "citation-start", index: event.index, delta: { message: { citations: citationBody(event.citation) } } },
        { type: "citation-end", index: event.index },
      ];
    case "prompt-logprobs":
    case "prompt-truncated":
      // Internal: clients fail on events that the contract does not name.
      return [];
  }
}

function messageStart(id: string): Payload {
  const message = { role: "assistant" as const, content: [], tool_plan: "" as const, tool_calls: [], citations: [] };
  return { type: "message-start", id, delta: { message } };
}

function messageEnd({ finishReason, usage, error }: Extract<ReplyEvent, { type: "reply-end" }>, id: string): Payload {
  const delta = { finish_reason: finishReason, usage: usageBody(usage), ...(error !== undefined && { error }) };
  return { type: "message-end", id, delta };
}
