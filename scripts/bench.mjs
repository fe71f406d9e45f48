/**
 * `npm run bench`: installs missing packages, builds the pages of the bench, measures in one browser run and prints a
 * table; the raw samples go to bench-results/. `npm run bench -- --quick` repeats less, to check that everything runs.
 * `npm run bench -- --engines <folder>` compares the engines on WebGPU instead (docs/benchmarks.md).
 * Exits with 1 only if something could not be measured; a missed goal is a result, not an error.
 */
import path from "node:path";
import { prepareBrowserRun, run } from "./browser-run.mjs";

const option = process.argv.indexOf("--engines");
const folder = option < 0 ? undefined : process.argv[option + 1];
if (option >= 0 && folder === undefined) {
  console.error("--engines needs a folder: starter-chat as recipes/cohabit_recipes/web_llm writes it");
  process.exit(2);
}
const chromium = await prepareBrowserRun();
run(["node_modules/vite/bin/vite.js", "build", "--mode", "bench", "--logLevel", "warn"]);
run(
  [
    "node_modules/playwright/cli.js",
    "test",
    "--config",
    "tests/bench/playwright.config.ts",
    folder === undefined ? "bench.test.ts" : "engines.test.ts",
  ],
  {
    CHROMIUM_PATH: chromium,
    ...(folder === undefined ? {} : { BENCH_WEB_LLM: path.resolve(folder) }),
    ...(process.argv.includes("--quick") ? { BENCH_QUICK: "1" } : {}),
  },
);
