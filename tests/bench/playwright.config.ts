import { fileURLToPath } from "node:url";
import { defineConfig } from "playwright/test";

// Any port, so that two runs on one machine do not meet; kept in the environment, because every worker process reads this file.
process.env["BENCH_PORT"] ??= String(20_000 + Math.floor(Math.random() * 20_000));
const port = Number(process.env["BENCH_PORT"]);
const executablePath = process.env["CHROMIUM_PATH"];
const softwareAdapter = process.env["BENCH_SOFTWARE_GPU"] === "1" ? ["--use-webgpu-adapter=swiftshader", "--disable-gpu-watchdog"] : [];
const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs the bench in the runner of the browser tests; the speed of a machine fails no test. */
export default defineConfig({
  testDir: ".",
  outputDir: `${root}test-results/bench`,
  workers: 1,
  timeout: 90 * 60_000,
  reporter: "line",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // The last one: memory is measured at once, not when the browser has time.
      args: [
        "--no-sandbox",
        "--headless=new",
        "--disable-background-networking",
        "--enable-blink-features=ForceEagerMeasureMemory",
        // Without a GPU the engines are compared on a software adapter: correctness, not speed.
        ...(process.env["BENCH_WEB_LLM"] === undefined ? [] : ["--enable-unsafe-webgpu", ...softwareAdapter]),
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --mode bench --host localhost --port ${port} --strictPort`,
    cwd: root,
    url: `http://localhost:${port}/bench.html`,
    reuseExistingServer: false,
  },
});
