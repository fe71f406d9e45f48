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

  it("advertise no endpoint whose route is missing", async () => {
    const driver = createHostDriver();
    const { models } = modelListSchema.parse(await (await driver.call("/v1/models?page_size=100")).json());
    const endpoints = new Set(models.flatMap((model) => [...model.endpoints, ...model.default_endpoints]));
    expect([...endpoints].toSorted()).toEqual(["chat", "classify", "embed", "generate", "rerank", "summarize"]);
    for (const endpoint of endpoints) expect((await driver.call(`/v1/${endpoint}`, { body: "{" })).status, endpoint).toBe(400);
  });

  it("that nobody knows are refused with the names there are, by runtime.load() too", async () => {
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
