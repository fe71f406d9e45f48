/** The same weights in Firefox, with products in int8: replies and vectors. */
import { test as base } from "playwright/test";
import { openStaticSite } from "../browser/static-site.ts";
import type { Tab } from "../every-browser/browsers/browser.ts";
import { firefox } from "../every-browser/browsers/firefox.ts";
import type { HubServer } from "../hub/hub-server.ts";
import { expectConversations } from "./conversations.ts";
import { chatModels, entries, withHub } from "./real-models.ts";
import { expectVectors } from "./vectors.ts";

interface WorkerFixtures {
  hub: HubServer;
  openFirefox: () => Promise<Tab>;
}

const executable = process.env[firefox.variable] ?? "";

const test = base.extend<object, WorkerFixtures>({
  // eslint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of the fixtures here.
  hub: [({}, use) => withHub(use), { scope: "worker" }],
  openFirefox: [
    async ({ hub }, use) => {
      const site = await openStaticSite();
      const browser = await firefox.start(executable, false);
      console.log(browser.version);
      await use(async () => {
        const tab = await browser.openTab();
        await tab.goto(`http://127.0.0.1:${site.port}/service.html`);
        await tab.evaluate(
          async ({ models, hubs }) => {
            const runtime = await window.startService({ directFetch: false, device: "wasm", models, hubs });
            await runtime.ready();
          },
          { models: entries, hubs: [hub.url] },
        );
        return tab;
      });
      await browser.close();
      await site.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.skip(executable === "", "Firefox is not on this machine");
test.describe.configure({ mode: "serial" });

let tab: Tab;
test("Firefox starts the service", async ({ openFirefox }) => {
  tab = await openFirefox();
});
test("Firefox: vectors equal sentence-transformers'", () => expectVectors(tab, true));
for (const id of chatModels) test(`Firefox, ${id}: conversations`, () => expectConversations(tab, `Firefox, ${id}`, id, id, "int8"));
