/** Contract 17, lines 61 to 63. */
import { expectError, post, success } from "./responses.ts";
import type { ContractCase, ContractDriver } from "./contract-driver.ts";
import { generatedText, generateRecordSchema, generateSchema, lineRecords } from "./v1-responses.ts";

const generate = (driver: ContractDriver, fields: Record<string, unknown>) =>
  post(driver, "/v1/generate", { model: driver.models.chat, prompt: "x", max_tokens: 8, ...fields });

export const generateCases: readonly ContractCase[] = [
  {
    number: 61,
    name: "two generations have their index, and the route is deprecated",
    dependsOnEngine: true,
    async run(driver) {
      const answer = await generate(driver, { num_generations: 2 });
      driver.expect(answer.headers.get("x-api-warning")).toMatch(/deprecated/);
      const { generations, meta, prompt } = await success(driver, answer, generateSchema);
      driver.expect(generations.map(({ index }) => index)).toEqual([0, 1]);
      driver.expect(meta.warnings?.join()).toMatch(/deprecated/);
      driver.expect(prompt).toBe("x");
    },
  },
  {
    number: 62,
    name: "values out of bounds are 400",
    async run(driver) {
      for (const [fields, message] of [
        [{ max_tokens: 0 }, /max_tokens/],
        [{ num_generations: 6 }, /num_generations/],
        [{ temperature: 5.1 }, /temperature/],
      ] as const) {
        await expectError(driver, await generate(driver, fields), 400, message);
      }
    },
  },
  {
    number: 63,
    name: "a stream ends with stream-end and its generations",
    async run(driver) {
      const { expect } = driver;
      const answer = await generate(driver, { stream: true });
      expect(answer.headers.get("content-type")).toMatch(/^application\/stream\+json/);
      const records = lineRecords(driver, await answer.text(), generateRecordSchema);
      const last = records.at(-1);
      expect(last?.event_type).toBe("stream-end");
      expect(last?.is_finished).toBe(true);
      expect(last?.event_type === "stream-end" && last.response.generations[0]?.text).toBe(generatedText(records));
    },
  },
];
