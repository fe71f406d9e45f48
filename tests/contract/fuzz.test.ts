/**
 * Requests that are made from the schemas, valid and broken, against the API over the scripted service. The seed is
 * fixed; FUZZ_RUNS sets how many requests there are in all (`npm test -- --full`: 20,000).
 */
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chatV1FreeForm, chatV1RequestSchema } from "../../src/api/chat-v1/request/chat-v1-request.ts";
import { completionRequestSchema } from "../../src/api/compatibility/completions/completion-request.ts";
import { embeddingsRequestSchema } from "../../src/api/compatibility/embeddings/embeddings-request.ts";
import { openaiErrorSchema } from "../../src/api/compatibility/error-schema.ts";
import { chatFreeForm, chatRequestSchema } from "../../src/api/chat-v2/chat-request.ts";
import { embedV1RequestSchema, embedV2RequestSchema } from "../../src/api/embed/embed-request.ts";
import { generateRequestSchema } from "../../src/api/generate/generate-request.ts";
import { removeNulls } from "../../src/api/request/null-properties.ts";
import { rerankV1FreeForm, rerankV1RequestSchema, rerankV2RequestSchema } from "../../src/api/rerank/rerank-request.ts";
import { createApiDriver } from "./api-driver.ts";
import { errorSchema, modelListSchema, modelSchema } from "./cases/responses.ts";
import { chatV1Requests } from "./fuzz/chat-v1-requests.ts";
import { chatV2Requests } from "./fuzz/chat-v2-requests.ts";
import { chatV1Conformance, chatV2Conformance, embedConformance, generateConformance, rerankConformance } from "./fuzz/conformance.ts";
import { completionRequests, refusedProperties } from "./fuzz/completion-requests.ts";
import { completionConformance, embeddingsConformance } from "./fuzz/openai-conformance.ts";
import { embeddingsRequests } from "./fuzz/embeddings-requests.ts";
import { embedV1Requests, embedV2Requests } from "./fuzz/embed-requests.ts";
import { generateRequests, presets } from "./fuzz/generate-requests.ts";
import { modelsQueries } from "./fuzz/models-queries.ts";
import { fieldOf, mutationsOf } from "./fuzz/mutations.ts";
import { namesTheFault } from "./fuzz/named-fields.ts";
import { rerankV1Requests, rerankV2Requests } from "./fuzz/rerank-requests.ts";
import { expectDescribedRequest, expectDescribedResponse } from "./openapi/described-response.ts";

const allRuns = Number(process.env["FUZZ_RUNS"] ?? 2_000);
const seed = 20_240_229;

/** Its buffered replies break off if they fail after their first token: it has no finish_reason for that. */
const completionsPath = "/compatibility/v1/chat/completions";

const routes = [
  { path: "/v2/chat", requests: chatV2Requests, conformance: chatV2Conformance, schema: chatRequestSchema },
  { path: "/v1/chat", requests: chatV1Requests, conformance: chatV1Conformance, schema: chatV1RequestSchema },
  { path: "/v2/embed", requests: embedV2Requests, conformance: embedConformance, schema: embedV2RequestSchema },
  { path: "/v1/embed", requests: embedV1Requests, conformance: embedConformance, schema: embedV1RequestSchema },
  { path: "/v2/rerank", requests: rerankV2Requests, conformance: rerankConformance, schema: rerankV2RequestSchema },
  { path: "/v1/rerank", requests: rerankV1Requests, conformance: rerankConformance, schema: rerankV1RequestSchema },
  { path: "/v1/generate", requests: generateRequests, conformance: generateConformance, schema: generateRequestSchema },
  {
    path: completionsPath,
    requests: completionRequests,
    conformance: completionConformance,
    schema: completionRequestSchema,
  },
  {
    path: "/compatibility/v1/embeddings",
    requests: embeddingsRequests,
    conformance: embeddingsConformance,
    schema: embeddingsRequestSchema,
  },
];
const errorMessage = (path: string, text: string): string => {
  const body: unknown = JSON.parse(text);
  return path.startsWith("/compatibility/") ? openaiErrorSchema.parse(body).error.message : errorSchema.parse(body).message;
};
/** Three of ten requests are valid, six have one wrong value, and one is arbitrary. */
const runs = (tenths: number) => ({ numRuns: Math.ceil((allRuns * tenths) / 10 / routes.length), seed });

const unhandled: unknown[] = [];
const keep = (reason: unknown) => unhandled.push(reason);
beforeAll(() => process.on("unhandledRejection", keep));
afterAll(() => {
  process.off("unhandledRejection", keep);
});

/** Sends a request to a new service, so that requests are independent. The response must fit `openapi.json`. */
async function send(path: string, body?: string) {
  const { status, headers, ...answer } = await createApiDriver({ presets })
    .call(path, body === undefined ? {} : { body })
    .then(async (response) => ({ status: response.status, headers: response.headers, text: await response.text().catch(() => undefined) }));
  // A body that broke off.
  if (answer.text === undefined) return { status, text: undefined };
  expectDescribedResponse(body === undefined ? "GET" : "POST", path, { status, headers, text: answer.text });
  return { status, text: answer.text };
}

/** Returns the request without its null properties. */
function withoutNulls(body: Record<string, unknown>): unknown {
  const copy = structuredClone(body);
  removeNulls(copy, freeForm);
  return copy;
}
const freeForm = { ...rerankV1FreeForm, ...chatV1FreeForm, ...chatFreeForm, metadata: true as const };

describe.each(routes)("POST $path", { timeout: 600_000 }, ({ path, requests, conformance, schema }) => {
  const isStream = (body: Record<string, unknown>) => body["stream"] === true;

  it("has requests with every property of its schema", () => {
    const seen = new Set(
      fc.sample(requests, { numRuns: 400, seed }).flatMap((body) =>
        Object.entries(body)
          .filter(([, value]) => value !== null)
          .map(([name]) => name),
      ),
    );
    const properties = Object.keys(schema.shape).filter((name) => path !== completionsPath || !refusedProperties.includes(name));
    expect([...seen].toSorted()).toEqual(properties.toSorted());
  });

  it("responds to every valid request as its schema describes", async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (body) => {
        const { status, text } = await send(path, JSON.stringify(body));
        expect(status, text).toBe(200);
        expectDescribedRequest("POST", path, withoutNulls(body));
        if (text === undefined) expect(path).toBe(completionsPath);
        else conformance(text, isStream(body), body);
      }),
      runs(3),
    );
  });

  it("answers a request with one wrong value, or names its path", async () => {
    await fc.assert(
      fc.asyncProperty(mutationsOf(requests), async ({ body, path: changed }) => {
        const { status, text } = await send(path, JSON.stringify(body));
        if (text === undefined) {
          // No return value: fast-check takes it for a verdict.
          expect([path, status]).toEqual([completionsPath, 200]);
          return;
        }
        if (status === 200) {
          conformance(text, isStream(body), body);
          return;
        }
        expect([400, 404, 422], text).toContain(status);
        const message = errorMessage(path, text);
        expect(namesTheFault(message, changed), `${fieldOf(changed)}: ${message}`).toBe(true);
      }),
      runs(6),
    );
  });

  it("refuses arbitrary bodies", async () => {
    const anything = fc.oneof(
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.string(),
      fc.string({ unit: "binary" }),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (body) => {
        const { status, text } = await send(path, body);
        expect(status, text).toBe(400);
        errorMessage(path, text ?? "");
      }),
      runs(1),
    );
  });

  it("leaves no rejection unhandled", async () => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(unhandled).toEqual([]);
  });
});

describe("GET /v1/models", { timeout: 600_000 }, () => {
  const get = async (path: string) => {
    const { status, text = "" } = await send(path);
    return { status, text };
  };
  const listed = async (query: string) => modelListSchema.parse(JSON.parse((await get(`/v1/models?${query}`)).text));

  it("responds to every query as the contract describes, or names the invalid parameter", async () => {
    const tokens = (await Promise.all([1, 2, 4].map((size) => listed(`page_size=${size}`)))).flatMap(
      ({ next_page_token }) => next_page_token ?? [],
    );
    expect(tokens).toHaveLength(3);
    await fc.assert(
      fc.asyncProperty(modelsQueries(tokens), async ({ query, wrong }) => {
        const { status, text } = await get(`/v1/models?${query}`);
        if (wrong.length === 0) {
          expect(status, text).toBe(200);
          const { models } = modelListSchema.parse(JSON.parse(text));
          expect(models.length).toBeLessThanOrEqual(Number(new URLSearchParams(query).get("page_size") ?? 20));
          return;
        }
        expect(status, `${query} ${text}`).toBe(400);
        const { message } = errorSchema.parse(JSON.parse(text));
        expect(
          wrong.some((name) => message.includes(name)),
          message,
        ).toBe(true);
      }),
      runs(1),
    );
  });

  it("answers every name with its model or with 404", async () => {
    const names = (await listed("")).models.map(({ name }) => name);
    const anyName = fc.oneof(fc.constantFrom(...names, "alias-of-chat", "%", "..", "a/b"), fc.string({ unit: "grapheme", minLength: 1 }));
    await fc.assert(
      fc.asyncProperty(anyName, async (name) => {
        const { status, text } = await get(`/v1/models/${encodeURIComponent(name)}`);
        if (names.includes(name) || name === "alias-of-chat") {
          expect(status).toBe(200);
          expect(modelSchema.parse(JSON.parse(text)).name).toBe(name === "alias-of-chat" ? "scripted-chat" : name);
        } else {
          expect([status, typeof errorSchema.parse(JSON.parse(text)).message]).toEqual([
            name === "." || name === ".." ? status : 404,
            "string",
          ]);
        }
      }),
      runs(1),
    );
  });
});
