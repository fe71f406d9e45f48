/**
 * Requests that are made from the schemas, valid and broken, to the routes that store something and to the small endpoints.
 * Every response must fit `openapi.json`. The seed is fixed; FUZZ_RUNS sets how many requests there are in all.
 */
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiDriver } from "./api-driver.ts";
import { errorSchema } from "./cases/responses.ts";
import { validatedDataset } from "./cases/stored-requests.ts";
import type { CaseRequest } from "./cases/contract-driver.ts";
import { fieldOf, mutationsOf } from "./fuzz/mutations.ts";
import { namesTheFault } from "./fuzz/named-fields.ts";
import {
  batchesQueries,
  batchRequests,
  classifyRequests,
  connectorChanges,
  connectorRequests,
  connectorsQueries,
  datasetsQueries,
  detokenizedTokens,
  detokenizeRequests,
  embedJobRequests,
  summarizeRequests,
  tokenizeRequests,
} from "./fuzz/stored-requests.ts";
import { expectDescribedResponse } from "./openapi/described-response.ts";

const seed = 20_261_124;
const numRuns = Math.ceil(Number(process.env["FUZZ_RUNS"] ?? 2_000) / 40);

const unhandled: unknown[] = [];
const keep = (reason: unknown) => unhandled.push(reason);
beforeAll(() => process.on("unhandledRejection", keep));
afterAll(() => {
  process.off("unhandledRejection", keep);
});

// All requests go to one service: a stored resource must not disturb other requests.
const driver = createApiDriver({});
const embedDataset = await validatedDataset(driver, "embed-input", [{ text: "one" }]);
const batchDataset = await validatedDataset(driver, "batch-chat-v2-input", [
  { custom_id: "a", body: { messages: [{ role: "user", content: "say:a" }] } },
]);
// The service numbers words as they come, so this first request creates the tokens of valid requests to detokenize.
const words = Array.from({ length: detokenizedTokens }, (_, index) => `word-${index}`).join(" ");
await driver.call("/v1/tokenize", { body: JSON.stringify({ text: words, model: "scripted-chat" }) });

async function send(method: "GET" | "POST" | "PATCH", path: string, request: CaseRequest = {}) {
  const response = await driver.call(path, { method, ...request });
  const answer = { status: response.status, headers: response.headers, text: await response.text() };
  expectDescribedResponse(method, path, answer);
  return answer;
}

interface Route {
  method?: "POST" | "PATCH";
  path: string;
  requests: fc.Arbitrary<Record<string, unknown>>;
  /** Statuses of valid requests. */
  statuses?: number[];
}

const routes: Route[] = [
  { path: "/v1/embed-jobs", requests: embedJobRequests(embedDataset.id) },
  { path: "/v2/batches", requests: batchRequests(batchDataset.id) },
  // The test search finds no server.
  { path: "/v1/connectors", requests: connectorRequests, statuses: [400] },
  { method: "PATCH", path: "/v1/connectors/none", requests: connectorChanges, statuses: [404] },
  { path: "/v1/tokenize", requests: tokenizeRequests },
  { path: "/v1/detokenize", requests: detokenizeRequests },
  { path: "/v1/classify", requests: classifyRequests },
  { path: "/v1/summarize", requests: summarizeRequests },
];

describe.each(routes)("$path", { timeout: 600_000 }, ({ method = "POST", path, requests, statuses = [200] }) => {
  it("answers every valid request", async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (body) => {
        const { status, text } = await send(method, path, { body: JSON.stringify(body) });
        expect(statuses, text).toContain(status);
      }),
      { numRuns, seed },
    );
  });

  it("answers a request with one wrong value, or names its path", async () => {
    await fc.assert(
      fc.asyncProperty(mutationsOf(requests), async ({ body, path: changed }) => {
        const { status, text } = await send(method, path, { body: JSON.stringify(body) });
        if (statuses.includes(status) && (status !== 400 || text.includes("test search"))) return;
        expect([400, 404, 422], text).toContain(status);
        const { message } = errorSchema.parse(JSON.parse(text));
        // The contract's message of a 404 names the id.
        if (status === 404) return;
        expect(namesTheFault(message, changed), `${fieldOf(changed)}: ${message}`).toBe(true);
      }),
      { numRuns: numRuns * 2, seed },
    );
  });

  it("refuses arbitrary bodies", async () => {
    const anything = fc.oneof(
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.string({ unit: "binary" }),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (body) => {
        const { status, text } = await send(method, path, { body });
        expect(status, text).toBe(400);
      }),
      // An empty object is a valid change.
      { numRuns: method === "PATCH" ? 0 : numRuns, seed },
    );
  });
});

const lists = [
  { path: "/v1/datasets", queries: datasetsQueries },
  { path: "/v2/batches", queries: batchesQueries },
  { path: "/v1/connectors", queries: connectorsQueries },
];

it.each(lists)("GET $path answers every query, or names the invalid parameter", { timeout: 600_000 }, async ({ path, queries }) => {
  await fc.assert(
    fc.asyncProperty(queries, async ({ query, wrong }) => {
      const { status, text } = await send("GET", `${path}?${query}`);
      expect(status, `${query} ${text}`).toBe(wrong.length === 0 ? 200 : 400);
      if (status === 200) return;
      const { message } = errorSchema.parse(JSON.parse(text));
      expect(
        wrong.some((name) => message.includes(name)),
        `${query}: ${message}`,
      ).toBe(true);
    }),
    { numRuns: numRuns * 2, seed },
  );
});

it("leaves no rejection unhandled", async () => {
  await driver.stores.idle();
  expect(unhandled).toEqual([]);
});
