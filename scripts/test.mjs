/**
 * `npm test`: installs what is missing, then checks, Node tests, builds and browser tests. The last line is
 * `N passed, N failed` over all of them; exits with 1 unless nothing failed.
 *
 *     npm test -- --full      20,000 made requests instead of 2,000, and every skill of starter-chat asked as often as its
 *                             threshold needs, as after a change of the model
 *
 * Checks and the build of the browser tests run beside the Node tests, which leave a core idle; each shows its output when
 * it ends. Browser tests run alone: models compute there, and time limits of the service are real.
 */
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
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

/** @param {string} name @param {number} startedAt `performance.now()` @param {string} [outcome] */
function showEnd(name, startedAt, outcome = "") {
  console.log(`\n== ${name}: ${outcome}${Math.round((performance.now() - startedAt) / 1000)} s`);
}

/**
 * Runs a Node script to its end.
 * @param {string[]} command
 * @param {{ environment?: Record<string, string>, isAlone?: boolean }} [options] `isAlone`: its output is shown as it
 *   comes; else it is returned.
 * @returns {Promise<{ isPassed: boolean, output: string }>} Whether it exited with 0.
 */
function run(command, { environment = {}, isAlone = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
      // Kept output goes through a pipe, where colours would be noise.
      env: { ...process.env, ...(isAlone ? {} : { NO_COLOR: "1", FORCE_COLOR: "0" }), ...environment },
    });
    /** @type {Buffer[]} */
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (/** @type {Buffer} */ bytes) => output.push(bytes));
    const end = (/** @type {boolean} */ isPassed) => resolve({ isPassed, output: Buffer.concat(output).toString("utf8") });
    child.on("error", () => end(false));
    child.on("close", (code) => end(code === 0));
  });
}

/**
 * Runs a test runner that writes a JSON report. A runner that fails without a failed test, or leaves no report (it
 * crashed), counts as one failure.
 * @param {string} name
 * @param {string[]} command
 * @param {string} reportFile
 * @param {(report: unknown) => Count} read
 * @param {Parameters<typeof run>[1]} options
 */
async function runTests(name, command, reportFile, read, options) {
  const startedAt = performance.now();
  rmSync(reportFile, { force: true });
  if (options?.isAlone === true) console.log(`\n== ${name}`);
  const { isPassed, output } = await run(command, options);
  /** @type {Count} */
  let count = { passed: 0, failed: 0, skipped: 0, retried: 0 };
  let complaint = "";
  try {
    count = read(JSON.parse(readFileSync(reportFile, "utf8")));
  } catch (error) {
    complaint = `${name}: no readable report: ${String(error)}`;
    count.failed += 1;
  }
  if (count.passed + count.failed === 0 || (!isPassed && count.failed === 0)) {
    complaint = `${name}: the runner ran no test or failed by itself`;
    count.failed += 1;
  }
  const retried = count.retried > 0 ? `${count.retried} of them at the second attempt, ` : "";
  showEnd(name, startedAt, `${count.passed} passed, ${count.failed} failed, ${retried}`);
  if (output !== "") console.log(output.trimEnd());
  if (complaint !== "") console.error(complaint);
  add(count);
}

async function runAllChecks() {
  const startedAt = performance.now();
  const { runChecks } = await import("./checks/run-checks.mjs");
  const lines = [];
  for (const { name, isPassed, report } of await runChecks(() => undefined)) {
    lines.push(`${isPassed ? "ok  " : "FAIL"} ${name}${isPassed ? "" : `\n${report}`}`);
    add(isPassed ? { passed: 1 } : { failed: 1 });
  }
  showEnd("checks", startedAt);
  console.log(lines.join("\n"));
}

/** @param {string} name @param {string[]} command @returns {Promise<boolean>} Whether it succeeded. */
async function build(name, command) {
  const startedAt = performance.now();
  const { isPassed, output } = await run(command);
  showEnd(name, startedAt, isPassed ? "built, " : "FAILED, ");
  if (output !== "") console.log(output.trimEnd());
  add(isPassed ? { passed: 1 } : { failed: 1 });
  return isPassed;
}

/** The playground is built by its own tests. */
const buildPages = () =>
  build("pages of the browser tests", ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error", "--mode", "tests"]);

/** @param {boolean} isFull */
async function runEverything(isFull) {
  // Only now: the packages may not have been there before.
  const { countBrowserTests, countNodeTests } = await import("./test-reports.mjs");
  console.log("checks, builds and tests in Node, side by side");
  const nodeTests = runTests(
    "tests in Node",
    ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", "--reporter=json", "--outputFile.json=test-results/node.json"],
    `${root}test-results/node.json`,
    countNodeTests,
    { environment: isFull ? { FUZZ_RUNS: "20000" } : {} },
  );
  const builds = runAllChecks().then(buildPages);
  const [isBuilt] = await Promise.all([builds, nodeTests]);
  if (!isBuilt) return;
  const chromium = await provideChromium();
  if (chromium === undefined) {
    console.error("no Chromium was found and none could be installed; CHROMIUM_PATH may name one");
    add({ failed: 1 });
    return;
  }
  await runTests("tests in Chromium", ["node_modules/playwright/cli.js", "test"], `${root}test-results/browser.json`, countBrowserTests, {
    environment: { CHROMIUM_PATH: chromium, ...(isFull ? { SKILLS: "all" } : {}) },
    isAlone: true,
  });

  if (!(await build("package", ["scripts/build.mjs"]))) return;
  await runTests(
    "package, and the example without a build",
    ["node_modules/playwright/cli.js", "test", "--config", "tests/examples/playwright.config.ts", "--project", "quick"],
    `${root}test-results/examples.json`,
    countBrowserTests,
    { environment: { CHROMIUM_PATH: chromium }, isAlone: true },
  );
}

function readFlags() {
  try {
    return parseArgs({ options: { full: { type: "boolean", default: false } } }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

const { full } = readFlags();
installPackages();
try {
  await runEverything(full);
} catch (error) {
  console.error(error);
  add({ failed: 1 });
}
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
