/** Contract 17, lines 1 to 8. */
import { expectError, modelListSchema, success, user } from "./responses.ts";
import type { ContractCase } from "./contract-driver.ts";

export const authAndRoutingCases: readonly ContractCase[] = [
  {
    number: 1,
    name: "a request without Authorization is 401",
    async run(driver) {
      const body = JSON.stringify({ model: driver.models.chat, messages: user("hi") });
      const answer = await driver.call("/v2/chat", { headers: { Authorization: null }, body });
      await expectError(driver, answer, 401, /^no api key supplied$/);
    },
  },
  {
    number: 2,
    name: "a scheme other than Bearer is 401",
    async run(driver) {
      const answer = await driver.call("/v1/models", { headers: { Authorization: "Basic abc" } });
      await expectError(driver, answer, 401, /^invalid api token$/);
    },
  },
  {
    number: 3,
    name: "the scheme may be in lower case",
    async run(driver) {
      const valid = await driver.call("/v1/models");
      await success(driver, valid, modelListSchema);
      const token = driver.tokenWithoutConnectors;
      const answer = await driver.call("/v1/models", { headers: { Authorization: null, authorization: `bearer ${token}` } });
      await success(driver, answer, modelListSchema);
    },
  },
  {
    number: 4,
    name: "a token without the permission is 403",
    async run(driver) {
      const headers = { Authorization: `Bearer ${driver.tokenWithoutConnectors}` };
      const answer = await driver.call("/v1/connectors", { headers });
      await expectError(driver, answer, 403, /^forbidden: connectors is required$/);
    },
  },
  {
    number: 5,
    name: "an unknown path is 404",
    async run(driver) {
      await expectError(driver, await driver.call("/v2/nope", { body: "{}" }), 404, /^404 page not found$/);
      const openai = await driver.call("/v1/chat/completions", { body: "{}" });
      await expectError(driver, openai, 404, /^404 page not found: .*\/compatibility\/v1\/chat\/completions.* openaiPath: /);
    },
  },
  {
    number: 6,
    name: "a wrong method on a known path is 404",
    async run(driver) {
      await expectError(driver, await driver.call("/v2/chat"), 404, /^404 page not found$/);
    },
  },
  {
    number: 7,
    name: "a named route that is not served is 501",
    async run(driver) {
      await expectError(driver, await driver.call("/v2/parse", { body: "{}" }), 501, /^not implemented: /);
    },
  },
  {
    number: 8,
    name: "authentication comes before parsing",
    async run(driver) {
      const answer = await driver.call("/v2/chat", { headers: { Authorization: null }, body: "{" });
      await expectError(driver, answer, 401);
    },
  },
];
