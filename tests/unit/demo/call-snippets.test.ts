import { jsonSchema, tool, type ModelMessage } from "ai";
import { expect, test, vi } from "vitest";
import { snippets } from "../../../demo/requests/snippets/call-snippets.ts";
import type { SnippetCall } from "../../../demo/requests/snippets/snippet-call.ts";

const call: SnippetCall & { body: object } = {
  method: "POST",
  path: "/v2/chat",
  requestHeaders: { Authorization: "Bearer playground", "Content-Type": "application/json" },
  body: { model: "starter-chat", messages: [{ role: "user", content: 'Say "a\nb"' }], stream: true, max_tokens: 5 },
};

const weather = {
  type: "function",
  function: {
    name: "get_weather",
    description: "The weather",
    parameters: { type: "object", properties: { city_name: { type: "string" } } },
  },
};

const withTools: SnippetCall = {
  ...call,
  body: {
    model: "starter-chat",
    messages: [
      { role: "user", content: "Rain?" },
      {
        role: "assistant",
        tool_calls: [{ id: "c1", type: "function", function: { name: "get_weather", arguments: '{"city_name":"Oslo"}' } }],
      },
      { role: "tool", tool_call_id: "c1", content: [{ type: "document", document: { data: { rain_today: "yes" } } }] },
    ],
    tools: [weather],
    tool_choice: "REQUIRED",
    citation_options: { mode: "FAST" },
  },
};

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => undefined).constructor;
const location = { origin: "http://localhost" };

/** Runs code with stand-ins for its imports. */
async function run(code: string, names: Record<string, unknown>): Promise<void> {
  const withoutImports = code.replaceAll(/^import .*\n/gm, "");
  await AsyncFunction(...Object.keys(names), "location", "console", withoutImports)(...Object.values(names), location, { log() {} });
}

test("the fetch snippet makes the same request again and prints the stream", async () => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response("data: [DONE]\n\n"));
  const printed: unknown[] = [];
  await AsyncFunction("fetch", "console", snippets.fetch(call))(fetched, { log: (value: unknown) => printed.push(value) });
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/v2/chat");
  expect(init).toEqual({ method: "POST", headers: call.requestHeaders, body: JSON.stringify(call.body) });
  expect(printed).toEqual(["data: [DONE]\n\n"]);
});

test("the curl snippet quotes the body so that a shell reads it back", () => {
  const quoted = snippets.curl({ ...call, body: { text: "it's" } });
  expect(quoted).toContain(String.raw`it'\''s`);
  expect(quoted).toContain("--header 'Authorization: Bearer playground'");
});

/** Runs a snippet for cohere-ai; returns the arguments of its method. */
async function cohereOptions(method: string, snippet: string): Promise<unknown> {
  const called = vi.fn(async (_options: unknown) => []);
  const Client = function Client() {
    return { [method]: called };
  };
  await run(snippet, { CohereClientV2: Client, CohereClient: Client });
  return called.mock.calls[0]?.[0];
}

test("the cohere-ai snippet names the options as the client does, at every depth, and streams by its method", async () => {
  expect(await cohereOptions("chatStream", snippets["cohere-ai"](call))).toEqual({
    model: "starter-chat",
    messages: [{ role: "user", content: 'Say "a\nb"' }],
    maxTokens: 5,
  });
  expect(await cohereOptions("chat", snippets["cohere-ai"](withTools))).toMatchObject({
    citationOptions: { mode: "FAST" },
    messages: [{}, { toolCalls: [{ id: "c1" }] }, { toolCallId: "c1", content: [{ document: { data: { rain_today: "yes" } } }] }],
    tools: [{ function: { parameters: { properties: { city_name: {} } } } }],
  });
});

test("the cohere-ai snippet of a call that does not stream uses the plain method", async () => {
  const rerank = { ...call, path: "/v2/rerank", body: { model: "r", query: "q", documents: ["a"], top_n: 1 } };
  expect(await cohereOptions("rerank", snippets["cohere-ai"](rerank))).toEqual({ model: "r", query: "q", documents: ["a"], topN: 1 });
});

test("the AI SDK snippet gives the SDK the same conversation, tools and settings, and names the fields that it leaves out", async () => {
  const generateText = vi.fn(async (_options: { messages: ModelMessage[]; tools: object; toolChoice: string }) => ({ text: "" }));
  const code = snippets["AI SDK"](withTools);
  await run(code, { generateText, tool, jsonSchema, createCohere: () => (id: string) => id });
  const options = generateText.mock.calls[0]?.[0];
  expect(options?.messages).toEqual([
    { role: "user", content: "Rain?" },
    { role: "assistant", content: [{ type: "tool-call", toolCallId: "c1", toolName: "get_weather", input: { city_name: "Oslo" } }] },
    {
      role: "tool",
      content: [{ type: "tool-result", toolCallId: "c1", toolName: "get_weather", output: { type: "json", value: { rain_today: "yes" } } }],
    },
  ]);
  expect(options).toMatchObject({ toolChoice: "required", tools: { get_weather: { description: "The weather" } } });
  expect(code).toContain("no option for: citation_options");
});

test("the AI SDK snippet sends documents as files of the last message", async () => {
  const streamText = vi.fn((_options: { messages: ModelMessage[] }) => ({ textStream: [] }));
  const documents = [{ id: "a.md", data: { title: "A", text: "Tea costs 2 euros." } }];
  await run(snippets["AI SDK"]({ ...call, body: { ...Object(call.body), documents } }), {
    streamText,
    createCohere: () => (id: string) => id,
  });
  expect(streamText.mock.calls[0]?.[0].messages).toEqual([
    {
      role: "user",
      content: [
        { type: "text", text: 'Say "a\nb"' },
        { type: "file", mediaType: "text/plain", filename: "A", data: new TextEncoder().encode("Tea costs 2 euros.") },
      ],
    },
  ]);
});

test("the OpenAI snippet speaks that API's names", async () => {
  const create = vi.fn(async (_options: object) => ({ choices: [] }));
  const OpenAI = function OpenAI() {
    return { chat: { completions: { create } } };
  };
  const body = {
    ...withTools,
    body: {
      ...Object(withTools.body),
      p: 0.9,
      stop_sequences: ["x"],
      response_format: { type: "json_object", json_schema: { type: "object" } },
    },
  };
  await run(snippets.OpenAI(body), { OpenAI });
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    top_p: 0.9,
    stop: ["x"],
    tool_choice: "required",
    tools: [weather],
    response_format: { type: "json_schema", json_schema: { name: "reply", schema: { type: "object" } } },
    messages: [{}, { tool_calls: [{ id: "c1" }] }, { role: "tool", tool_call_id: "c1", content: '{"rain_today":"yes"}' }],
  });
});
