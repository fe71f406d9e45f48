/** The web-llm engine on software WebGPU, compared with the ONNX engine on WASM with the same weights. */
import { expect } from "../service/service-page.ts";
import { cancelReply, goats, logprobsOf, reply, requiredCall, tokensOf } from "../tiny-replies.ts";
import { test } from "./tiny-model.ts";

const logprobs = true;

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
    const expected = await reply(tiny, "onnx-tiny", question, { logprobs });
    const actual = await reply(tiny, "web-llm-tiny", question, { logprobs });
    expect(tokensOf(actual), name).toEqual(tokensOf(expected));
    expect(tokensOf(actual).length, name).toBe(24);
    expect(actual.usage.cached_tokens, name).toBe(expected.usage.cached_tokens);
    for (const [index, logprob] of logprobsOf(actual).entries()) {
      expect(logprob, name).toBeCloseTo(logprobsOf(expected)[index] ?? Number.NaN, 2);
    }
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
  const json = { logprobs, response_format: { type: "json_object", schema }, max_tokens: 96 };
  const [onnxJson, webLlmJson] = [await reply(tiny, "onnx-tiny", "Give n.", json), await reply(tiny, "web-llm-tiny", "Give n.", json)];
  expect(webLlmJson.message).toEqual(onnxJson.message);
  expect(tokensOf(webLlmJson)).toEqual(tokensOf(onnxJson));
  expect(await requiredCall(tiny, "web-llm-tiny")).toBe(await requiredCall(tiny, "onnx-tiny"));
});

test("after a cancelled reply the next one is written as if it had not been", async ({ tiny }) => {
  const question = `${goats}Tell me a story.`;
  const expected = tokensOf(await reply(tiny, "onnx-tiny", question, { logprobs }));
  await cancelReply(tiny, "web-llm-tiny", question);
  const actual = await reply(tiny, "web-llm-tiny", question, { logprobs });
  expect(tokensOf(actual)).toEqual(expected);
});
