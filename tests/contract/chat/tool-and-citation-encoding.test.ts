import { describe, expect, it } from "vitest";
import type { ReplyEvent } from "../../../src/inference/reply-events.ts";
import { chatWith, replyId } from "../scripted/scripted-events.ts";
import { citation, citedReply, cutToolReply, ended, start, toolCitation, toolReply } from "../reply-events.ts";

const whole = async (events: ReplyEvent[]) => (await chatWith(events).answer).text();
/** Without the first and the last event, which all streams share. */
const streamed = async (events: ReplyEvent[]) => {
  const text = await (await chatWith(events, { stream: true }).answer).text();
  return text.slice(text.indexOf("\n\n") + 2, text.indexOf("event: message-end"));
};
const usageJson = `{"billed_units":{"input_tokens":3,"output_tokens":2},"tokens":{"input_tokens":12,"output_tokens":2},"cached_tokens":4}`;
const citationJson =
  `{"start":0,"end":15,"text":"Gym memberships","sources":[{"type":"document","id":"doc:0","document":` +
  `{"id":"doc:0","snippet":"We offer gym memberships.","price":5,"text":"We offer gym memberships.","title":""}}],` +
  `"content_index":0,"type":"TEXT_CONTENT"}`;

describe("tool calls", () => {
  it("in a stream have exactly the bytes of contract 3.2", async () => {
    expect(await streamed(toolReply)).toBe(`event: tool-plan-delta
data: {"type":"tool-plan-delta","delta":{"message":{"tool_plan":"I will "}}}

event: tool-plan-delta
data: {"type":"tool-plan-delta","delta":{"message":{"tool_plan":"look."}}}

event: tool-call-start
data: {"type":"tool-call-start","index":0,"delta":{"message":{"tool_calls":{"id":"f_000000000001","type":"function","function":{"name":"f","arguments":""}}}}}

event: tool-call-delta
data: {"type":"tool-call-delta","index":0,"delta":{"message":{"tool_calls":{"function":{"arguments":"{\\"a\\""}}}}}

event: tool-call-delta
data: {"type":"tool-call-delta","index":0,"delta":{"message":{"tool_calls":{"function":{"arguments":":1}"}}}}}

event: tool-call-end
data: {"type":"tool-call-end","index":0}

event: tool-call-start
data: {"type":"tool-call-start","index":1,"delta":{"message":{"tool_calls":{"id":"g_000000000002","type":"function","function":{"name":"g","arguments":""}}}}}

event: tool-call-delta
data: {"type":"tool-call-delta","index":1,"delta":{"message":{"tool_calls":{"function":{"arguments":"{}"}}}}}

event: tool-call-end
data: {"type":"tool-call-end","index":1}

`);
  });

  it("of a buffered reply have exactly the bytes of contract 2.7, without content", async () => {
    expect(await whole(toolReply)).toBe(
      `{"id":"${replyId}","finish_reason":"TOOL_CALL","message":{"role":"assistant","tool_calls":[` +
        `{"id":"f_000000000001","type":"function","function":{"name":"f","arguments":"{\\"a\\":1}"}},` +
        `{"id":"g_000000000002","type":"function","function":{"name":"g","arguments":"{}"}}],"tool_plan":"I will look."},"usage":${usageJson}}`,
    );
  });

  it("follow the thinking of a reasoning model, which stays", async () => {
    const thinking: ReplyEvent[] = [
      { type: "thinking-start", index: 0 },
      { type: "thinking-delta", index: 0, thinking: "Hm" },
      { type: "thinking-end", index: 0 },
    ];
    expect(await whole([start, ...thinking, ...toolReply.slice(3)])).toContain(
      `"message":{"role":"assistant","content":[{"type":"thinking","thinking":"Hm"}],"tool_calls":[`,
    );
  });

  it("that were cut short are removed from streamed and buffered replies", async () => {
    expect(await streamed(cutToolReply)).toBe(await streamed([...toolReply.slice(0, 7), ended("MAX_TOKENS")]));
    const body = await whole(cutToolReply);
    expect(body).toContain(`"finish_reason":"MAX_TOKENS"`);
    expect(body).toContain("f_000000000001");
    expect(body).not.toContain("g_000000000002");
  });

  it("without a finished one become an empty text", async () => {
    expect(await whole([start, ...cutToolReply.slice(7)])).toContain(
      `"message":{"role":"assistant","content":[{"type":"text","text":""}]}`,
    );
  });

  it("without a finished one have their plan, with its citations, as the text", async () => {
    const plan: ReplyEvent[] = [
      { type: "plan-delta", text: "Gym memberships" },
      { type: "citation", index: 0, citation: { ...citation, on: "plan" } },
    ];
    const cut: ReplyEvent[] = [start, ...plan, ...cutToolReply.slice(7)];
    const answer: ReplyEvent[] = [
      start,
      { type: "text-start", index: 0 },
      { type: "text-delta", index: 0, text: "Gym memberships" },
      { type: "citation", index: 0, citation },
      { type: "text-end", index: 0 },
      ended("MAX_TOKENS"),
    ];
    expect(await whole(cut)).toBe(await whole(answer));
    expect(await streamed(cut)).toBe(await streamed(answer));
    const thinking: ReplyEvent[] = [
      { type: "thinking-start", index: 0 },
      { type: "thinking-delta", index: 0, thinking: "Hm" },
      { type: "thinking-end", index: 0 },
    ];
    expect(await whole([start, ...thinking, ...cutToolReply.slice(7)])).toContain(
      `"content":[{"type":"thinking","thinking":"Hm"},{"type":"text","text":""}]}`,
    );
  });

  it("escape [DONE] in arguments and plans", async () => {
    const text = await streamed([
      start,
      { type: "plan-delta", text: "[DONE]" },
      { type: "tool-call-start", index: 0, id: "f_1", name: "f" },
      { type: "tool-call-delta", index: 0, arguments: '{"a":"[DONE]"}' },
      { type: "tool-call-end", index: 0 },
      ended("TOOL_CALL"),
    ]);
    expect(text).not.toContain("[DONE]");
    expect(text.split("\\u005bDONE]").length).toBe(3);
  });
});

describe("citations", () => {
  it("in a stream keep the engine's order, are complete, and end immediately", async () => {
    const pair = `event: citation-start
data: {"type":"citation-start","index":0,"delta":{"message":{"citations":${citationJson}}}}

event: citation-end
data: {"type":"citation-end","index":0}

`;
    const last = `data: {"type":"content-delta","index":0,"delta":{"message":{"content":{"text":" and more."}}}}\n\n`;
    expect(await streamed(citedReply(true))).toContain(`${pair}event: content-delta\n${last}`);
    expect(await streamed(citedReply(false))).toContain(`${last}${pair}event: content-end\n`);
  });

  it("in a stream are numbered", async () => {
    const cited = (index: number): ReplyEvent => ({ type: "citation", index, citation });
    const events: ReplyEvent[] = [...citedReply(false).slice(0, 4), cited(0), cited(1), cited(2), ...citedReply(false).slice(-2)];
    const indices = [...(await streamed(events)).matchAll(/"type":"(citation-(?:start|end))","index":(\d)/g)].map(
      ([, type, index]) => `${type} ${index}`,
    );
    expect(indices).toEqual([0, 1, 2].flatMap((index) => [`citation-start ${index}`, `citation-end ${index}`]));
  });

  it("of a buffered reply have all six fields", async () => {
    expect(await whole(citedReply(false))).toContain(`"text":"Gym memberships and more."}],"citations":[${citationJson}]},"usage"`);
  });

  it("of tool outputs have tool_output and a document made from it", async () => {
    const events: ReplyEvent[] = [...toolReply.slice(0, 3), { type: "citation", index: 0, citation: toolCitation }, ...toolReply.slice(3)];
    expect(await whole(events)).toContain(
      `"sources":[{"type":"tool","id":"f_1:0","tool_output":{"title":"Snow","degrees":-3},` +
        `"document":{"id":"f_1:0","text":"{\\"title\\":\\"Snow\\",\\"degrees\\":-3}","title":"Snow"}}],"content_index":0,"type":"PLAN"}`,
    );
  });

  it("on thinking have a type of their own", async () => {
    const events: ReplyEvent[] = [start, { type: "citation", index: 0, citation: { ...citation, on: "thinking" } }, ended("COMPLETE")];
    expect(await whole(events)).toContain(`"type":"THINKING_CONTENT"`);
  });

  it("keep every key that the caller supplied, an id of its own too", async () => {
    const data = { id: "inner", text: "T", title: "Title", n: null };
    const cited = { ...citation, sources: [{ type: "document" as const, id: "doc:0", data }] };
    expect(await whole([start, { type: "citation", index: 0, citation: cited }, ended("COMPLETE")])).toContain(
      `{"type":"document","id":"doc:0","document":{"id":"inner","text":"T","title":"Title","n":null}}`,
    );
  });
});

describe("facts of the prompt", () => {
  it("are no events of the stream", async () => {
    expect(
      await streamed([
        start,
        { type: "prompt-logprobs", tokens: [{ text: "a" }] },
        { type: "prompt-truncated", documentIds: [], messagesKept: 1 },
        ended("COMPLETE"),
      ]),
    ).toBe("");
  });
});
