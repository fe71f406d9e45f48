/** A chat request as any page sends it, through plain `fetch` and the service worker. */
import { EventStream } from "../../demo/service/event-stream.ts";

export interface ChatAnswer {
  status: number;
  /** JSON of the answer; a streamed reply is put together into the form of a whole one. */
  body: unknown;
}

/** A piece of a streamed reply, and the moment (`performance.now()`) at which it arrived. */
interface TimedEvent {
  at: number;
  event: {
    type: string;
    delta: {
      message: { content: { text?: string }; citations: object };
      finish_reason: string;
      usage: { tokens: { output_tokens: number } };
    };
  };
}

const send = (body: object): Promise<Response> =>
  fetch("/v2/chat", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer evaluation" },
    body: JSON.stringify(body),
  });

export async function askChat(body: object): Promise<ChatAnswer> {
  const response = await send(body);
  const { status } = response;
  if (response.headers.get("content-type")?.startsWith("text/event-stream") !== true) return { status, body: await response.json() };
  let text = "";
  const citations: object[] = [];
  let end = {};
  for await (const { event } of eventsOf(response)) {
    if (event.type === "content-delta") text += event.delta.message.content.text ?? "";
    else if (event.type === "citation-start") citations.push(event.delta.message.citations);
    else if (event.type === "message-end") end = event.delta;
  }
  return { status, body: { ...end, message: { role: "assistant", content: [{ type: "text", text }], citations } } };
}

export interface TimedReply {
  /** The service's count. */
  outputTokens: number;
  /** From the first text to the end. */
  milliseconds: number;
}

/** Streams a reply to its end. */
export async function timeChat(body: object): Promise<TimedReply> {
  const response = await send({ ...body, stream: true });
  if (!response.ok) throw new Error(`/v2/chat: ${response.status} ${await response.text()}`);
  let firstAt: number | undefined;
  for await (const { at, event } of eventsOf(response)) {
    if (event.type === "content-delta") firstAt ??= at;
    if (event.type !== "message-end") continue;
    return { outputTokens: event.delta.usage.tokens.output_tokens, milliseconds: at - (firstAt ?? at) };
  }
  throw new Error("/v2/chat: the stream ended without counts");
}

async function* eventsOf(response: Response): AsyncGenerator<TimedEvent> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const stream = new EventStream();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const at = performance.now();
    for (const data of stream.push(decoder.decode(part.value, { stream: true }))) {
      if (data !== "[DONE]") yield { at, event: JSON.parse(data) };
    }
  }
}
