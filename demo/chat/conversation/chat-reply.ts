/** The reply of /v2/chat as events, whether streamed (contract 3.2) or not (contract 2.7). */
import { EventStream } from "../../service/event-stream.ts";
import { listAt, numberAt, parseJson, textAt, valueAt } from "../../service/json-values.ts";
import { BrokenReplyError } from "../../service/service-error.ts";
import type { Citation, ScoredText } from "./conversation.ts";

export interface Usage {
  inputTokens: number;
  outputTokens: number;
  cachedTokens: number;
}

export type ChatReplyEvent =
  | { type: "text"; text: string; score?: ScoredText }
  | { type: "thinking"; text: string }
  | { type: "plan"; text: string }
  | { type: "call-start"; id: string; name: string }
  | { type: "call-arguments"; text: string }
  | { type: "citation"; citation: Citation }
  | { type: "finish"; finishReason: string; usage: Usage; error?: string };

/** Reads the text of a response as it arrives. Throws `BrokenReplyError` if it ends before the reply does. */
export async function* chatReply(isStreamed: boolean, response: AsyncIterable<string>): AsyncGenerator<ChatReplyEvent> {
  if (!isStreamed) {
    let text = "";
    for await (const piece of response) text += piece;
    yield* wholeReply(parseJson(text));
    return;
  }
  const events = new EventStream();
  let isFinished = false;
  for await (const piece of response) {
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
  const message = valueAt(event, "delta", "message");
  switch (textAt(event, "type")) {
    case "content-delta": {
      const text = textAt(message, "content", "text");
      if (text !== undefined) return { type: "text", text, ...scored(valueAt(event, "logprobs")) };
      return { type: "thinking", text: textAt(message, "content", "thinking") ?? "" };
    }
    case "tool-plan-delta":
      return { type: "plan", text: textAt(message, "tool_plan") ?? "" };
    case "tool-call-start": {
      const id = textAt(message, "tool_calls", "id") ?? "";
      return { type: "call-start", id, name: textAt(message, "tool_calls", "function", "name") ?? "" };
    }
    case "tool-call-delta":
      return { type: "call-arguments", text: textAt(message, "tool_calls", "function", "arguments") ?? "" };
    case "citation-start":
      return citationEvent(valueAt(message, "citations"));
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

function* wholeReply(reply: unknown): Generator<ChatReplyEvent> {
  const scores = listAt(reply, "logprobs").map((item) => scored(item).score);
  for (const block of listAt(reply, "message", "content")) {
    const thinking = textAt(block, "thinking");
    if (thinking !== undefined) yield { type: "thinking", text: thinking };
    const text = textAt(block, "text");
    if (text === undefined || text === "") continue;
    if (scores.length === 0) yield { type: "text", text };
    else for (const score of scores) if (score !== undefined) yield { type: "text", text: score.text, score };
  }
  const plan = textAt(reply, "message", "tool_plan");
  if (plan !== undefined) yield { type: "plan", text: plan };
  for (const call of listAt(reply, "message", "tool_calls")) {
    yield { type: "call-start", id: textAt(call, "id") ?? "", name: textAt(call, "function", "name") ?? "" };
    yield { type: "call-arguments", text: textAt(call, "function", "arguments") ?? "" };
  }
  for (const citation of listAt(reply, "message", "citations")) {
    const event = citationEvent(citation);
    if (event !== undefined) yield event;
  }
  yield { type: "finish", finishReason: textAt(reply, "finish_reason") ?? "", usage: usageOf(valueAt(reply, "usage")) };
}

/** Citations of a plan or of the thinking are left out: only the text is shown with them. */
function citationEvent(citation: unknown): ChatReplyEvent | undefined {
  if (textAt(citation, "type") !== "TEXT_CONTENT") return undefined;
  const sources = listAt(citation, "sources").map((source) => ({
    id: textAt(source, "id") ?? "",
    title: textAt(source, "type") === "tool" ? toolTitle(source) : (textAt(source, "document", "title") ?? ""),
    text: textAt(source, "document", "text") ?? "",
  }));
  return { type: "citation", citation: { start: numberAt(citation, "start") ?? 0, end: numberAt(citation, "end") ?? 0, sources } };
}

/**
 * Returns the title of a tool's output, or the tool's name if it has no title. The id of the source contains the name,
 * the call and the output.
 */
function toolTitle(source: unknown): string {
  const title = textAt(source, "document", "title") ?? "";
  return title === "" ? (textAt(source, "id") ?? "").replace(/_[a-z0-9]{12}:\d+$/, "") : title;
}

function scored(item: unknown): { score?: ScoredText } {
  const text = textAt(item, "text");
  if (text === undefined) return {};
  return { score: { text, probabilities: listAt(item, "logprobs").map((value) => Math.exp(Number(value))) } };
}

function usageOf(usage: unknown): Usage {
  return {
    inputTokens: numberAt(usage, "tokens", "input_tokens") ?? 0,
    outputTokens: numberAt(usage, "tokens", "output_tokens") ?? 0,
    cachedTokens: numberAt(usage, "cached_tokens") ?? 0,
  };
}
