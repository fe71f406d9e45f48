/**
 * The acceptance cases of contract 17 in Chromium: plain fetch, service worker, host, starter models. All of them run
 * in Node, too; the cases of `nodeOnly` run only there.
 */
import { contractCases } from "../../contract/cases/contract-cases.ts";
import { ConnectorServer } from "../../connectors/connector-server.ts";
import { browserDriver } from "./browser-driver.ts";
import { expect, test } from "./service-page.ts";

/**
 * Numbers of cases that the API decides from the parsed request before any model is asked: their refusals pass the
 * service worker in the same way as cases 7, 8, 11, 29 and 51.
 */
const nodeOnly = new Set([
  9, 10, 12, 13, 14, 17, 19, 22, 23, 25, 26, 27, 28, 30, 31, 32, 35, 39, 40, 41, 53, 55, 60, 62, 64, 65, 68, 69, 73, 84,
]);

let connectors: ConnectorServer;

test.describe("contract 17", () => {
  test.beforeAll(async () => {
    connectors = await ConnectorServer.start();
  });

  test.afterAll(() => connectors.stop());

  test("the cases that run in Node alone are cases", () => {
    const numbers = new Set(contractCases.map(({ number }) => number));
    expect([...nodeOnly].filter((number) => !numbers.has(number))).toEqual([]);
  });

  for (const contractCase of contractCases) {
    if (nodeOnly.has(contractCase.number)) continue;
    test(`${contractCase.number}: ${contractCase.name}`, async ({ service }) => {
      await contractCase.run({ ...browserDriver(service), connectorServer: connectors.url });
    });
  }
});
