/** The web-llm engine on software WebGPU, compared with the ONNX engine on WASM with the same weights. */
import type { Page } from "playwright/test";
import { z } from "zod";
import { expect } from "../service/service-page.ts";
import { test } from "./tiny-model.ts";

const replySchema = z.looseObject({
  finish_reason: z.string(),
  message: z.looseObject({
    content: z.array(z.looseObject({ text: z.string().optional() })).optional(),
    tool_calls: z.array(z.looseObject({ function: z.looseObject({ name: z.string(), arguments: z.string() }) })).optional(),
  }),
  usage: z.looseObject({ cached_tokens: z.int().optional(), tokens: z.looseObject({ input_tokens: z.int(), output_tokens: z.int() }) }),
  logprobs: z.array(z.looseObject({ token_ids: z.array(z.int()), logprobs: z.array(z.number()).optional() })).optional(),
});

/** A greedy reply, unless the fields say otherwise. */
async function reply(page: Page, model: string, content: string, fields: object = {}) {
  const body = { model, messages: [{ role: "user", content }], temperature: 0, max_tokens: 24, logprobs: true, ...fields };
  const { status, text } = await page.evaluate(async (request) => {
    const answer = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer full" }, body: JSON.stringify(request) });
    return { status: answer.status, text: await answer.text() };
  }, body);
  expect(status, text).toBe(200);
  return replySchema.parse(JSON.parse(text));
}

const tokensOf = ({ logprobs }: z.output<typeof replySchema>): number[] => (logprobs ?? []).flatMap(({ token_ids }) => token_ids);
const goats = "Mira keeps nine goats near the old mill. ".repeat(12);

const questions = {
  "a short prompt": "Hello! Who are you?",
  "a prompt of several chunks": `${goats}How many goats does Mira keep?`,
  "a prompt that begins like the last one": `${goats}Where is the mill?`,
  "a prompt that begins otherwise": "What is a mill?",
};

test("greedy tokens and their log probabilities equal the ONNX engine's, also after a cached prefix", async ({ tiny }) => {
  // This removes files of other tests from the caches.
  for (const model of ["onnx-tiny", "web-llm-tiny"]) await reply(tiny, model, "Something else.", { max_tokens: 1 });
  for (const [name, question] of Object.entries(questions)) {
    const expected = await reply(tiny, "onnx-tiny", question);
    const actual = await reply(tiny, "web-llm-tiny", question);
    expect(tokensOf(actual), name).toEqual(tokensOf(expected));
    expect(tokensOf(actual).length, name).toBe(24);
    expect(actual.usage.cached_tokens, name).toBe(expected.usage.cached_tokens);
    actual.logprobs?.forEach(({ logprobs }, index) => {
      const others = expected.logprobs?.[index]?.logprobs ?? [];
      logprobs?.forEach((logprob, position) => expect(logprob).toBeCloseTo(others[position] ?? Number.NaN, 2));
    });
  }
  const device = await tiny.evaluate(async () => (await window.cohabit?.models())?.find(({ id }) => id === "web-llm-tiny")?.device);
  expect(device).toBe("webgpu");
});

test("JSON follows its schema and a required tool is called, as on the ONNX engine", async ({ tiny }) => {
  const schema = {
    type: "object",
    properties: { n: { type: "integer" }, ok: { type: "boolean" } },
    required: ["n", "ok"],
    additionalProperties: false,
  };
  const parameters = { type: "object", properties: { city: { enum: ["Oslo", "Rome"] } }, required: ["city"], additionalProperties: false };
  const tools = [{ type: "function", function: { name: "get_weather", description: "", parameters } }];
  const json = { response_format: { type: "json_object", schema }, max_tokens: 96 };
  const call = { tools, tool_choice: "REQUIRED", strict_tools: true, max_tokens: 96, logprobs: false };
  const [onnxJson, webLlmJson] = [await reply(tiny, "onnx-tiny", "Give n.", json), await reply(tiny, "web-llm-tiny", "Give n.", json)];
  expect(webLlmJson.message).toEqual(onnxJson.message);
  expect(tokensOf(webLlmJson)).toEqual(tokensOf(onnxJson));
  const [onnxCall, webLlmCall] = [await reply(tiny, "onnx-tiny", "Weather?", call), await reply(tiny, "web-llm-tiny", "Weather?", call)];
  const { name, arguments: given } = webLlmCall.message.tool_calls?.[0]?.function ?? { name: "", arguments: "" };
  expect(name).toBe("get_weather");
  expect(["Oslo", "Rome"]).toContain(JSON.parse(given).city);
  expect(given).toBe(onnxCall.message.tool_calls?.[0]?.function.arguments);
});

test("after a cancelled reply the next one is written as if it had not been", async ({ tiny }) => {
  const question = `${goats}Tell me a story.`;
  const expected = tokensOf(await reply(tiny, "onnx-tiny", question));
  const events = await tiny.evaluate(async (content) => {
    const body = JSON.stringify({ model: "web-llm-tiny", messages: [{ role: "user", content }], stream: true, temperature: 1 });
    const answer = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer full" }, body });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (reader && text.split("content-delta").length < 4) text += (await reader.read()).value ?? "";
    await reader?.cancel();
    return text;
  }, question);
  expect(events).not.toContain("message-end");
  const actual = await reply(tiny, "web-llm-tiny", question);
  expect(tokensOf(actual)).toEqual(expected);
});
