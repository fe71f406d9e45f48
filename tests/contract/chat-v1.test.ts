import { describe, expect, it } from "vitest";
import type { ApiOptions } from "../../src/api/api.ts";
import { createApiDriver, type ApiDriver } from "./api-driver.ts";
import { messageOf, post } from "./cases/answers.ts";
import { lineRecords, v1RecordSchema, v1ReplySchema } from "./cases/v1-answers.ts";

const tool = { name: "find", description: "", parameter_definitions: { q: { type: "str", description: "Query", required: true } } };
const result = (q: string, ...outputs: Record<string, unknown>[]) => ({ call: { name: "find", parameters: { q } }, outputs });

async function answered(fields: Record<string, unknown>, options: ApiOptions = {}, driver = createApiDriver(options)) {
  const answer = await post(driver, "/v1/chat", { message: "hi", ...fields });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  const call = driver.service.chatCalls.at(-1);
  if (!call) throw new TypeError("the service was not called");
  return { call, reply: v1ReplySchema.parse(JSON.parse(text)), warning: answer.headers.get("x-api-warning") };
}

async function refusal(fields: Record<string, unknown>) {
  const answer = await post(createApiDriver(), "/v1/chat", { message: "hi", ...fields });
  return `${answer.status} ${await messageOf(answer)}`;
}

const turnsOf = async (fields: Record<string, unknown>) => (await answered(fields)).call.conversation.turns;
const user = (text: string) => ({ role: "user", parts: [{ type: "text", text }] });
const assistant = (text: string, ...toolCalls: unknown[]) => ({ role: "assistant", text, thinking: "", plan: "", toolCalls });
const call = (id: string, q: string) => ({ id, name: "find", arguments: JSON.stringify({ q }) });
const results = (toolCallId: string, ...outputs: [id: string, data: Record<string, unknown>][]) =>
  ({ role: "tool", toolCallId, outputs: outputs.map(([id, data]) => ({ id, data })) });

describe("a v1 conversation", () => {
  it("has its preamble, system messages first, and all turns", async () => {
    expect(await turnsOf({
      preamble: "Be brief.",
      chat_history: [
        { role: "USER", message: "One" }, { role: "CHATBOT", message: "Two", tool_calls: null }, { role: "SYSTEM", message: "Be kind." },
      ],
    })).toEqual([
      { role: "system", text: "Be brief." }, { role: "system", text: "Be kind." }, user("One"), assistant("Two"), user("hi"),
    ]);
  });

  it("has the service's preamble unless it brings one, which may be empty", async () => {
    const instructions = async (fields: Record<string, unknown>) =>
      (await answered(fields, { preamble: "You are a lighthouse." })).call.conversation.serviceInstructions;
    expect(await instructions({})).toBe("Be kind.\n\nYou are a lighthouse.");
    expect(await instructions({ preamble: "Be brief." })).toBe("Be kind.");
    expect(await instructions({ preamble: "" })).toBe("Be kind.");
  });

  it("takes what LangChain sends after a tool call", async () => {
    expect(await turnsOf({
      message: "",
      tools: [tool],
      chat_history: [
        { role: "USER", message: "Where?" },
        { role: "CHATBOT", message: "", tool_calls: [{ name: "find", parameters: { q: "a" } }, { name: "find", parameters: { q: "b" } }] },
      ],
      tool_results: [result("b", { output: "B" }), result("a", { output: "A" }, { output: "A2" })],
    })).toEqual([
      user("Where?"), assistant("", call("find_0", "a"), call("find_1", "b")),
      results("find_1", ["find:0:0", { output: "B" }]),
      results("find_0", ["find:1:0", { output: "A" }], ["find:1:1", { output: "A2" }]),
    ]);
  });

  it("gives equal calls a result each, and a call that was never made its own", async () => {
    const parameters = { q: "a" };
    const turns = await turnsOf({
      message: "", tools: [tool], tool_results: [result("a", { output: "A" }), result("a", { output: "A2" }), result("b", { output: "B" })],
      chat_history: [{ role: "USER", message: "Where?" }, { role: "CHATBOT", message: "", tool_calls: [{ name: "find", parameters }, { name: "find", parameters }] }],
    });
    expect(turns[1]).toEqual(assistant("", call("find_0", "a"), call("find_1", "a"), call("find_2", "b")));
    expect(turns.slice(2).map((turn) => turn.role === "tool" && turn.toolCallId)).toEqual(["find_0", "find_1", "find_2"]);
  });

  it("puts the question before calls that the history does not have", async () => {
    expect(await turnsOf({ message: "Where?", tools: [tool], tool_results: [result("a", { n: null })] })).toEqual([
      user("Where?"), assistant("", call("find_0", "a")), results("find_0", ["find:0:0", { n: null }]),
    ]);
  });

  it("says the question once where the history has it, and a new one last", async () => {
    const history = {
      tools: [tool], tool_results: [result("a", { output: "A" })],
      chat_history: [{ role: "USER", message: "Where?" }, { role: "CHATBOT", message: "", tool_calls: [{ name: "find", parameters: { q: "a" } }] }],
    };
    const same = [user("Where?"), assistant("", call("find_0", "a")), results("find_0", ["find:0:0", { output: "A" }])];
    expect(await turnsOf({ ...history, message: "Where?" })).toEqual(same);
    expect(await turnsOf({ ...history, message: "In short?" })).toEqual([...same, user("In short?")]);
  });

  it("counts tool results over all steps, so that their ids differ", async () => {
    const calls = (q: string) => ({ role: "CHATBOT", message: "", tool_calls: [{ name: "find", parameters: { q } }] });
    const turns = await turnsOf({
      message: "", tools: [tool], tool_results: [result("b", { output: "B" })],
      chat_history: [{ role: "USER", message: "Where?" }, calls("a"), { role: "TOOL", tool_results: [result("a", { output: "A" })], message: "x" }, calls("b")],
    });
    expect(turns.flatMap((turn) => (turn.role === "tool" ? turn.outputs.map(({ id }) => id) : []))).toEqual(["find:0:0", "find:1:0"]);
  });

  it("comes back as chat_history, with the calls and results that led to the reply", async () => {
    const { reply } = await answered({ message: "", tools: [tool], tool_results: [result("a", { output: "A" }), result("b", { output: "B" })] });
    expect(reply.chat_history).toEqual([
      { role: "CHATBOT", message: "", tool_calls: [{ name: "find", parameters: { q: "a" } }, { name: "find", parameters: { q: "b" } }] },
      { role: "TOOL", tool_results: [result("a", { output: "A" }), result("b", { output: "B" })] },
      { role: "CHATBOT", message: reply.text },
    ]);
    expect(reply.tool_calls).toBeUndefined();
  });
});

describe("conversation_id", () => {
  const say = (driver: ApiDriver, fields: Record<string, unknown>) => answered({ conversation_id: "c", ...fields }, {}, driver);

  it("resumes what was said, tool calls too", async () => {
    const driver = createApiDriver();
    await say(driver, { message: "say:One." });
    await say(driver, { message: 'plan:I look.|call:find {"q":"a"}', tools: [tool] });
    const { call: made, reply } = await say(driver, { message: "", tools: [tool], tool_results: [result("a", { output: "A" })] });
    expect(made.conversation.turns).toEqual([
      user("say:One."), assistant("One."), user('plan:I look.|call:find {"q":"a"}'),
      { ...assistant("", { ...call("find_000000000000", "a"), arguments: '{"q":"a"}' }), plan: "I look." },
      results("find_000000000000", ["find:0:0", { output: "A" }]),
    ]);
    expect(reply.chat_history.length).toBe(6);
  });

  it("is stored when the reply has ended, streamed or not", async () => {
    const driver = createApiDriver();
    await (await post(driver, "/v1/chat", { message: "say:One.", conversation_id: "c", stream: true })).text();
    expect((await say(driver, { message: "say:Two." })).reply.chat_history.map((message) => "message" in message && message.message)).toEqual(
      ["say:One.", "One.", "say:Two.", "Two."]);
  });

  it("is its owner's", async () => {
    const driver = createApiDriver();
    await say(driver, { message: "say:One." });
    const body = JSON.stringify({ message: "say:Two.", conversation_id: "c" });
    const other = await driver.call("/v1/chat", { headers: { Authorization: "Bearer inference-only" }, body });
    expect(v1ReplySchema.parse(await other.json()).chat_history.length).toBe(2);
  });

  it("forgets a reply that failed and asks for no queries' sake", async () => {
    const driver = createApiDriver();
    await say(driver, { message: "fail-after:2" });
    await say(driver, { message: "hi", search_queries_only: true });
    expect((await say(driver, { message: "say:One." })).reply.chat_history.length).toBe(2);
  });

  it("that cannot be stored is said in meta.warnings", async () => {
    const driver = createApiDriver();
    driver.service.conversations.nextFailure = new TypeError("full");
    expect((await say(driver, { message: "say:One." })).reply.meta.warnings).toEqual(["the conversation was not stored"]);
  });

  it("does not go together with chat_history, unless that is empty", async () => {
    const fields = { conversation_id: "c", chat_history: [{ role: "USER", message: "x" }] };
    expect(await refusal(fields)).toBe("400 invalid request: chat_history is not supported with conversation_id");
    await answered({ ...fields, chat_history: [] });
  });
});

describe("v1 documents", () => {
  it("have made ids, hidden keys as a list or a text, and come back as they were, without _excludes", async () => {
    const sentence = "The door is yellow.";
    const { call: made, reply } = await answered({
      message: `say:${sentence}`,
      documents: [{ text: sentence, url: "u", _excludes: "url, other" }, { id: "x", text: "b", _excludes: ["text"], author: null }],
    });
    expect(made.conversation.documents).toEqual([
      { id: "doc_0", data: { text: sentence, url: "u" }, hiddenKeys: ["url", "other"] },
      { id: "x", data: { text: "b" }, hiddenKeys: ["text"] },
    ]);
    expect(reply.citations).toEqual([{ start: 0, end: 19, text: sentence, document_ids: ["doc_0"], type: "TEXT_CONTENT" }]);
    expect(reply.documents).toEqual([{ id: "doc_0", text: sentence, url: "u" }]);
  });
});

describe("search_queries_only", () => {
  it("answers with queries alone", async () => {
    const { call: made, reply, warning } = await answered({ message: 'say:{"queries":["a"," b ","a",""]}', search_queries_only: true, max_tokens: 1 });
    expect(made.form).toMatchObject({ output: { type: "json" }, citations: "off", thinking: { enabled: false } });
    expect(made.conversation.serviceInstructions).toMatch(/^Be kind\.\n\nDo not answer\./);
    const { text, generation_id, finish_reason, is_search_required, search_queries, documents } = reply;
    expect({ text, finish_reason, is_search_required, documents }).toEqual(
      { text: "", finish_reason: "COMPLETE", is_search_required: true, documents: undefined });
    expect(search_queries).toEqual([{ text: "a", generation_id }, { text: "b", generation_id }]);
    expect(warning).toBe("search_queries_only is deprecated");
    expect(reply.meta.warnings).toEqual(["search_queries_only is deprecated"]);
  });

  it("needs no search where there is no query, or none that can be read", async () => {
    for (const message of ['say:{"queries":[]}', 'say:{"queries":["cut']) {
      expect((await answered({ message, search_queries_only: true })).reply).toMatchObject({ is_search_required: false, search_queries: [] });
    }
  });

  it("streams one record of queries", async () => {
    const driver = createApiDriver();
    const answer = await post(driver, "/v1/chat", { message: 'say:{"queries":["a"]}', search_queries_only: true, stream: true });
    const records = lineRecords(driver, await answer.text(), v1RecordSchema);
    expect(records.map(({ event_type }) => event_type)).toEqual(["stream-start", "search-queries-generation", "stream-end"]);
    expect(records[2]).toMatchObject({ response: { text: "", search_queries: [{ text: "a" }] } });
  });
});

describe("a v1 reply's form", () => {
  const formOf = async (fields: Record<string, unknown>) => (await answered(fields)).call.form;

  it("takes what the request says", async () => {
    expect(await formOf({})).toEqual({
      toolChoice: "auto", strictTools: false, maxToolCalls: 0, output: { type: "text" }, thinking: { enabled: false }, citations: "accurate",
      rawPrompt: false, truncation: "off", maxInputTokens: 128, promptLogprobs: false,
    });
    expect(await formOf({
      prompt_truncation: "AUTO_PRESERVE_ORDER", max_input_tokens: 99, raw_prompting: true, citation_quality: "fast",
      response_format: { type: "json_object", schema: { type: "object" } },
    })).toMatchObject({
      truncation: "auto-preserve-order", maxInputTokens: 99, rawPrompt: true, citations: "fast",
      output: { type: "json", schema: { type: "object" } },
    });
  });

  it("has one round of calls with force_single_step", async () => {
    const step = { tools: [tool], force_single_step: true };
    expect((await formOf(step)).toolChoice).toBe("auto");
    expect((await formOf({ ...step, message: "", tool_results: [result("a", {})] })).toolChoice).toBe("none");
  });

  it("has tools with JSON Schema, from Python names and from JSON Schema", async () => {
    const parameter_definitions = {
      a: { type: "List[str]", description: "A", required: true }, b: { type: "array", items: { type: "integer" }, required: false },
      c: { type: "something", enum: ["x"] }, d: { type: "dict" },
    };
    const { call: made } = await answered({ tools: [{ name: "f", description: "F", parameter_definitions }, { name: "g", description: "" }] });
    expect(made.conversation.tools).toEqual([
      {
        name: "f", description: "F",
        parameters: {
          type: "object",
          properties: {
            a: { type: "array", items: { type: "string" }, description: "A" }, b: { type: "array", items: { type: "integer" } },
            c: { type: "string", enum: ["x"] }, d: { type: "object" },
          },
          required: ["a"],
        },
      },
      { name: "g", description: "", parameters: { type: "object", properties: {}, required: [] } },
    ]);
  });
});

describe("a wrong v1 request", () => {
  const cases: [name: string, fields: Record<string, unknown>, expected: string][] = [
    ["no message", { message: null }, "message is required"],
    ["an unknown role", { chat_history: [{ role: "USER", message: "a" }, { role: "BOT", message: "b" }] },
      "chat_history[1].role must be one of CHATBOT, SYSTEM, USER, TOOL"],
    ["a message of the history without text", { chat_history: [{ role: "CHATBOT" }] }, "chat_history[0].message is required"],
    ["a TOOL message without results", { chat_history: [{ role: "TOOL", message: "x" }] }, "chat_history[0].tool_results is required"],
    ["a tool with a wrong name", { tools: [{ name: "a-b", description: "" }] }, "tools[0].name must begin with a letter or _ and hold letters, digits and _ only"],
    ["a tool without description", { tools: [{ name: "f" }] }, "tools[0].description is required"],
    ["a parameter with a wrong name", { tools: [{ name: "f", description: "", parameter_definitions: { "1a": { type: "str" } } }] },
      "tools[0].parameter_definitions.1a must begin with a letter or _ and hold letters, digits and _ only"],
    ["two tools of one name", { tools: [tool, tool] }, "tools[1].name 'find' is not unique"],
    ["raw prompting with tools", { raw_prompting: true, tools: [tool] }, "raw_prompting is not supported with tools"],
    ["raw prompting with queries", { raw_prompting: true, search_queries_only: true }, "raw_prompting is not supported with search_queries_only"],
    ["JSON output with documents", { response_format: { type: "json_object" }, documents: [{ text: "a" }] },
      "response_format json_object is not supported with documents"],
    ["a schema for text", { response_format: { type: "text", schema: {} } }, "response_format.schema is not supported with response_format.type text"],
    ["two documents of one id", { documents: [{ id: "x" }, { id: "x" }] }, "duplicate document ID: 'x' of documents[1]"],
    ["max_input_tokens 0", { max_input_tokens: 0 }, "max_input_tokens must be at least 1"],
    ["a model without tools", { model: "scripted-vision", tools: [tool] }, "model 'scripted-vision' does not support tools"],
    ["safety_mode NONE on a model that has none", { safety_mode: "NONE" }, "model 'scripted-chat' does not support safety_mode NONE"],
  ];
  for (const [name, fields, expected] of cases) {
    it(`${name}: 400`, async () => {
      expect(await refusal(fields)).toBe(`400 invalid request: ${expected}`);
    });
  }

  it("outputs of a tool that are no objects, and a document's value that is no text", async () => {
    expect(await refusal({ tools: [tool], tool_results: [{ call: { name: "f", parameters: {} }, outputs: ["x"] }] })).toBe(
      "400 invalid type: parameter tool_results[0].outputs[0] is of type string but should be of type object");
    expect(await refusal({ documents: [{ text: "a", year: 1999 }] })).toBe(
      "400 invalid type: parameter documents[0].year is of type number but should be of type string");
  });

  it("warns of an override", async () => {
    expect((await answered({ safety_mode: "STRICT", documents: [{ text: "a" }] })).reply.meta.warnings).toEqual(
      ["safety_mode was overridden to CONTEXTUAL because documents are given"]);
  });
});
