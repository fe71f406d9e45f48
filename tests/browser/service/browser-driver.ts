/** The acceptance cases of contract 17 in a page: its plain fetch, which the service worker answers. */
import type { Page } from "playwright/test";
import { requestFor } from "../../contract/cases/case-request.ts";
import type { CaseRequest, ContractDriver } from "../../contract/cases/contract-driver.ts";
import { expect } from "./service-page.ts";
import { caseCallers, caseModels } from "../../contract/case-models.ts";

/** The request as plain data, which can cross into the page. */
function plainInit(path: string, request?: CaseRequest) {
  const { method, headers } = requestFor(path, request);
  return { method, headers: [...headers], body: request?.body ?? null };
}

/** `chat`: the model that answers where a case needs no script. */
export function browserDriver(page: Page, chat = "starter-chat"): ContractDriver {
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
    models: { ...caseModels, chat, embed: "starter-embed", rerank: "starter-rerank" },
    ...caseCallers,
  };
}
