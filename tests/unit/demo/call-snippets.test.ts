import { expect, test, vi } from "vitest";
import type { CallRecord } from "../../../demo/call-record.ts";
import { clientSnippet, fetchSnippet } from "../../../demo/call-snippets.ts";

const record: CallRecord = {
  path: "/v2/chat",
  requestHeaders: { Authorization: "Bearer playground", "Content-Type": "application/json" },
  body: { model: "starter-chat", messages: [{ role: "user", content: 'Say "a\nb"' }], stream: true, max_tokens: 5 },
  responseHeaders: [],
  responseText: "",
  state: "done",
  startedAt: 0,
};

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => undefined).constructor;

test("the fetch snippet makes the same request again and prints the stream", async () => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response("data: [DONE]\n\n"));
  const printed: unknown[] = [];
  await AsyncFunction("fetch", "console", fetchSnippet(record))(fetched, { log: (value: unknown) => printed.push(value) });
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/v2/chat");
  expect(init).toEqual({ method: "POST", headers: record.requestHeaders, body: JSON.stringify(record.body) });
  expect(printed).toEqual(["data: [DONE]\n\n"]);
});

/** Runs a client snippet with a stand-in for the client class; returns what its method was called with. */
async function optionsOf(method: string, snippet: string): Promise<unknown> {
  const called = vi.fn(async (_options: unknown) => []);
  const CohereClientV2 = function Client() {
    return { [method]: called };
  };
  const withoutImport = snippet.replace(/^import .*\n/, "");
  await AsyncFunction("CohereClientV2", "location", "console", withoutImport)(CohereClientV2, { origin: "http://localhost" }, { log() {} });
  return called.mock.calls[0]?.[0];
}

test("the client snippet names the options as the client does, and streams by its method", async () => {
  const { model, messages } = record.body;
  expect(await optionsOf("chatStream", clientSnippet(record))).toEqual({ model, messages, maxTokens: 5 });
});

test("the client snippet of a call that does not stream uses the plain method", async () => {
  const rerank = { ...record, path: "/v2/rerank", body: { model: "r", query: "q", documents: ["a"], top_n: 1 } };
  expect(await optionsOf("rerank", clientSnippet(rerank))).toEqual({ model: "r", query: "q", documents: ["a"], topN: 1 });
});
