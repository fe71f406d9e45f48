/** Deny list and rate limit on every route at which a model computes (contract 0.5, steps 11 and 12). */
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { servedRoutes } from "../../../src/api/routes.ts";
import { createApiDriver, type ApiDriver } from "../api-driver.ts";
import { errorSchema, post, user } from "../cases/responses.ts";

/** A request of each route with `text` in every property that may contain the caller's text. */
const requests: Record<string, (text: string) => object[]> = {
  "/v2/chat": (text) => [
    { model: "scripted-chat", messages: user(text) },
    { model: "scripted-chat", messages: [{ role: "system", content: [{ type: "text", text }] }, ...user("hi")] },
    { model: "scripted-chat", messages: user("hi"), documents: [{ data: { note: text } }] },
    { model: "scripted-chat", messages: user("hi"), stop_sequences: [text], stream: true },
  ],
  "/v1/chat": (text) => [
    { message: text },
    { message: "hi", preamble: text, stream: true },
    { message: "hi", chat_history: [{ role: "USER", message: text }] },
    { message: "hi", search_queries_only: true, documents: [{ text }] },
  ],
  "/compatibility/v1/chat/completions": (text) => [
    { model: "scripted-chat", messages: user(text) },
    { model: "scripted-chat", messages: user("hi"), stop: text, stream: true },
  ],
  "/compatibility/v1/embeddings": (text) => [{ model: "scripted-embed", input: ["a", text] }],
  "/v1/generate": (text) => [{ prompt: text }, { prompt: "x", end_sequences: [text], stream: true }],
  "/v2/embed": (text) => [
    { model: "scripted-embed", input_type: "clustering", texts: ["a", text] },
    { model: "scripted-embed", input_type: "clustering", inputs: [{ content: [{ type: "text", text }] }] },
  ],
  "/v1/embed": (text) => [{ texts: ["a", text] }],
  "/v2/rerank": (text) => [
    { model: "scripted-rerank", query: text, documents: ["a"] },
    { model: "scripted-rerank", query: "a", documents: ["b", text] },
  ],
  "/v1/rerank": (text) => [
    { query: text, documents: ["a"] },
    { query: "a", documents: [{ text, title: "b" }] },
    { query: "a", documents: [{ text: "b", title: text }] },
  ],
  "/v1/tokenize": (text) => [{ model: "scripted-chat", text }],
  "/v1/classify": (text) => [
    { inputs: ["a", text], examples: labelled("b") },
    { inputs: ["a"], examples: labelled(text) },
  ],
  "/v1/summarize": (text) => [{ text: `${"A sentence that says little. ".repeat(12)}${text}` }],
};
const labelled = (text: string) => ["x", "x", "y", "y"].map((label, index) => ({ label, text: `${text} ${index}` }));

const paths = Object.keys(requests);

const openaiErrorSchema = z.object({ error: errorSchema.pick({ message: true }) });

/** OpenAI-compatible routes have another form of errors. */
const messageOf = async (answer: Response, path: string) => {
  const body: unknown = await answer.json();
  return path.startsWith("/compatibility/") ? openaiErrorSchema.parse(body).error.message : errorSchema.parse(body).message;
};

const refused = async (driver: ApiDriver, path: string, body: object) => {
  const answer = await post(driver, path, body);
  return answer.status === 200 ? `200${(await answer.text()).slice(0, 0)}` : `${answer.status} ${await messageOf(answer, path)}`;
};

it("the routes below are all that compute", async () => {
  const computing = [];
  for (const { path, access } of servedRoutes({})) {
    if (access === "inference" && (await post(createApiDriver(), path, {})).status !== 501) computing.push(path);
  }
  // detokenize takes no text.
  expect(computing.toSorted()).toEqual([...paths, "/v1/detokenize"].toSorted());
});

it("detokenizing counts for the rate limit, too", async () => {
  const driver = createApiDriver({ requestsPerMinute: 2, now: () => 0 });
  expect(await refused(driver, "/v1/tokenize", { model: "scripted-chat", text: "a" })).toBe("200");
  const body = { model: "scripted-chat", tokens: [0] };
  expect(await refused(driver, "/v1/detokenize", body)).toBe("200");
  expect(await refused(driver, "/v1/detokenize", body)).toBe("429 too many requests: at most 2 a minute");
});

describe.each(paths)("%s", (path) => {
  it("refuses a denied text, wherever it is, and decodes no token", async () => {
    const driver = createApiDriver({ denyList: ["hush", "secret word"] });
    for (const body of requests[path]?.("so hush!") ?? []) {
      expect(await refused(driver, path, body), JSON.stringify(body)).toBe("498 invalid token: request contains a deny-listed token");
    }
    expect(driver.service.tokensDecoded).toBe(0);
    for (const body of requests[path]?.("so husky") ?? []) expect(await refused(driver, path, body)).toBe("200");
  });

  it("counts for the rate limit", async () => {
    const driver = createApiDriver({ requestsPerMinute: 1, now: () => 0 });
    const [body = {}] = requests[path]?.("a") ?? [];
    expect(await refused(driver, path, body)).toBe("200");
    expect(await refused(driver, path, body)).toBe("429 too many requests: at most 1 a minute");
  });

  it("shares its rate limit with every other route", async () => {
    const [body = {}] = requests[path]?.("a") ?? [];
    for (const other of paths) {
      const driver = createApiDriver({ requestsPerMinute: 1, now: () => 0 });
      const [first = {}] = requests[other]?.("a") ?? [];
      expect(await refused(driver, other, first)).toBe("200");
      expect(await refused(driver, path, body), other).toMatch(/^429 /);
    }
  });
});
