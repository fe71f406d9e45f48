/** A transport of the AI SDK over `/v2/chat`, which is answered in this page. */
import type { ChatTransport, UIMessage, UIMessageChunk } from "ai";

export interface ChatTransportOptions {
  model: string;
  /** Bearer token. Default: any, which every site accepts that sets no tokens. */
  token?: string;
  /** Further fields of the request (`documents`, `tools`, `temperature`), or a function that returns them for the messages. */
  body?: Record<string, unknown> | ((messages: readonly UIMessage[]) => Record<string, unknown>);
}

/** The service refused a chat request. `message` is the text of its response. */
export class ChatRequestError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = "ChatRequestError";
    this.status = status;
  }
}

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** The events of the stream that are passed on. */
interface ReplyEvent {
  type: string;
  index?: number;
  delta?: {
    error?: string;
    message?: {
      content?: { type?: string; text?: string; thinking?: string };
      tool_calls?: { id?: string; function?: { name?: string; arguments?: string } };
      citations?: { sources?: { id: string; document?: { title?: string } }[] };
    };
  };
}

/** `fetchApi`: such as `runtime.fetch`. */
export function chatTransport(fetchApi: Fetch, { model, token = "any", body }: ChatTransportOptions): ChatTransport<UIMessage> {
  return {
    async sendMessages({ messages, abortSignal, body: more }) {
      const own = typeof body === "function" ? body(messages) : body;
      const response = await fetchApi("/v2/chat", {
        method: "POST",
        headers: { "Authorization": `Bearer ${token}`, "Content-Type": "application/json" },
        body: JSON.stringify({ model, ...own, ...more, messages: messages.flatMap(requestMessages), stream: true }),
        signal: abortSignal ?? null,
      });
      if (!response.ok || response.body === null) {
        const message = messageOf(await response.text()) ?? `HTTP ${response.status}`;
        throw new ChatRequestError(response.status, message);
      }
      return response.body.pipeThrough(new TextDecoderStream()).pipeThrough(replyChunks());
    },
    // A page that is reloaded has lost its replies.
    reconnectToStream: async () => null,
  };
}

/** Returns the messages of the request for one message of the chat: its text and images, and the tool calls with their results. */
function requestMessages({ role, parts }: UIMessage): object[] {
  const content: object[] = [];
  const calls: object[] = [];
  const results: object[] = [];
  for (const part of parts) {
    if (part.type === "text") content.push({ type: "text", text: part.text });
    else if (part.type === "file" && part.mediaType.startsWith("image/")) content.push({ type: "image_url", image_url: { url: part.url } });
    else if ("toolCallId" in part && "output" in part) {
      const name = part.type === "dynamic-tool" ? part.toolName : part.type.slice("tool-".length);
      calls.push({ id: part.toolCallId, type: "function", function: { name, arguments: JSON.stringify(part.input) } });
      results.push({ role: "tool", tool_call_id: part.toolCallId, content: JSON.stringify(part.output ?? null) });
    }
  }
  if (calls.length === 0) return [{ role, content }];
  return [{ role, tool_calls: calls }, ...results, ...(content.length === 0 ? [] : [{ role, content }])];
}

/** Returns the text of an error response; undefined if it is none of the service. */
function messageOf(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null && "message" in body && typeof body.message === "string" ? body.message : undefined;
  } catch {
    return undefined;
  }
}

/** The service of this page writes the events. */
function parseEvent(text: string): ReplyEvent {
  const event: unknown = JSON.parse(text);
  return isEvent(event) ? event : { type: "unknown" };
}

function isEvent(event: unknown): event is ReplyEvent {
  return typeof event === "object" && event !== null && "type" in event && typeof event.type === "string";
}

/** Turns the text of an event stream into the chunks of a message. */
function replyChunks(): TransformStream<string, UIMessageChunk> {
  let rest = "";
  /** Kind of each open block, by its id. */
  const kinds = new Map<string, "text" | "reasoning">();
  const sources = new Set<string>();
  let call = { toolCallId: "", toolName: "", text: "" };

  function* chunksOf({ type, index = 0, delta }: ReplyEvent): Generator<UIMessageChunk, void> {
    const { content, tool_calls: calls, citations } = delta?.message ?? {};
    const id = String(index);
    const kind = kinds.get(id) ?? "text";
    switch (type) {
      case "message-start":
        yield { type: "start" };
        return;
      case "content-start": {
        const started = content?.type === "thinking" ? "reasoning" : "text";
        kinds.set(id, started);
        yield { type: `${started}-start`, id };
        return;
      }
      case "content-delta":
        yield { type: `${kind}-delta`, id, delta: content?.text ?? content?.thinking ?? "" };
        return;
      case "content-end":
        yield { type: `${kind}-end`, id };
        return;
      case "tool-call-start":
        call = { toolCallId: calls?.id ?? "", toolName: calls?.function?.name ?? "", text: calls?.function?.arguments ?? "" };
        return;
      case "tool-call-delta":
        call.text += calls?.function?.arguments ?? "";
        return;
      case "tool-call-end":
        yield {
          type: "tool-input-available",
          toolCallId: call.toolCallId,
          toolName: call.toolName,
          input: JSON.parse(call.text || "{}"),
        };
        return;
      case "citation-start":
        for (const source of citations?.sources ?? []) {
          if (sources.has(source.id)) continue;
          sources.add(source.id);
          yield { type: "source-document", sourceId: source.id, mediaType: "text/plain", title: source.document?.title ?? source.id };
        }
        return;
      case "message-end":
        if (delta?.error !== undefined) yield { type: "error", errorText: delta.error };
        yield { type: "finish" };
        return;
    }
  }

  return new TransformStream({
    transform(text, controller) {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (!line.startsWith("data: {")) continue;
        for (const chunk of chunksOf(parseEvent(line.slice("data: ".length)))) controller.enqueue(chunk);
      }
    },
  });
}
