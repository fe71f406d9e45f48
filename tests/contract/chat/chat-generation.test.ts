import { describe, expect, it } from "vitest";
import { callFor, refusal } from "./chat-calls.ts";

describe("generation", () => {
  it("uses the model's defaults and draws a seed", async () => {
    const { call } = await callFor({});
    const { seed, ...generation } = call.generation;
    expect(generation).toEqual({
      maxTokens: 240,
      stopSequences: [],
      temperature: 0.3,
      frequencyPenalty: 0,
      presencePenalty: 0,
      k: 0,
      p: 0.75,
      logprobs: false,
      isSeedDrawn: true,
    });
    expect(seed).not.toBe((await callFor({})).call.generation.seed);
    expect(call.priority).toBe(0);
  });

  it("uses the values of the request", async () => {
    const { call, reply } = await callFor({
      max_tokens: 5,
      stop_sequences: ["x"],
      temperature: 0,
      seed: 42,
      frequency_penalty: 0.1,
      presence_penalty: 0.2,
      k: 3,
      p: 0.5,
      logprobs: true,
      priority: 9,
    });
    expect(call.generation).toEqual({
      maxTokens: 5,
      stopSequences: ["x"],
      temperature: 0,
      seed: 42n,
      frequencyPenalty: 0.1,
      presencePenalty: 0.2,
      k: 3,
      p: 0.5,
      logprobs: true,
    });
    expect(call.priority).toBe(9);
    expect(reply.id).toBe(call.replyId);
  });

  it("keeps the largest seed within 64 bits", async () => {
    expect((await callFor({ seed: 2 ** 64 })).call.generation.seed).toBe(2n ** 64n - 1n);
    expect((await callFor({ seed: 2 ** 60 })).call.generation.seed).toBe(2n ** 60n);
    expect((await callFor({ seed: 0 })).call.generation.seed).toBe(0n);
    for (const seed of [-1, 2 ** 65]) {
      expect(await refusal({ seed })).toBe("400 invalid request: seed must be between 0 and 18446744073709551615 inclusive");
    }
  });

  it("caps max_tokens with a warning, and only then", async () => {
    const capped = await callFor({ max_tokens: 241 });
    expect(capped.call.generation.maxTokens).toBe(240);
    expect(capped.answer.headers.get("x-api-warning")).toBe("max_tokens was capped to 240");
    expect((await callFor({ max_tokens: 240 })).answer.headers.get("x-api-warning")).toBeNull();
  });

  it("finds a model by its alias", async () => {
    expect((await callFor({ model: "alias-of-chat" })).call.model.name).toBe("scripted-chat");
  });
});

describe("the form of a reply", () => {
  const tool = (name: string, parameters: unknown = {}) => ({ type: "function", function: { name, parameters } });
  const cases: [name: string, fields: Record<string, unknown>, expected: string][] = [
    [
      "thinking on a model that cannot reason",
      { thinking: { type: "enabled" } },
      "400 invalid request: model 'scripted-chat' does not support thinking",
    ],
    [
      "tool_choice in lower case (26)",
      { tools: [tool("f")], tool_choice: "required" },
      "400 invalid request: tool_choice must be one of REQUIRED, NONE",
    ],
    [
      "a tool with a wrong name",
      { tools: [tool("1f")] },
      "400 invalid request: tools[0].function.name must begin with a letter or _ and hold at most 64 letters, digits, _ and -",
    ],
    ["a tool without its function", { tools: [{ type: "function" }] }, "400 invalid request: tools[0].function is required"],
    ["two tools of one name", { tools: [tool("f"), tool("f")] }, "400 invalid request: tools[1].function.name 'f' is not unique"],
    [
      "a strict tool that requires nothing",
      { tools: [tool("f")], strict_tools: true },
      "400 invalid request: tools[0].function.parameters must require at least one parameter with strict_tools",
    ],
    [
      "strict tools of 201 fields",
      {
        strict_tools: true,
        tools: [
          tool("f", {
            required: ["a"],
            properties: { a: { properties: Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`f${index}`, {}])) } },
          }),
        ],
      },
      "400 invalid request: tools must have at most 200 fields with strict_tools - received 201",
    ],
    [
      "tools and JSON output (27)",
      { tools: [tool("f")], response_format: { type: "json_object" } },
      "400 invalid request: response_format json_object is not supported with tools",
    ],
    [
      "documents and JSON output",
      { documents: ["a"], response_format: { type: "json_object" } },
      "400 invalid request: response_format json_object is not supported with documents",
    ],
    [
      "a schema for text (28)",
      { response_format: { type: "text", json_schema: {} } },
      "400 invalid request: response_format.json_schema is not supported with response_format.type text",
    ],
    [
      "a schema that is no object",
      { response_format: { type: "json_object", schema: { type: "array" } } },
      "400 invalid request: response_format.schema: the top-level type of the schema must be object at #",
    ],
    [
      "two documents of one id (35)",
      {
        documents: [
          { id: "x", data: { a: "1" } },
          { id: "x", data: "b" },
        ],
      },
      "400 invalid request: duplicate document ID: 'x' of documents[1]",
    ],
    ["a document without data", { documents: [{ data: {} }] }, "400 invalid request: documents[0].data must not be empty"],
  ];
  for (const [name, fields, expected] of cases) {
    it(`${name}: ${expected.slice(0, 3)}`, async () => {
      expect(await refusal(fields)).toBe(expected);
    });
  }

  describe("keywords that no call is held to", () => {
    const parameters = {
      type: "object",
      description: "D",
      required: ["n"],
      properties: {
        n: { type: "integer", description: "N", title: "T", default: 1, minimum: 0, größe: 1 },
        s: { type: "str", maxLength: 5 },
      },
    };
    const warningOf = async (fields: Record<string, unknown>) =>
      (await callFor({ tools: [tool("f", parameters)], ...fields })).answer.headers.get("x-api-warning");
    const warning = "tools[0].function.parameters: ignored keywords minimum, gr?e, maxLength";

    it("are named if calls must follow the schema, without annotations", async () => {
      expect(await warningOf({ tool_choice: "REQUIRED" })).toBe(warning);
      expect(await warningOf({ strict_tools: true })).toBe(warning);
    });

    it("cause no warning if calls need not follow the schema", async () => {
      expect(await warningOf({})).toBeNull();
    });
  });

  for (const [name, fields] of [
    ["text output", { response_format: { type: "text" } }],
    ["thinking disabled on a model that cannot reason", { thinking: { type: "disabled", token_budget: 5 } }],
    ["tool_choice NONE without tools", { tool_choice: "NONE" }],
    ["citation options without documents", { citation_options: { mode: "OFF" } }],
  ] as const) {
    it(`${name} is answered`, async () => {
      await callFor(fields);
    });
  }
});
