/** `LanguageModel` over the service in browsers that have none, for pages and libraries that were written for Chrome's. */
import { expect, skipIfAbsent, test } from "./browser-test.ts";
import type { Tab } from "./browsers/browser.ts";

const question = "What is the capital of Italy?";

skipIfAbsent();
test.describe.configure({ mode: "serial" });

test.describe("LanguageModel", () => {
  let tab: Tab;

  test("is installed where the browser has none", async ({ openTab, sites, browserId }) => {
    tab = await openTab();
    await tab.goto(`http://127.0.0.1:${sites.isolated.port}/prompt-api.html`);
    const isInstalled = await tab.evaluate(async () => {
      const runtime = await window.startService();
      // An earlier test of this browser may have loaded the model.
      await runtime.unload("starter-chat");
      await runtime.forget("starter-chat");
      return window.installPromptApi({ requireUserActivation: false, legacyNamespace: true });
    }, null);
    expect(isInstalled).toBe(browserId !== "chromium");
    if (!isInstalled)
      await tab.evaluate(() => window.installPromptApi({ force: true, requireUserActivation: false, legacyNamespace: true }), null);
  });

  test("downloads with progress, answers, and streams", async () => {
    const { before, loaded } = await tab.evaluate(() => window.promptCalls.progress(), null);
    expect(before).toBe("downloadable");
    expect([loaded[0], loaded.at(-1)]).toEqual([0, 1]);
    expect(loaded.filter((value) => value > 0 && value < 1).length).toBeGreaterThan(1);
    expect(await tab.evaluate((text) => window.promptCalls.prompt(text), question)).toContain("Rome");
    const pieces = await tab.evaluate((text) => window.promptCalls.promptStreaming(text), question);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join("")).toContain("Rome");
  });

  test("serves @built-in-ai/core and chrome-ai unchanged", async () => {
    expect(await tab.evaluate((prompt) => window.promptCalls.builtInGenerate(prompt), question)).toMatchObject({ finishReason: "stop" });
    expect((await tab.evaluate((prompt) => window.promptCalls.builtInStream(prompt), question)).join("")).toContain("Rome");
    const trip = "Extract the city and the number of days as JSON: We stay in Lisbon for 3 days.";
    const object = await tab.evaluate((prompt) => window.promptCalls.builtInObject(prompt), trip);
    expect(object).toEqual({ city: expect.any(String), days: expect.any(Number) });
    expect((await tab.evaluate((text) => window.promptCalls.chromeAi(text), question)).whole).toContain("Rome");
  });

  for (const kind of ["canvas", "blob", "svg"] as const) {
    test(`sends an image of the kind ${kind}`, async () => {
      const image = await tab.evaluate((given) => window.promptCalls.sentImage(given), kind);
      expect(image).toMatchObject({ type: "image/png", width: 64, height: 48, color: [255, 0, 0, 255] });
    });
  }

  test("refuses an image that cannot be decoded", async () => {
    expect(await tab.evaluate(() => window.promptCalls.imageError("broken"), null)).toBe("InvalidStateError");
    await tab.close();
  });
});
