/** A reply as the event stream of a chat completion. */
import type { z } from "zod";
import type { ReplyEvent } from "../../../inference/reply-events.ts";
import { brokenOff } from "../../chat/reply/broken-off.ts";
import { replyError } from "../../chat/reply/buffered-reply.ts";
import type { ReplyEnd } from "../../chat/reply/reply-collector.ts";
import type { ApiCall } from "../../request/api-call.ts";
import { wireErrorOf } from "../../response/wire-error.ts";
import { dataText, doneText } from "../../response/wire-formats.ts";
import { callBody, completionId, completionUsage, finishReasonOf, logprobsBody, type CompletionContext } from "./completion-body.ts";
import type { completionChunkSchema } from "./completion-schema.ts";
import { openaiErrorBody } from "../error-body.ts";

type Chunk = z.input<typeof completionChunkSchema>;
type Choice = Chunk["choices"][number];
type Delta = Choice["delta"];

interface StreamContext extends CompletionContext {
  includeUsage: boolean;
}

/**
 * Yields the chunks of each event, then `[DONE]`. A reply that fails ends with an error body, which clients throw. A
 * cancelled reply ends without `[DONE]`.
 */
export async function* encodedCompletion(
  events: AsyncIterable<ReplyEvent>,
  context: StreamContext,
  call: Pick<ApiCall, "lastWords">,
): AsyncGenerator<string> {
  const { model, created, includeUsage } = context;
  let id = "";
  const chunkOf = (choices: Choice[], usage: Chunk["usage"] = null): string => {
    const chunk: Chunk = { id, object: "chat.completion.chunk", created, model, choices, ...(includeUsage && { usage }) };
    return dataText(chunk);
  };
  call.lastWords = () => errorText(brokenOff) + doneText;
  for await (const event of events) {
    if (event.type === "reply-start") id = completionId(event.replyId);
    if (event.type !== "reply-end") {
      const delta = deltaOf(event);
      const logprobs = event.type === "text-delta" && event.logprobs ? logprobsBody([event.logprobs]) : null;
      if (delta) yield chunkOf([{ index: 0, delta, logprobs, finish_reason: null }]);
      continue;
    }
    const finishReason = finishReasonOf(event);
    call.lastWords = () => doneText;
    if (finishReason === undefined) {
      yield errorText(event);
    } else {
      yield chunkOf([{ index: 0, delta: {}, logprobs: null, finish_reason: finishReason }]);
      if (includeUsage) yield chunkOf([], completionUsage(event.usage));
    }
    call.lastWords = () => "";
    yield doneText;
  }
}

function errorText(end: ReplyEnd): string {
  const failure = replyError(end);
  return dataText(openaiErrorBody(failure, wireErrorOf(failure)));
}

/** Undefined for events that have no chunk. */
function deltaOf(event: Exclude<ReplyEvent, { type: "reply-end" }>): Delta | undefined {
  switch (event.type) {
    case "reply-start":
      return { role: "assistant", content: "", refusal: null };
    case "thinking-delta":
      return { reasoning_content: event.thinking };
    case "text-delta":
    case "plan-delta":
      return { content: event.text };
    case "tool-call-start":
      return { tool_calls: [{ index: event.index, ...callBody({ ...event, arguments: "" }) }] };
    case "tool-call-delta":
      return { tool_calls: [{ index: event.index, function: { arguments: event.arguments } }] };
    default:
      return undefined;
  }
}
