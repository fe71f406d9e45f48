/** Tools with functions that the session calls for the model. */
import { describe, expect, test } from "vitest";
import { expectDomException, openPromptPage, readAll, unchecked } from "./prompt-page.ts";

const inputSchema = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };

function weather(execute: (input: { city: string }) => Promise<string>) {
  return { name: "weather", description: "The weather of a city", inputSchema, execute };
}

describe("tools", () => {
  test("are called with the model's arguments, and the model reads their results", async () => {
    const { LanguageModel } = openPromptPage();
    const calls: unknown[] = [];
    const tool = weather(async (input) => {
      calls.push(input);
      return "sunny";
    });
    const session = await LanguageModel.create({
      tools: [tool],
      expectedInputs: [{ type: "tool-response" }],
      expectedOutputs: [{ type: "tool-call" }],
    });
    expect(session.contextUsage).toBeGreaterThan(0);
    const before = session.contextUsage;
    expect(await session.prompt('call:weather {"city":"Oslo"}')).toContain("sunny");
    expect(calls).toEqual([{ city: "Oslo" }]);
    expect(session.contextUsage).toBeGreaterThan(before);
    const pieces = await readAll(session.promptStreaming('call:weather {"city":"Bergen"}'));
    expect(pieces.join("")).toContain("sunny");
    expect(calls).toHaveLength(2);
  });

  test.each([
    ["weather.now", "weather_now"],
    ["1st weather", "_1st_weather"],
    ["天気", "__"],
    ["w".repeat(70), "w".repeat(64)],
    ["weather now", "weather_now_2"],
  ])("may have names that the service does not take: %s", async (name, sent) => {
    const { LanguageModel, requests } = openPromptPage();
    const others = sent.endsWith("_2") ? [{ ...weather(async () => "rain"), name: "weather_now" }] : [];
    const session = await LanguageModel.create({ tools: [...others, { ...weather(async () => "sunny"), name }] });
    expect(await session.prompt(`call:${sent} {"city":"Oslo"}`)).toContain("sunny");
    expect(requests.findLast(({ body }) => body?.tools !== undefined)?.body.tools.at(-1).function.name).toBe(sent);
  });

  test("that fail tell the model their error", async () => {
    const { LanguageModel } = openPromptPage();
    const session = await LanguageModel.create({ tools: [weather(() => Promise.reject(new RangeError("no such city")))] });
    expect(await session.prompt('call:weather {"city":"Oslo"}')).toContain("no such city");
  });

  test("do not outlive an abort", async () => {
    const { LanguageModel } = openPromptPage();
    const controller = new AbortController();
    const tool = weather(() => {
      controller.abort();
      return new Promise(() => undefined);
    });
    const session = await LanguageModel.create({ tools: [tool] });
    await expectDomException(session.prompt('call:weather {"city":"Oslo"}', { signal: controller.signal }), "AbortError");
  });

  const valid = weather(async () => "x");
  const circular: Record<string, unknown> = { type: "object" };
  circular["self"] = circular;
  test.each([
    ["without a function", [{ ...valid, execute: undefined }]],
    ["without a name", [{ ...valid, name: "" }]],
    ["without a description", [{ ...valid, description: "" }]],
    ["of the same name", [valid, valid]],
    ["without a schema", [{ ...valid, inputSchema: null }]],
    ["whose schema has no type", [{ ...valid, inputSchema: {} }]],
    ["whose schema is of strings", [{ ...valid, inputSchema: { type: "string" } }]],
    ["whose properties are no object", [{ ...valid, inputSchema: { type: "object", properties: "x" } }]],
    ["whose required properties are no array", [{ ...valid, inputSchema: { type: "object", required: "x" } }]],
    ["whose schema is circular", [{ ...valid, inputSchema: circular }]],
  ])("%s are a TypeError", async (_, tools) => {
    await expect(unchecked(openPromptPage().LanguageModel, "create", { tools })).rejects.toThrow(TypeError);
  });
});
