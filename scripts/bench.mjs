/**
 * `npm run bench`: installs missing packages, builds the pages of the bench, measures in one browser run and prints a
 * table; the raw samples go to bench-results/. `npm run bench -- --quick` repeats less, to check that everything runs.
 * Exits with 1 only if something could not be measured; a missed goal is a result, not an error.
 */
import { prepareBrowserRun, run } from "./browser-run.mjs";

const chromium = await prepareBrowserRun();
run(["node_modules/vite/bin/vite.js", "build", "--mode", "bench", "--logLevel", "warn"]);
run(["node_modules/playwright/cli.js", "test", "--config", "tests/bench/playwright.config.ts"], {
  CHROMIUM_PATH: chromium,
  ...(process.argv.includes("--quick") ? { BENCH_QUICK: "1" } : {}),
});
