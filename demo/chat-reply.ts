/** The reply of /v2/chat as events, whether streamed (contract 3.2) or not (contract 2.7). */
import { EventStream } from "./event-stream.ts";
import { listAt, numberAt, parseJson, textAt, valueAt, type JsonObject } from "./json-values.ts";
import { BrokenReplyError } from "./service-error.ts";
import type { Service } from "./service.ts";

export interface Usage {
  inputTokens: number;
  outputTokens: number;
  cachedTokens: number;
}

export type ChatReplyEvent = { type: "text"; text: string } | { type: "finish"; finishReason: string; usage: Usage; error?: string };

export async function* chatReply(service: Service, body: JsonObject, signal: AbortSignal): AsyncGenerator<ChatReplyEvent> {
  if (body["stream"] !== true) {
    yield* bufferedReply(await service.json("/v2/chat", body, signal));
    return;
  }
  const events = new EventStream();
  let isFinished = false;
  for await (const piece of service.stream("/v2/chat", body, signal)) {
    for (const data of events.push(piece)) {
      const event = replyEvent(data);
      if (event === undefined) continue;
      isFinished ||= event.type === "finish";
      yield event;
    }
  }
  if (!isFinished) throw new BrokenReplyError("the reply broke off before its end");
}

function replyEvent(data: string): ChatReplyEvent | undefined {
  if (data === "[DONE]") return undefined;
  const event = parseJson(data);
  switch (textAt(event, "type")) {
    case "content-delta": {
      const text = textAt(event, "delta", "message", "content", "text");
      return text === undefined ? undefined : { type: "text", text };
    }
    case "message-end": {
      const error = textAt(event, "delta", "error");
      return {
        type: "finish",
        finishReason: textAt(event, "delta", "finish_reason") ?? "",
        usage: usageOf(valueAt(event, "delta", "usage")),
        ...(error === undefined ? {} : { error }),
      };
    }
    default:
      return undefined;
  }
}

function* bufferedReply(reply: unknown): Generator<ChatReplyEvent> {
  for (const block of listAt(reply, "message", "content")) {
    const text = textAt(block, "text");
    if (text !== undefined && text !== "") yield { type: "text", text };
  }
  yield { type: "finish", finishReason: textAt(reply, "finish_reason") ?? "", usage: usageOf(valueAt(reply, "usage")) };
}

function usageOf(usage: unknown): Usage {
  return {
    inputTokens: numberAt(usage, "tokens", "input_tokens") ?? 0,
    outputTokens: numberAt(usage, "tokens", "output_tokens") ?? 0,
    cachedTokens: numberAt(usage, "cached_tokens") ?? 0,
  };
}
