import type { BrowserKind } from "./browser.ts";
import { startWithPuppeteer } from "./with-puppeteer.ts";

export const chromium: BrowserKind = {
  variable: "CHROMIUM_PATH",
  start: (executablePath, isPrivate) =>
    startWithPuppeteer({ browser: "chrome", executablePath, args: ["--no-sandbox", ...(isPrivate ? ["--incognito"] : [])] }),
};
