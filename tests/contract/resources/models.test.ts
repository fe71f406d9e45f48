import { describe, expect, it } from "vitest";
import { createApi } from "../../../src/api/api.ts";
import { createHostDriver } from "../host-driver.ts";
import { createApiDriver } from "../api-driver.ts";
import { requestFor } from "../cases/case-request.ts";
import { grants } from "../scripted/service-options.ts";
import { messageOf, modelListSchema } from "../cases/responses.ts";
import { memoryStores } from "../scripted/memory-stores.ts";
import { ScriptedService } from "../scripted/scripted-service.ts";

const list = async (query: string) => createApiDriver().call(`/v1/models?${query}`);
const names = async (query: string) => modelListSchema.parse(await (await list(query)).json()).models.map(({ name }) => name);

describe("models", () => {
  it("have all fields of contract 12, and none that are empty", async () => {
    const answer = await createApiDriver().call("/v1/models/scripted-chat");
    expect(await answer.json()).toEqual({
      name: "scripted-chat",
      is_deprecated: false,
      endpoints: ["chat", "generate", "summarize"],
      finetuned: false,
      context_length: 256,
      default_endpoints: ["chat", "generate", "summarize"],
      features: ["logprobs", "tools", "tool_choice", "strict_tools", "json_mode", "json_schema", "citations"],
      sampling_defaults: { temperature: 0.3, k: 0, p: 0.75, frequency_penalty: 0, presence_penalty: 0 },
    });
  });

  it("are listed by name", async () => {
    const all = await names("");
    expect(all).toEqual(all.toSorted());
    expect(all.length).toBe(6);
  });

  it("advertise only endpoints with a route", async () => {
    const driver = createHostDriver();
    const { models } = modelListSchema.parse(await (await driver.call("/v1/models?page_size=100")).json());
    const endpoints = new Set(models.flatMap((model) => [...model.endpoints, ...model.default_endpoints]));
    expect([...endpoints].toSorted()).toEqual(["chat", "classify", "embed", "generate", "rerank", "summarize"]);
    for (const endpoint of endpoints) expect((await driver.call(`/v1/${endpoint}`, { body: "{" })).status, endpoint).toBe(400);
  });

  it("that are unknown are refused with the known names, by runtime.load() too", async () => {
    const outcome = await createHostDriver().host.control.load("command-r");
    expect(outcome).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^model 'command-r' not found: available: .*scripted-chat.*'aliases'/),
    });
  });

  it("are filtered by endpoint and default", async () => {
    expect(await names("endpoint=embed")).toEqual(["org/scripted-embed-wide", "scripted-embed"]);
    expect(await names("endpoint=embed&default_only=true")).toEqual(["scripted-embed"]);
    expect(await names("endpoint=embed&default_only=false")).toEqual(["org/scripted-embed-wide", "scripted-embed"]);
    expect(await names("endpoint=rate")).toEqual([]);
  });

  it("are paged within a filter", async () => {
    const first = modelListSchema.parse(await (await list("endpoint=chat&page_size=2.0")).json());
    expect(first.models.map(({ name }) => name)).toEqual(["scripted-chat", "scripted-reasoning"]);
    const rest = modelListSchema.parse(await (await list(`endpoint=chat&page_size=2&page_token=${first.next_page_token}`)).json());
    expect(rest.models.map(({ name }) => name)).toEqual(["scripted-vision"]);
    expect(rest.next_page_token).toBeUndefined();
  });

  it("come twenty to a page when no size is named", async () => {
    const service = new ScriptedService();
    const [model] = service.models.list();
    const many = Array.from({ length: 21 }, (_, index) => ({ ...model, name: `model-${String(index).padStart(2, "0")}` }));
    const api = createApi({
      tokens: grants,
      inference: Object.assign(service, { models: { ...service.models, list: () => many } }),
      stores: memoryStores(),
    });
    const first = modelListSchema.parse(await (await api.fetch(requestFor("/v1/models"))).json());
    expect(first.models.length).toBe(20);
    expect(first.next_page_token).toBeDefined();
  });

  it("have a page size rounded down to an integer", async () => {
    expect(await names("page_size=1.5")).toEqual(await names("page_size=1"));
    expect((await names("page_size=1.5")).length).toBe(1);
    expect(await messageOf(await list("page_size=two"))).toBe(
      "invalid type: parameter page_size is of type string but should be of type number",
    );
  });

  it("have a page size as JSON writes numbers", async () => {
    const all = await names("");
    for (const size of ["1e2", "1E2", "1e%2B2", "100.0", "1.5e1", "010"]) expect(await names(`page_size=${size}`), size).toEqual(all);
    expect(await names("page_size=20e-1")).toEqual(all.slice(0, 2));
    for (const size of ["", "%205", "5%20", "+5", "%2B5", "5.", ".5", "0x10", "1_0", "Infinity", "NaN", "true", "1e", "٣"]) {
      expect(await messageOf(await list(`page_size=${size}`)), size).toBe(
        "invalid type: parameter page_size is of type string but should be of type number",
      );
    }
    expect(await messageOf(await list("page_size=1e400"))).toBe("invalid request: page_size must be between 1 and 1000 inclusive");
  });

  it("and so have the lists of stored objects their integers", async () => {
    const driver = createApiDriver();
    for (const path of [
      "/v2/batches?page_size",
      "/v1/datasets?limit",
      "/v1/datasets?offset",
      "/v1/connectors?limit",
      "/v1/connectors?offset",
    ]) {
      const messageTo = async (value: string) => {
        const answer = await driver.call(`${path}=${value}`);
        return answer.status === 200 ? "200" : `${answer.status} ${await messageOf(answer)}`;
      };
      const name = path.replace(/.*\?/, "");
      for (const value of ["1e1", "5.0", "50e-1"]) expect(await messageTo(value), `${path}=${value}`).toBe("200");
      for (const value of ["", "%205", "%2B5", "0x10", "Infinity"]) {
        expect(await messageTo(value), `${path}=${value}`).toBe(
          `400 invalid type: parameter ${name} is of type string but should be of type integer`,
        );
      }
      expect(await messageTo("5.5"), path).toBe(`400 invalid type: parameter ${name} is of type number but should be of type integer`);
      expect(await messageTo("-1"), path).toMatch(`400 invalid request: ${name} must be `);
      expect(await messageTo("1e400"), path).toMatch(`400 invalid request: ${name} must be `);
    }
  });

  for (const [query, expected] of [
    ["page_size=0.9", "page_size must be between 1 and 1000 inclusive"],
    ["page_size=1000.5", "page_size must be between 1 and 1000 inclusive"],
    ["page_size=0", "page_size must be between 1 and 1000 inclusive"],
    ["page_token=x", "page_token is unknown"],
    ["page_token=YWZ0ZXI6bm9wZQ", "page_token is unknown"],
    ["default_only=true", "default_only requires endpoint"],
    ["default_only=yes&endpoint=chat", "default_only must be one of true, false"],
    ["endpoint=foo", "endpoint must be one of chat, embed, classify, summarize, rerank, rate, generate"],
  ] as const) {
    it(`${query} is 400`, async () => {
      const answer = await list(query);
      expect(answer.status).toBe(400);
      expect(await messageOf(answer)).toBe(`invalid request: ${expected}`);
    });
  }
});
