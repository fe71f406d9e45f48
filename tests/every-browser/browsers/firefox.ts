import type { BrowserKind } from "./browser.ts";
import { startWithPuppeteer } from "./with-puppeteer.ts";

export const firefox: BrowserKind = {
  variable: "FIREFOX_PATH",
  start: (executablePath, isPrivate) =>
    startWithPuppeteer({
      browser: "firefox",
      executablePath,
      extraPrefsFirefox: isPrivate ? { "browser.privatebrowsing.autostart": true } : {},
    }),
};
