/** The transport of `cohabit/react` against a whole host, read by the AI SDK. */
import { readUIMessageStream, type UIMessage } from "ai";
import { describe, expect, test } from "vitest";
import { ChatRequestError, chatTransport, type ChatTransportOptions } from "../../../src/react/chat-transport.ts";
import { createHostDriver } from "../host-driver.ts";

const user = (text: string): UIMessage => ({ id: "1", role: "user", parts: [{ type: "text", text }] });

/** Returns the message that the AI SDK builds from the reply, and the requests that were sent. */
async function send(messages: UIMessage[], options: Partial<ChatTransportOptions> = {}, signal?: AbortSignal) {
  const driver = createHostDriver();
  const requests: { messages: unknown }[] = [];
  const transport = chatTransport(
    async (input, init) => {
      if (typeof init.body === "string") requests.push(JSON.parse(init.body));
      return driver.fetch(new Request(`http://page.test${input}`, init), init.signal ?? undefined);
    },
    { model: "scripted-chat", token: "full", ...options },
  );
  const stream = await transport.sendMessages({
    trigger: "submit-message",
    chatId: "chat",
    messageId: undefined,
    messages,
    abortSignal: signal,
  });
  let message: UIMessage | undefined;
  for await (const next of readUIMessageStream({ stream })) message = next;
  return { message, requests };
}

const partsOf = (message: UIMessage | undefined): unknown[] =>
  (message?.parts ?? []).map((part) => ({ ...part, providerMetadata: undefined }));

describe("the chat transport", () => {
  test("streams a text", async () => {
    const { message } = await send([user("say:Hello there, friend.")]);
    expect(partsOf(message)).toEqual([{ type: "text", text: "Hello there, friend.", state: "done" }]);
  });

  test("streams the thinking as reasoning", async () => {
    const { message } = await send([user("say:<think>\nFirst this.\n</think>\n\nThen that.")], {
      model: "scripted-reasoning",
      body: { thinking: { type: "enabled" } },
    });
    expect(message?.parts.map(({ type }) => type)).toEqual(["reasoning", "text"]);
  });

  test("passes on tool calls, and sends their results with the next message", async () => {
    const tools = [
      { type: "function", function: { name: "get_weather", parameters: { type: "object", properties: { city: { type: "string" } } } } },
    ];
    const { message } = await send([user('call:get_weather {"city":"Oslo"}')], { body: { tools } });
    const call = message?.parts.find(({ type }) => type === "tool-get_weather");
    expect(call).toMatchObject({ state: "input-available", input: { city: "Oslo" } });
    if (message === undefined || call === undefined || !("toolCallId" in call)) throw new TypeError("no tool call");
    const answered: UIMessage = {
      ...message,
      parts: [{ ...call, state: "output-available", output: { snow: true } } as UIMessage["parts"][number]],
    };
    const { requests } = await send([user('call:get_weather {"city":"Oslo"}'), answered, user("say:It snows.")], { body: { tools } });
    expect(requests[0]?.messages).toMatchObject([
      { role: "user" },
      { role: "assistant", tool_calls: [{ id: call.toolCallId, function: { name: "get_weather", arguments: '{"city":"Oslo"}' } }] },
      { role: "tool", tool_call_id: call.toolCallId, content: '{"snow":true}' },
      { role: "user" },
    ]);
  });

  test("names each cited document once", async () => {
    const text = "Red kites nest in the oak woods of central Wales.";
    const { message } = await send([user(`say:${text}`)], {
      body: () => ({ documents: [{ id: "kites", data: { title: "Kites", text } }] }),
    });
    expect(message?.parts.filter(({ type }) => type === "source-document")).toMatchObject([{ sourceId: "kites", title: "Kites" }]);
  });

  test("rejects with the error of the service", async () => {
    const caught: unknown = await send([user("hello")], { model: "none" }).catch((error: unknown) => error);
    expect(caught).toBeInstanceOf(ChatRequestError);
    expect(caught).toMatchObject({ status: 404, message: expect.stringContaining("none") });
  });
});
