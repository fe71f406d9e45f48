/** Contract 17, lines 72 to 74. */
import { expectError, post, rerankSchema, success } from "./responses.ts";
import type { ContractCase, ContractDriver } from "./contract-driver.ts";

const documents = ["The cat sat on the mat.", "Paris is the capital of France."];

const rerank = (driver: ContractDriver, fields: Record<string, unknown>, version: "v1" | "v2" = "v2") =>
  post(driver, `/${version}/rerank`, { model: driver.models.rerank, query: "capital of France", documents, ...fields });

export const rerankCases: readonly ContractCase[] = [
  {
    number: 72,
    name: "top_n above the number of documents is clamped, best first",
    async run(driver) {
      const { expect } = driver;
      const answer = await rerank(driver, { top_n: 3 });
      expect(answer.headers.get("x-api-warning")).toMatch(/top_n/);
      const { results, meta } = await success(driver, answer, rerankSchema);
      expect(results.map(({ index }) => index)).toEqual([1, 0]);
      const scores = results.map(({ relevance_score }) => relevance_score);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      expect(
        scores.every((score) => score >= 0 && score <= 1),
        scores.join(),
      ).toBe(true);
      expect(meta.billed_units.search_units).toBe(1);
      expect(meta.warnings?.join()).toMatch(/top_n/);
    },
  },
  {
    number: 73,
    name: "top_n 0, no documents and a blank query are 400",
    async run(driver) {
      await expectError(driver, await rerank(driver, { top_n: 0 }), 400, /top_n/);
      await expectError(driver, await rerank(driver, { documents: [] }), 400, /documents/);
      await expectError(driver, await rerank(driver, { query: " " }), 400, /query/);
    },
  },
  {
    number: 74,
    name: "object documents are 400 in v2 and come back in v1",
    async run(driver) {
      const objects = documents.map((text, position) => ({ text, position }));
      await expectError(
        driver,
        await rerank(driver, { documents: objects }),
        400,
        /^invalid type: parameter documents\[0\] is of type object but should be of type string$/,
      );
      const answer = await rerank(driver, { documents: objects, return_documents: true }, "v1");
      const { results, meta } = await success(driver, answer, rerankSchema);
      driver.expect(results[0]?.document).toEqual(objects[1]);
      driver.expect(meta.api_version.version).toBe("1");
    },
  },
];
