/**
 * `npm run test:examples`: installs what is missing, builds and packs the package, and drives every app of examples/ from
 * the tarballs in Chromium, among them Next.js and three versions of Vite: several minutes, and the registry is needed.
 * What follows `--` goes to the test runner: `npm run test:examples -- react-chat`.
 */
import { prepareBrowserRun, run } from "./browser-run.mjs";

const chromium = await prepareBrowserRun();
run(["scripts/build.mjs"]);
run(["node_modules/playwright/cli.js", "test", "--config", "tests/examples/playwright.config.ts", ...process.argv.slice(2)], {
  CHROMIUM_PATH: chromium,
});
