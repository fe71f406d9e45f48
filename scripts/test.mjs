/**
 * `npm test`: installs what is missing, then checks, Node tests, builds and browser tests. The last line is
 * `N passed, N failed` over all of them; exits with 1 unless nothing failed.
 */
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { provideChromium } from "./chromium.mjs";
import { installPackages, root } from "./install.mjs";

/** @typedef {import("./test-reports.mjs").Count} Count */

const total = { passed: 0, failed: 0, skipped: 0 };

/** @param {Partial<Count>} count */
function add({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/**
 * Runs a Node script to its end with its output shown.
 * @param {string[]} command
 * @param {Record<string, string>} [environment]
 * @returns {Promise<boolean>} Whether it exited with 0.
 */
function run(command, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: "inherit", env: { ...process.env, ...environment } });
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });
}

/**
 * Runs a test runner that writes a JSON report. A runner that fails without a failed test, or leaves no report (it
 * crashed), counts as one failure.
 * @param {string} name
 * @param {string[]} command
 * @param {string} reportFile
 * @param {(report: unknown) => Count} read
 * @param {Record<string, string>} [environment]
 */
async function runTests(name, command, reportFile, read, environment) {
  console.log(`\n== ${name}`);
  rmSync(reportFile, { force: true });
  const isPassed = await run(command, environment);
  /** @type {Count} */
  let count = { passed: 0, failed: 0, skipped: 0 };
  try {
    count = read(JSON.parse(readFileSync(reportFile, "utf8")));
  } catch (error) {
    console.error(`${name}: no readable report: ${String(error)}`);
    count.failed += 1;
  }
  if (count.passed + count.failed === 0 || (!isPassed && count.failed === 0)) {
    console.error(`${name}: the runner ran no test or failed by itself`);
    count.failed += 1;
  }
  add(count);
}

/** @param {string} name @param {string[]} flags */
async function build(name, flags) {
  console.log(`\n== ${name}`);
  const isPassed = await run(["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", ...flags]);
  add(isPassed ? { passed: 1 } : { failed: 1 });
  return isPassed;
}

async function runEverything() {
  // Only now: the packages may not have been there before.
  const { runChecks } = await import("./checks/run-checks.mjs");
  const { countBrowserTests, countNodeTests } = await import("./test-reports.mjs");
  console.log("== checks");
  await runChecks(({ name, isPassed, report }) => {
    console.log(`${isPassed ? "ok  " : "FAIL"} ${name}${isPassed ? "" : `\n${report}`}`);
    add(isPassed ? { passed: 1 } : { failed: 1 });
  });

  await runTests(
    "tests in Node",
    ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", "--reporter=json", "--outputFile.json=test-results/node.json"],
    `${root}test-results/node.json`,
    countNodeTests,
  );

  await build("playground", []);
  if (!(await build("pages of the browser tests", ["--mode", "tests"]))) return;
  const chromium = await provideChromium();
  if (chromium === undefined) {
    console.error("no Chromium was found and none could be installed; CHROMIUM_PATH may name one");
    add({ failed: 1 });
    return;
  }
  await runTests(
    "tests in Chromium",
    ["node_modules/playwright/cli.js", "test"],
    `${root}test-results/browser.json`,
    countBrowserTests,
    { CHROMIUM_PATH: chromium },
  );
}

installPackages();
try {
  await runEverything();
} catch (error) {
  console.error(error);
  add({ failed: 1 });
}
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
