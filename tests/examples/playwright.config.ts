import { defineConfig } from "playwright/test";
import { chromiumArguments } from "../../scripts/chromium-arguments.mjs";

const executablePath = process.env["CHROMIUM_PATH"];

/** The tests of this folder that `npm test` runs; the others install frameworks, which takes minutes. */
const quick = [/package\.test\.ts$/, /plain-html\.test\.ts$/];

export default defineConfig({
  outputDir: "../../test-results/examples-output",
  // A build server that stalls for seconds fails a test that waits for the browser; tests that pass only then are
  // reported as flaky.
  retries: Number(process.env["TEST_RETRIES"] ?? 0),
  workers: 1,
  // Installing, building and the first load of a model are in it.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "../../test-results/examples.json" }]],
  use: {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...chromiumArguments],
    },
  },
  projects: [
    { name: "quick", testMatch: quick },
    { name: "examples", testIgnore: quick },
  ],
});
