import { defineConfig } from "playwright/test";
import { slowTests } from "./scripts/slow-tests.mjs";
import { chromiumArguments } from "./scripts/chromium-arguments.mjs";

// A random port, so that parallel runs do not conflict; in the environment, because every worker process reads this file.
process.env["TEST_PORT"] ??= String(20_000 + Math.floor(Math.random() * 20_000));
const port = Number(process.env["TEST_PORT"]);
const executablePath = process.env["CHROMIUM_PATH"];

/** Patterns of the slow tests that `npm test` leaves out. */
const unchanged = (process.env["LEFT_OUT"] ?? "").split(",").filter((pattern) => pattern !== "");
const slow = slowTests();

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  // Five rows on two cores, because most tests wait for a browser half of their time.
  // A build server that stalls for seconds fails a test that waits for the browser; what passes only then is reported as such.
  retries: Number(process.env["TEST_RETRIES"] ?? 0),
  workers: 5,
  projects: [
    // The longest, of software WebGPU, would otherwise end long after everything else.
    { name: "slow", testMatch: slow, testIgnore: unchanged, workers: 3 },
    { name: "playground and docs", testMatch: ["playground/**/*.test.ts", "docs/**/*.test.ts"], testIgnore: slow, workers: 1 },
    { name: "service", testMatch: "service/**/*.test.ts", testIgnore: slow, workers: 2 },
    { name: "without a model", testMatch: "edges/**/*.test.ts", testIgnore: slow, fullyParallel: true },
  ],
  // High, so that only a test that hangs reaches it, not one on a slow machine.
  timeout: 180_000,
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...chromiumArguments,
        "--enable-unsafe-webgpu",
        "--use-webgpu-adapter=swiftshader",
        // Shaders set the memory of their workgroups to zero themselves, which the software adapter compiles in a fifth of the time.
        "--disable-dawn-features=use_vulkan_zero_initialize_workgroup_memory_extension",
        // A software adapter on a busy machine is slow.
        "--disable-gpu-watchdog",
        // An origin on plain http that is not localhost: an insecure context.
        "--host-resolver-rules=MAP insecure.test 127.0.0.1",
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --mode tests --host localhost --port ${port} --strictPort`,
    url: `http://localhost:${port}/bare.html`,
    reuseExistingServer: false,
  },
});
