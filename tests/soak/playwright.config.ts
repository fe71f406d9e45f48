import { fileURLToPath } from "node:url";
import { defineConfig } from "playwright/test";
import browserTests from "../../playwright.config.ts";

/** Soak runs use the pages of the browser tests. Only a test that cannot measure fails; the measured values do not fail a run. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  outputDir: fileURLToPath(new URL("../../test-results/soak", import.meta.url)),
  projects: [{ name: "soak" }],
  workers: 1,
  timeout: 6 * 60 * 60_000,
  reporter: "line",
  webServer: Array.isArray(browserTests.webServer)
    ? browserTests.webServer
    : { ...browserTests.webServer, command: browserTests.webServer?.command ?? "", cwd: fileURLToPath(new URL("../..", import.meta.url)) },
});
