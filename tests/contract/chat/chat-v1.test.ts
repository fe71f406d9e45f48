import { describe, expect, it } from "vitest";
import { createApiDriver } from "../api-driver.ts";
import { post } from "../cases/responses.ts";
import { lineRecords, v1RecordSchema } from "../cases/v1-responses.ts";
import { answeredV1, findResult, findTool, refusalV1 } from "./chat-v1-calls.ts";

describe("v1 documents", () => {
  it("have made ids, hidden keys as a list or a text, and come back as they were, without _excludes", async () => {
    const sentence = "The door is yellow.";
    const { call: made, reply } = await answeredV1({
      message: `say:${sentence}`,
      documents: [
        { text: sentence, url: "u", _excludes: "url, other" },
        { id: "x", text: "b", _excludes: ["text"], author: null },
      ],
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
    const {
      call: made,
      reply,
      warning,
    } = await answeredV1({ message: 'say:{"queries":["a"," b ","a",""]}', search_queries_only: true, max_tokens: 1 });
    expect(made.form).toMatchObject({ output: { type: "json" }, citations: "off", thinking: { enabled: false } });
    expect(made.conversation.serviceInstructions).toMatch(/^Be kind\.\n\nDo not answer\./);
    const { text, generation_id, finish_reason, is_search_required, search_queries, documents } = reply;
    expect({ text, finish_reason, is_search_required, documents }).toEqual({
      text: "",
      finish_reason: "COMPLETE",
      is_search_required: true,
      documents: undefined,
    });
    expect(search_queries).toEqual([
      { text: "a", generation_id },
      { text: "b", generation_id },
    ]);
    expect(warning).toBe("search_queries_only is deprecated");
    expect(reply.meta.warnings).toEqual(["search_queries_only is deprecated"]);
  });

  it("needs no search if there is no query, or none that can be read", async () => {
    for (const message of ['say:{"queries":[]}', 'say:{"queries":["cut']) {
      expect((await answeredV1({ message, search_queries_only: true })).reply).toMatchObject({
        is_search_required: false,
        search_queries: [],
      });
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
  const formOf = async (fields: Record<string, unknown>) => (await answeredV1(fields)).call.form;

  it("uses the values of the request", async () => {
    expect(await formOf({})).toEqual({
      toolChoice: "auto",
      strictTools: false,
      maxToolCalls: 0,
      output: { type: "text" },
      thinking: { enabled: false },
      citations: "accurate",
      rawPrompt: false,
      truncation: "off",
      maxInputTokens: 128,
      promptLogprobs: false,
    });
    expect(
      await formOf({
        prompt_truncation: "AUTO_PRESERVE_ORDER",
        max_input_tokens: 99,
        raw_prompting: true,
        citation_quality: "fast",
        response_format: { type: "json_object", schema: { type: "object" } },
      }),
    ).toMatchObject({
      truncation: "auto-preserve-order",
      maxInputTokens: 99,
      rawPrompt: true,
      citations: "fast",
      output: { type: "json", schema: { json: { type: "object" } } },
    });
  });

  it("has one round of calls with force_single_step", async () => {
    const step = { tools: [findTool], force_single_step: true };
    expect((await formOf(step)).toolChoice).toBe("auto");
    expect((await formOf({ ...step, message: "", tool_results: [findResult("a", {})] })).toolChoice).toBe("none");
  });

  it("has tools with JSON Schema, from Python names and from JSON Schema", async () => {
    const parameter_definitions = {
      a: { type: "List[str]", description: "A", required: true },
      b: { type: "array", items: { type: "integer" }, required: false },
      c: { type: "something", enum: ["x"] },
      d: { type: "dict" },
    };
    const { call: made } = await answeredV1({
      tools: [
        { name: "f", description: "F", parameter_definitions },
        { name: "g", description: "" },
      ],
    });
    expect(made.conversation.tools).toMatchObject([
      {
        name: "f",
        description: "F",
        parameters: {
          type: "object",
          properties: {
            a: { type: "array", items: { type: "string" }, description: "A" },
            b: { type: "array", items: { type: "integer" } },
            c: { type: "string", enum: ["x"] },
            d: { type: "object" },
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
    [
      "an unknown role",
      {
        chat_history: [
          { role: "USER", message: "a" },
          { role: "BOT", message: "b" },
        ],
      },
      "chat_history[1].role must be one of CHATBOT, SYSTEM, USER, TOOL",
    ],
    ["a message of the history without text", { chat_history: [{ role: "CHATBOT" }] }, "chat_history[0].message is required"],
    [
      "a conversation_id of 257 characters",
      { conversation_id: "c".repeat(257) },
      "conversation_id must have at most 256 characters - received 257",
    ],
    [
      "a parameter that says nothing of its type",
      { tools: [{ name: "f", description: "", parameter_definitions: { q: { description: "Q" } } }] },
      "tools[0].parameter_definitions.q.type is required",
    ],
    [
      "a tool with a wrong name",
      { tools: [{ name: "a-b", description: "" }] },
      "tools[0].name must begin with a letter or _ and hold letters, digits and _ only",
    ],
    ["a tool without description", { tools: [{ name: "f" }] }, "tools[0].description is required"],
    [
      "a parameter with a wrong name",
      { tools: [{ name: "f", description: "", parameter_definitions: { "1a": { type: "str" } } }] },
      "tools[0].parameter_definitions.1a must begin with a letter or _ and hold letters, digits and _ only",
    ],
    ["two tools of one name", { tools: [findTool, findTool] }, "tools[1].name 'find' is not unique"],
    ["raw prompting with tools", { raw_prompting: true, tools: [findTool] }, "raw_prompting is not supported with tools"],
    [
      "raw prompting with queries",
      { raw_prompting: true, search_queries_only: true },
      "raw_prompting is not supported with search_queries_only",
    ],
    [
      "JSON output with documents",
      { response_format: { type: "json_object" }, documents: [{ text: "a" }] },
      "response_format json_object is not supported with documents",
    ],
    [
      "a schema for text",
      { response_format: { type: "text", schema: {} } },
      "response_format.schema is not supported with response_format.type text",
    ],
    ["two documents of one id", { documents: [{ id: "x" }, { id: "x" }] }, "duplicate document ID: 'x' of documents[1]"],
    ["max_input_tokens 0", { max_input_tokens: 0 }, "max_input_tokens must be at least 1"],
    ["a model without tools", { model: "scripted-vision", tools: [findTool] }, "model 'scripted-vision' does not support tools"],
    ["safety_mode NONE on a model that has none", { safety_mode: "NONE" }, "model 'scripted-chat' does not support safety_mode NONE"],
  ];
  for (const [name, fields, expected] of cases) {
    it(`${name}: 400`, async () => {
      expect(await refusalV1(fields)).toBe(`400 invalid request: ${expected}`);
    });
  }

  it("outputs of a tool that are no objects, and a document's value that is no text", async () => {
    expect(await refusalV1({ tools: [findTool], tool_results: [{ call: { name: "f", parameters: {} }, outputs: ["x"] }] })).toBe(
      "400 invalid type: parameter tool_results[0].outputs[0] is of type string but should be of type object",
    );
    expect(await refusalV1({ documents: [{ text: "a", year: 1999 }] })).toBe(
      "400 invalid type: parameter documents[0].year is of type number but should be of type string",
    );
  });

  it("warns of an override", async () => {
    expect((await answeredV1({ safety_mode: "STRICT", documents: [{ text: "a" }] })).reply.meta.warnings).toEqual([
      "safety_mode was overridden to CONTEXTUAL because the request has documents",
    ]);
  });
});

describe("raw prompting", () => {
  it("ignores history and preamble with a warning, and does not echo them", async () => {
    const {
      call: made,
      reply,
      warning,
    } = await answeredV1({
      message: "say:Raw.",
      raw_prompting: true,
      preamble: "Be brief.",
      chat_history: [
        { role: "USER", message: "One" },
        { role: "CHATBOT", message: "Two" },
      ],
    });
    expect(made.conversation.messages).toEqual([{ role: "user", parts: [{ type: "text", text: "say:Raw." }] }]);
    expect(reply.chat_history).toEqual([
      { role: "USER", message: "say:Raw." },
      { role: "CHATBOT", message: "Raw." },
    ]);
    const warnings = ["chat_history is ignored with raw_prompting", "preamble is ignored with raw_prompting"];
    expect(reply.meta.warnings).toEqual(warnings);
    expect(warning).toBe(warnings.join("; "));
  });

  it("adds its exchange to a stored conversation without reading it", async () => {
    const driver = createApiDriver();
    const say = (fields: Record<string, unknown>) => answeredV1({ conversation_id: "c", ...fields }, {}, driver);
    await say({ message: "say:One." });
    const { call: made, reply } = await say({ message: "say:Raw.", raw_prompting: true });
    expect(made.conversation.messages.length).toBe(1);
    expect(reply.chat_history.length).toBe(2);
    expect((await say({ message: "say:Three." })).reply.chat_history.map((message) => "message" in message && message.message)).toEqual([
      "say:One.",
      "One.",
      "say:Raw.",
      "Raw.",
      "say:Three.",
      "Three.",
    ]);
  });
});

describe("optional parts of a v1 request", () => {
  it("the results of a TOOL message, which is then ignored", async () => {
    const chat_history = [
      { role: "USER", message: "One" },
      { role: "TOOL", message: "x" },
      { role: "CHATBOT", message: "Two" },
    ];
    const { call: made, reply } = await answeredV1({ message: "say:Three.", chat_history });
    expect(made.conversation.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(reply.chat_history.map(({ role }) => role)).toEqual(["USER", "CHATBOT", "USER", "CHATBOT"]);
  });

  it("the type of a parameter with another JSON Schema keyword for it", async () => {
    const parameter_definitions = { a: { anyOf: [{ type: "string" }, { type: "null" }] }, b: { enum: ["x"] } };
    const { call: made } = await answeredV1({ tools: [{ name: "f", description: "", parameter_definitions }] });
    expect(made.conversation.tools[0]?.parameters["properties"]).toEqual(parameter_definitions);
  });

  it("ids of documents, which differ from the caller's ids", async () => {
    const documents = [{ id: "doc_1", text: "a" }, { text: "b" }, { id: "doc_1_0", text: "c" }];
    const { call: made } = await answeredV1({ documents });
    expect(made.conversation.documents.map(({ id }) => id)).toEqual(["doc_1", "doc_1_1", "doc_1_0"]);
  });
});
