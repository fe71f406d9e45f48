/**
 * The acceptance cases of contract 17 in Chromium: plain fetch, service worker, host, starter models. All of them run in
 * Node, too; those of `nodeOnly` run there alone.
 */
import type { Page } from "playwright/test";
import { contractCases } from "../../contract/cases/contract-cases.ts";
import { requestFor } from "../../contract/cases/case-request.ts";
import type { CaseRequest, ContractDriver } from "../../contract/cases/contract-driver.ts";
import { expect, test } from "./service-page.ts";

/**
 * Numbers of cases that the API decides from the parsed request before any model is asked: refusals whose way through the
 * service worker cases 7, 8, 11, 29 and 51 take already.
 */
const nodeOnly = new Set([
  9, 10, 12, 13, 14, 17, 19, 22, 23, 25, 26, 27, 28, 30, 31, 32, 35, 39, 40, 41, 53, 55, 60, 62, 64, 65, 68, 69, 73, 84,
]);

/** The request as plain data, which can cross into the page. */
function plainInit(path: string, request?: CaseRequest) {
  const { method, headers } = requestFor(path, request);
  return { method, headers: [...headers], body: request?.body ?? null };
}

function browserDriver(page: Page): ContractDriver {
  return {
    expect,
    async call(path, request) {
      const answer = await page.evaluate(
        async ([url, { method, headers, body }]) => {
          const response = await fetch(url, { method, headers, body });
          return { status: response.status, headers: [...response.headers], text: await response.text() };
        },
        [path, plainInit(path, request)] as const,
      );
      return new Response(answer.text, { status: answer.status, headers: answer.headers });
    },
    readEventsThenCancel: (path, request, count) =>
      page.evaluate(
        async ([url, { method, headers, body }, events]) => {
          const response = await fetch(url, { method, headers, body });
          const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
          let text = "";
          while (reader && text.split("event:").length <= events) {
            const { done, value } = await reader.read();
            if (done) break;
            text += value;
          }
          await reader?.cancel();
          return text;
        },
        [path, plainInit(path, request), count] as const,
      ),
    models: {
      chat: "starter-chat",
      embed: "starter-embed",
      rerank: "starter-rerank",
      slashed: "org/scripted-embed",
      vision: "scripted-vision",
      scripted: "scripted-chat",
      reasoning: "scripted-reasoning",
    },
    tokenWithoutConnectors: "inference-only",
  };
}

test.describe("contract 17", () => {
  test("the cases that run in Node alone are cases", () => {
    const numbers = new Set(contractCases.map(({ number }) => number));
    expect([...nodeOnly].filter((number) => !numbers.has(number))).toEqual([]);
  });

  for (const contractCase of contractCases) {
    if (nodeOnly.has(contractCase.number)) continue;
    test(`${contractCase.number}: ${contractCase.name}`, async ({ service }) => {
      const driver = browserDriver(service);
      await contractCase.run(driver);
    });
  }
});
