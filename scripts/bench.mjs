/**
 * `npm run bench`: installs what is missing, builds the pages of the bench, measures in one browser run and prints a
 * table; the raw samples go to bench-results/. `npm run bench -- --quick` repeats less, to see that everything runs.
 * Exits with 1 only where something could not be measured: a missed goal is a figure, not a fault.
 */
import { spawnSync } from "node:child_process";
import { provideChromium } from "./chromium.mjs";
import { installPackages, root } from "./install.mjs";

/** @param {string[]} command @param {Record<string, string>} [environment] */
function run(command, environment = {}) {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: "inherit", env: { ...process.env, ...environment } });
  if (status !== 0) process.exit(1);
}

installPackages();
const chromium = await provideChromium();
if (chromium === undefined) {
  console.error("no Chromium was found and none could be installed; CHROMIUM_PATH may name one");
  process.exit(1);
}
run(["node_modules/vite/bin/vite.js", "build", "--mode", "bench", "--logLevel", "warn"]);
run(["node_modules/playwright/cli.js", "test", "--config", "tests/bench/playwright.config.ts"], {
  CHROMIUM_PATH: chromium,
  ...(process.argv.includes("--quick") ? { BENCH_QUICK: "1" } : {}),
});
