/** Contract 17, lines 83 to 85. */
import { expectError, modelListSchema, modelSchema, success } from "./responses.ts";
import type { ContractCase } from "./contract-driver.ts";

export const modelsCases: readonly ContractCase[] = [
  {
    number: 83,
    name: "page tokens visit each model once",
    async run(driver) {
      const { expect } = driver;
      const all = await success(driver, await driver.call("/v1/models?page_size=1000"), modelListSchema);
      const names = all.models.map(({ name }) => name);
      expect(names.length).toBeGreaterThan(1);
      expect(all.next_page_token).toBeUndefined();
      const visited: string[] = [];
      let token: string | undefined = "";
      while (token !== undefined && visited.length <= names.length) {
        const query: string = token === "" ? "" : `&page_token=${encodeURIComponent(token)}`;
        const answer = await driver.call(`/v1/models?page_size=1${query}`);
        const page = await success(driver, answer, modelListSchema);
        expect(page.models.length).toBe(1);
        visited.push(...page.models.map(({ name }) => name));
        token = page.next_page_token;
      }
      expect(visited).toEqual(names);
    },
  },
  {
    number: 84,
    name: "a wrong query is 400",
    async run(driver) {
      const queries = ["page_size=0", "page_size=1001", "page_size=x", "page_token=x", "default_only=true", "endpoint=foo"];
      for (const query of queries) await expectError(driver, await driver.call(`/v1/models?${query}`), 400);
      await success(driver, await driver.call("/v1/models?page_size=1e2"), modelListSchema);
    },
  },
  {
    number: 85,
    name: "an unknown model is 404",
    async run(driver) {
      await expectError(
        driver,
        await driver.call("/v1/models/org%2Fmissing"),
        404,
        /^model 'org\/missing' not found: available: .*'aliases'/,
      );
      const model = await success(driver, await driver.call(`/v1/models/${driver.models.chat}`), modelSchema);
      driver.expect(model.endpoints).toContain("chat");
    },
  },
  {
    number: 85,
    name: "a name with a slash is one percent-encoded segment",
    async run(driver) {
      const name = driver.models.slashed;
      const model = await success(driver, await driver.call(`/v1/models/${encodeURIComponent(name)}`), modelSchema);
      driver.expect(model.name).toBe(name);
    },
  },
];
