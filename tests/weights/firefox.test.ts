/** The same weights in Firefox, with products in int8: replies, vectors, and hand-over in the middle of a reply. */
import { expect, test as base } from "playwright/test";
import { openStaticSite } from "../browser/static-site.ts";
import type { Tab } from "../every-browser/browsers/browser.ts";
import { firefox } from "../every-browser/browsers/firefox.ts";
import { startWithPuppeteer } from "../every-browser/browsers/with-puppeteer.ts";
import type { HubServer } from "../hub/hub-server.ts";
import { streamedReplyOf, streamedTextOf } from "../soak/streamed-reply.ts";
import { watchStream } from "../soak/watched-stream.ts";
import { expectConversations } from "./conversations.ts";
import { chatModels, ggufModels, llamaCppModels, mainEntries, repositoryOf, user, withHub } from "./real-models.ts";
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
      // On one thread llama.cpp reads the longest prompt for some minutes.
      const browser = await startWithPuppeteer({ browser: "firefox", executablePath: executable, protocolTimeout: 600_000 });
      console.log(browser.version);
      await use(async () => {
        const tab = await browser.openTab();
        await tab.goto(`http://127.0.0.1:${site.port}/service.html`);
        // Firefox ends a call through the service worker after a minute, which llama.cpp needs for the longest prompt.
        await tab.evaluate(
          async ({ models, hubs }) => {
            const runtime = await window.startService({ directFetch: true, precache: false, device: "wasm", models, hubs });
            await runtime.ready();
          },
          { models: mainEntries, hubs: [hub.url] },
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
/** One call of a page may not take as long as a download on a busy machine. */
async function loadModel(model: string): Promise<void> {
  await tab.evaluate((id) => void window.cohabit?.load(id), model);
  const stateOf = (): Promise<unknown> =>
    tab.evaluate(async (id) => (await window.cohabit?.models())?.find((each) => each.id === id)?.state, model);
  await expect.poll(stateOf, { timeout: 300_000 }).toBe("loaded");
}

for (const model of [...chatModels, ...ggufModels, ...llamaCppModels]) {
  test(`Firefox, ${model}: conversations`, async () => {
    await loadModel(model);
    await expectConversations(tab, `Firefox, ${model}`, repositoryOf(model), model, "int8");
  });
}

const isHost = (each: Tab): Promise<boolean | undefined> => each.evaluate(() => window.cohabit?.status().isHost, null);

for (const model of [...chatModels, ...ggufModels, ...llamaCppModels]) {
  test(`Firefox, ${model}: a reply continues in its reader's tab when the hosting tab is closed`, async ({ openFirefox }) => {
    const reader = await openFirefox();
    expect([await isHost(tab), await isHost(reader)]).toEqual([true, false]);
    const messages = user("Tell me a long story about a goat.");
    const body = { model, messages, max_tokens: 48, temperature: 0, logprobs: true, stream: true };
    const whole = await (await watchStream(reader, "runtime", body)).result();
    expect(streamedReplyOf(whole.text)).toMatchObject({ isComplete: true, starts: 1 });
    const stream = await watchStream(reader, "runtime", body);
    await stream.pieces(12);
    await tab.close();
    const { text, error } = await stream.result();
    expect(error).toBeUndefined();
    expect(streamedTextOf(text)).toBe(streamedTextOf(whole.text));
    // llama.cpp reads its own text again, so counts and log probabilities may differ.
    if (!llamaCppModels.includes(model)) expect(streamedReplyOf(text).comparable).toBe(streamedReplyOf(whole.text).comparable);
    else expect(streamedReplyOf(text)).toMatchObject({ isComplete: true, starts: 1 });
    expect(await isHost(reader)).toBe(true);
    tab = reader;
  });
}
