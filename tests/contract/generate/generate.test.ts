import { describe, expect, it } from "vitest";
import type { ApiOptions } from "../../../src/api/api.ts";
import { Cancelled, ServiceUnavailable } from "../../../src/inference/errors.ts";
import type { ReplyEvent } from "../../../src/inference/reply-events.ts";
import { createApiDriver } from "../api-driver.ts";
import { messageOf, post } from "../cases/responses.ts";
import { requestFor } from "../cases/case-request.ts";
import { generateRecordSchema, generateSchema, lineRecords } from "../cases/v1-responses.ts";
import { respondWith, usage } from "../scripted/scripted-events.ts";
import { ended, start } from "../reply-events.ts";

async function generated(fields: Record<string, unknown>, options: ApiOptions = {}, driver = createApiDriver(options)) {
  const answer = await post(driver, "/v1/generate", { prompt: "say:One two three.", ...fields });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return { calls: driver.service.chatCalls, reply: generateSchema.parse(JSON.parse(text)), warning: answer.headers.get("x-api-warning") };
}

async function refusal(fields: Record<string, unknown>, options: ApiOptions = {}) {
  const answer = await post(createApiDriver(options), "/v1/generate", { prompt: "x", ...fields });
  return `${answer.status} ${await messageOf(answer)}`;
}

const textOf = async (fields: Record<string, unknown>) => (await generated(fields)).reply.generations[0]?.text;

async function records(fields: Record<string, unknown>, driver = createApiDriver()) {
  const answer = await post(driver, "/v1/generate", { prompt: "say:One two three.", stream: true, ...fields });
  return lineRecords(driver, await answer.text(), generateRecordSchema);
}

describe("generate", () => {
  it("has defaults of its own", async () => {
    const { calls, reply, warning } = await generated({});
    expect(calls[0]).toMatchObject({
      conversation: { messages: [{ role: "user", parts: [{ type: "text", text: "say:One two three." }] }], serviceInstructions: "" },
      generation: {
        maxTokens: 240,
        stopSequences: [],
        temperature: 0.75,
        k: 0,
        p: 0.75,
        frequencyPenalty: 0,
        presencePenalty: 0,
        logprobs: false,
      },
      form: { truncateSide: "end", rawPrompt: false, citations: "off", promptLogprobs: false, thinking: { enabled: false } },
    });
    expect(reply.generations).toEqual([{ id: calls[0]?.replyId, text: "One two three.", finish_reason: "COMPLETE" }]);
    expect(reply.prompt).toBe("say:One two three.");
    expect(warning).toBe("/v1/generate is deprecated: use /v2/chat");
    expect(reply.meta.warnings).toEqual([warning]);
  });

  it("requests each generation with its own seed and counts the prompt once", async () => {
    const { calls, reply } = await generated({ num_generations: 3, seed: 2 ** 64, raw_prompting: true, truncate: "START" });
    expect(calls.map(({ generation }) => generation.seed)).toEqual([2n ** 64n - 1n, 0n, 1n]);
    expect(calls.every(({ form }) => form.rawPrompt && form.truncateSide === "start")).toBe(true);
    expect(reply.generations.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(new Set(reply.generations.map(({ id }) => id)).size).toBe(3);
    expect(reply.meta.tokens.output_tokens).toBe(9);
    expect(reply.meta.tokens.input_tokens).toBe((await generated({})).reply.meta.tokens.input_tokens);
  });

  it("cuts before an end sequence and after a stop sequence, whichever comes first", async () => {
    expect(await textOf({ end_sequences: ["two"] })).toBe("One ");
    expect(await textOf({ stop_sequences: ["two"] })).toBe("One two");
    expect(await textOf({ end_sequences: ["three"], stop_sequences: ["two"] })).toBe("One two");
    expect(await textOf({ end_sequences: ["One"], stop_sequences: ["two"] })).toBe("");
    expect(await textOf({ stop_sequences: ["three", "two"] })).toBe("One two");
    expect(await textOf({ end_sequences: ["two"], stop_sequences: ["two"] })).toBe("One ");
  });

  it("takes any number of stop and end sequences", async () => {
    const many = (last: string) => [...Array.from({ length: 20 }, (_, index) => `none ${index}`), last];
    expect(await textOf({ stop_sequences: many("two") })).toBe("One two");
    expect(await textOf({ end_sequences: many("two"), stop_sequences: many("three") })).toBe("One ");
  });

  it("truncates a long prompt unless it must not", async () => {
    const prompt = "word ".repeat(300);
    await generated({ prompt });
    expect(await refusal({ prompt, truncate: "NONE" })).toMatch(/^400 too many tokens: /);
  });

  describe("likelihoods", () => {
    it("cover the generation", async () => {
      const [generation] = (await generated({ return_likelihoods: "GENERATION", max_tokens: 2 })).reply.generations;
      expect(generation).toMatchObject({
        finish_reason: "MAX_TOKENS",
        likelihood: -0.5,
        token_likelihoods: [
          { token: "One ", likelihood: -0.5 },
          { token: "two ", likelihood: -0.5 },
        ],
      });
    });

    it("include the prompt; its first token has none", async () => {
      const { reply, warning } = await generated({ prompt: "say:One two", return_likelihoods: "ALL" });
      expect(reply.generations[0]?.token_likelihoods).toEqual([
        { token: "say:One " },
        { token: "two", likelihood: -1 },
        { token: "One ", likelihood: -0.5 },
        { token: "two", likelihood: -0.5 },
      ]);
      expect(reply.generations[0]?.likelihood).toBeCloseTo(-2 / 3, 12);
      expect(warning).toMatch(/return_likelihoods ALL is deprecated/);
    });

    it("of the prompt alone with max_tokens 0", async () => {
      const [generation] = (await generated({ prompt: "say:One two", return_likelihoods: "ALL", max_tokens: 0 })).reply.generations;
      expect(generation).toMatchObject({
        text: "",
        likelihood: -1,
        token_likelihoods: [{ token: "say:One " }, { token: "two", likelihood: -1 }],
      });
    });
  });

  describe("presets", () => {
    const presets = { short: { prompt: "say:A preset.", max_tokens: 1, temperature: 0 }, bare: { k: 3 } };

    it("supply the missing values of a request", async () => {
      const { calls, reply } = await generated({ prompt: null, preset: "short", temperature: 1 }, { presets });
      expect(calls[0]?.generation).toMatchObject({ maxTokens: 1, temperature: 1 });
      expect(reply).toMatchObject({ prompt: "say:A preset.", generations: [{ text: "A " }] });
    });

    it("that are unknown are 404, without a prompt anywhere 400", async () => {
      for (const preset of ["nope", "toString"]) expect(await refusal({ preset }, { presets })).toBe(`404 preset '${preset}' not found`);
      expect(await refusal({ preset: "bare", prompt: null }, { presets })).toBe("400 invalid request: prompt is required");
    });
  });

  for (const [name, fields, expected] of [
    ["no prompt", { prompt: null }, "400 invalid request: prompt is required"],
    ["an empty prompt", { prompt: "" }, "400 invalid request: prompt must not be empty"],
    ["max_tokens 0", { max_tokens: 0 }, "400 invalid request: max_tokens 0 requires return_likelihoods ALL"],
    [
      "both penalties",
      { frequency_penalty: 0.1, presence_penalty: 0.1 },
      "400 invalid request: presence_penalty is not supported with frequency_penalty",
    ],
    ["an embed model", { model: "scripted-embed" }, "400 invalid request: model 'scripted-embed' is not supported by the generate API"],
    [
      "an unknown model",
      { model: "x" },
      "404 model 'x' not found: available: scripted-chat, scripted-reasoning, scripted-vision; the option 'aliases' lets a model answer to other names",
    ],
    ["a temperature above 5", { temperature: 5.1 }, "400 invalid request: temperature must be between 0 and 5 inclusive"],
  ] as const) {
    it(`${name} is refused`, async () => {
      expect(await refusal(fields)).toBe(expected);
    });
  }
});

describe("a generate stream", () => {
  it("has the text of each generation, then all of them", async () => {
    const lines = await records({ num_generations: 2, stop_sequences: ["two"] });
    expect(lines.map((line) => ("text" in line ? `${line.index} ${line.text}` : line.event_type))).toEqual([
      "0 One ",
      "0 two",
      "1 One ",
      "1 two",
      "stream-end",
    ]);
    expect(lines.at(-1)).toMatchObject({
      finish_reason: "COMPLETE",
      response: {
        prompt: "say:One two three.",
        generations: [
          { text: "One two", index: 0 },
          { text: "One two", index: 1, finish_reason: "COMPLETE" },
        ],
      },
    });
  });

  it("names a refused generation and continues with the rest", async () => {
    const driver = createApiDriver();
    const chat = driver.service.chat.bind(driver.service);
    let calls = 0;
    driver.service.chat = async (call) => {
      if (++calls === 2) throw new ServiceUnavailable("the queue is full", 1);
      return chat(call);
    };
    const lines = await records({ num_generations: 3 }, driver);
    expect(lines.find(({ event_type }) => event_type === "stream-error")).toEqual({
      is_finished: false,
      event_type: "stream-error",
      finish_reason: "ERROR",
      index: 1,
      "err": "service unavailable: the queue is full",
    });
    expect(lines.at(-1)).toMatchObject({
      finish_reason: "COMPLETE",
      response: { generations: [{ text: "One two three." }, { text: "", finish_reason: "ERROR" }, { text: "One two three." }] },
    });
  });

  it("ends immediately when its reader disconnects between two generations", async () => {
    const driver = createApiDriver();
    const chat = driver.service.chat.bind(driver.service);
    const leaving = new AbortController();
    driver.service.chat = async (call) => {
      if (driver.service.chatCalls.length === 0) return chat(call);
      leaving.abort();
      throw new Cancelled();
    };
    const body = JSON.stringify({ prompt: "say:One.", num_generations: 3, stream: true });
    const text = await (await driver.fetch(requestFor("/v1/generate", { body }), leaving.signal)).text();
    expect(text).toContain('"text":"One."');
    expect(text).not.toMatch(/stream-error|stream-end/);
  });

  it("has exactly the bytes of contract 6", async () => {
    const events: ReplyEvent[] = [
      start,
      { type: "text-start", index: 0 },
      { type: "text-delta", index: 0, text: "a [DONE]" },
      { type: "text-end", index: 0 },
      ended("ERROR", { error: "run-failed" }),
    ];
    const text = await (await respondWith(events, "/v1/generate", { prompt: "x", stream: true }).answer).text();
    expect(text.replace(/"id":"[0-9a-f-]{36}","prompt"/, `"id":"I","prompt"`)).toBe(
      `{"is_finished":false,"event_type":"text-generation","text":"a \\u005bDONE]"}\n` +
        `{"is_finished":false,"event_type":"stream-error","finish_reason":"ERROR","err":"run-failed"}\n` +
        `{"is_finished":true,"event_type":"stream-end","finish_reason":"ERROR","response":{"id":"I","prompt":"x","generations":` +
        `[{"id":"29f14a5a-11de-4cae-9800-25e4747408ea","text":"a \\u005bDONE]","finish_reason":"ERROR"}]}}\n`,
    );
  });

  it("that reaches a denied text ends with ERROR_TOXIC; buffered, it is 498", async () => {
    const options = { denyList: ["three"] };
    const driver = createApiDriver(options);
    const fields = { prompt: "x", stream: true };
    const events: ReplyEvent[] = [
      start,
      { type: "text-start", index: 0 },
      { type: "text-delta", index: 0, text: "One three" },
      { type: "text-end", index: 0 },
      ended("COMPLETE"),
    ];
    const text = await (await respondWith(events, "/v1/generate", fields, options).answer).text();
    expect(lineRecords(driver, text, generateRecordSchema).at(-1)).toMatchObject({ finish_reason: "ERROR_TOXIC" });
    expect((await respondWith(events, "/v1/generate", { prompt: "x", num_generations: 2 }, options).answer).status).toBe(498);
  });
});

describe("a first generation that fails before its first token", () => {
  it("is a 500, streams excepted", async () => {
    const events: ReplyEvent[] = [start, ended("ERROR", { usage: { ...usage, outputTokens: 0 }, error: "device-lost" })];
    expect((await respondWith(events, "/v1/generate", { prompt: "x" }).answer).status).toBe(500);
    expect((await respondWith(events, "/v1/generate", { prompt: "x", stream: true }).answer).status).toBe(200);
  });
});
