/** The browser's own model through the service worker, over a scripted `LanguageModel`. */
import type { BrowserContext, Page } from "playwright/test";
import type { ScriptedBrowser } from "../../scripted/language-model/scripted-language-model.ts";
import { grants } from "../../contract/scripted/service-options.ts";
import type { PlainOptions } from "../fixtures.ts";
import { expect, test as base } from "./service-page.ts";

const options = { models: ["built-in"], tokens: grants, directFetch: false } satisfies PlainOptions;

async function openBuiltIn(context: BrowserContext, changes: Partial<ScriptedBrowser> = {}, path = "/service.html"): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.evaluate(
    async ([given, sent]) => {
      window.useScriptedBrowser(given);
      await (await window.startService(sent)).ready();
    },
    [changes, options] as const,
  );
  return page;
}

const test = base.extend<{ open: (changes?: Partial<ScriptedBrowser>, path?: string) => Promise<Page> }>({
  open: async ({ context }, use) => use((changes, path) => openBuiltIn(context, changes, path)),
});

interface Answer {
  status: number;
  warning: string | null;
  body: Record<string, unknown> & { message?: unknown };
}

function post(page: Page, path: string, body: object): Promise<Answer> {
  return page.evaluate(
    async ([url, sent]) => {
      const response = await fetch(url, {
        method: "POST",
        headers: { Authorization: "Bearer full", "Content-Type": "application/json" },
        body: JSON.stringify(sent),
      });
      return { status: response.status, warning: response.headers.get("X-API-Warning"), body: await response.json() };
    },
    [path, body] as const,
  );
}

const user = (content: string) => [{ role: "user", content }];
const chat = (page: Page, content: string, others: object = {}) =>
  post(page, "/v2/chat", { model: "built-in", messages: user(content), ...others });


test("a chat is answered by the browser's model, with its counts", async ({ open }) => {
  const page = await open();
  const { status, body } = await chat(page, "say:The kite nests here.");
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      finish_reason: "COMPLETE",
      message: { content: [{ type: "text", text: "The kite nests here." }] },
      usage: { tokens: { input_tokens: 8, output_tokens: 4 } },
    },
  });
  expect(await page.evaluate(async () => (await window.cohabit?.models())?.find(({ id }) => id === "built-in"))).toMatchObject({
    state: "loaded",
    device: "browser",
    availability: "available",
  });
});
