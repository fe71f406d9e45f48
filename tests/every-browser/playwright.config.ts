import { fileURLToPath } from "node:url";
import { defineConfig } from "playwright/test";
import type { BrowserOptions } from "./browser-test.ts";

/**
 * The core of the service in Chromium, Firefox and WebKit, over the pages of the browser tests. Environment variables
 * have the paths of the browsers (`browsers/*.ts`); the tests of an absent browser are skipped.
 */
export default defineConfig<object, BrowserOptions>({
  testDir: ".",
  outputDir: fileURLToPath(new URL("../../test-results/every-browser", import.meta.url)),
  retries: Number(process.env["TEST_RETRIES"] ?? 0),
  // Two cores; a file runs in one browser from its first test to its last.
  workers: 2,
  timeout: 120_000,
  reporter: [["list"], ["json", { outputFile: fileURLToPath(new URL("../../test-results/every-browser.json", import.meta.url)) }]],
  projects: [
    { name: "WebKit", use: { browserId: "webkit" } },
    { name: "Firefox", use: { browserId: "firefox" } },
    { name: "Firefox, private window", use: { browserId: "firefox", isPrivate: true }, grep: /@private/ },
    { name: "Chromium", use: { browserId: "chromium" } },
  ],
});
