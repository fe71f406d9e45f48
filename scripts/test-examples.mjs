/**
 * `npm run test:examples`: installs missing packages, builds and packs the package, and tests every app of examples/ from
 * the tarballs in Chromium, including Next.js and three versions of Vite. Takes several minutes and needs the registry.
 * Arguments after `--` are passed to the test runner: `npm run test:examples -- react-chat`.
 */
import { prepareBrowserRun, run } from "./browser-run.mjs";

const chromium = await prepareBrowserRun();
run(["scripts/build.mjs"]);
run(["node_modules/playwright/cli.js", "test", "--config", "tests/examples/playwright.config.ts", ...process.argv.slice(2)], {
  CHROMIUM_PATH: chromium,
});
