import { expect, test } from "vitest";
import { chatReply, type ChatReplyEvent } from "../../../demo/chat/conversation/chat-reply.ts";

async function read(isStreamed: boolean, text: string): Promise<ChatReplyEvent[]> {
  const events: ChatReplyEvent[] = [];
  const pieces = (async function* pieces() {
    for (let at = 0; at < text.length; at += 7) yield text.slice(at, at + 7);
  })();
  for await (const event of chatReply(isStreamed, pieces)) events.push(event);
  return events;
}

const usage = { billed_units: { input_tokens: 1, output_tokens: 2 }, tokens: { input_tokens: 9, output_tokens: 2 }, cached_tokens: 3 };
const citation = {
  start: 0,
  end: 2,
  text: "Hi",
  content_index: 1,
  type: "TEXT_CONTENT",
  sources: [
    { type: "document", id: "a.md", document: { id: "a.md", title: "A", text: "Hi there" } },
    { type: "tool", id: "clock_ab12cd34ef56:0", tool_output: {}, document: { id: "clock_ab12cd34ef56:0", title: "", text: "{}" } },
  ],
};
const logprobs = { text: "Hi", token_ids: [1], logprobs: [0] };

const whole = {
  id: "x",
  finish_reason: "TOOL_CALL",
  message: {
    role: "assistant",
    content: [
      { type: "thinking", thinking: "Hm." },
      { type: "text", text: "Hi" },
    ],
    tool_plan: "I look.",
    tool_calls: [{ id: "c1", type: "function", function: { name: "clock", arguments: "{}" } }],
    citations: [citation],
  },
  usage,
  logprobs: [logprobs],
};

const streamed = [
  { type: "message-start", id: "x", delta: { message: {} } },
  { type: "content-delta", index: 0, delta: { message: { content: { thinking: "Hm." } } } },
  { type: "content-delta", index: 1, delta: { message: { content: { text: "Hi" } } }, logprobs },
  { type: "tool-plan-delta", delta: { message: { tool_plan: "I look." } } },
  {
    type: "tool-call-start",
    index: 0,
    delta: { message: { tool_calls: { id: "c1", type: "function", function: { name: "clock", arguments: "" } } } },
  },
  { type: "tool-call-delta", index: 0, delta: { message: { tool_calls: { function: { arguments: "{}" } } } } },
  { type: "citation-start", index: 0, delta: { message: { citations: citation } } },
  { type: "message-end", id: "x", delta: { finish_reason: "TOOL_CALL", usage } },
];

test("a reply is the same events, streamed or not", async () => {
  const text = streamed.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
  const events = await read(true, `${text}data: [DONE]\n\n`);
  expect(await read(false, JSON.stringify(whole))).toEqual(events);
  expect(events).toEqual([
    { type: "thinking", text: "Hm." },
    { type: "text", text: "Hi", score: { text: "Hi", probabilities: [1] } },
    { type: "plan", text: "I look." },
    { type: "call-start", id: "c1", name: "clock" },
    { type: "call-arguments", text: "{}" },
    {
      type: "citation",
      citation: {
        start: 0,
        end: 2,
        sources: [
          { id: "a.md", title: "A", text: "Hi there" },
          { id: "clock_ab12cd34ef56:0", title: "clock", text: "{}" },
        ],
      },
    },
    { type: "finish", finishReason: "TOOL_CALL", usage: { inputTokens: 9, outputTokens: 2, cachedTokens: 3 } },
  ]);
});

test("a stream that ends before the reply does is an error", async () => {
  await expect(read(true, 'data: {"type":"content-delta","delta":{"message":{"content":{"text":"a"}}}}\n\n')).rejects.toThrow("broke off");
});
