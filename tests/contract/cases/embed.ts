/** Contract 17, lines 64 to 71. */
import { embedByTypeSchema, embedFloatsSchema, expectError, modelSchema, post, success } from "./responses.ts";
import type { ContractCase, ContractDriver } from "./contract-driver.ts";

const embed = (driver: ContractDriver, fields: Record<string, unknown>) =>
  post(driver, "/v2/embed", { model: driver.models.embed, input_type: "search_document", ...fields });

const embedded = async (driver: ContractDriver, fields: Record<string, unknown>) =>
  success(driver, await embed(driver, fields), embedByTypeSchema);

const numbers = (value: string | number[] | undefined) => (Array.isArray(value) ? value : []);

export const embedCases: readonly ContractCase[] = [
  {
    number: 64,
    name: "an embed request without input_type is 400",
    async run(driver) {
      const answer = await post(driver, "/v2/embed", { model: driver.models.embed, texts: ["a"] });
      await expectError(driver, answer, 400, /^invalid request: input_type is required$/);
    },
  },
  {
    number: 65,
    name: "97 texts are 400",
    async run(driver) {
      const answer = await embed(driver, { texts: Array.from({ length: 97 }, (_, index) => `text ${index}`) });
      await expectError(driver, answer, 400, /total number of texts must be at most 96 - received 97/);
    },
  },
  {
    number: 66,
    name: "texts are embedded as float when no type is named",
    async run(driver) {
      const { expect } = driver;
      const answer = await embedded(driver, { texts: ["a", "a longer text"] });
      expect(Object.keys(answer.embeddings)).toEqual(["float"]);
      expect(answer.embeddings["float"]?.length).toBe(2);
      expect(answer.texts).toEqual(["a", "a longer text"]);
      expect(answer.meta.api_version.version).toBe("2");
      expect(answer.meta.billed_units.input_tokens).toBeGreaterThan(0);
      for (const vector of answer.embeddings["float"] ?? []) {
        const length = Math.hypot(...numbers(vector));
        expect(Math.abs(length - 1)).toBeLessThanOrEqual(1e-3);
      }
    },
  },
  {
    number: 67,
    name: "exactly the types that were asked for come back",
    async run(driver) {
      const { expect } = driver;
      const { embeddings } = await embedded(driver, { texts: ["a"], embedding_types: ["int8", "ubinary", "base64"] });
      expect(Object.keys(embeddings).toSorted()).toEqual(["base64", "int8", "ubinary"]);
      const int8 = numbers(embeddings["int8"]?.[0]);
      expect(numbers(embeddings["ubinary"]?.[0]).length).toBe(int8.length / 8);
      for (const value of int8) expect(Number.isInteger(value) && value >= -128 && value <= 127, String(value)).toBe(true);
      const base64 = embeddings["base64"]?.[0];
      expect(typeof base64 === "string" ? atob(base64).length : 0).toBe(int8.length * 4);
    },
  },
  {
    number: 68,
    name: "an output_dimension that the contract does not name is 400",
    async run(driver) {
      await expectError(driver, await embed(driver, { texts: ["a"], output_dimension: 300 }), 400, /output_dimension/);
    },
  },
  {
    number: 69,
    name: "exactly one of texts, images and inputs must be given",
    async run(driver) {
      const images = ["data:image/png;base64,iVBORw0KGgo="];
      await expectError(driver, await embed(driver, { texts: ["a"], images }), 400, /exactly one of texts, images, inputs/);
      await expectError(driver, await embed(driver, {}), 400, /exactly one of texts, images, inputs/);
      await expectError(driver, await embed(driver, { texts: [] }), 400, /exactly one of texts, images, inputs/);
    },
  },
  {
    number: 70,
    name: "a text over the context is 400 with truncate NONE and cut with END",
    dependsOnEngine: true,
    async run(driver) {
      const { context_length } = await success(driver, await driver.call(`/v1/models/${driver.models.embed}`), modelSchema);
      const texts = ["word ".repeat(context_length * 2)];
      await expectError(driver, await embed(driver, { texts, truncate: "NONE" }), 400, /^too many tokens: /);
      const { meta } = await embedded(driver, { texts, truncate: "END" });
      driver.expect(meta.billed_units.input_tokens).toBeLessThanOrEqual(context_length);
    },
  },
  {
    number: 71,
    name: "v1 without embedding_types answers with a list of vectors",
    async run(driver) {
      const body = { texts: ["a"], model: driver.models.embed, input_type: "search_query" };
      const answer = await success(driver, await post(driver, "/v1/embed", body), embedFloatsSchema);
      driver.expect(answer.embeddings.length).toBe(1);
      driver.expect(answer.meta.api_version.version).toBe("1");
    },
  },
];
