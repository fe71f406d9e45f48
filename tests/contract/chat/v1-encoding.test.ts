import { describe, expect, it } from "vitest";
import type { ReplyEvent } from "../../../src/inference/reply-events.ts";
import { respondWith, usage } from "../scripted/scripted-events.ts";
import { citedReply, cutToolReply, ended, start, toolReply } from "../reply-events.ts";

/** The ids of a reply are random; the tests distinguish them by their first letters. */
const named = (text: string) =>
  text
    .replaceAll(/"generation_id":"[0-9a-f-]{36}"/g, `"generation_id":"G"`)
    .replaceAll(/"response_id":"[0-9a-f-]{36}"/g, `"response_id":"R"`);

const tools = [{ name: "f", description: "", parameter_definitions: {} }];
const answered = async (events: ReplyEvent[], fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  (await respondWith(events, "/v1/chat", { message: "hi", ...fields }, fields["options"] ?? {}, headers).answer).text();
const streamed = async (events: ReplyEvent[], fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  named(await answered(events, { ...fields, stream: true }, headers));

const metaJson =
  `{"api_version":{"version":"1"},"billed_units":{"input_tokens":3,"output_tokens":2},` +
  `"tokens":{"input_tokens":12,"output_tokens":2},"cached_tokens":4}`;
const head = `"generation_id":"G","response_id":"R"`;
const citationJson = `{"start":0,"end":15,"text":"Gym memberships","document_ids":["doc:0"],"type":"TEXT_CONTENT"}`;
const documentJson = `{"id":"doc:0","snippet":"We offer gym memberships.","price":"5"}`;
const history = (reply: string) => `[{"role":"USER","message":"hi"},${reply}]`;
const citedBody =
  `{"text":"Gym memberships and more.",${head},"chat_history":` +
  `${history(`{"role":"CHATBOT","message":"Gym memberships and more."}`)},"finish_reason":"COMPLETE","meta":${metaJson},` +
  `"citations":[${citationJson}],"documents":[${documentJson}]}`;
const callsJson = `[{"name":"f","parameters":{"a":1}},{"name":"g","parameters":{}}]`;

describe("a v1 reply", () => {
  it("has exactly the bytes of contract 4.3", async () => {
    expect(named(await answered(citedReply(false)))).toBe(citedBody);
  });

  it("of tools is their calls, and its text is empty", async () => {
    expect(named(await answered(toolReply, { tools }))).toBe(
      `{"text":"",${head},"chat_history":` +
        `${history(`{"role":"CHATBOT","message":"","tool_calls":${callsJson}}`)},"finish_reason":"COMPLETE","meta":${metaJson},"tool_calls":${callsJson}}`,
    );
  });

  it("that was offered tools and calls none has no text and no calls", async () => {
    const body = JSON.parse(await answered(citedReply(false), { tools }));
    expect(body).toMatchObject({ text: "", tool_calls: [] });
    expect(body.citations).toBeUndefined();
    expect(JSON.parse(await answered(citedReply(false), { tools, options: { v1ToolsDirectAnswer: true } }))).toMatchObject({
      text: "Gym memberships and more.",
      tool_calls: [],
      citations: [{ text: "Gym memberships" }],
    });
  });

  it("warns that its prompt was truncated, in the header too", async () => {
    const events: ReplyEvent[] = [
      start,
      { type: "prompt-truncated", documentIds: ["doc_1"], messagesKept: 3 },
      ...citedReply(false).slice(1),
    ];
    const answer = await respondWith(events, "/v1/chat", { message: "hi", prompt_truncation: "AUTO" }).answer;
    const warning = "the prompt was truncated to 3 messages and 1 documents";
    expect(answer.headers.get("x-api-warning")).toBe(warning);
    expect(JSON.parse(await answer.text()).meta.warnings).toEqual([warning]);
  });

  it("drops a call that was cut short", async () => {
    expect(JSON.parse(await answered(cutToolReply, { tools })).tool_calls).toEqual([{ name: "f", parameters: { a: 1 } }]);
  });

  for (const [name, end, fields, expected] of [
    ["TOOL_CALL is COMPLETE", ended("TOOL_CALL"), {}, "COMPLETE"],
    ["STOP_SEQUENCE stays", ended("STOP_SEQUENCE"), {}, "STOP_SEQUENCE"],
    ["all tokens that were asked for is MAX_TOKENS", ended("MAX_TOKENS"), { max_tokens: 2 }, "MAX_TOKENS"],
    ["the end of the context is ERROR_LIMIT", ended("MAX_TOKENS"), { max_tokens: 3 }, "ERROR_LIMIT"],
    ["TIMEOUT stays", ended("TIMEOUT"), {}, "TIMEOUT"],
    ["ERROR stays", ended("ERROR", { error: "run-failed" }), {}, "ERROR"],
  ] as const) {
    it(`finish reason: ${name}`, async () => {
      const events: ReplyEvent[] = [start, { type: "text-start", index: 0 }, { type: "text-delta", index: 0, text: "Hi" }, end];
      expect(JSON.parse(await answered(events, fields)).finish_reason).toBe(expected);
      expect(await streamed(events, fields)).toMatch(
        new RegExp(`"event_type":"stream-end","finish_reason":"${expected}",[^]*"finish_reason":"${expected}"`),
      );
    });
  }

  it("that fails before its first token is a 500", async () => {
    const { answer } = respondWith([start, ended("ERROR", { usage: { ...usage, outputTokens: 0 }, error: "device-lost" })], "/v1/chat", {
      message: "hi",
    });
    expect((await answer).status).toBe(500);
  });

  it("that comes to a denied text is 498, or ERROR_TOXIC in a stream", async () => {
    const options = { denyList: ["more"] };
    expect((await respondWith(citedReply(false), "/v1/chat", { message: "hi" }, options).answer).status).toBe(498);
    const text = await (await respondWith(citedReply(true), "/v1/chat", { message: "hi", stream: true }, options).answer).text();
    expect(text).toContain(`"event_type":"stream-end","finish_reason":"ERROR_TOXIC"`);
    expect(text).not.toContain("more");
  });
});

describe("a v1 stream", () => {
  const records = (inline: boolean) => {
    const first = `{"is_finished":false,"event_type":"text-generation","text":"Gym memberships"}`;
    const last = `{"is_finished":false,"event_type":"text-generation","text":" and more."}`;
    const cited = `{"is_finished":false,"event_type":"citation-generation","citations":[${citationJson}]}`;
    return [
      `{"is_finished":false,"event_type":"stream-start","generation_id":"G"}`,
      first,
      ...(inline ? [cited, last] : [last, cited]),
      `{"is_finished":true,"event_type":"stream-end","finish_reason":"COMPLETE","response":${citedBody}}`,
    ];
  };

  it("of lines has exactly the bytes of contract 5.2, the last line break too", async () => {
    expect(await streamed(citedReply(false))).toBe(`${records(false).join("\n")}\n`);
    expect(await streamed(citedReply(true))).toBe(`${records(true).join("\n")}\n`);
  });

  it("of server-sent events has the same records and no [DONE]", async () => {
    const frames = records(false).map((record) => `event: ${JSON.parse(record).event_type}\ndata: ${record}\n\n`);
    expect(await streamed(citedReply(false), {}, { Accepts: "text/event-stream" })).toBe(frames.join(""));
  });

  it("is lines for any other value of Accepts, and for Accept", async () => {
    for (const headers of [{ Accepts: "application/json" }, { Accept: "text/event-stream" }]) {
      expect(await streamed(citedReply(false), {}, headers)).toMatch(/^\{"is_finished":false/);
    }
  });

  it("of tool calls has the plan, each call in pieces, then all calls", async () => {
    const lines = (await streamed(toolReply, { tools })).split("\n");
    expect(lines.slice(1, -2)).toEqual([
      `{"is_finished":false,"event_type":"tool-calls-chunk","text":"I will "}`,
      `{"is_finished":false,"event_type":"tool-calls-chunk","text":"look."}`,
      `{"is_finished":false,"event_type":"tool-calls-chunk","tool_call_delta":{"index":0,"name":"f"}}`,
      `{"is_finished":false,"event_type":"tool-calls-chunk","tool_call_delta":{"index":0,"parameters":"{\\"a\\""}}`,
      `{"is_finished":false,"event_type":"tool-calls-chunk","tool_call_delta":{"index":0,"parameters":":1}"}}`,
      `{"is_finished":false,"event_type":"tool-calls-chunk","tool_call_delta":{"index":1,"name":"g"}}`,
      `{"is_finished":false,"event_type":"tool-calls-chunk","tool_call_delta":{"index":1,"parameters":"{}"}}`,
      `{"is_finished":false,"event_type":"tool-calls-generation","text":"I will look.","tool_calls":${callsJson}}`,
    ]);
  });

  it("shows no text if the reply has none", async () => {
    expect(await streamed(citedReply(true), { tools })).not.toContain("Gym");
  });

  it("has neither thinking nor [DONE]", async () => {
    const text = await streamed([
      start,
      { type: "thinking-start", index: 0 },
      { type: "thinking-delta", index: 0, thinking: "Hm" },
      { type: "thinking-end", index: 0 },
      { type: "text-start", index: 1 },
      { type: "text-delta", index: 1, text: "[DONE]" },
      { type: "text-end", index: 1 },
      ended("COMPLETE"),
    ]);
    expect(text).not.toContain("Hm");
    expect(text).not.toContain("[DONE]");
    expect(text).toContain("\\u005bDONE]");
  });
});
