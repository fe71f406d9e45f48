import { describe, expect, it } from "vitest";
import { createApiDriver } from "../api-driver.ts";
import { chat, messageOf, replySchema, user } from "../cases/responses.ts";

async function callFor(fields: Record<string, unknown>) {
  const driver = createApiDriver();
  const answer = await chat(driver, fields);
  const body = await answer.text();
  expect(answer.status, body).toBe(200);
  const call = driver.service.chatCalls[0];
  if (!call) throw new TypeError("the service was not called");
  return { call, answer, reply: replySchema.parse(JSON.parse(body)) };
}

async function refusal(fields: Record<string, unknown>) {
  const answer = await chat(createApiDriver(), fields);
  return `${answer.status} ${await messageOf(answer)}`;
}

describe("a conversation", () => {
  it("joins system messages by a blank line and keeps all other messages apart", async () => {
    const { call } = await callFor({
      messages: [
        { role: "system", content: "Be brief." },
        { role: "system", content: [{ type: "text", text: "Be kind." }] },
        { role: "user", content: "One" },
        {
          role: "user",
          content: [
            { type: "text", text: "Two" },
            { type: "text", text: "" },
          ],
        },
        { role: "assistant", content: "Yes?" },
        { role: "user", content: "Go" },
      ],
    });
    expect(call.conversation.messages).toEqual([
      { role: "system", text: "Be brief.\n\nBe kind." },
      { role: "user", parts: [{ type: "text", text: "One" }] },
      {
        role: "user",
        parts: [
          { type: "text", text: "Two" },
          { type: "text", text: "" },
        ],
      },
      { role: "assistant", text: "Yes?", thinking: "", plan: "", toolCalls: [] },
      { role: "user", parts: [{ type: "text", text: "Go" }] },
    ]);
  });

  it("takes back a reply as it was sent, without its thinking and citations", async () => {
    const { call } = await callFor({
      messages: [
        ...user("hi"),
        {
          role: "assistant",
          content: [
            { type: "thinking", thinking: "hm" },
            { type: "text", text: "Hello" },
          ],
          citations: [{ start: 0, end: 5, text: "Hello", content_index: 1, sources: [{ type: "tool", tool_output: { a: null } }] }],
        },
        { role: "assistant", content: "" },
        ...user("again"),
      ],
    });
    expect(call.conversation.messages.slice(1, 3)).toEqual([
      { role: "assistant", text: "Hello", thinking: "", plan: "", toolCalls: [] },
      { role: "assistant", text: "", thinking: "", plan: "", toolCalls: [] },
    ]);
  });

  it("carries images to a model with vision", async () => {
    const url = "https://images.test/cat.png";
    const { call } = await callFor({
      model: "scripted-vision",
      messages: [{ role: "user", content: [{ type: "image_url", image_url: { url, detail: null } }] }],
    });
    expect(call.conversation.messages).toEqual([
      { role: "user", parts: [{ type: "image", url, detail: "auto", field: "messages[0].content[0].image_url.url" }] },
    ]);
  });

  it("may hold calls without function, name or arguments", async () => {
    const calls = [
      { id: "a" },
      { id: "b", type: "function", function: {} },
      { id: "c", function: { name: "f" } },
      { id: "d", function: { arguments: '{"a":1}' } },
    ];
    const { call } = await callFor({
      messages: [
        ...user("hi"),
        { role: "assistant", tool_calls: calls },
        { role: "tool", tool_call_id: "a", content: "1" },
        ...user("and?"),
      ],
    });
    expect(call.conversation.messages[1]).toMatchObject({
      toolCalls: [
        { id: "a", name: "", arguments: "{}" },
        { id: "b", name: "", arguments: "{}" },
        { id: "c", name: "f", arguments: "{}" },
        { id: "d", name: "", arguments: '{"a":1}' },
      ],
    });
  });

  it("generates ids of documents that differ from the caller's ids", async () => {
    const documents = [{ id: "doc:1", data: { a: "1" } }, "x", { id: "doc:1:0", data: "y" }, "z"];
    expect((await callFor({ documents })).call.conversation.documents.map(({ id }) => id)).toEqual([
      "doc:1",
      "doc:1:1",
      "doc:1:0",
      "doc:3",
    ]);
  });

  describe("images", () => {
    const statusOf = async (urls: readonly string[]) => {
      const content = urls.map((url) => ({ type: "image_url", image_url: { url } }));
      return (await chat(createApiDriver(), { model: "scripted-vision", messages: [{ role: "user", content }] })).status;
    };
    const dataUri = (format: string, bytes: string) => `data:image/${format};base64,${btoa(bytes)}`;

    for (const [format, bytes] of [
      ["png", "\x89PNG\r\n\x1a\nrest"],
      ["jpeg", "\xff\xd8\xff\xe0"],
      ["gif", "GIF87a"],
      ["gif", "GIF89a"],
      ["webp", "RIFF\x01\x02\x03\x04WEBPVP8"],
    ] as const) {
      it(`of ${format} bytes are taken, the same bytes under another name are 422`, async () => {
        expect(await statusOf([dataUri(format, bytes)])).toBe(200);
        expect(await statusOf([dataUri(format === "png" ? "gif" : "png", bytes)])).toBe(422);
      });
    }

    it("may be twenty, and 20 MB together", async () => {
      const urls = (count: number) => Array.from({ length: count }, (_, index) => `https://images.test/${index}.png`);
      expect(await statusOf(urls(20))).toBe(200);
      expect(await statusOf(urls(21))).toBe(400);
      const half = "\x89PNG\r\n\x1a\n".padEnd(10 * 1024 * 1024);
      expect(await statusOf([dataUri("png", half), dataUri("png", half)])).toBe(200);
      expect(await statusOf([dataUri("png", half), dataUri("png", `${half}and more`)])).toBe(400);
    });
  });

  it("has the model's instructions for the safety mode", async () => {
    const instructions = async (fields: Record<string, unknown>) => (await callFor(fields)).call.conversation.serviceInstructions;
    expect(await instructions({})).toBe("Be kind.");
    expect(await instructions({ safety_mode: "STRICT" })).toBe("Be very kind.");
    expect(await instructions({ model: "scripted-reasoning", safety_mode: "OFF" })).toBe("");
    expect(await refusal({ safety_mode: "OFF" })).toBe("400 invalid request: model 'scripted-chat' does not support safety_mode OFF");
  });

  for (const [name, messages, message] of [
    ["an empty user message", user(""), "messages[0].content must not be empty"],
    ["a user message of empty blocks", [{ role: "user", content: [{ type: "text", text: "" }] }], "messages[0].content must not be empty"],
    [
      "an assistant message at the end",
      [...user("hi"), { role: "assistant", content: "x" }],
      "messages[1].role must be user or tool in the last message",
    ],
    [
      "an assistant message with nothing in it",
      [...user("hi"), { role: "assistant" }, ...user("hi")],
      "messages[1] must have content, tool_calls or tool_plan",
    ],
    [
      "a tool message for an unknown call (31)",
      [...user("hi"), { role: "tool", tool_call_id: "x", content: "1" }],
      "messages[1].tool_call_id 'x' names no tool call of the assistant message before it",
    ],
    [
      "a tool message that does not follow its call",
      [
        ...user("hi"),
        { role: "assistant", tool_calls: [{ id: "a", type: "function", function: { name: "f", arguments: "{}" } }] },
        ...user("and?"),
        { role: "tool", tool_call_id: "a", content: "1" },
      ],
      "messages[3].tool_call_id 'a' names no tool call of the assistant message before it",
    ],
    [
      "equal tool call ids",
      [
        ...user("hi"),
        { role: "assistant", tool_calls: ["a", "a"].map((id) => ({ id, type: "function", function: { name: "f", arguments: "{}" } })) },
        ...user("hi"),
      ],
      "messages[1].tool_calls must have unique ids",
    ],
  ] as const) {
    it(`${name} is 400`, async () => {
      expect(await refusal({ messages })).toBe(`400 invalid request: ${message}`);
    });
  }
});

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
