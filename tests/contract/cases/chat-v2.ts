/** Contract 17, lines 9 to 43. The cases of tools, documents, JSON output and thinking are in `chat-v2-forms.ts`. */
import { chat, expectError, modelSchema, post, replySchema, success, textOf, user } from "./responses.ts";
import type { ContractCase, ContractDriver } from "./contract-driver.ts";

/** A one-pixel image. */
const png = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const image = (url: string, detail?: string) => [
  {
    role: "user",
    content: [
      { type: "text", text: "What is this?" },
      { type: "image_url", image_url: { url, detail } },
    ],
  },
];

/** Asserts that the chat request is a 400 with a matching text. */
const refused = async (driver: ContractDriver, fields: Record<string, unknown>, message?: RegExp) =>
  expectError(driver, await chat(driver, fields), 400, message);

const answered = async (driver: ContractDriver, fields: Record<string, unknown>) =>
  success(driver, await chat(driver, fields), replySchema);

export const chatV2Cases: readonly ContractCase[] = [
  {
    number: 9,
    name: "a body that is not JSON is 400",
    async run(driver) {
      await expectError(driver, await driver.call("/v2/chat", { body: "{" }), 400, /^invalid json syntax: /);
    },
  },
  {
    number: 10,
    name: "a request without a model is 400",
    async run(driver) {
      const answer = await post(driver, "/v2/chat", { messages: user("hi") });
      await expectError(driver, answer, 400, /^invalid request: model is required$/);
    },
  },
  {
    number: 11,
    name: "an unknown model is 404",
    async run(driver) {
      await expectError(driver, await chat(driver, { model: "nope" }), 404, /^model 'nope' not found: available: .*'aliases'/);
    },
  },
  {
    number: 12,
    name: "a model of another endpoint is 400",
    run: (driver) => refused(driver, { model: driver.models.embed }, /does not support chat$/),
  },
  { number: 13, name: "no messages is 400", run: (driver) => refused(driver, { messages: [] }, /messages/) },
  {
    number: 14,
    name: "messages of a wrong type is 400",
    run: (driver) => refused(driver, { messages: "hi" }, /^invalid type: parameter messages is of type string but should be of type list$/),
  },
  {
    number: 15,
    name: "a chat without stream is answered with the whole reply",
    dependsOnEngine: true,
    async run(driver) {
      const { expect } = driver;
      const reply = await answered(driver, {});
      expect(reply.finish_reason).toMatch(/^(COMPLETE|MAX_TOKENS)$/);
      expect(reply.message.role).toBe("assistant");
      expect(reply.message.content?.[0]?.type).toBe("text");
      expect(textOf(reply)).not.toBe("");
      expect(reply.usage.tokens.input_tokens).toBeGreaterThan(0);
      expect(reply.usage.tokens.output_tokens).toBeGreaterThan(0);
      expect(reply.usage.billed_units.input_tokens).toBeLessThanOrEqual(reply.usage.tokens.input_tokens);
    },
  },
  {
    number: 16,
    name: "max_tokens 1 gives one token",
    dependsOnEngine: true,
    async run(driver) {
      const reply = await answered(driver, { max_tokens: 1 });
      driver.expect(reply.finish_reason).toBe("MAX_TOKENS");
      driver.expect(reply.usage.tokens.output_tokens).toBe(1);
    },
  },
  {
    number: 17,
    name: "max_tokens 0 is 400",
    run: (driver) => refused(driver, { max_tokens: 0 }, /^invalid request: max_tokens must be at least 1$/),
  },
  {
    number: 18,
    name: "max_tokens above the maximum is capped with a warning",
    async run(driver) {
      const answer = await chat(driver, { max_tokens: 999999999, temperature: 0 });
      driver.expect(answer.headers.get("x-api-warning")).toMatch(/max_tokens/);
      await success(driver, answer, replySchema);
    },
  },
  {
    number: 19,
    name: "a negative temperature is 400",
    run: (driver) => refused(driver, { temperature: -0.1 }, /temperature/),
  },
  {
    number: 20,
    name: "p is at most 0.99",
    async run(driver) {
      await refused(driver, { p: 1 }, /^invalid request: p must be between 0.01 and 0.99 inclusive$/);
      await answered(driver, { p: 0.99, max_tokens: 4 });
    },
  },
  {
    number: 21,
    name: "k is at most 500 and may be 0",
    async run(driver) {
      await refused(driver, { k: 501 }, /^invalid request: k must be between 0 and 500 inclusive$/);
      await answered(driver, { k: 0, max_tokens: 4 });
    },
  },
  {
    number: 22,
    name: "frequency_penalty is at most 1",
    run: (driver) => refused(driver, { frequency_penalty: 1.01 }, /frequency_penalty/),
  },
  {
    number: 23,
    name: "six stop sequences are 400",
    run: (driver) => refused(driver, { stop_sequences: ["a", "b", "c", "d", "e", "f"] }, /stop_sequences/),
  },
  {
    number: 24,
    name: "a reply ends before a stop sequence",
    dependsOnEngine: true,
    async run(driver) {
      const { expect } = driver;
      const greedy = { temperature: 0, max_tokens: 64 };
      const whole = textOf(await answered(driver, greedy));
      const characters = Array.from(whole);
      const middle = Math.floor(characters.length / 2);
      const stop = characters.slice(middle, middle + 3).join("");
      expect(stop.length).toBeGreaterThan(0);
      const stopped = await answered(driver, { ...greedy, stop_sequences: [stop] });
      expect(stopped.finish_reason).toBe("STOP_SEQUENCE");
      expect(textOf(stopped)).toBe(whole.slice(0, whole.indexOf(stop)));
    },
  },
  {
    number: 25,
    name: "tool_choice REQUIRED without tools is 400",
    async run(driver) {
      const message = /^invalid request: tool_choice REQUIRED requires tools$/;
      await refused(driver, { tool_choice: "REQUIRED" }, message);
      await refused(driver, { tool_choice: "REQUIRED", tools: [] }, message);
    },
  },
  {
    number: 32,
    name: "a system message after a user message is 400",
    run: (driver) =>
      refused(driver, { messages: [...user("hi"), { role: "system", content: "Be brief." }, ...user("hi")] }, /messages\[1\]/),
  },
  {
    number: 33,
    name: "properties that are null are absent",
    async run(driver) {
      await answered(driver, { tools: null, documents: null, seed: null, max_tokens: 4 });
    },
  },
  {
    number: 38,
    name: "logprobs come with token ids",
    dependsOnEngine: true,
    async run(driver) {
      const { expect } = driver;
      const reply = await answered(driver, { logprobs: true, max_tokens: 8 });
      const items = reply.logprobs ?? [];
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) {
        expect(item.token_ids.length).toBeGreaterThan(0);
        expect(item.logprobs.length).toBe(item.token_ids.length);
        for (const logprob of item.logprobs) expect(logprob).toBeLessThanOrEqual(0);
      }
      expect(items.map((item) => item.text).join("")).toBe(textOf(reply));
    },
  },
  {
    number: 39,
    name: "an image for a model without vision is 400",
    run: (driver) => refused(driver, { messages: image(png) }, /does not support images$/),
  },
  {
    number: 40,
    name: "an unknown image detail is 400",
    run: (driver) =>
      refused(driver, { messages: image(png, "huge") }, /messages\[0\]\.content\[1\]\.image_url\.detail must be one of auto, low, high$/),
  },
  {
    number: 40,
    name: "an image that cannot be decoded is 422",
    async run(driver) {
      const answer = await chat(driver, { model: driver.models.vision, messages: image("data:image/png;base64,@@@@") });
      await expectError(driver, answer, 422, /^unprocessable: /);
    },
  },
  {
    number: 41,
    name: "priority is an integer from 0",
    async run(driver) {
      await refused(driver, { priority: -1 }, /^invalid request: priority must be between 0 and 999 inclusive$/);
      await refused(driver, { priority: 1.5 }, /^invalid type: parameter priority .* should be of type integer$/);
    },
  },
  {
    number: 42,
    name: "the same seed gives the same text",
    dependsOnEngine: true,
    async run(driver) {
      const fields = { seed: 7, temperature: 0.7, max_tokens: 24 };
      const first = textOf(await answered(driver, fields));
      driver.expect(textOf(await answered(driver, fields))).toBe(first);
    },
  },
  {
    number: 43,
    name: "a prompt larger than the context is 400",
    dependsOnEngine: true,
    async run(driver) {
      const { context_length } = await success(driver, await driver.call(`/v1/models/${driver.models.chat}`), modelSchema);
      await refused(driver, { messages: user("word ".repeat(context_length * 2)) }, /^too many tokens: /);
    },
  },
];
