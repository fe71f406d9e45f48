import { withoutAddressBarPages } from "../../../scripts/chromium-arguments.mjs";
import type { BrowserKind } from "./browser.ts";
import { startWithPuppeteer } from "./with-puppeteer.ts";

export const chromium: BrowserKind = {
  variable: "CHROMIUM_PATH",
  start: (executablePath, isPrivate) =>
    startWithPuppeteer({
      browser: "chrome",
      executablePath,
      args: ["--no-sandbox", `--disable-features=${withoutAddressBarPages.join(",")}`, ...(isPrivate ? ["--incognito"] : [])],
    }),
};
