import { fileURLToPath } from "node:url";
import { defineConfig } from "playwright/test";

// Any port, so that two runs on one machine do not meet; kept in the environment, because every worker process reads this file.
process.env["WEIGHTS_PORT"] ??= String(20_000 + Math.floor(Math.random() * 20_000));
const port = Number(process.env["WEIGHTS_PORT"]);
const executablePath = process.env["CHROMIUM_PATH"];
const root = fileURLToPath(new URL("../..", import.meta.url));

/** Real weights, which `npm run test:weights` makes: tests run one at a time, because each computes for long. */
export default defineConfig({
  testDir: ".",
  outputDir: `${root}test-results/weights`,
  workers: 1,
  timeout: 20 * 60_000,
  reporter: [["list"], ["json", { outputFile: `${root}test-results/weights.json` }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ["--no-sandbox", "--headless=new", "--disable-background-networking", "--disable-component-update"],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --mode tests --host localhost --port ${port} --strictPort`,
    cwd: root,
    url: `http://localhost:${port}/service.html`,
    reuseExistingServer: false,
    // A busy machine starts it slowly.
    timeout: 300_000,
  },
});
