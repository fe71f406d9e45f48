/**
 * Requests that are made from the schemas, valid and broken, against the API over the scripted service. The seed is
 * fixed; FUZZ_RUNS sets how many requests there are in all.
 */
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chatV1RequestSchema } from "../../src/api/chat-v1/chat-v1-request.ts";
import { chatRequestSchema } from "../../src/api/chat-v2/chat-request.ts";
import { generateRequestSchema } from "../../src/api/generate/generate-request.ts";
import { createApiDriver } from "./api-driver.ts";
import { errorSchema } from "./cases/answers.ts";
import { chatV1Requests } from "./fuzz/chat-v1-requests.ts";
import { chatV2Requests } from "./fuzz/chat-v2-requests.ts";
import { chatV1Conformance, chatV2Conformance, generateConformance } from "./fuzz/conformance.ts";
import { generateRequests, presets } from "./fuzz/generate-requests.ts";
import { fieldOf, mutationsOf } from "./fuzz/mutations.ts";
import { namesTheFault } from "./fuzz/named-fields.ts";

const allRuns = Number(process.env["FUZZ_RUNS"] ?? 20_000);
const seed = 20_240_229;

const routes = [
  { path: "/v2/chat", requests: chatV2Requests, conformance: chatV2Conformance, schema: chatRequestSchema },
  { path: "/v1/chat", requests: chatV1Requests, conformance: chatV1Conformance, schema: chatV1RequestSchema },
  { path: "/v1/generate", requests: generateRequests, conformance: generateConformance, schema: generateRequestSchema },
];
/** Three in ten are valid, six have one wrong place, one is anything. */
const runs = (tenths: number) => ({ numRuns: Math.ceil((allRuns * tenths) / 10 / routes.length), seed });

const unhandled: unknown[] = [];
const keep = (reason: unknown) => unhandled.push(reason);
beforeAll(() => process.on("unhandledRejection", keep));
afterAll(() => {
  process.off("unhandledRejection", keep);
});

/** Each to a service of its own, so that no request depends on those before it. */
async function send(path: string, body: string) {
  const answer = await createApiDriver({ presets }).call(path, { body });
  return { status: answer.status, text: await answer.text() };
}

describe.each(routes)("POST $path", { timeout: 600_000 }, ({ path, requests, conformance, schema }) => {
  const isStream = (body: Record<string, unknown>) => body["stream"] === true;

  it("has requests with every property of its schema", () => {
    const seen = new Set(fc.sample(requests, { numRuns: 400, seed }).flatMap((body) =>
      Object.entries(body).filter(([, value]) => value !== null).map(([name]) => name)));
    expect([...seen].toSorted()).toEqual(Object.keys(schema.shape).toSorted());
  });

  it("answers every valid request as its schema says", async () => {
    await fc.assert(fc.asyncProperty(requests, async (body) => {
      const { status, text } = await send(path, JSON.stringify(body));
      expect(status, text).toBe(200);
      conformance(text, isStream(body));
    }), runs(3));
  });

  it("answers a request with one wrong place, or names that place", async () => {
    await fc.assert(fc.asyncProperty(mutationsOf(requests), async ({ body, path: changed }) => {
      const { status, text } = await send(path, JSON.stringify(body));
      if (status === 200) return conformance(text, isStream(body));
      expect([400, 404, 422], text).toContain(status);
      const { message } = errorSchema.parse(JSON.parse(text));
      expect(namesTheFault(message, changed), `${fieldOf(changed)}: ${message}`).toBe(true);
    }), runs(6));
  });

  it("refuses what is no request at all", async () => {
    const anything = fc.oneof(fc.jsonValue().map((value) => JSON.stringify(value)), fc.string(), fc.string({ unit: "binary" }));
    await fc.assert(fc.asyncProperty(anything, async (body) => {
      const { status, text } = await send(path, body);
      expect(status, text).toBe(400);
      errorSchema.parse(JSON.parse(text));
    }), runs(1));
  });

  it("leaves no rejection unhandled", async () => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(unhandled).toEqual([]);
  });
});
