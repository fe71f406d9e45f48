/** A tab with the complete service: the starter models, and a scripted one for replies that take as long as a test needs. */
import type { StaticSite } from "../browser/static-site.ts";
import { scriptedModels } from "../contract/scripted/service-options.ts";
import type { Tab } from "./browsers/browser.ts";

export interface Answer {
  status: number;
  body: ReturnType<typeof JSON.parse>;
}

const slowModel = scriptedModels.filter(({ id }) => id === "scripted-chat");

/**
 * Opens the page and starts the service; its `fetch` goes through the service worker. Two threads, which are not the
 * default on a machine with two cores.
 */
export async function openService(tab: Tab, site: StaticSite): Promise<void> {
  await tab.goto(`http://127.0.0.1:${site.port}/service.html`);
  await startService(tab);
}

export async function startService(tab: Tab): Promise<void> {
  await tab.evaluate(
    async (models) => {
      const runtime = await window.startService({ directFetch: false, models, threads: 2 });
      await runtime.ready();
    },
    slowModel.map((model) => ({ ...model })),
  );
}

/** Posts JSON and reads JSON. */
export const post = (tab: Tab, path: string, body: object): Promise<Answer> =>
  tab.evaluate(
    async ({ url, sent }) => {
      const headers = { Authorization: "Bearer any", "Content-Type": "application/json" };
      const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(sent) });
      return { status: response.status, body: await response.json() };
    },
    { url: path, sent: body },
  );
