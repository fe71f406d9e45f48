/**
 * `npm run eval`: installs what is missing, builds the page of the evaluations, measures the quality of replies in one
 * browser run and prints a table; the figures and the mistakes behind them go to eval-results/.
 *
 *     npm run eval -- --only citations,json      some evaluations
 *     npm run eval -- --corpora <folder>         also with the passages of a corpora folder (docs/citations.md)
 *
 * Exits with 1 only where something could not be measured: a missed goal is a figure, not a fault.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { provideChromium } from "./chromium.mjs";
import { installPackages, root } from "./install.mjs";

/** @param {string[]} command @param {Record<string, string>} [environment] */
function run(command, environment = {}) {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: "inherit", env: { ...process.env, ...environment } });
  if (status !== 0) process.exit(1);
}

/** @returns {{ only?: string, corpora?: string }} */
function readFlags() {
  try {
    return parseArgs({ options: { only: { type: "string" }, corpora: { type: "string" } } }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

const { only, corpora } = readFlags();
installPackages();
const chromium = await provideChromium();
if (chromium === undefined) {
  console.error("no Chromium was found and none could be installed; CHROMIUM_PATH may name one");
  process.exit(1);
}
run(["node_modules/vite/bin/vite.js", "build", "--mode", "eval", "--logLevel", "warn"]);
run(["node_modules/playwright/cli.js", "test", "--config", "tests/eval/playwright.config.ts"], {
  CHROMIUM_PATH: chromium,
  ...(only === undefined ? {} : { EVAL_ONLY: only }),
  ...(corpora === undefined ? {} : { CORPORA: path.resolve(corpora) }),
});
