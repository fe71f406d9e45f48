import { defineConfig } from "playwright/test";

// Any port, so that two runs on one machine do not meet; kept in the environment, because every worker process reads this file.
process.env["TEST_PORT"] ??= String(20_000 + Math.floor(Math.random() * 20_000));
const port = Number(process.env["TEST_PORT"]);
const executablePath = process.env["CHROMIUM_PATH"];

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  // One browser with one software GPU: tests side by side would share two cores and tell nothing more.
  workers: 1,
  timeout: 60_000,
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        "--no-sandbox",
        "--headless=new",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-quic",
        "--enable-unsafe-webgpu",
        "--use-webgpu-adapter=swiftshader",
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --mode tests --host localhost --port ${port} --strictPort`,
    url: `http://localhost:${port}/bare.html`,
    reuseExistingServer: false,
  },
});
