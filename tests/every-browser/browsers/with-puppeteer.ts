/** Chromium and Firefox over WebDriver BiDi, which both speak themselves. */
import { launch, type LaunchOptions } from "puppeteer-core";
import { type Browser, callTimeoutMs, type Tab } from "./browser.ts";

export async function startWithPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await launch({ protocolTimeout: callTimeoutMs, ...options, protocol: "webDriverBiDi", headless: true });
  return {
    version: await browser.version(),
    async openTab(): Promise<Tab> {
      const page = await browser.newPage();
      return {
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        // The function is sent as text, because the driver's types of arguments include handles of objects in the page.
        evaluate: async <Result, Argument>(work: (argument: Argument) => Result | Promise<Result>, argument: Argument) =>
          (await page.evaluate(`(${String(work)})(${JSON.stringify(argument)})`)) as Result,
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}
