/**
 * `npm run test:examples`: installs missing packages, builds and packs the package, and tests every app of examples/ from
 * the tarballs in Chromium, including Next.js and three versions of Vite. Takes several minutes and needs the registry.
 * `npm run test:examples -- react-chat` runs the test files with this word in their names, `-- -g chat` the tests with it in their titles.
 */
import { prepareBrowserRun, run } from "./browser-run.mjs";
import { readTestArguments } from "./command-line.mjs";

const testArguments = readTestArguments(import.meta.url);
const chromium = await prepareBrowserRun();
run(["scripts/build.mjs"]);
run(["node_modules/playwright/cli.js", "test", "--config", "tests/examples/playwright.config.ts", ...testArguments], {
  CHROMIUM_PATH: chromium,
});
