/**
 * A call that one host begins and another finishes, cut after every part of its response: with the journal of the first
 * host, the response of the second has the same bytes.
 */
import { describe, expect, test } from "vitest";
import { lastWordsOf } from "../../../src/api/response/deferred-body.ts";
import type { JournalEntry } from "../../../src/inference/call-journal.ts";
import { KeptJournal } from "../../../src/transport/calls/kept-journal.ts";
import { requestFor } from "../cases/case-request.ts";
import { createHostDriver, type HostDriver } from "../host-driver.ts";

interface Part {
  /** Characters of the body when the journal had the first `entries` entries. */
  characters: number;
  entries: number;
  /** The text that ends the body there if no other host continues. */
  lastWords?: string | undefined;
}

interface Recorded {
  status: number;
  body: string;
  journal: JournalEntry[];
  parts: Part[];
}

async function respond(driver: HostDriver, path: string, body: object, recorded: readonly JournalEntry[] = []): Promise<Recorded> {
  const journal: JournalEntry[] = [];
  const request = requestFor(path, { body: JSON.stringify(body) });
  const record = (entries: JournalEntry[]): void => void journal.push(...structuredClone(entries));
  const response = await driver.host.api.fetch(request, undefined, { arrival: 1, recorded, record });
  const parts: Part[] = [{ characters: 0, entries: journal.length }];
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    parts.push({ characters: text.length, entries: journal.length, lastWords: lastWordsOf(chunk) });
  }
  return { status: response.status, body: text, journal, parts };
}

/** The journal as a caller keeps it. */
function kept(entries: readonly JournalEntry[]): JournalEntry[] {
  const journal = new KeptJournal();
  journal.add(entries);
  return journal.entries();
}

const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
const fact = "The Eiffel Tower is 330 metres tall.";
const documents = [
  { id: "a", data: { text: fact } },
  { id: "b", data: { text: "Nothing else." } },
];
const clock = {
  type: "function",
  function: { name: "clock", parameters: { type: "object", properties: { zone: { type: "string" } }, required: ["zone"] } },
};
const v2 = (content: string, fields: object = {}) => ({ model: "scripted-chat", messages: [{ role: "user", content }], ...fields });
const drawn = { temperature: 1, max_tokens: 24 };
const twoCalls =
  'say:Let me see.<tool_call>\n{"name": "clock", "arguments": {"zone": "CET"}}\n</tool_call>\n<tool_call>\n{"name": "clock", "arguments": {"zone": "UTC"}}\n</tool_call>';
const schema = { type: "object", properties: { name: { type: "string" }, age: { type: "integer" } }, required: ["name", "age"] };

const calls: Record<string, { path: string; body: object }> = {
  "v2 stream": { path: "/v2/chat", body: v2("uniform", { ...drawn, stream: true }) },
  "v2 JSON": { path: "/v2/chat", body: v2("uniform", drawn) },
  "v2 stream with log probabilities": { path: "/v2/chat", body: v2("uniform", { ...drawn, stream: true, logprobs: true }) },
  "v2 stream with tools": { path: "/v2/chat", body: v2(twoCalls, { tools: [clock], stream: true }) },
  "v2 stream with required strict tools": {
    path: "/v2/chat",
    body: v2("uniform", { ...drawn, max_tokens: 120, tools: [clock], tool_choice: "REQUIRED", strict_tools: true, stream: true }),
  },
  "v2 stream of JSON by a schema": {
    path: "/v2/chat",
    body: v2("uniform", { ...drawn, max_tokens: 60, response_format: { type: "json_object", schema }, stream: true }),
  },
  "v2 stream with thinking": {
    path: "/v2/chat",
    body: v2("say:<think>one two three four</think>\n\nDone.", {
      model: "scripted-reasoning",
      thinking: { type: "enabled", token_budget: 9 },
      stream: true,
    }),
  },
  "v2 stream with citations FAST": {
    path: "/v2/chat",
    body: v2(`say:${fact} And so on.`, { documents, citation_options: { mode: "FAST" }, stream: true }),
  },
  "v2 stream with citations ACCURATE": {
    path: "/v2/chat",
    body: v2(`say:${fact} And so on.`, { documents, citation_options: { mode: "ACCURATE" }, stream: true }),
  },
  "v1 stream": { path: "/v1/chat", body: { model: "scripted-chat", message: "uniform", ...drawn, stream: true } },
  "v1 JSON": { path: "/v1/chat", body: { model: "scripted-chat", message: "uniform", ...drawn } },
  "v1 stream of search queries": {
    path: "/v1/chat",
    body: { model: "scripted-chat", message: "uniform", search_queries_only: true, stream: true },
  },
  "generate with several generations": {
    path: "/v1/generate",
    body: { model: "scripted-chat", prompt: "uniform", num_generations: 3, ...drawn, max_tokens: 12, stream: true },
  },
  "generate with the likelihoods of its prompt": {
    path: "/v1/generate",
    body: { model: "scripted-chat", prompt: "uniform", num_generations: 2, ...drawn, max_tokens: 8, return_likelihoods: "ALL" },
  },
  "OpenAI-compatible stream": {
    path: "/compatibility/v1/chat/completions",
    body: v2("uniform", { ...drawn, stream: true, stream_options: { include_usage: true } }),
  },
  embed: {
    path: "/v2/embed",
    body: { model: "scripted-embed", input_type: "search_query", texts: ["a", "b"], embedding_types: ["float"] },
  },
  classify: {
    path: "/v1/classify",
    body: { inputs: ["a", "b"], examples: ["a", "b", "c", "d"].map((text, index) => ({ text, label: `of ${index % 2}` })) },
  },
  summarize: { path: "/v1/summarize", body: { text: "Nothing happens here. ".repeat(20) } },
  rerank: { path: "/v2/rerank", body: { model: "scripted-rerank", query: "a", documents: ["a", "b"] } },
};

describe("a call that another host finishes", () => {
  test.for(Object.keys(calls))("has the same bytes wherever it was cut: %s", async (name) => {
    const { path, body } = calls[name] ?? { path: "", body: {} };
    const whole = await respond(createHostDriver(), path, body);
    expect(whole.status).toBe(200);
    for (const { characters, entries } of whole.parts) {
      const again = await respond(createHostDriver(), path, body, kept(whole.journal.slice(0, entries)));
      expect(again.status).toBe(200);
      // Ids that were not drawn before the cut are drawn anew.
      const known = JSON.stringify(whole.journal.slice(0, entries), (_, value: unknown) => (typeof value === "bigint" ? "seed" : value));
      const withKnownIds = (text: string) => text.replaceAll(uuid, (id) => (known.includes(id) ? id : "new"));
      expect(withKnownIds(again.body)).toBe(withKnownIds(whole.body));
      expect(again.body.slice(0, characters)).toBe(whole.body.slice(0, characters));
    }
  });

  test("records only its additions, so that a third host can finish it", async () => {
    const { path, body } = calls["v2 stream"] ?? { path: "", body: {} };
    const whole = await respond(createHostDriver(), path, body);
    const middle = whole.parts[Math.floor(whole.parts.length / 2)]?.entries ?? 0;
    const first = whole.journal.slice(0, middle);
    const second = await respond(createHostDriver(), path, body, kept(first));
    const third = await respond(createHostDriver(), path, body, kept([...first, ...second.journal]));
    expect(third.body).toBe(whole.body);
    expect(kept([...first, ...second.journal])).toEqual(kept(whole.journal));
  });

  test("builds on the stored conversation as it was, although its exchange is saved", async () => {
    const body = { model: "scripted-chat", message: "say:first", conversation_id: crypto.randomUUID(), stream: true };
    const whole = await respond(createHostDriver(), "/v1/chat", body);
    const again = await respond(createHostDriver(), "/v1/chat", body, kept(whole.journal));
    expect(again.body).toBe(whole.body);
    const next = await respond(createHostDriver(), "/v1/chat", { ...body, message: "say:second" });
    expect(JSON.parse(next.body.trim().split("\n").at(-1) ?? "").response.chat_history).toHaveLength(4);
  });
});

interface StreamPayload {
  type?: string;
  event_type?: string;
  index?: number;
  delta?: { finish_reason?: string; error?: string };
  finish_reason?: string;
  text?: string;
  response?: { text?: string; generations?: { text: string; finish_reason: string }[] };
  error?: unknown;
}

/** Returns the JSON of each frame or line; throws if one is cut. */
function payloadsOf(body: string): StreamPayload[] {
  const lines = body.includes("data: ")
    ? body.split("\n").flatMap((line) => line.match(/^data: (.*)/)?.[1] ?? [])
    : body.trim().split("\n");
  return lines.filter((line) => line !== "[DONE]").map((line) => JSON.parse(line));
}

describe("a stream that no other host finishes", () => {
  const streams = Object.keys(calls).filter((name) => name.includes("stream") || name === "generate with several generations");

  test.for(streams)("ends with the error of its route, wherever it breaks off: %s", async (name) => {
    const { path, body } = calls[name] ?? { path: "", body: {} };
    const whole = await respond(createHostDriver(), path, body);
    const parts = whole.parts.slice(1);
    expect(parts.at(-1)?.lastWords).toBe("");
    // After the last piece of the reply itself it is whole.
    const broken = parts.slice(0, -1).filter(({ lastWords }) => lastWords !== "data: [DONE]\n\n");
    expect(broken.length).toBeGreaterThan(0);
    for (const { characters, lastWords } of broken) {
      const text = whole.body.slice(0, characters) + lastWords;
      const payloads = payloadsOf(text);
      const last = payloads.at(-1);
      if (path === "/v2/chat") {
        expect(text.endsWith("data: [DONE]\n\n")).toBe(true);
        expect(last).toMatchObject({ type: "message-end", delta: { finish_reason: "ERROR", error: expect.stringContaining("host") } });
        for (const block of ["content", "tool-call", "citation"]) {
          const indexes = (edge: string) => payloads.filter(({ type }) => type === `${block}-${edge}`).map(({ index }) => index);
          expect(indexes("end")).toEqual(indexes("start"));
        }
      } else if (path === "/v1/chat") {
        const texts = payloads.filter(({ event_type: type }) => type === "text-generation").map((record) => record.text);
        expect(last).toMatchObject({ event_type: "stream-end", finish_reason: "ERROR", response: { text: texts.join("") } });
      } else if (path === "/v1/generate") {
        const texts = payloads.filter(({ event_type: type }) => type === "text-generation").map((record) => record.text);
        expect(last).toMatchObject({ event_type: "stream-end", finish_reason: "ERROR" });
        expect(last?.response?.generations?.map((generation) => generation.text).join("")).toBe(texts.join(""));
      } else {
        expect(last).toMatchObject({ error: { message: expect.stringContaining("host"), type: expect.any(String) } });
        expect(text.endsWith("data: [DONE]\n\n")).toBe(true);
      }
    }
  });

  test("has no closing text for a caller without a journal", async () => {
    const { path, body } = calls["v2 stream"] ?? { path: "", body: {} };
    const response = await createHostDriver().host.api.fetch(requestFor(path, { body: JSON.stringify(body) }));
    for await (const chunk of response.body ?? []) expect(lastWordsOf(chunk)).toBeUndefined();
  });
});

describe("a journal that no host wrote", () => {
  const forged: Record<string, JournalEntry[]> = {
    "an id that is none": [{ name: "reply 0 id", value: "x".repeat(5000) }],
    "a seed that is none": [{ name: "seed", value: -1n }],
    "tokens that are none": [
      { name: "reply 0", value: { cachedTokens: 0 } },
      { name: "reply 0 pieces", items: [{ ids: 1 }] },
    ],
    "a count of cached tokens that is none": [{ name: "reply 0", value: { cachedTokens: -1 } }],
    "messages that are none": [{ name: "conversation", value: [{ role: "root" }] }],
  };

  test.for(Object.keys(forged))("is refused: %s", async (name) => {
    const path = name.startsWith("messages") ? "/v1/chat" : "/v2/chat";
    const body = path === "/v1/chat" ? { model: "scripted-chat", message: "hi", conversation_id: "c" } : v2("hi");
    const response = await respond(createHostDriver(), path, body, forged[name]);
    expect(response.status).toBe(400);
    expect(JSON.parse(response.body).message).toMatch(/journal: /);
  });

  test("with tokens that the request does not allow ends in an error, and no other reply fails", async () => {
    const driver = createHostDriver();
    const body = v2("hi", { response_format: { type: "json_object" }, stream: true });
    const journal = [
      { name: "reply 0", value: { cachedTokens: 0 } },
      { name: "reply 0 pieces", items: [120, 121] },
      { name: "reply 0 weights", items: [0, 0] },
    ];
    const response = await respond(driver, "/v2/chat", body, journal);
    expect(response.body).toContain('"finish_reason":"ERROR"');
    expect((await respond(driver, "/v2/chat", v2("say:ok"))).body).toContain('"ok"');
  });
});
