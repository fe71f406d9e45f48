import { describe, expect, it } from "vitest";
import { createApiDriver } from "../api-driver.ts";
import { chat, messageOf, user, weatherTool } from "../cases/responses.ts";

async function answered(fields: Record<string, unknown>) {
  const driver = createApiDriver();
  const answer = await chat(driver, fields);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const [call] = driver.service.chatCalls;
  if (!call) throw new TypeError("the service was not called");
  return { call, warning: answer.headers.get("x-api-warning") };
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new TypeError("nothing there");
  return value;
}

async function refusal(fields: Record<string, unknown>) {
  const answer = await chat(createApiDriver(), fields);
  return `${answer.status} ${await messageOf(answer)}`;
}

const call = (id: string, name = "get_weather") => ({ id, type: "function", function: { name, arguments: '{"city":"Oslo"}' } });
const asked = (content: unknown) => ({
  tools: [weatherTool],
  messages: [...user("hi"), { role: "assistant", tool_calls: [call("c")] }, { role: "tool", tool_call_id: "c", content }],
});
const messagesOf = async (fields: Record<string, unknown>) => (await answered(fields)).call.conversation.messages;
const formOf = async (fields: Record<string, unknown>) => (await answered(fields)).call.form;

describe("tools in the history", () => {
  it("keep their calls, plan and the thinking between a call and its result", async () => {
    const thinking = [{ type: "thinking", thinking: "Hm" }];
    const messages = await messagesOf({
      tools: [weatherTool],
      messages: [
        ...user("hi"),
        { role: "assistant", content: thinking },
        ...user("and?"),
        { role: "assistant", content: thinking, tool_plan: "I will look.", tool_calls: [call("a"), call("b")], citations: [{ any: null }] },
        { role: "tool", tool_call_id: "b", content: "2" },
        { role: "tool", tool_call_id: "a", content: "1" },
      ],
    });
    const toolCalls = ["a", "b"].map((id) => ({ id, name: "get_weather", arguments: '{"city":"Oslo"}' }));
    expect(messages.filter(({ role }) => role === "assistant")).toEqual([
      { role: "assistant", text: "", thinking: "", plan: "", toolCalls: [] },
      { role: "assistant", text: "", thinking: "Hm", plan: "I will look.", toolCalls },
    ]);
    expect(messages.slice(-2)).toEqual(
      ["b", "a"].map((toolCallId, index) => ({
        role: "tool",
        toolCallId,
        outputs: [{ id: `${toolCallId}:0`, data: { output: String(2 - index) } }],
      })),
    );
  });

  for (const [name, content, outputs] of [
    ["a text that is a JSON object is the output", '{"degrees":-3,"note":null}', [{ id: "c:0", data: { degrees: -3, note: null } }]],
    ["any other text is named output", "[1]", [{ id: "c:0", data: { output: "[1]" } }]],
    ["a text may be empty", "", [{ id: "c:0", data: { output: "" } }]],
    [
      "each block is an output",
      [
        { type: "text", text: '{"a":1}' },
        { type: "document", document: { data: { b: null } } },
        { type: "document", document: { id: "mine", data: '{"c":3}' } },
        { type: "document", document: { data: "d" } },
      ],
      [
        { id: "c:0", data: { output: '{"a":1}' } },
        { id: "c:1", data: { b: null } },
        { id: "mine", data: { c: 3 } },
        { id: "c:3", data: { text: "d" } },
      ],
    ],
  ] as const) {
    it(name, async () => {
      expect((await messagesOf(asked(content))).at(-1)).toEqual({ role: "tool", toolCallId: "c", outputs });
    });
  }
});

describe("tools", () => {
  it("come with JSON Schema, whatever their parameters are called", async () => {
    const parameters = {
      properties: { a: { type: "str", title: "A" }, b: { type: "list", items: { type: "float" } }, c: { type: "dict" } },
      required: ["a"],
    };
    const tools = [
      { type: "function", function: { name: "f-1", parameters } },
      { type: "function", function: { name: "g", description: "G", parameters: {} } },
    ];
    expect((await answered({ tools })).call.conversation.tools).toMatchObject([
      {
        name: "f-1",
        description: "",
        parameters: {
          type: "object",
          properties: { a: { type: "string", title: "A" }, b: { type: "array", items: { type: "number" } }, c: { type: "object" } },
          required: ["a"],
        },
      },
      { name: "g", description: "G", parameters: { type: "object", properties: {} } },
    ]);
  });

  it("have their schemas read once, by the API", async () => {
    const parameters = { type: "object", properties: { a: { type: "integer" } }, required: ["a"] };
    const tools = [{ type: "function", function: { name: "f", parameters } }];
    const property = { name: "a", schema: { kind: "integer" }, required: true };
    const argumentsNode = { kind: "object", properties: [property], additional: { kind: "never" } };
    expect((await answered({ tools })).call.conversation.tools[0]).toMatchObject({ argumentsNode });
  });

  it("are chosen by the model, required, or not called", async () => {
    const tools = [weatherTool];
    expect(await formOf({ tools })).toMatchObject({ toolChoice: "auto", strictTools: false });
    expect(await formOf({ tools, tool_choice: "REQUIRED", strict_tools: true })).toMatchObject({
      toolChoice: "required",
      strictTools: true,
    });
    expect(await formOf({ tools, tool_choice: "NONE" })).toMatchObject({ toolChoice: "none" });
  });

  it("with a schema that cannot be compiled are 422 only if calls must follow it", async () => {
    const tools = [
      { type: "function", function: { name: "f", parameters: { type: "object", required: ["a"], properties: { a: { allOf: [] } } } } },
    ];
    const expected = /^422 unprocessable: tools\[0\]\.function\.parameters: /;
    expect(await refusal({ tools, tool_choice: "REQUIRED" })).toMatch(expected);
    expect(await refusal({ tools, strict_tools: true })).toMatch(expected);
    await answered({ tools });
  });

  it("of a strict request may require their parameters by $ref, allOf or oneOf", async () => {
    const properties = { a: { type: "integer" }, b: { type: "integer" } };
    const strict = (parameters: object) => ({ tools: [{ type: "function", function: { name: "f", parameters } }], strict_tools: true });
    const base = { type: "object", properties, required: ["a"] };
    await answered(strict({ $ref: "#/$defs/base", $defs: { base } }));
    await answered(strict({ allOf: [{ properties }, base] }));
    await answered(strict({ type: "object", properties, oneOf: [{ required: ["a"] }, { required: ["b"] }] }));
    expect(await refusal(strict({ type: "object", properties, oneOf: [{ required: ["a"] }, {}] }))).toMatch(
      /^400 .* must require at least one/,
    );
    expect(await refusal(strict({ $ref: "#" }))).toMatch(/^400 .* must require at least one/);
  });

  it("with parameters that describe no object are 400", async () => {
    const tools = [{ type: "function", function: { name: "f", parameters: { type: "string" } } }];
    expect(await refusal({ tools })).toMatch(/^400 invalid request: tools\[0\]\.function\.parameters: /);
  });

  for (const [name, fields, feature] of [
    ["tools", { tools: [weatherTool] }, "tools"],
    ["tool results", { ...asked("1"), tools: null }, "tools"],
    ["JSON output", { response_format: { type: "json_object" } }, "response_format json_object"],
  ] as const) {
    it(`${name} need a model that has them`, async () => {
      expect(await refusal({ ...fields, model: "scripted-vision" })).toBe(
        `400 invalid request: model 'scripted-vision' does not support ${feature}`,
      );
    });
  }
});

describe("documents", () => {
  it("are texts, maps, or texts of maps; missing ids are generated", async () => {
    const documents = ["a", { data: { text: "b", n: null } }, { id: "x", data: "c" }, { data: '{"k":"v"}' }];
    expect((await answered({ documents })).call.conversation.documents).toEqual([
      { id: "doc:0", data: { text: "a" }, hiddenKeys: [] },
      { id: "doc:1", data: { text: "b", n: null }, hiddenKeys: [] },
      { id: "x", data: { text: "c" }, hiddenKeys: [] },
      { id: "doc:3", data: { k: "v" }, hiddenKeys: [] },
    ]);
  });

  for (const [name, documents, message] of [
    ["an empty map", ["a", { data: {} }], "documents[1].data must not be empty"],
    ["the text of an empty map", [{ data: "{}" }], "documents[0].data must not be empty"],
    ["an empty text", [{ data: "" }], "documents[0].data must not be empty"],
  ] as const) {
    it(`${name} is 400`, async () => {
      expect(await refusal({ documents })).toBe(`400 invalid request: ${message}`);
    });
  }

  it("are cited in the mode of the request", async () => {
    const citations = async (mode?: string) => (await formOf({ documents: ["a"], citation_options: { mode } })).citations;
    expect(await Promise.all([undefined, "enabled", "ACCURATE", "fast", "OFF", "DISABLED"].map(citations))).toEqual([
      "accurate",
      "accurate",
      "accurate",
      "fast",
      "off",
      "off",
    ]);
  });
});

describe("safety_mode", () => {
  const overridden = (by: string) => `safety_mode was overridden to CONTEXTUAL because the request has ${by}`;
  for (const [name, fields, instructions, warning] of [
    ["is overridden with tools", { tools: [weatherTool], safety_mode: "STRICT" }, "Be kind.", overridden("tools")],
    ["is overridden with documents, OFF too", { documents: ["a"], safety_mode: "OFF" }, "Be kind.", overridden("documents")],
    ["CONTEXTUAL needs no override", { tools: [weatherTool] }, "Be kind.", null],
    ["stays without either", { tools: [], documents: [], safety_mode: "STRICT" }, "Be very kind.", null],
  ] as const) {
    it(name, async () => {
      const {
        call: { conversation },
        warning: given,
      } = await answered(fields);
      expect(conversation.serviceInstructions).toBe(instructions);
      expect(given).toBe(warning);
    });
  }
});

describe("response_format", () => {
  it("is text, JSON, or JSON of a schema under either name", async () => {
    const schema = { type: "object", properties: { a: { const: null } } };
    const output = async (format: Record<string, unknown>) => (await formOf({ response_format: format })).output;
    expect(await output({ type: "text" })).toEqual({ type: "text" });
    expect(await output({ type: "json_object" })).toEqual({ type: "json" });
    expect(await output({ type: "json_object", json_schema: schema })).toMatchObject({
      type: "json",
      schema: { json: schema, node: { kind: "object" } },
    });
    expect(await output({ type: "json_object", schema })).toMatchObject({
      type: "json",
      schema: { json: schema, node: { kind: "object" } },
    });
  });

  it("warns of keywords without effect", async () => {
    const json_schema = { type: "object", title: "T", properties: { a: { type: "integer", minimum: 1 }, title: { type: "string" } } };
    expect((await answered({ response_format: { type: "json_object", json_schema } })).warning).toBe(
      "response_format.json_schema: ignored keywords title, minimum",
    );
  });

  it("warns of alternatives of oneOf that have no value of their own, with their location", async () => {
    const json_schema = {
      type: "object",
      properties: { a: { oneOf: [{ type: "string" }, { type: "string", pattern: "^x" }, { enum: ["y"] }] } },
    };
    expect((await answered({ response_format: { type: "json_object", json_schema } })).warning).toBe(
      "response_format.json_schema: 'oneOf' at #/properties/a/oneOf: each value of alternative 1, 2 fits another one, too",
    );
  });

  it("of allOf is enforced, and refused with its location if it contradicts itself", async () => {
    const of = (allOf: unknown[]) => ({
      response_format: { type: "json_object", json_schema: { type: "object", properties: { a: { allOf } }, required: ["a"] } },
    });
    expect((await answered(of([{ type: "string" }, { pattern: "^x" }]))).warning).toBe(null);
    expect(await refusal(of([{ type: "string" }, { type: "integer" }]))).toBe(
      "422 unprocessable: response_format.json_schema: no value can satisfy the schema at #/properties/a",
    );
  });

  it("warns in characters that a header can hold, whatever the schema's are", async () => {
    const json_schema = { type: "object", properties: { a: { type: "integer", "größe ≤\n": 1 } } };
    expect((await answered({ response_format: { type: "json_object", json_schema } })).warning).toBe(
      "response_format.json_schema: ignored keywords gr?e ?",
    );
  });

  it("of a schema that cannot be compiled is 422, after only the size of its prompt was checked", async () => {
    const driver = createApiDriver();
    const json_schema = { type: "object", properties: { a: { not: {} } } };
    const answer = await chat(driver, { response_format: { type: "json_object", json_schema } });
    expect(answer.status).toBe(422);
    expect(await messageOf(answer)).toMatch(/^unprocessable: response_format\.json_schema: /);
    expect(driver.service.chatCalls.map(({ form }) => [form.output, form.toolChoice])).toEqual([[{ type: "text" }, "none"]]);
    expect(driver.service.tokensDecoded).toBe(0);
  });
});

describe("thinking", () => {
  it("is on if the model can think, unless it is disabled", async () => {
    const thinking = async (fields: Record<string, unknown>) => (await formOf(fields)).thinking;
    const model = "scripted-reasoning";
    expect(await thinking({})).toEqual({ enabled: false });
    expect(await thinking({ model })).toEqual({ enabled: true });
    expect(await thinking({ model, thinking: { type: "enabled", token_budget: 9 } })).toEqual({ enabled: true, tokenBudget: 9 });
    expect(await thinking({ model, thinking: { type: "disabled" } })).toEqual({ enabled: false });
  });

  it("is off for a model that does not think by default, unless it is enabled", async () => {
    const thinking = async (path: string, fields: Record<string, unknown>) => {
      const driver = createApiDriver();
      const { models } = driver.service;
      const find = (name: string) => ({ ...required(models.find(name)), thinkingByDefault: false });
      Object.assign(driver.service, { models: { ...models, find } });
      const answer = await driver.call(path, { method: "POST", body: JSON.stringify({ model: "scripted-reasoning", ...fields }) });
      expect(answer.status, await answer.clone().text()).toBe(200);
      return required(driver.service.chatCalls[0]).form.thinking;
    };
    const messages = user("hi");
    expect(await thinking("/v2/chat", { messages })).toEqual({ enabled: false });
    expect(await thinking("/v2/chat", { messages, thinking: { type: "enabled", token_budget: 9 } })).toEqual({
      enabled: true,
      tokenBudget: 9,
    });
    expect(await thinking("/v2/chat", { messages, thinking: { type: "disabled" } })).toEqual({ enabled: false });
    expect(await thinking("/v1/chat", { message: "hi" })).toEqual({ enabled: false });
    expect(await thinking("/v1/generate", { prompt: "hi" })).toEqual({ enabled: false });
  });
});
