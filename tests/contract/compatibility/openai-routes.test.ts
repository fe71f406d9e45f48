import { describe, expect, it } from "vitest";
import OpenAI from "openai";
import { createApiDriver } from "../api-driver.ts";
import { user } from "../cases/responses.ts";
import { rateLimited } from "./rate-limited.ts";

const root = "/compatibility/v1";

async function call(path: string, body?: unknown, options = {}, headers: Record<string, string | null> = {}) {
  const driver = createApiDriver(options);
  const response = await driver.call(path, { headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return { status: response.status, body: JSON.parse(await response.text()), driver, headers: response.headers };
}

const completion = { model: "scripted-chat", messages: user("say:hello") };

describe("embeddings", () => {
  const embed = (fields: Record<string, unknown>) => call(`${root}/embeddings`, { model: "scripted-embed", ...fields });

  it("of one text and of several", async () => {
    const { body } = await embed({ input: "a b" });
    expect(body).toEqual({
      object: "list",
      data: [{ object: "embedding", index: 0, embedding: expect.any(Array) }],
      model: "scripted-embed",
      usage: { prompt_tokens: 2, total_tokens: 2 },
    });
    expect(body.data[0].embedding).toHaveLength(32);
    const many = await embed({ input: Array.from({ length: 300 }, (_, index) => `text ${index}`) });
    expect(many.body.data.map(({ index }: { index: number }) => index)).toEqual([...Array(300).keys()]);
  });

  it("as base64 of the same numbers", async () => {
    const plain = await embed({ input: "a b" });
    const { body } = await embed({ input: "a b", encoding_format: "base64" });
    const bytes = Buffer.from(body.data[0].embedding, "base64");
    const numbers = Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readFloatLE(index * 4));
    expect(numbers).toEqual(plain.body.data[0].embedding);
  });

  it("of other widths", async () => {
    const wide = (dimensions: number) => embed({ model: "org/scripted-embed-wide", input: "a", dimensions });
    expect((await wide(256)).body.data[0].embedding).toHaveLength(256);
    expect((await wide(512)).body.data[0].embedding).toHaveLength(512);
    expect((await wide(300)).body.error).toMatchObject({
      message: "invalid request: dimensions must be one of 256, 512 for model 'org/scripted-embed-wide'",
      param: "dimensions",
    });
    const ofNarrowModel = await embed({ input: "a", dimensions: 31 });
    expect(ofNarrowModel.body.error.message).toBe("invalid request: dimensions must be one of 32 for model 'scripted-embed'");
    const { driver } = await embed({ input: "a", input_type: "search_query", truncate: "NONE", user: "eve" });
    expect(driver.service.embedCalls[0]).toMatchObject({ inputType: "search_query", truncate: "NONE" });
  });

  it("of a model whose width is unknown until it is loaded take no dimensions", async () => {
    const driver = createApiDriver();
    const { models } = driver.service;
    const find = (name: string) => {
      const { dimensions: _, ...model } = models.find(name) ?? expect.fail(`no model ${name}`);
      return model;
    };
    Object.assign(driver.service, { models: { ...models, find } });
    const answer = await driver.call(`${root}/embeddings`, {
      method: "POST",
      body: JSON.stringify({ model: "scripted-embed", input: "a", dimensions: 32 }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { message: "invalid request: dimensions cannot be chosen for model 'scripted-embed'", param: "dimensions" } },
    ]);
    expect(driver.service.embedCalls).toEqual([]);
  });

  it.each([
    [{ input: [1, 2] }, "input[0]"],
    [{ input: [[1, 2]] }, "input[0]"],
    [{ input: "" }, "input"],
    [{ input: [] }, "input"],
    [{}, "input"],
    [{ input: "a", encoding_format: "hex" }, "encoding_format"],
  ])("refuses %j", async (fields, param) => {
    const { status, body } = await embed(fields);
    expect([status, body.error.param]).toEqual([400, param]);
  });
});

describe("models", () => {
  it("are listed, and found by name", async () => {
    const { body } = await call(`${root}/models`);
    expect(body.object).toBe("list");
    expect(body.data).toContainEqual({ id: "org/scripted-embed-wide", object: "model", created: 0, owned_by: "org" });
    expect(body.data).toContainEqual({ id: "scripted-chat", object: "model", created: 0, owned_by: "cohabit" });
    expect((await call(`${root}/models/org%2Fscripted-embed-wide`)).body.id).toBe("org/scripted-embed-wide");
  });
});

describe("errors", () => {
  const shape = (message: unknown, type: string, code: string | null = null, param: string | null = null) => ({
    error: { message, type, param, code },
  });

  it.each([
    ["no token", 401, shape("no api key supplied", "authentication_error", "invalid_api_key"), { Authorization: null }],
    ["a wrong token", 401, shape("invalid api token", "authentication_error", "invalid_api_key"), { Authorization: "Bearer x" }],
  ])("%s", async (_name, status, body, headers) => {
    expect(await call(`${root}/chat/completions`, completion, {}, headers)).toMatchObject({ status, body });
  });

  it("have OpenAI's form for every status of these paths", async () => {
    const limited = await rateLimited(`${root}/chat/completions`, completion);
    expect(limited.status).toBe(429);
    expect(limited.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(await limited.json()).toEqual(shape(expect.stringContaining("too many requests"), "rate_limit_error", "rate_limit_exceeded"));
    expect(await call(`${root}/nothing`)).toMatchObject({
      status: 404,
      body: shape("404 page not found", "not_found_error", "unknown_url"),
    });
    expect(await call(`${root}/models/no`)).toMatchObject({
      status: 404,
      body: shape(expect.stringContaining("model 'no' not found"), "not_found_error", "model_not_found", "model"),
    });
    expect(await call(`${root}/chat/completions`, { ...completion, messages: user("a bad word") }, { denyList: ["bad"] })).toMatchObject({
      status: 498,
      body: shape(expect.any(String), "invalid_request_error", "content_filter"),
    });
    const malformed = await createApiDriver().call(`${root}/chat/completions`, { body: "{" });
    expect([malformed.status, JSON.parse(await malformed.text()).error.type]).toEqual([400, "invalid_request_error"]);
    expect((await call(`${root}/chat/completions`, completion, { maxBodyBytes: 10 })).body.error.message).toContain("too large");
  });

  it("have the contract's form everywhere else", async () => {
    expect((await call("/v1/nope", completion)).body).toEqual({ message: "404 page not found", id: expect.any(String) });
    expect((await call("/v2/audio/transcriptions", {})).body).toEqual({ message: expect.any(String), id: expect.any(String) });
  });
});

describe("a path of OpenAI's that is not served", () => {
  const served = "/compatibility/v1/chat/completions, /compatibility/v1/embeddings";
  const message = `404 page not found: the OpenAI-compatible routes are ${served}; start({ openaiPath: "/v1" }) adds them below /v1`;

  for (const path of ["/v1/chat/completions", "/v1/embeddings", "/v1/completions/", "/v1/responses", "/v2/chat/completions"]) {
    it(`${path} is 404 in both forms, and names the routes and the option`, async () => {
      expect(await call(path, completion)).toMatchObject({
        status: 404,
        body: { message, id: expect.any(String), error: { message, type: "not_found_error", param: null, code: "unknown_url" } },
      });
      expect((await call(path)).status).toBe(404);
    });
  }

  it("names the routes that there are", async () => {
    const below = await call("/compatibility/v1/responses", {});
    expect(below.body).toEqual({ error: { message, type: "not_found_error", param: null, code: "unknown_url" } });
    const { body } = await call("/api/v1/responses", {}, { base: "/api", openaiPath: "/v1" });
    expect(body.message).toBe(
      "404 page not found: the OpenAI-compatible routes are /api/compatibility/v1/chat/completions, " +
        "/api/compatibility/v1/embeddings, /api/v1/chat/completions, /api/v1/embeddings",
    );
    expect((await call("/v1/chat/completions/x", {})).body).toEqual({ message: "404 page not found", id: expect.any(String) });
  });

  it("is shown by the openai package", async () => {
    const client = new OpenAI({
      apiKey: "full",
      baseURL: "http://page.test/v1",
      maxRetries: 0,
      fetch: (input, init) => createApiDriver().fetch(new Request(input, init)),
    });
    await expect(client.chat.completions.create({ model: "gpt", messages: [{ role: "user", content: "hi" }] })).rejects.toThrow(
      `404 ${message}`,
    );
  });
});

describe("the option openaiPath", () => {
  const options = { openaiPath: "/v1" };

  it("adds the routes without a conflict", async () => {
    expect((await call("/v1/chat/completions", completion, options)).body.choices[0].message.content).toBe("hello");
    expect((await call("/v1/embeddings", { model: "scripted-embed", input: "a" }, options)).body.object).toBe("list");
    expect((await call("/v1/embeddings/", { model: "no", input: "a" }, options)).body.error.code).toBe("model_not_found");
    expect((await call("/compatibility/v1/models", undefined, options)).status).toBe(200);
  });

  it("below /v1 gives models the properties of both", async () => {
    const { body } = await call("/v1/models?page_size=1", undefined, options);
    expect(body).toMatchObject({ models: [{ name: "org/scripted-embed-wide", endpoints: ["embed", "classify"] }], object: "list" });
    expect(body.data.map(({ id }: { id: string }) => id)).toContain("scripted-vision");
    expect((await call("/v1/models/scripted-chat", undefined, options)).body).toMatchObject({
      name: "scripted-chat",
      id: "scripted-chat",
      object: "model",
    });
    expect(Object.keys((await call("/v1/models")).body)).toEqual(["models"]);
    expect((await call("/v1/models/no", undefined, options)).body).toEqual({ message: expect.any(String), id: expect.any(String) });
  });

  it("elsewhere has models of its own, and follows the base", async () => {
    expect((await call("/v1/openai/models", undefined, { openaiPath: "/v1/openai" })).body.object).toBe("list");
    expect((await call("/api/v1/chat/completions", {}, { openaiPath: "/v1", base: "/api" })).body.error.param).toBe("model");
    expect((await call("/api/compatibility/v1/x", {}, { base: "/api" })).body.error.code).toBe("unknown_url");
  });
});
