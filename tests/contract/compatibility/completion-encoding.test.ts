import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReplyEvent } from "../../../src/inference/reply-events.ts";
import { user } from "../cases/responses.ts";
import { replyId, respondWith, usage } from "../scripted/scripted-events.ts";

const start: ReplyEvent = { type: "reply-start", replyId };
const end: ReplyEvent = { type: "reply-end", finishReason: "COMPLETE", usage };
const text: ReplyEvent[] = [
  { type: "text-start", index: 0 },
  { type: "text-delta", index: 0, text: "Gym " },
  { type: "text-delta", index: 0, text: "memberships." },
  { type: "text-end", index: 0 },
];
const calls: ReplyEvent[] = [
  { type: "plan-delta", text: "I will look." },
  { type: "tool-call-start", index: 0, id: "find_1", name: "find" },
  { type: "tool-call-delta", index: 0, arguments: '{"q":' },
  { type: "tool-call-delta", index: 0, arguments: '"a"}' },
  { type: "tool-call-end", index: 0 },
];
const called: ReplyEvent = { ...end, finishReason: "TOOL_CALL" };

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_500, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const path = "/compatibility/v1/chat/completions";
const respond = (events: ReplyEvent[], fields: Record<string, unknown> = {}, options = {}) =>
  respondWith(events, path, { model: "scripted-chat", messages: user("hi"), ...fields }, options).answer;
const whole = async (events: ReplyEvent[], fields?: Record<string, unknown>) => (await respond(events, fields)).text();
const streamed = async (events: ReplyEvent[], fields?: Record<string, unknown>) => whole(events, { ...fields, stream: true });

const head = `"id":"chatcmpl-${replyId}"`;
const usageJson = `{"prompt_tokens":12,"completion_tokens":2,"total_tokens":14,"prompt_tokens_details":{"cached_tokens":4}}`;
const chunk = (delta: string, finish = "null", logprobs = "null", rest = "") =>
  `data: {${head},"object":"chat.completion.chunk","created":1700000000,"model":"scripted-chat","choices":` +
  `[{"index":0,"delta":${delta},"logprobs":${logprobs},"finish_reason":${finish}}]${rest}}\n\n`;
const first = '{"role":"assistant","content":"","refusal":null}';
const body = (message: string, finish: string, logprobs = "null") =>
  `{${head},"object":"chat.completion","created":1700000000,"model":"scripted-chat","choices":` +
  `[{"index":0,"message":{"role":"assistant",${message}},"logprobs":${logprobs},"finish_reason":"${finish}"}],"usage":${usageJson}}`;

describe("a buffered chat completion", () => {
  it("has exactly these bytes", async () => {
    const answer = await respond([start, ...text, end]);
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    expect(await answer.text()).toBe(body('"content":"Gym memberships.","refusal":null', "stop"));
  });

  it("has the plan as the content of a message with calls, or null", async () => {
    const call = '"tool_calls":[{"id":"find_1","type":"function","function":{"name":"find","arguments":"{\\"q\\":\\"a\\"}"}}]';
    expect(await whole([start, ...calls, called])).toBe(body(`"content":"I will look.","refusal":null,${call}`, "tool_calls"));
    expect(await whole([start, ...calls.slice(1), called])).toBe(body(`"content":null,"refusal":null,${call}`, "tool_calls"));
  });

  it("has the thinking, and log probabilities if requested", async () => {
    const events: ReplyEvent[] = [
      start,
      { type: "thinking-start", index: 0 },
      { type: "thinking-delta", index: 0, thinking: "Hm." },
      { type: "thinking-end", index: 0 },
      { type: "text-start", index: 1 },
      { type: "text-delta", index: 1, text: "é", logprobs: { text: "é", tokenIds: [1, 2], logprobs: [-0.5, -0.25] } },
      { type: "text-end", index: 1 },
      end,
    ];
    const logprobs = '{"content":[{"token":"é","logprob":-0.75,"bytes":[195,169],"top_logprobs":[]}],"refusal":null}';
    expect(await whole(events, { logprobs: true })).toBe(body('"content":"é","refusal":null,"reasoning_content":"Hm."', "stop", logprobs));
  });

  it.each([
    ["STOP_SEQUENCE", "stop"],
    ["MAX_TOKENS", "length"],
  ] as const)("%s is %s", async (finishReason, expected) => {
    expect(await whole([start, ...text, { ...end, finishReason }])).toContain(`"finish_reason":"${expected}"`);
  });

  it("that fails before its first token is an error, after it its body breaks off", async () => {
    const none = { ...usage, outputTokens: 0 };
    const failed = await respond([start, { ...end, finishReason: "ERROR", usage: none, error: "device-lost" }]);
    expect(failed.status).toBe(500);
    expect(await failed.json()).toEqual({
      error: { message: "internal server error: device-lost", type: "server_error", param: null, code: null },
    });
    const cut = await respond([start, ...text, { ...end, finishReason: "ERROR", error: "device-lost" }]);
    expect(cut.status).toBe(200);
    await expect(cut.text()).rejects.toThrow("device-lost");
  });
});

describe("a streamed chat completion", () => {
  it("has exactly these bytes", async () => {
    expect(await streamed([start, ...text, end])).toBe(
      `${chunk(first)}${chunk('{"content":"Gym "}')}${chunk('{"content":"memberships."}')}${chunk("{}", '"stop"')}data: [DONE]\n\n`,
    );
  });

  it("ends with the usage if requested", async () => {
    const rest = ',"usage":null';
    expect(await streamed([start, end], { stream_options: { include_usage: true } })).toBe(
      chunk(first, "null", "null", rest) +
        chunk("{}", '"stop"', "null", rest) +
        `data: {${head},"object":"chat.completion.chunk","created":1700000000,"model":"scripted-chat","choices":[],"usage":${usageJson}}\n\n` +
        "data: [DONE]\n\n",
    );
  });

  it("has the pieces of calls", async () => {
    const call = (fields: string) => chunk(`{"tool_calls":[{"index":0,${fields}}]}`);
    expect(await streamed([start, ...calls, called])).toBe(
      chunk(first) +
        chunk('{"content":"I will look."}') +
        call('"id":"find_1","type":"function","function":{"name":"find","arguments":""}') +
        call('"function":{"arguments":"{\\"q\\":"}') +
        call('"function":{"arguments":"\\"a\\"}"}') +
        `${chunk("{}", '"tool_calls"')}data: [DONE]\n\n`,
    );
  });

  it("that fails ends with an error, and one with a denied text with content_filter", async () => {
    expect(await streamed([start, { ...end, finishReason: "ERROR", error: "device-lost" }])).toBe(
      `${chunk(first)}data: {"error":{"message":"internal server error: device-lost","type":"server_error","param":null,"code":null}}\n\ndata: [DONE]\n\n`,
    );
    const denied = await respond([start, ...text, end], { stream: true }, { denyList: ["member"] });
    expect(await denied.text()).toBe(`${chunk(first)}${chunk('{"content":"Gym "}')}${chunk("{}", '"content_filter"')}data: [DONE]\n\n`);
  });
});
