/** Contract 17, lines 52 to 60. */
import { expectError, modelSchema, post, success } from "./responses.ts";
import type { ContractCase, ContractDriver } from "./contract-driver.ts";
import { eventRecords, generatedText, lineRecords, v1RecordSchema, v1ReplySchema, type V1Record } from "./v1-responses.ts";

const chatV1 = (driver: ContractDriver, fields: Record<string, unknown>) =>
  post(driver, "/v1/chat", { model: driver.models.chat, max_tokens: 16, ...fields });

const answered = async (driver: ContractDriver, fields: Record<string, unknown>) =>
  success(driver, await chatV1(driver, fields), v1ReplySchema);

const refused = async (driver: ContractDriver, fields: Record<string, unknown>, message: RegExp) =>
  expectError(driver, await chatV1(driver, fields), 400, message);

const tool = { name: "get_weather", description: "", parameter_definitions: { city: { type: "str", required: true } } };
const result = { call: { name: "get_weather", parameters: { city: "Oslo" } }, outputs: [{ output: "snow" }] };

function expectWholeStream(driver: ContractDriver, records: readonly V1Record[]): void {
  const { expect } = driver;
  expect(records[0]?.event_type).toBe("stream-start");
  const last = records.at(-1);
  expect(last?.event_type).toBe("stream-end");
  expect(last?.event_type === "stream-end" && last.response.text).toBe(generatedText(records));
  expect(generatedText(records)).not.toBe("");
}

export const chatV1Cases: readonly ContractCase[] = [
  {
    number: 52,
    name: "a v1 chat is answered with its history and token counts",
    async run(driver) {
      const { expect } = driver;
      const reply = await answered(driver, { message: "hi" });
      expect(reply.chat_history).toEqual([
        { role: "USER", message: "hi" },
        { role: "CHATBOT", message: reply.text },
      ]);
      expect(reply.text).not.toBe("");
      expect(reply.meta.tokens.output_tokens).toBeGreaterThan(0);
    },
  },
  { number: 53, name: "an empty message is 400", run: (driver) => refused(driver, { message: "" }, /message must not be empty/) },
  {
    number: 54,
    name: "an empty message beside tool results is answered",
    dependsOnEngine: true,
    async run(driver) {
      const reply = await answered(driver, { message: "", tools: [tool], tool_results: [result] });
      driver.expect(reply.chat_history.some(({ role }) => role === "USER")).toBe(false);
      driver.expect(reply.chat_history.at(-1)?.role).toBe("CHATBOT");
    },
  },
  {
    number: 55,
    name: "tool results without tools are 400",
    run: (driver) => refused(driver, { message: "hi", tool_results: [result] }, /^invalid request: tool_results requires tools$/),
  },
  {
    number: 56,
    name: "an empty history and null tool results are absent",
    async run(driver) {
      await answered(driver, { message: "hi", chat_history: [], tool_results: null, stream: false });
    },
  },
  {
    number: 57,
    name: "a stream is lines of JSON that end with stream-end",
    async run(driver) {
      const answer = await chatV1(driver, { message: "hi", stream: true });
      driver.expect(answer.headers.get("content-type")).toMatch(/^application\/stream\+json/);
      expectWholeStream(driver, lineRecords(driver, await answer.text(), v1RecordSchema));
    },
  },
  {
    number: 58,
    name: "Accepts: text/event-stream makes it server-sent events",
    async run(driver) {
      const body = JSON.stringify({ model: driver.models.chat, message: "hi", stream: true, max_tokens: 16 });
      const answer = await driver.call("/v1/chat", { headers: { Accepts: "text/event-stream" }, body });
      driver.expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
      expectWholeStream(driver, eventRecords(driver, await answer.text()));
    },
  },
  {
    number: 59,
    name: "an oversized history is 400, with truncation it is answered",
    dependsOnEngine: true,
    async run(driver) {
      const { context_length } = await success(driver, await driver.call(`/v1/models/${driver.models.chat}`), modelSchema);
      const message = "word ".repeat(Math.ceil(context_length / 12));
      const chat_history = Array.from({ length: 24 }, (_, index) => ({ role: index % 2 === 0 ? "USER" : "CHATBOT", message }));
      await refused(driver, { message: "hi", chat_history, prompt_truncation: "OFF" }, /^too many tokens: /);
      // A smaller prompt than the context: a model on a slow machine reads it all.
      await answered(driver, { message: "hi", chat_history, prompt_truncation: "AUTO", max_input_tokens: 300 });
    },
  },
  {
    number: 60,
    name: "an unknown connector is 404",
    async run(driver) {
      const answer = await chatV1(driver, { message: "hi", connectors: [{ id: "web-search" }] });
      await expectError(driver, answer, 404, /^connector 'web-search' not found$/);
    },
  },
];
