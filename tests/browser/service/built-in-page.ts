/** Pages whose runtime has the browser's own model, over a scripted `LanguageModel`. */
import type { BrowserContext, Page } from "playwright/test";
import type { ScriptedBrowser } from "../../scripted/language-model/scripted-language-model.ts";
import { grants } from "../../contract/scripted/service-options.ts";
import type { ModelStatus } from "../../../src/inference/models.ts";
import type { PlainOptions } from "../fixtures.ts";
import { shared, test as base } from "../shared-pages.ts";

export { expect } from "playwright/test";

type BrowserChanges = Partial<
  Pick<
    ScriptedBrowser,
    | "availability"
    | "languages"
    | "readsImages"
    | "hasSamplingModes"
    | "continuesPrefixes"
    | "contextWindow"
    | "unsupportedKeywords"
    | "overflows"
    | "failures"
    | "holdsDownload"
  >
>;

interface OpenOptions {
  path?: string;
  options?: PlainOptions;
  /** Keeps the browser's own `LanguageModel`. */
  own?: boolean;
  /** Removes `LanguageModel`. */
  absent?: boolean;
  /** The page has the header `Permissions-Policy: language-model=()`. */
  deniedByPolicy?: boolean;
}

export const builtInOptions = { models: ["built-in"], tokens: grants, directFetch: false, precache: false } satisfies PlainOptions;

async function openBuiltIn(context: BrowserContext, changes: BrowserChanges, opening: OpenOptions): Promise<Page> {
  const { path = "/service.html", options, own = false, absent = false, deniedByPolicy = false } = opening;
  const page = await context.newPage();
  if (deniedByPolicy) {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "Permissions-Policy": "language-model=()" } });
    });
  }
  await page.goto(path);
  await page.evaluate(
    async ([given, sent, which]) => {
      if (which.absent) Reflect.deleteProperty(window, "LanguageModel");
      else if (!which.own) window.useScriptedBrowser(given);
      await (await window.startService(sent)).ready();
    },
    [changes, { ...builtInOptions, ...options }, { own, absent }] as const,
  );
  return page;
}

interface Fixtures {
  /** Opens another page, which has a browser of its own. */
  openBuiltIn: (changes?: BrowserChanges, options?: OpenOptions) => Promise<Page>;
  startedBuiltIn: Page;
  /** Gives the page that tests share a new browser, in which the model is not loaded. */
  useBuiltIn: (changes?: BrowserChanges) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  openBuiltIn: async ({ context }, use) => use((changes = {}, options = {}) => openBuiltIn(context, changes, options)),
  startedBuiltIn: shared("built-in", (context) => openBuiltIn(context, {}, {})),
  useBuiltIn: async ({ startedBuiltIn: page }, use) =>
    use(async (changes = {}) => {
      await page.evaluate(async (given) => {
        await window.cohabit?.unload("built-in");
        window.useScriptedBrowser(given);
      }, changes);
      return page;
    }),
});

interface Answer {
  status: number;
  warning: string | null;
  body: Record<string, unknown>;
}

export function post(page: Page, path: string, body: object): Promise<Answer> {
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

export const user = (content: unknown) => [{ role: "user", content }];

export const chat = (page: Page, content: unknown, others: object = {}) =>
  post(page, "/v2/chat", { model: "built-in", messages: user(content), ...others });

/** The calls of the scripted browser, without its measuring. */
export const callsOf = (page: Page) => page.evaluate(() => window.scriptedBrowser.calls);

export const statusIn = (page: Page): Promise<ModelStatus | undefined> =>
  page.evaluate(async () => (await window.cohabit?.models())?.find(({ id }) => id === "built-in"));
