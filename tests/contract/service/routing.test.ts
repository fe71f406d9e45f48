import { describe, expect, it } from "vitest";
import { createApiDriver } from "../api-driver.ts";

/** Contract 0.1, with the routes that it names and that are not served. */
const routes: [methods: string[], path: string][] = [
  [["POST"], "/v2/chat"],
  [["POST"], "/v2/embed"],
  [["POST"], "/v2/rerank"],
  [["POST"], "/v1/embed"],
  [["POST"], "/v1/rerank"],
  [["GET"], "/v1/models"],
  [["GET"], "/v1/models/scripted-chat"],
  [["POST"], "/v1/check-api-key"],
  [["POST"], "/v1/chat"],
  [["POST"], "/v1/generate"],
  [["POST"], "/compatibility/v1/chat/completions"],
  [["POST"], "/compatibility/v1/embeddings"],
  [["GET"], "/compatibility/v1/models"],
  [["GET"], "/compatibility/v1/models/scripted-chat"],
  [["POST"], "/v1/tokenize"],
  [["POST"], "/v1/detokenize"],
  [["POST"], "/v1/classify"],
  [["POST"], "/v1/summarize"],
  [["POST", "GET"], "/v1/embed-jobs"],
  [["GET"], "/v1/embed-jobs/j"],
  [["POST"], "/v1/embed-jobs/j/cancel"],
  [["POST", "GET"], "/v1/datasets"],
  [["GET", "DELETE"], "/v1/datasets/d"],
  [["GET"], "/v1/datasets/d/parts/p"],
  [["POST", "GET"], "/v2/batches"],
  [["GET"], "/v2/batches/b"],
  // GET reads the batch of that id.
  [["POST", "GET"], "/v2/batches/b%2Fc:cancel"],
  [["POST", "GET"], "/v1/connectors"],
  [["GET", "PATCH", "DELETE"], "/v1/connectors/c"],
  [["POST"], "/v1/connectors/c/oauth/authorize"],
  [["GET"], "/v1/connectors/oauth/token"],
  [["POST"], "/v2/parse"],
  [["POST"], "/v2/audio/transcriptions"],
  [["GET", "POST", "PATCH", "DELETE"], "/v1/finetuning/finetuned-models/f"],
];
const served = new Set([
  "/v2/chat",
  "/v1/chat",
  "/v1/generate",
  "/v2/embed",
  "/v2/rerank",
  "/v1/embed",
  "/v1/rerank",
  "/v1/models",
  "/v1/models/scripted-chat",
  "/v1/check-api-key",
  "/compatibility/v1/chat/completions",
  "/compatibility/v1/embeddings",
  "/compatibility/v1/models",
  "/compatibility/v1/models/scripted-chat",
  "/v1/embed-jobs",
  "/v1/datasets",
  "/v2/batches",
  "/v1/tokenize",
  "/v1/detokenize",
  "/v1/classify",
  "/v1/summarize",
  "/v1/connectors",
]);
/** Routes of stored resources with an unknown id: 404, with another text than for an unknown path. */
const lacksResource = new Set([
  "/v1/embed-jobs/j",
  "/v1/embed-jobs/j/cancel",
  "/v1/datasets/d",
  "/v1/datasets/d/parts/p",
  "/v2/batches/b",
  "/v2/batches/b%2Fc:cancel",
  "/v1/connectors/c/oauth/authorize",
]);
/** Their 404 needs a body that is right; and one without a state is 400. */
const ownStatuses: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "/v1/connectors/c": { GET: 404, PATCH: 400, DELETE: 404 },
  "/v1/connectors/oauth/token": { GET: 400 },
};
const openRoutes = new Set(["/v1/datasets/d/parts/p", "/v1/connectors/oauth/token"]);
const allMethods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];

const answerTo = (method: string, path: string, headers: Record<string, string | null> = {}) =>
  createApiDriver().call(path, { method, headers, ...(method === "POST" && { body: "x" }) });

const statusOf = async (...request: Parameters<typeof answerTo>) => (await answerTo(...request)).status;

const pathNotFound = /404 page not found/;
const resourceNotFound = /with id .+ not found|connector '.+' not found/;

describe("routes", () => {
  for (const [methods, path] of routes) {
    it(`${methods.join(", ")} ${path} is known, other methods are 404`, async () => {
      for (const method of allMethods) {
        const answer = await answerTo(method, path);
        const { status } = answer;
        const own = ownStatuses[path]?.[method];
        if (own !== undefined) {
          expect(status, method).toBe(own);
          continue;
        }
        const isResource = methods.includes(method) && lacksResource.has(path);
        if (!methods.includes(method) || isResource) {
          expect(status, method).toBe(404);
          if (method !== "HEAD") expect(await answer.text(), method).toMatch(isResource ? resourceNotFound : pathNotFound);
        } else if (!served.has(path)) expect(status, method).toBe(501);
        // The body of the POST routes is not JSON, which only a matched route reports.
        else expect(status, method).toBe(method === "GET" || path === "/v1/check-api-key" ? 200 : 400);
      }
    });

    it(`${path} without a token is ${openRoutes.has(path) ? "open" : "401"}`, async () => {
      const [method = "GET"] = methods;
      const answer = await answerTo(method, path, { Authorization: null });
      if (!openRoutes.has(path)) expect(answer.status).toBe(401);
      else if (lacksResource.has(path)) expect(await answer.text()).toMatch(resourceNotFound);
      else expect(answer.status).toBe(400);
    });
  }

  it("an unknown path is 404 even without a token", async () => {
    expect(await statusOf("GET", "/v1/nope", { Authorization: null })).toBe(404);
    expect(await statusOf("GET", "/v2/embed-jobs", { Authorization: null })).toBe(404);
  });

  it("paths are case-sensitive", async () => {
    expect(await statusOf("GET", "/v1/Models")).toBe(404);
  });

  it("one trailing slash is tolerated, two are not", async () => {
    expect(await statusOf("GET", "/v1/models/")).toBe(200);
    expect(await statusOf("GET", "/v1/models//")).toBe(404);
  });

  it("a name with an unencoded slash is no single segment", async () => {
    expect(await statusOf("GET", "/v1/models/org/scripted-embed-wide")).toBe(404);
  });

  it("a base moves all routes below it", async () => {
    const driver = createApiDriver({ base: "/api" });
    expect((await driver.call("/api/v1/models")).status).toBe(200);
    expect((await driver.call("/v1/models")).status).toBe(404);
    expect(await (await driver.call("/api/v2/batches/b:cancel", { method: "POST" })).text()).toMatch(/batch with id b not found/);
  });

  it("deprecated routes have a warning in X-API-Warning", async () => {
    const driver = createApiDriver();
    for (const path of ["/v1/generate", "/v1/classify", "/v1/summarize", "/v1/connectors"]) {
      expect((await driver.call(path, { body: "{}" })).headers.get("x-api-warning"), path).toMatch(/deprecated/);
    }
    expect((await driver.call("/v1/tokenize", { body: "{}" })).headers.get("x-api-warning")).toBeNull();
  });

  it("no response may be cached, and each has its own trace id", async () => {
    const driver = createApiDriver();
    const answers = [await driver.call("/v1/models"), await driver.call("/v1/nope"), await driver.call("/v1/chat", { body: "" })];
    for (const answer of answers) expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(new Set(answers.map((answer) => answer.headers.get("x-debug-trace-id"))).size).toBe(3);
  });
});
