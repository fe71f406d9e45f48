import { fileURLToPath } from "node:url";
import { defineConfig } from "playwright/test";

// Any port, so that two runs on one machine do not meet; kept in the environment, because every worker process reads this file.
process.env["EVAL_PORT"] ??= String(20_000 + Math.floor(Math.random() * 20_000));
const port = Number(process.env["EVAL_PORT"]);
const executablePath = process.env["CHROMIUM_PATH"];
const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs the evaluations in the runner of the browser tests; a missed goal fails no test. */
export default defineConfig({
  testDir: ".",
  testMatch: "evaluations.test.ts",
  outputDir: `${root}test-results/eval`,
  workers: 1,
  timeout: 60 * 60_000,
  reporter: "line",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ["--no-sandbox", "--headless=new", "--disable-background-networking"],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --mode eval --host localhost --port ${port} --strictPort`,
    cwd: root,
    url: `http://localhost:${port}/evaluation.html`,
    reuseExistingServer: false,
  },
});
