/** A page with the official client libraries and the complete service. */
import type { Page } from "playwright/test";
import { scriptedModels } from "../../../contract/scripted/service-options.ts";
import type { PlainOptions } from "../../fixtures.ts";
import { shared, test as base } from "../../shared-pages.ts";
import { openServiceOn } from "../service-page.ts";

export { expect } from "playwright/test";

type Calls = Window["clientCalls"];

/** Runs one of the page's client calls. */
export type RunCall = <Name extends keyof Calls>(
  name: Name,
  ...given: Parameters<Calls[Name]>
) => Promise<Awaited<ReturnType<Calls[Name]>>>;

export interface ClientPage {
  /** On a page that tests share; its models stay loaded. */
  clients: RunCall;
}

export interface OwnClientPage {
  /** Opens a page of its own for the test, with options in addition to the scripted models. */
  openClients: (options: PlainOptions) => Promise<RunCall>;
}

const runOn =
  (page: Page): RunCall =>
  (name, ...given) =>
    page.evaluate(([called, model]) => (window.clientCalls as Record<string, (model?: string) => unknown>)[called]?.(model), [
      name,
      given[0],
    ] as const) as never;

export const test = base.extend<OwnClientPage & ClientPage>({
  clients: shared("clients", async (context) =>
    runOn(await openServiceOn(context, "/clients.html", { models: scriptedModels, aliases: { "command-*": "starter-chat" } })),
  ),
  openClients: async ({ context }, use) =>
    use(async (options) => runOn(await openServiceOn(context, "/clients.html", { models: scriptedModels, ...options }))),
});
