/** Conversations that the server renders and parses. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Conversation } from "../../../../src/inference/conversation.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";
import { remoteEngine, type RemoteOptions } from "../../../remote/remote-engine.ts";
import { events } from "../../../remote/responses.ts";
import { ScriptedServer } from "../../../remote/scripted-server.ts";
import { jsonOutput } from "../../../scripted/read-schemas.ts";
import { defaultForm, defaultGeneration, readReply, userSays, valueOf } from "../../../scripted/start-scripted-engine.ts";
import { ask, call, thinkingOf } from "../chat/reply-harness.ts";

let server: ScriptedServer;
beforeAll(async () => (server = await ScriptedServer.start()));
afterAll(() => server.stop());
beforeEach(() => void (server.requests.length = 0));

async function load(part: RemoteOptions = {}, record: object = {}) {
  const engine = remoteEngine(server, { server: "vllm", ...part });
  const parsed = modelRecordSchema.parse({ id: "scripted", role: "chat", contextLength: 2048, ...record });
  valueOf(await engine.load({ record: parsed, folder: "", device: { kind: "remote" }, allowSoftwareAdapter: false }, () => undefined));
  return engine;
}

const delta = (content: object) => ({ choices: [{ index: 0, delta: content, finish_reason: null }] });
const end = (reason: string) => ({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });
const piece = (index: number, name?: string, text = "") =>
  delta({
    tool_calls: [
      {
        index,
        ...(name === undefined ? {} : { id: `id-${index}` }),
        function: { ...(name === undefined ? {} : { name }), arguments: text },
      },
    ],
  });

describe("over a server with parsers", () => {
  test("text comes with the server's counts", async () => {
    const { text, end: last } = await readReply(await load(), userSays("say:Grüße, 😀"));
    expect(text).toBe("Grüße, 😀");
    expect(last).toMatchObject({ finishReason: "COMPLETE", usage: { outputTokens: 13, cachedTokens: 0 } });
    expect(last?.usage.inputTokens).toBe(last?.usage.billedInputTokens);
    expect(last?.usage.inputTokens).toBeGreaterThan(20);
  });

  test("thinking and a call with a plan are the same events as from a local model", async () => {
    const { events: all } = await readReply(
      await load({}, { features: ["reasoning"] }),
      ask(`say:<think>Hm, well.</think>\n\nI look.${call("weather", '{"city": "Oslo"}')}`),
    );
    expect(thinkingOf(all)).toBe("Hm, well.\n\nI look.");
    expect(all.filter(({ type }) => type.startsWith("tool-call"))).toEqual([
      { type: "tool-call-start", index: 0, id: expect.stringMatching(/^weather_/), name: "weather" },
      expect.objectContaining({ type: "tool-call-delta", index: 0 }),
      ...all.filter(({ type }) => type === "tool-call-delta").slice(1),
      { type: "tool-call-end", index: 0 },
    ]);
    expect(all.map((event) => (event.type === "tool-call-delta" ? event.arguments : "")).join("")).toBe('{"city": "Oslo"}');
    expect(all.at(-1)).toMatchObject({ finishReason: "TOOL_CALL" });
    expect(server.requests[0]?.body).toMatchObject({ chat_template_kwargs: { enable_thinking: true } });
  });

  test("JSON of a schema, and a required call, are the server's to keep", async () => {
    const engine = await load();
    const schema = { type: "object", properties: { age: { type: "integer" } }, required: ["age"] };
    const reply = await readReply(engine, userSays("say:no JSON"), {}, undefined, { output: jsonOutput(schema) });
    expect(JSON.parse(reply.text)).toEqual({ age: expect.any(Number) });
    expect(server.requests[0]?.body).toMatchObject({ response_format: { type: "json_schema", json_schema: { schema, strict: true } } });
    const called = await readReply(engine, ask("say:Just text."), {}, undefined, { toolChoice: "required" });
    expect(called.end?.finishReason).toBe("TOOL_CALL");
  });

  test("a stop sequence is found here, and the request ended", async () => {
    const { text, end: last } = await readReply(await load(), userSays("never-end"), { stopSequences: ["d w"] });
    expect([text, last?.finishReason]).toEqual(["wor", "STOP_SEQUENCE"]);
    await server.requests[0]?.closed;
  });
});

describe("calls come in pieces:", () => {
  const reply = async (...deltas: object[]) => {
    server.next(events(...deltas, end("tool_calls")));
    const { events: all, outcome } = await readReply(await load(), ask("x"));
    const calls: string[] = [];
    for (const event of all) {
      if (event.type === "tool-call-start") calls.push(`${event.name} `);
      if (event.type === "tool-call-delta") calls[event.index] += event.arguments;
    }
    return { calls, outcome };
  };

  test.each<[string, object[], string[]]>([
    ["one", [piece(0, "weather"), piece(0, undefined, '{"city": '), piece(0, undefined, '"Oslo"}')], ['weather {"city": "Oslo"}']],
    ["two, one after the other", [piece(0, "weather", '{"city":"a"}'), piece(1, "clock", "{}")], ['weather {"city":"a"}', "clock {}"]],
    [
      "two, mixed",
      [piece(0, "weather", '{"ci'), piece(1, "clock", "{"), piece(0, undefined, 'ty":"a"}'), piece(1, undefined, "}")],
      ['weather {"city":"a"}', "clock {}"],
    ],
    ["without arguments", [piece(0, "clock"), piece(1, "clock")], ["clock {}", "clock {}"]],
    ["whole and without an index", [delta({ tool_calls: [{ id: "a", function: { name: "clock", arguments: "{}" } }] })], ["clock {}"]],
    [
      "an object, as TGI sends it",
      [delta({ tool_calls: { index: 0, function: { name: "weather", arguments: { city: "a" } } } })],
      ['weather {"city":"a"}'],
    ],
  ])("%s", async (_name, deltas, calls) => {
    expect(await reply(...deltas)).toEqual({ calls, outcome: { ok: true, value: null } });
  });

  test("a piece of no call fails the reply", async () => {
    expect((await reply(piece(0, undefined, "{}"))).outcome).toMatchObject({ failure: { kind: "server-failed" } });
  });
});

describe("a reply fails if the server breaks its promise:", () => {
  test.each([
    ["JSON", userSays("x"), { output: { type: "json" } as const }, /no JSON object/],
    ["a required call", ask("x"), { toolChoice: "required" as const }, /no tool call/],
  ])("%s", async (_name, conversation, form, message) => {
    server.next(events(delta({ content: "Just text." }), end("stop")));
    const { end: last } = await readReply(await load(), conversation, {}, undefined, form);
    expect(last).toMatchObject({ finishReason: "ERROR", error: expect.stringMatching(message) });
  });

  test("a call although none was allowed", async () => {
    server.next(events(piece(0, "clock", "{}"), end("tool_calls")));
    expect((await readReply(await load(), ask("x"), {}, undefined, { toolChoice: "none" })).outcome.ok).toBe(false);
  });
});

describe("a request", () => {
  test("has the whole conversation: instructions, documents, calls, their results, images", async () => {
    const conversation: Conversation = {
      serviceInstructions: "Be kind.",
      documents: [{ id: "a", data: { title: "Fjords", text: "Deep." }, hiddenKeys: [] }],
      tools: ask("x").tools,
      messages: [
        { role: "system", text: "Short." },
        {
          role: "user",
          parts: [
            { type: "text", text: "What?" },
            { type: "image", url: "data:image/png;base64,AA", detail: "low", field: "messages[0].content[1].image_url.url" },
          ],
        },
        { role: "assistant", text: "", plan: "I look.", thinking: "Hm.", toolCalls: [{ id: "c1", name: "clock", arguments: "{}" }] },
        { role: "tool", toolCallId: "c1", outputs: [{ id: "o", data: { output: "noon" } }] },
      ],
    };
    server.next(events(delta({ content: "x" }), end("stop")));
    await readReply(await load({}, { features: ["vision"] }), conversation);
    expect(server.requests[0]?.body?.["messages"]).toEqual([
      { role: "system", content: "Be kind.\n\nShort.\n\nUse the documents to answer.\n\nDocument 1: Fjords\nDeep." },
      {
        role: "user",
        content: [
          { type: "text", text: "What?" },
          { type: "image_url", image_url: { url: "data:image/png;base64,AA", detail: "low" } },
        ],
      },
      {
        role: "assistant",
        content: "I look.",
        reasoning_content: "Hm.",
        tool_calls: [{ id: "c1", type: "function", function: { name: "clock", arguments: "{}" } }],
      },
      { role: "tool", tool_call_id: "c1", content: "noon" },
    ]);
    server.next(events(delta({ content: "x" }), end("stop")));
    await readReply(await load({ documents: "field" }, { features: ["vision"] }), conversation);
    expect(server.requests[1]?.body).toMatchObject({ documents: [{ doc_id: "a", title: "Fjords", text: "Fjords\nDeep." }] });
  });

  test("leaves max tokens to the server if the caller wants all that there is", async () => {
    const engine = await load();
    await readReply(engine, userSays("say:x"), { maxTokens: 2048 });
    expect(server.requests[0]?.body).not.toHaveProperty("max_tokens");
    await readReply(engine, userSays("say:x"), { maxTokens: 9 });
    expect(server.requests[1]?.body).toHaveProperty("max_tokens", 9);
  });

  test("citations are aligned with the documents, as for any model", async () => {
    const documents = [{ id: "a", data: { text: "The Sognefjord is 1308 metres deep." }, hiddenKeys: [] }];
    const { events: all } = await readReply(
      await load(),
      userSays("say:The Sognefjord is 1308 metres deep.", { documents }),
      {},
      undefined,
      {
        citations: "accurate",
      },
    );
    expect(all).toContainEqual(
      expect.objectContaining({ type: "citation", citation: expect.objectContaining({ sources: [expect.objectContaining({ id: "a" })] }) }),
    );
  });
});

test.each([
  ["log probabilities", "vllm", userSays("x"), {}, { logprobs: true }],
  ["a raw prompt", "vllm", userSays("x"), { rawPrompt: true }, {}],
  ["a budget for thinking", "vllm", userSays("x"), { thinking: { enabled: true, tokenBudget: 5 } }, {}],
  ["strict calls", "vllm", ask("x"), { strictTools: true }, {}],
  ["JSON", "transformers", userSays("x"), { output: { type: "json" as const } }, {}],
  ["a required call", "transformers", ask("x"), { toolChoice: "required" as const }, {}],
] as const)(
  "a feature that such a server lacks is refused before a request is sent: %s",
  async (_name, name, conversation, form, generation) => {
    const engine = await load({ server: name }, { features: ["reasoning"] });
    const outcome = await engine.planChat(conversation, { ...defaultGeneration, ...generation }, { ...defaultForm, ...form });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: "unprocessable" } });
    expect(server.requests).toEqual([]);
  },
);

test("tokens of such a model are not to be had", async () => {
  expect(await (await load()).tokenize("x")).toMatchObject({ ok: false, failure: { kind: "unprocessable" } });
});
