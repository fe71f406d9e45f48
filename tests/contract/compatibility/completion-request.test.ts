import { describe, expect, it } from "vitest";
import { completionRequestSchema } from "../../../src/api/compatibility/completions/completion-request.ts";
import { chatVariant, toChatRequest } from "../../../src/api/compatibility/completions/to-chat-request.ts";
import { scriptedModels } from "../scripted/scripted-models.ts";
import { createApiDriver } from "../api-driver.ts";
import { user } from "../cases/responses.ts";

const path = "/compatibility/v1/chat/completions";

async function send(fields: Record<string, unknown>) {
  const driver = createApiDriver();
  const response = await driver.call(path, { body: JSON.stringify({ model: "scripted-chat", messages: user("hi"), ...fields }) });
  const body = JSON.parse(await response.text());
  return { status: response.status, body, warning: response.headers.get("X-API-Warning"), call: driver.service.chatCalls[0] };
}

/** Expects a 200, and returns the call that the engine gets. */
async function accepted(fields: Record<string, unknown>) {
  const { status, body, call, warning } = await send(fields);
  expect(status, JSON.stringify(body)).toBe(200);
  if (!call) throw new TypeError("the service was not called");
  return { ...call, warning };
}

const find = { type: "function", function: { name: "find", parameters: { type: "object", properties: { q: { type: "string" } } } } };
const other = { type: "function", function: { name: "other" } };

describe("a chat completion request", () => {
  it("maps its sampling", async () => {
    const { generation } = await accepted({
      max_tokens: 9,
      max_completion_tokens: 7,
      stop: "END",
      temperature: 0.5,
      top_p: 1,
      top_k: 3,
      seed: 42,
      frequency_penalty: -1,
      presence_penalty: 2,
      logprobs: true,
      top_logprobs: 0,
    });
    expect(generation).toEqual({
      maxTokens: 7,
      stopSequences: ["END"],
      temperature: 0.5,
      p: 1,
      k: 3,
      seed: 42n,
      frequencyPenalty: -1,
      presencePenalty: 2,
      logprobs: true,
    });
    expect((await accepted({ max_tokens: 9 })).generation.maxTokens).toBe(9);
    expect((await accepted({ stop: ["a", "b"] })).generation.stopSequences).toEqual(["a", "b"]);
    const seeds = await Promise.all([-1, -2, 1].map(async (seed) => (await accepted({ seed })).generation.seed));
    expect(new Set(seeds).size).toBe(3);
  });

  it("continues the last message of the assistant if it is told to", async () => {
    const { conversation, form } = await accepted({
      messages: [
        ...user("hi"),
        {
          role: "assistant",
          content: [
            { type: "text", text: "Once " },
            { type: "text", text: "upon" },
          ],
        },
      ],
      continue_final_message: true,
    });
    expect(conversation.messages).toHaveLength(1);
    expect(form.replyStart).toBe("Once \nupon");
    expect((await accepted({})).form.replyStart).toBeUndefined();
    const call = { id: "1", function: { name: "find" } };
    for (const last of [
      user("hi"),
      [{ role: "assistant", tool_calls: [call] }],
      [{ role: "assistant", content: "x", tool_calls: [call] }],
    ]) {
      const { status, body } = await send({ messages: [...user("hi"), ...last], continue_final_message: true });
      expect(status).toBe(400);
      expect(body.error).toMatchObject({ param: "continue_final_message" });
    }
  });

  it("takes instructions of both roles, wherever they are", async () => {
    const { conversation, form } = await accepted({
      messages: [
        { role: "developer", content: "Be brief." },
        { role: "user", content: "One" },
        { role: "assistant", content: null, refusal: "No." },
        { role: "system", content: [{ type: "text", text: "Be kind." }] },
        { role: "user", content: [{ type: "text", text: "Two" }], name: "eve" },
        { role: "developer", content: "Be quick." },
      ],
    });
    expect(conversation.messages).toEqual([
      { role: "system", text: "Be brief.\n\nBe kind.\n\nBe quick." },
      { role: "user", parts: [{ type: "text", text: "One" }] },
      { role: "assistant", text: "No.", thinking: "", plan: "", toolCalls: [] },
      { role: "user", parts: [{ type: "text", text: "Two" }] },
    ]);
    expect(form.citations).toBe("off");
  });

  it("takes its own calls back, with their text and thinking", async () => {
    const { conversation } = await accepted({
      tools: [find],
      messages: [
        ...user("hi"),
        {
          role: "assistant",
          content: "I will look.",
          reasoning_content: "Hm.",
          tool_calls: [{ id: "c1", type: "function", function: { name: "find", arguments: "{}" } }],
        },
        { role: "tool", tool_call_id: "c1", content: "found" },
      ],
    });
    expect(conversation.messages.slice(1)).toEqual([
      { role: "assistant", text: "", thinking: "Hm.", plan: "I will look.", toolCalls: [{ id: "c1", name: "find", arguments: "{}" }] },
      { role: "tool", toolCallId: "c1", outputs: [{ id: "c1:0", data: { output: "found" } }] },
    ]);
  });

  it.each([
    ["auto", "auto"],
    ["none", "none"],
    ["required", "required"],
  ])("tool_choice %s", async (tool_choice, expected) => {
    const { form, conversation } = await accepted({ tools: [find, other], tool_choice });
    expect([form.toolChoice, form.maxToolCalls, conversation.tools.length]).toEqual([expected, 0, 2]);
  });

  it("offers the named tool only, and one call without parallel_tool_calls", async () => {
    const tool_choice = { type: "function", function: { name: "other" } };
    const { form, conversation } = await accepted({ tools: [find, other], tool_choice, parallel_tool_calls: false });
    expect([form.toolChoice, form.maxToolCalls, conversation.tools.map(({ name }) => name)]).toEqual(["required", 1, ["other"]]);
  });

  it("enforces strict tools, also without parameters, if the model can", async () => {
    const strict = { ...other, function: { ...other.function, strict: true } };
    expect((await accepted({ tools: [find, strict] })).form.strictTools).toBe(true);
    expect((await accepted({ tools: [find] })).form.strictTools).toBe(false);
    const warnings: string[] = [];
    const request = completionRequestSchema.parse({ model: "m", messages: user("hi"), tools: [strict] });
    const model = scriptedModels.find("scripted-chat");
    const lesser = model && { ...model, features: model.features.filter((feature) => feature !== "strict_tools") };
    expect(lesser && chatVariant(request, warnings).adjustRequest?.(toChatRequest(request), lesser).strict_tools).toBe(false);
    expect(warnings).toEqual(["tools: strict is ignored, because the model does not support it"]);
  });

  it("maps response_format", async () => {
    const schema = { type: "object", properties: { a: { type: "integer" } }, required: ["a"], additionalProperties: false };
    const { form } = await accepted({ response_format: { type: "json_schema", json_schema: { name: "x", strict: true, schema } } });
    expect(form.output).toMatchObject({ type: "json", schema: { json: schema } });
    expect((await accepted({ response_format: { type: "json_object" } })).form.output).toEqual({ type: "json" });
    expect((await accepted({ response_format: { type: "text" } })).form.output).toEqual({ type: "text" });
  });

  it.each([
    ["none", { enabled: false }],
    ["minimal", { enabled: true, tokenBudget: 128 }],
    ["low", { enabled: true, tokenBudget: 512 }],
    ["medium", { enabled: true, tokenBudget: 2048 }],
    ["high", { enabled: true }],
  ])("reasoning_effort %s", async (reasoning_effort, expected) => {
    expect((await accepted({ model: "scripted-reasoning", reasoning_effort })).form.thinking).toEqual(expected);
  });

  it("takes images", async () => {
    const url = "data:image/png;base64,iVBORw0KGgo=";
    const content = [
      { type: "text", text: "What is this?" },
      { type: "image_url", image_url: { url, detail: "low" } },
    ];
    const { conversation } = await accepted({ model: "scripted-vision", messages: user(content as never) });
    expect(conversation.messages[0]).toMatchObject({ parts: [{ type: "text" }, { type: "image", url, detail: "low" }] });
  });

  it("warns about ignored parameters", async () => {
    const { warning } = await accepted({
      verbosity: "low",
      store: true,
      prediction: {},
      service_tier: "flex",
      user: "eve",
      metadata: { a: null },
    });
    expect(warning).toBe("verbosity is ignored; store is ignored: nothing is stored; prediction is ignored; service_tier is ignored");
    expect((await accepted({ user: "eve", verbosity: "medium", store: false, service_tier: "auto", unknown: 1 })).warning).toBeNull();
  });

  it.each([
    [{ n: 2 }, "n", "n must be 1"],
    [{ top_logprobs: 1 }, "top_logprobs", "requires logprobs"],
    [{ logprobs: true, top_logprobs: 1 }, "top_logprobs", "must be 0"],
    [{ stop: ["a", "b", "c", "d", "e", "f"] }, "stop", "at most 5"],
    [{ logit_bias: { "1": 2 } }, "logit_bias", "not supported"],
    [{ functions: [{}] }, "functions", "use tools"],
    [{ function_call: "auto" }, "function_call", "use tool_choice"],
    [{ modalities: ["audio"] }, "modalities", "text only"],
    [{ audio: {} }, "audio", "not supported"],
    [{ web_search_options: {} }, "web_search_options", "not supported"],
    [{ tools: [find], tool_choice: { type: "function", function: { name: "no" } } }, "tool_choice.function.name", "no tool"],
    [{ tools: [find], tool_choice: { type: "allowed_tools", allowed_tools: {} } }, "tool_choice.type", "must be one of function"],
    [{ tools: [find], tool_choice: "any" }, "tool_choice", "must be one of none, auto, required"],
    [{ tools: [find], tool_choice: 5 }, "tool_choice", "of type number but should be of type string or object"],
    [{ reasoning_effort: "high" }, "reasoning_effort", "does not support reasoning_effort"],
    [{ temperature: "1" }, "temperature", "should be of type number"],
    [{ top_p: 2 }, "top_p", "between 0 and 1"],
    [{ messages: undefined }, "messages", "is required"],
    [{ messages: [{ role: "user", content: [{ type: "input_audio" }] }] }, "messages[0].content[0].type", "must be one of"],
    [{ messages: [{ role: "user", content: "" }] }, "messages[0].content", "must not be empty"],
    [
      { messages: [...user("a"), { role: "system", content: "b" }, { role: "tool", content: "c", tool_call_id: "x" }] },
      "messages[2].tool_call_id",
      "names no tool call",
    ],
    [{ response_format: { type: "json_object" }, tools: [find] }, "response_format", "not supported with tools"],
    [{ tools: [{ type: "function", function: { name: "0" } }] }, "tools[0].function.name", "must begin"],
  ])("refuses %j, naming %s", async (fields, param, message) => {
    const { status, body, call } = await send(fields);
    expect(status).toBe(400);
    expect(body).toEqual({ error: { message: expect.stringContaining(message), type: "invalid_request_error", param, code: null } });
    expect(call).toBeUndefined();
  });

  it("names a tool with a schema that cannot be enforced by its index in the request, though only this tool is offered", async () => {
    const bad = { type: "function", function: { name: "f", parameters: { type: false } } };
    const tool_choice = { type: "function", function: { name: "f" } };
    const { status, body } = await send({ tools: [find, bad], tool_choice });
    expect([status, body.error.param]).toEqual([422, "tools[1].function.parameters"]);
    // The schema of a tool that is not offered is not read.
    expect((await send({ tools: [bad, find], tool_choice: { type: "function", function: { name: "find" } } })).status).toBe(200);
  });

  it("refuses a prompt that is too long with the code that clients know", async () => {
    const { status, body } = await send({ messages: user("word ".repeat(3000)) });
    expect([status, body.error.code]).toEqual([400, "context_length_exceeded"]);
  });
});
