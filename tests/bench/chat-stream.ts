/** A streamed chat request as any page sends it, and the moments (`performance.now()`) at which its parts arrived. */

export interface ChatMessage {
  role: "user" | "assistant" | "system";
  content: string;
}

/** The body of a request; it may have other fields, too. */
export interface ChatBody {
  model: string;
  messages: readonly object[];
  max_tokens: number;
}

export interface TimedReply {
  sentAt: number;
  firstByteAt: number;
  /** The first text, plan or call, or the end where the first token has none. */
  firstTokenAt: number;
  /** The end of the message, which comes with the last token. */
  endAt: number;
  /** Events with text: at most one for each token. */
  deltas: number;
  text: string;
  /** The service's count. */
  inputTokens: number;
  outputTokens: number;
  cachedTokens: number;
}

/** Greedy, so that every reply to the same messages is the same. */
export async function streamChat(body: ChatBody, send: typeof fetch = fetch): Promise<TimedReply> {
  const sentAt = performance.now();
  const response = await send("/v2/chat", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer bench" },
    body: JSON.stringify({ ...body, stream: true, temperature: 0 }),
  });
  if (!response.ok || response.body === null) throw new Error(`/v2/chat: ${response.status} ${await response.text()}`);
  const reply: TimedReply = {
    sentAt,
    firstByteAt: 0,
    firstTokenAt: 0,
    endAt: 0,
    deltas: 0,
    text: "",
    inputTokens: 0,
    outputTokens: 0,
    cachedTokens: 0,
  };
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    reply.firstByteAt ||= performance.now();
    rest += decoder.decode(part.value, { stream: true });
    for (let end = rest.indexOf("\n\n"); end >= 0; end = rest.indexOf("\n\n")) {
      takeEvent(reply, rest.slice(0, end));
      rest = rest.slice(end + 2);
    }
  }
  if (reply.outputTokens === 0) throw new Error("/v2/chat: the stream ended without counts");
  return reply;
}

function takeEvent(reply: TimedReply, frame: string): void {
  const data = /^data: (\{.*)$/m.exec(frame)?.[1];
  if (data === undefined) return;
  const event = JSON.parse(data);
  if (event.type === "content-delta") {
    reply.firstTokenAt ||= performance.now();
    reply.deltas += 1;
    reply.text += event.delta.message.content.text ?? "";
  } else if (event.type === "tool-plan-delta" || event.type === "tool-call-start" || event.type === "tool-call-delta") {
    reply.firstTokenAt ||= performance.now();
    // Without ids, which are drawn anew.
    const { tool_plan: plan = "", tool_calls: call } = event.delta.message;
    reply.text += plan + (call?.function.name ?? "") + (call?.function.arguments ?? "");
  } else if (event.type === "message-end") {
    if (event.delta.error !== undefined) throw new Error(`/v2/chat: ${event.delta.error}`);
    reply.endAt = performance.now();
    reply.firstTokenAt ||= reply.endAt;
    const { usage } = event.delta;
    reply.inputTokens = usage.tokens.input_tokens;
    reply.outputTokens = usage.tokens.output_tokens;
    reply.cachedTokens = usage.cached_tokens ?? 0;
  }
}
