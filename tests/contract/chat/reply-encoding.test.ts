import { describe, expect, it } from "vitest";
import type { RequestOutcome } from "../../../src/api/api.ts";
import type { ReplyEvent } from "../../../src/inference/reply-events.ts";
import { chatWith, replyId, settled, usage } from "../scripted/scripted-events.ts";

const start: ReplyEvent = { type: "reply-start", replyId };
const end: ReplyEvent = { type: "reply-end", finishReason: "COMPLETE", usage };
const thinkingReply: ReplyEvent[] = [
  start,
  { type: "thinking-start", index: 0 },
  { type: "thinking-delta", index: 0, thinking: "…" },
  { type: "thinking-end", index: 0 },
  { type: "text-start", index: 1 },
  { type: "text-delta", index: 1, text: "Gym " },
  { type: "text-delta", index: 1, text: "memberships." },
  { type: "text-end", index: 1 },
  end,
];
const messageStart = `event: message-start
data: {"type":"message-start","id":"${replyId}","delta":{"message":{"role":"assistant","content":[],"tool_plan":"","tool_calls":[],"citations":[]}}}

`;
const usageJson = `{"billed_units":{"input_tokens":3,"output_tokens":2},"tokens":{"input_tokens":12,"output_tokens":2},"cached_tokens":4}`;
const messageEnd = `event: message-end
data: {"type":"message-end","id":"${replyId}","delta":{"finish_reason":"COMPLETE","usage":${usageJson}}}

data: [DONE]

`;

const streamed = async (events: ReplyEvent[], fields: Record<string, unknown> = {}) =>
  (await chatWith(events, { ...fields, stream: true }).answer).text();
const whole = async (events: ReplyEvent[], fields: Record<string, unknown> = {}) => (await chatWith(events, fields).answer).text();

describe("a streamed reply", () => {
  it("has exactly the bytes of contract 3.2", async () => {
    expect(await streamed(thinkingReply)).toBe(`${messageStart}event: content-start
data: {"type":"content-start","index":0,"delta":{"message":{"content":{"type":"thinking","thinking":""}}}}

event: content-delta
data: {"type":"content-delta","index":0,"delta":{"message":{"content":{"thinking":"…"}}}}

event: content-end
data: {"type":"content-end","index":0}

event: content-start
data: {"type":"content-start","index":1,"delta":{"message":{"content":{"type":"text","text":""}}}}

event: content-delta
data: {"type":"content-delta","index":1,"delta":{"message":{"content":{"text":"Gym "}}}}

event: content-delta
data: {"type":"content-delta","index":1,"delta":{"message":{"content":{"text":"memberships."}}}}

event: content-end
data: {"type":"content-end","index":1}

${messageEnd}`);
  });

  it("has log probabilities next to the delta", async () => {
    const text = await streamed(
      [
        start,
        { type: "text-start", index: 0 },
        { type: "text-delta", index: 0, text: "Hi", logprobs: { text: "Hi", tokenIds: [1], logprobs: [-0.1] } },
        { type: "text-end", index: 0 },
        end,
      ],
      { logprobs: true },
    );
    expect(text).toContain(
      `data: {"type":"content-delta","index":0,"delta":{"message":{"content":{"text":"Hi"}}},` +
        `"logprobs":{"text":"Hi","token_ids":[1],"logprobs":[-0.1]}}\n\n`,
    );
  });

  it("keeps line breaks and [DONE] of the text inside one data line", async () => {
    const text = await streamed([
      start,
      { type: "text-start", index: 0 },
      { type: "text-delta", index: 0, text: "a\r\n\ndata: [DONE] [DONE]" },
      { type: "text-end", index: 0 },
      end,
    ]);
    expect(text).toContain(`{"text":"a\\r\\n\\ndata: \\u005bDONE] \\u005bDONE]"}`);
    expect(text.split("[DONE]").length).toBe(2);
  });

  it("names the error in its last event", async () => {
    const text = await streamed([start, { type: "reply-end", finishReason: "TIMEOUT", usage, error: "took too long" }]);
    expect(text).toBe(`${messageStart}event: message-end
data: {"type":"message-end","id":"${replyId}","delta":{"finish_reason":"TIMEOUT","usage":${usageJson},"error":"took too long"}}

data: [DONE]

`);
  });

  it("closes a block that the engine left open", async () => {
    const text = await streamed([
      start,
      { type: "text-start", index: 0 },
      { type: "text-delta", index: 0, text: "Hi" },
      { type: "reply-end", finishReason: "ERROR", usage, error: "engine ended" },
    ]);
    expect(text).toMatch(/event: content-end\ndata: \{"type":"content-end","index":0\}\n\nevent: message-end\n.*"ERROR"/);
  });

  it("breaks off, and is logged, when the service throws, which its port forbids", async () => {
    const breaksOff = function* (): Generator<ReplyEvent | Promise<ReplyEvent>> {
      yield start;
      yield { type: "text-start", index: 0 };
      yield Promise.reject(new TypeError("secret"));
    };
    const outcomes: RequestOutcome[] = [];
    const onOutcome = (outcome: RequestOutcome) => outcomes.push(outcome);
    const { body } = await chatWith(breaksOff(), { stream: true }, { onOutcome }).answer;
    let text = "";
    const reading = (async () => {
      for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) text += piece;
    })();
    await expect(reading).rejects.toThrow(TypeError);
    await settled();
    expect(outcomes.map(({ status, failure }) => ({ status, failure }))).toEqual([{ status: 500, failure: new TypeError("secret") }]);
    expect(text).toContain("content-start");
    expect(text).not.toContain("[DONE]");
    expect(text).not.toContain("secret");
  });
});

describe("a buffered reply", () => {
  it("has exactly the bytes of contract 2.7", async () => {
    expect(await whole(thinkingReply)).toBe(
      `{"id":"${replyId}","finish_reason":"COMPLETE","message":{"role":"assistant","content":` +
        `[{"type":"thinking","thinking":"…"},{"type":"text","text":"Gym memberships."}]},"usage":${usageJson}}`,
    );
  });

  it("without text has one empty text block", async () => {
    expect(await whole([start, end])).toContain(`"content":[{"type":"text","text":""}]`);
  });

  it("has a log probability item per piece of text, and none if not requested", async () => {
    const events: ReplyEvent[] = [
      start,
      { type: "text-start", index: 0 },
      { type: "text-delta", index: 0, text: "Hi", logprobs: { text: "Hi", tokenIds: [1, 2], logprobs: [-0.1, -0.2] } },
      { type: "text-end", index: 0 },
      end,
    ];
    expect(await whole(events, { logprobs: true })).toMatch(
      /"logprobs":\[\{"text":"Hi","token_ids":\[1,2\],"logprobs":\[-0\.1,-0\.2\]\}\]\}$/,
    );
    expect(await whole(events)).not.toContain("logprobs");
    expect(await whole([start, end], { logprobs: true })).toMatch(/"logprobs":\[\]\}$/);
  });

  it("that fails after a token is a 200 with the text so far", async () => {
    const { answer } = chatWith([
      start,
      { type: "text-start", index: 0 },
      { type: "text-delta", index: 0, text: "Hi" },
      { type: "reply-end", finishReason: "ERROR", usage, error: "engine ended" },
    ]);
    expect((await answer).status).toBe(200);
    const text = await (await answer).text();
    expect(text).toContain(`"finish_reason":"ERROR"`);
    expect(text).toContain(`"text":"Hi"`);
  });

  it("that fails after a token that made no text yet is a 200", async () => {
    const { answer } = chatWith([start, { type: "reply-end", finishReason: "ERROR", usage, error: "engine ended" }]);
    expect((await answer).status).toBe(200);
    expect(await (await answer).text()).toContain(`"finish_reason":"ERROR"`);
  });

  it("that fails or takes too long before its first token is a 500 or 504", async () => {
    const none = { ...usage, outputTokens: 0 };
    const failed = await chatWith([start, { type: "reply-end", finishReason: "ERROR", usage: none, error: "device-lost" }]).answer;
    expect(failed.status).toBe(500);
    expect(await failed.text()).toContain(`"message":"internal server error: device-lost"`);
    let time = 0;
    const options = { now: () => (time += 750) };
    const late = await chatWith([start, { type: "reply-end", finishReason: "TIMEOUT", usage: none }], {}, options).answer;
    expect(late.status).toBe(504);
    expect(await late.text()).toContain(`"message":"timed out after 750 ms"`);
  });
});
