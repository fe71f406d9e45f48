/** What a request may ask of a reply: tools, JSON, thinking, citations, the prompt's own log probabilities. */
import { describe, expect, test } from "vitest";
import type { Conversation, ReplyForm, ToolDefinition } from "../../../src/chat/conversation.ts";
import type { ReplyEvent } from "../../../src/chat/reply-events.ts";
import type { Engine } from "../../../src/worker/engine/engine.ts";
import { defaultForm, defaultGeneration, readReply, startScriptedEngine, userSays } from "../../scripted/start-scripted-engine.ts";

const weather: ToolDefinition = {
  name: "weather",
  description: "Weather of a place.",
  parameters: { type: "object", properties: { city: { type: "string" }, days: { type: "integer" } }, required: ["city"] },
};
const clock: ToolDefinition = { name: "clock", description: "The time.", parameters: {} };
const call = (name: string, json: string) => `<tool_call>\n{"name": "${name}", "arguments": ${json}}\n</tool_call>`;
const ask = (text: string, tools = [weather, clock]) => userSays(text, { tools });

interface ReadCall {
  id: string;
  name: string;
  arguments: string;
  deltas: number;
  ended: boolean;
}

function callsOf(events: readonly ReplyEvent[]): ReadCall[] {
  const calls: ReadCall[] = [];
  for (const event of events) {
    const open = calls.at(-1);
    if (event.type === "tool-call-start") calls.push({ id: event.id, name: event.name, arguments: "", deltas: 0, ended: false });
    else if (event.type === "tool-call-delta" && open !== undefined) {
      open.arguments += event.arguments;
      open.deltas += 1;
    } else if (event.type === "tool-call-end" && open !== undefined) open.ended = true;
  }
  return calls;
}

const planOf = (events: readonly ReplyEvent[]) => events.map((event) => (event.type === "plan-delta" ? event.text : "")).join("");
const thinkingOf = (events: readonly ReplyEvent[]) => events.map((event) => (event.type === "thinking-delta" ? event.thinking : "")).join("");
const start = (record = {}) => startScriptedEngine({ contextLength: 4000, ...record });
const read = (engine: Engine, conversation: Conversation, form: Partial<ReplyForm> = {}, maxTokens = 400) =>
  readReply(engine, conversation, { maxTokens }, undefined, form);

describe("tool calls", () => {
  test("stream their arguments as the JSON text that was written, and end the reply with TOOL_CALL", async () => {
    const { engine } = await start();
    const { events, end, text } = await read(engine, ask(`say:${call("weather", '{"city": "Oslo", "days": 2}')}`));
    const [only, ...others] = callsOf(events);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ name: "weather", arguments: '{"city": "Oslo", "days": 2}', ended: true });
    expect(only?.deltas).toBeGreaterThan(3);
    expect(only?.id).toMatch(/^weather_[a-z0-9]{12}$/);
    expect(end?.finishReason).toBe("TOOL_CALL");
    expect(text).toBe("");
    expect(events.some((event) => event.type === "text-start")).toBe(false);
  });

  test("follow one another, each with an id of its own", async () => {
    const { engine } = await start();
    const { events } = await read(engine, ask(`say:${call("clock", "{}")}\n${call("weather", '{"city": "Rome"}')}`));
    const calls = callsOf(events);
    expect(calls.map((made) => [made.name, made.arguments])).toEqual([["clock", "{}"], ["weather", '{"city": "Rome"}']]);
    expect(new Set(calls.map((made) => made.id)).size).toBe(2);
    const indexes = events.flatMap((event) => (event.type.startsWith("tool-call") && "index" in event ? [event.index] : []));
    expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
  });

  test("have the text before them as their plan", async () => {
    const { engine } = await start();
    const { events, text } = await read(engine, ask('plan:I will look.\n|call:weather {"city": "Oslo"}'));
    expect(planOf(events)).toBe("I will look.");
    expect(text).toBe("");
    expect(events.map((event) => event.type).filter((type) => type === "plan-delta" || type === "tool-call-start")).toEqual(["plan-delta", "tool-call-start"]);
  });

  test("are held to their tool's schema in free choice, too", async () => {
    const { engine } = await start();
    const { events, end } = await read(engine, ask('call:weather {"town": 7, "days": "two"}'));
    expect(end?.finishReason).toBe("TOOL_CALL");
    const written: unknown = JSON.parse(callsOf(events)[0]?.arguments ?? "");
    expect(written).toMatchObject({ city: expect.any(String) });
    expect(Object.keys(written ?? {}).every((key) => key === "city" || key === "days")).toBe(true);
  });

  test("are made where they are required, whatever the model wants to say", async () => {
    const { engine } = await start();
    const { events, end } = await read(engine, ask("say:No call today.", [weather]), { toolChoice: "required" });
    expect(end?.finishReason).toBe("TOOL_CALL");
    expect(JSON.parse(callsOf(events)[0]?.arguments ?? "")).toMatchObject({ city: expect.any(String) });
  });

  test("are refused where they are required of a model that cannot write them", async () => {
    const { engine } = await start({ dialect: "plain" });
    const outcome = await engine.planChat(ask("x"), defaultGeneration, { ...defaultForm, toolChoice: "required" });
    expect(outcome).toMatchObject({ ok: false, fault: { kind: "unprocessable", detail: expect.stringContaining("no valid tool call") } });
  });

  test("are not made where the choice is none", async () => {
    const { engine } = await start();
    const { events, end, text } = await read(engine, ask('call:weather {"city": "Oslo"}'), { toolChoice: "none" }, 60);
    expect(callsOf(events)).toEqual([]);
    expect(text).not.toContain("<tool_call>");
    expect(end?.finishReason).not.toBe("TOOL_CALL");
  });

  test("number no more than the most that was asked for", async () => {
    const { engine } = await start();
    const { events, end } = await read(engine, ask(`say:${call("clock", "{}")}\n${call("clock", "{}")}`), { maxToolCalls: 1 });
    expect(callsOf(events)).toHaveLength(1);
    expect(end?.finishReason).toBe("TOOL_CALL");
  });

  test("are dropped without an end where MAX_TOKENS cuts them", async () => {
    const { engine } = await start();
    const { events, end } = await read(engine, ask('call:weather {"city": "Oslo"}'), {}, 60);
    expect(callsOf(events)).toMatchObject([{ name: "weather", ended: false }]);
    expect(end?.finishReason).toBe("MAX_TOKENS");
  });

  test("of a tool whose schema cannot be compiled: any object in free choice, a fault where calls must fit", async () => {
    const { engine } = await start();
    const odd: ToolDefinition = { name: "odd", description: "", parameters: { type: "object", properties: { a: { not: {} } } } };
    const conversation = ask('call:odd {"b": [1]}', [odd]);
    expect(callsOf((await read(engine, conversation)).events)).toMatchObject([{ arguments: '{"b": [1]}', ended: true }]);
    for (const form of [{ strictTools: true }, { toolChoice: "required" as const }]) {
      const outcome = await engine.planChat(conversation, defaultGeneration, { ...defaultForm, ...form });
      expect(outcome).toMatchObject({ ok: false, fault: { kind: "unprocessable", detail: expect.stringContaining("'odd'") } });
    }
  });

  test("are answered: the next reply sees what the tool said", async () => {
    const { engine } = await start();
    const conversation = ask("call:clock {}");
    const followUp: Conversation = {
      ...conversation,
      turns: [
        ...conversation.turns,
        { role: "assistant", text: "", thinking: "", plan: "", toolCalls: [{ id: "clock_1", name: "clock", arguments: "{}" }] },
        { role: "tool", toolCallId: "clock_1", outputs: [{ id: "clock_1:0", data: { output: "It is noon." } }] },
      ],
    };
    const { text, end } = await read(engine, followUp);
    expect(text).toBe("The tool says: It is noon.");
    expect(end?.finishReason).toBe("COMPLETE");
  });
});

describe("JSON output", () => {
  const schema = { type: "object", properties: { age: { type: "integer" }, name: { type: "string" } }, required: ["age", "name"] };

  test("is an object of the schema, whatever the model wants to say", async () => {
    const { engine } = await start();
    const { text, end } = await read(engine, userSays("say:Hello."), { output: { type: "json", schema } });
    expect(JSON.parse(text)).toEqual({ age: expect.any(Number), name: expect.any(String) });
    expect(end?.finishReason).toBe("COMPLETE");
  });

  test("is any object where there is no schema", async () => {
    const { engine } = await start();
    const { text } = await read(engine, userSays('say:{"a": [1, true]}'), { output: { type: "json" } });
    expect(JSON.parse(text)).toEqual({ a: [1, true] });
  });

  test("begins behind the thinking of a model that thinks", async () => {
    const { engine } = await start({ features: ["reasoning"] });
    const { events, text } = await read(engine, userSays('say:<think>Hm, 7?</think>\n\n{"age": 7, "name": "x"}'), { output: { type: "json", schema } });
    expect(thinkingOf(events)).toBe("Hm, 7?");
    expect(text).toBe('{"age": 7, "name": "x"}');
  });

  test("has the log probabilities that the model itself gave, not those among what was allowed", async () => {
    const { engine } = await start();
    const { events } = await readReply(engine, userSays("say:Hello."), { logprobs: true }, undefined, { output: { type: "json" } });
    const [first] = events.flatMap((event) => (event.type === "text-delta" && event.logprobs !== undefined ? [event.logprobs] : []));
    expect(first?.text).toBe("{");
    // The script was certain of another letter.
    expect(first?.logprobs[0]).toBeLessThan(-100);
  });

  test("of a schema that cannot be compiled is a fault of the request before any token", async () => {
    const { engine } = await start();
    const output = { type: "json", schema: { type: "object", allOf: [{}] } } as const;
    const outcome = await engine.planChat(userSays("x"), defaultGeneration, { ...defaultForm, output });
    expect(outcome).toMatchObject({ ok: false, fault: { kind: "unprocessable" } });
  });
});

describe("thinking", () => {
  const script = "say:<think>one two three four</think>\n\nDone.";

  test("ends when its budget is used up, and the reply goes on; the closing tokens count", async () => {
    const { engine } = await start({ features: ["reasoning"] });
    const { events, end } = await read(engine, userSays(script), { thinking: { enabled: true, tokenBudget: 9 } }, 40);
    // The opening tag is a token of the thinking.
    expect(thinkingOf(events)).toBe("one two");
    const types = events.map((event) => event.type);
    expect(types.indexOf("text-start")).toBeGreaterThan(types.indexOf("thinking-end"));
    const written = events.flatMap((event) => (event.type === "text-delta" ? [event.text] : [])).join("");
    expect(written).not.toBe("");
    expect(end?.usage.outputTokens).toBeGreaterThan(9 + 4);
  });

  test("within its budget is left alone", async () => {
    const { engine } = await start({ features: ["reasoning"] });
    const { events, text } = await read(engine, userSays(script), { thinking: { enabled: true, tokenBudget: 100 } });
    expect(thinkingOf(events)).toBe("one two three four");
    expect(text).toBe("Done.");
  });

  test("is switched off in the prompt of a model that can think, and kept out of the reply", async () => {
    const { engine } = await start({ features: ["reasoning"] });
    const { events } = await read(engine, userSays(script), { thinking: { enabled: false } }, 40);
    expect(events.some((event) => event.type.startsWith("thinking"))).toBe(false);
    const on = await read(engine, userSays("say:x"), { thinking: { enabled: true } });
    const off = await read(engine, userSays("say:x"), { thinking: { enabled: false } });
    expect(off.end?.usage.inputTokens).toBe((on.end?.usage.inputTokens ?? 0) + 2);
    expect(off.text).toBe("x");
  });

  test("before a tool call is in the prompt of the step that follows, and not after the user has spoken again", async () => {
    const { engine } = await start();
    const step = (thinking: string, ...later: Conversation["turns"]): Conversation =>
      userSays("say:x", {
        turns: [
          { role: "user", parts: [{ type: "text", text: "say:x" }] },
          { role: "assistant", text: "", thinking, plan: "", toolCalls: [{ id: "a", name: "clock", arguments: "{}" }] },
          { role: "tool", toolCallId: "a", outputs: [{ id: "a:0", data: { output: "noon" } }] },
          ...later,
        ],
      });
    const size = async (conversation: Conversation) => (await read(engine, conversation)).end?.usage.inputTokens ?? 0;
    expect(await size(step("hmm"))).toBe((await size(step(""))) + "hmm".length + 2);
    const spoken: Conversation["turns"] = [{ role: "user", parts: [{ type: "text", text: "say:y" }] }];
    expect(await size(step("hmm", ...spoken))).toBe(await size(step("", ...spoken)));
  });
});

describe("citations", () => {
  const documents: Conversation["documents"] = [
    { id: "doc:0", data: { title: "Towers", text: "The Eiffel Tower is 330 metres tall." }, hiddenKeys: [] },
    { id: "doc:1", data: { text: "Penguins live in the southern hemisphere." }, hiddenKeys: [] },
  ];
  const answer = "The Eiffel Tower is 330 metres tall. 😀 Nothing else is known.";
  const cited = (events: readonly ReplyEvent[]) => events.flatMap((event) => (event.type === "citation" ? [event.citation] : []));

  test("name the document that says what the reply says, by code points", async () => {
    const { engine } = await start();
    const { events, text } = await read(engine, userSays(`say:😀 ${answer}`, { documents }), { citations: "accurate" });
    const citations = cited(events);
    expect(citations.length).toBeGreaterThan(0);
    for (const citation of citations) {
      expect(Array.from(text).slice(citation.start, citation.end).join("")).toBe(citation.text);
      expect(citation).toMatchObject({ on: "text", contentIndex: 0, sources: [{ type: "document", id: "doc:0", data: documents[0]?.data }] });
    }
  });

  test("come after the text where they are accurate, between its deltas where they are fast, and are the same", async () => {
    const { engine } = await start();
    const accurate = (await read(engine, userSays(`say:${answer}`, { documents }), { citations: "accurate" })).events;
    const fast = (await read(engine, userSays(`say:${answer}`, { documents }), { citations: "fast" })).events;
    expect(cited(fast)).toEqual(cited(accurate));
    const place = (events: readonly ReplyEvent[], type: ReplyEvent["type"]) => events.findLastIndex((event) => event.type === type);
    expect(place(accurate, "citation")).toBeGreaterThan(place(accurate, "text-delta"));
    expect(place(accurate, "citation")).toBeLessThan(place(accurate, "text-end"));
    expect(place(fast, "citation")).toBeLessThan(place(fast, "text-delta"));
  });

  test("are none where they are off, and none without sources", async () => {
    const { engine } = await start();
    expect(cited((await read(engine, userSays(`say:${answer}`, { documents }), { citations: "off" })).events)).toEqual([]);
    expect(cited((await read(engine, userSays(`say:${answer}`), { citations: "accurate" })).events)).toEqual([]);
  });

  test("do not rest on what the model could not see", async () => {
    const { engine } = await start();
    const hidden: Conversation["documents"] = [{ id: "a", data: { note: "x", text: "The Eiffel Tower is 330 metres tall." }, hiddenKeys: ["text"] }];
    expect(cited((await read(engine, userSays(`say:${answer}`, { documents: hidden }), { citations: "accurate" })).events)).toEqual([]);
  });

  test("are on thinking and on plans, too", async () => {
    const { engine } = await start();
    const fact = "The Eiffel Tower is 330 metres tall.";
    const thought = await read(engine, userSays(`say:<think>${fact}</think>\n\nYes.`, { documents }), { citations: "accurate" });
    expect(cited(thought.events)).toMatchObject([{ on: "thinking", contentIndex: 0 }]);
    const planned = await read(engine, userSays(`plan:${fact}|call:clock {}`, { documents, tools: [clock] }), { citations: "accurate" });
    expect(cited(planned.events)).toMatchObject([{ on: "plan", contentIndex: 0 }]);
    const types = planned.events.map((event) => event.type);
    expect(types.indexOf("citation")).toBeLessThan(types.indexOf("tool-call-start"));
  });

  test("name tool results by their own ids", async () => {
    const { engine } = await start();
    const conversation = userSays("", {
      tools: [clock],
      turns: [
        { role: "user", parts: [{ type: "text", text: "call:clock {}" }] },
        { role: "assistant", text: "", thinking: "", plan: "", toolCalls: [{ id: "c1", name: "clock", arguments: "{}" }] },
        { role: "tool", toolCallId: "c1", outputs: [{ id: "c1:0", data: { output: "The Eiffel Tower is 330 metres tall." } }] },
      ],
    });
    expect(cited((await read(engine, conversation, { citations: "accurate" })).events)).toMatchObject([{ sources: [{ type: "tool", id: "c1:0" }] }]);
  });
});

describe("the prompt's own tokens", () => {
  test("are reported with their log probabilities, the first without one", async () => {
    const { engine } = await start();
    const { events } = await readReply(engine, userSays("say:x"), { logprobs: true }, undefined, { promptLogprobs: true, rawPrompt: true });
    const tokens = events.flatMap((event) => (event.type === "prompt-logprobs" ? event.tokens : []));
    expect(tokens.map((token) => token.text).join("")).toBe("say:x");
    expect(tokens[0]).toEqual({ text: "s" });
    expect(tokens.slice(1).every((token) => token.logprob !== undefined && token.logprob <= 0)).toBe(true);
  });

  test("are all that is computed where no token is asked for", async () => {
    const { engine, model } = await start();
    const { end, text } = await readReply(engine, userSays("say:x"), { maxTokens: 0 }, undefined, { promptLogprobs: true });
    expect(end).toMatchObject({ finishReason: "MAX_TOKENS", usage: { outputTokens: 0 } });
    expect(text).toBe("");
    expect(model?.computedTokens).toBe(end?.usage.inputTokens);
  });
});
