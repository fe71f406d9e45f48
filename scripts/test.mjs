/**
 * `npm test`: installs missing packages, then runs checks, Node tests, builds and browser tests. At the end it lists each
 * failure with its error; the last line is the total, `N passed, N failed`. Exits with 1 if anything failed.
 *
 * `npm test -- --full` also runs
 * - the groups of slow tests that passed with the same inputs before (scripts/slow-tests.mjs)
 * - starter-chat on software WebGPU
 * - as many cases of each skill of starter-chat as its threshold needs
 * - 20,000 generated requests instead of 2,000
 * - 30 kills of the browser during a download
 *
 * Checks and the build of the browser tests run in parallel with the Node tests, and the package with the core in every browser; each shows its
 * output when it ends. The tests in Chromium run alone, because models compute there under the service's real time limits.
 */
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { provideChromium, provideOtherBrowsers } from "./browsers.mjs";
import { readCommandLine } from "./command-line.mjs";
import { installPackages, root } from "./install.mjs";

/** @typedef {import("./test-reports.mjs").Count} Count */

/** `failures`: a line for each failure, printed again at the end. @type {Omit<Count, "retried">} */
const total = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** @param {Partial<Count>} count */
function add({ passed = 0, failed = 0, skipped = 0, failures = [] }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.failures.push(...failures);
}

/** @param {boolean} isPassed @param {string} step @returns {Partial<Count>} The count of a step that is not a test runner. */
const verdictOf = (isPassed, step) => (isPassed ? { passed: 1 } : { failed: 1, failures: [step] });

/** @param {string} name @param {number} startedAt `performance.now()` @param {string} [outcome] */
function showEnd(name, startedAt, outcome = "") {
  console.log(`\n== ${name}: ${outcome}${Math.round((performance.now() - startedAt) / 1000)} s`);
}

/**
 * Runs a Node script to its end.
 * @param {string[]} command
 * @param {{ environment?: Record<string, string>, inheritsOutput?: boolean }} [options] `inheritsOutput`: shows the output
 *   immediately instead of returning it.
 * @returns {Promise<{ isPassed: boolean, output: string }>} Whether it exited with 0.
 */
function run(command, { environment = {}, inheritsOutput = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      stdio: inheritsOutput ? "inherit" : ["ignore", "pipe", "pipe"],
      // Returned output must not contain colours.
      env: { ...process.env, ...(inheritsOutput ? {} : { NO_COLOR: "1", FORCE_COLOR: "0" }), ...environment },
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
 * Runs a test runner that writes a JSON report. A runner that fails without a failed test, or writes no report, counts as
 * one failure.
 * @param {string} name
 * @param {string[]} command
 * @param {string} reportFile
 * @param {(report: unknown) => Count} read
 * @param {Parameters<typeof run>[1]} options
 * @returns {Promise<Count>}
 */
async function runTests(name, command, reportFile, read, options) {
  const startedAt = performance.now();
  rmSync(reportFile, { force: true });
  if (options?.inheritsOutput === true) console.log(`\n== ${name}`);
  const { isPassed, output } = await run(command, options);
  /** @type {Count} */
  let count = { passed: 0, failed: 0, skipped: 0, retried: 0, failures: [] };
  /** @param {string} problem */
  const fail = (problem) => {
    count.failures.push(problem);
    count.failed += 1;
  };
  try {
    count = read(JSON.parse(readFileSync(reportFile, "utf8")));
  } catch (error) {
    fail(`${name}: no readable report: ${String(error)}`);
  }
  if (count.passed + count.failed === 0 || (!isPassed && count.failed === 0)) fail(`${name}: the runner ran no test or failed itself`);
  const retried = count.retried > 0 ? `${count.retried} of them at the second attempt, ` : "";
  showEnd(name, startedAt, `${count.passed} passed, ${count.failed} failed, ${retried}`);
  if (output !== "") console.log(output.trimEnd());
  add(count);
  return count;
}

async function runAllChecks() {
  const startedAt = performance.now();
  const { runChecks } = await import("./checks/run-checks.mjs");
  const lines = [];
  for (const { name, isPassed, report, count } of await runChecks(() => undefined)) {
    const tests = count === undefined ? "" : `: ${count.passed} passed, ${count.failed} failed`;
    lines.push(`${isPassed ? "ok  " : "FAIL"} ${name}${tests}${isPassed ? "" : `\n${report}`}`);
    add(count ?? verdictOf(isPassed, `check: ${name}`));
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
  add(verdictOf(isPassed, `build: ${name}`));
  return isPassed;
}

/** @returns {Promise<boolean>} */
async function buildPages() {
  const areBuilt = await build("pages of the browser tests", [
    "node_modules/vite/bin/vite.js",
    "build",
    "--logLevel",
    "error",
    "--mode",
    "tests",
  ]);
  return areBuilt && build("playground", ["scripts/build/playground-from-source.mjs"]);
}

/** @param {string} chromium Path of its executable. */
async function runInEveryBrowser(chromium) {
  const { countBrowserTests } = await import("./test-reports.mjs");
  const { environment, absent } = provideOtherBrowsers();
  const count = await runTests(
    "core in Chromium, Firefox and WebKit",
    ["node_modules/playwright/cli.js", "test", "--config", "tests/every-browser/playwright.config.ts"],
    `${root}test-results/every-browser.json`,
    countBrowserTests,
    { environment: { CHROMIUM_PATH: chromium, ...environment }, inheritsOutput: true },
  );
  for (const { name, advice } of absent) {
    console.log(`left out: the core in ${name}, which is not on this machine and could not be installed (${advice})`);
  }
  return count;
}

/** @param {boolean} isFull */
async function runEverything(isFull) {
  // Dynamic, because the packages may have been missing before.
  const { countBrowserTests, countNodeTests } = await import("./test-reports.mjs");
  const { toolTests } = await import("./checks/run-checks.mjs");
  const { slowGroups } = await import("./slow-tests.mjs");
  const { unchanged, recordPassed } = slowGroups();
  const leftOut = isFull ? [] : unchanged;
  const patterns = leftOut.flatMap(({ tests }) => tests);
  if (leftOut.length > 0) {
    const names = leftOut.map(({ name }) => name).join(", ");
    console.log(`left out, because nothing that they test has changed since they passed: ${names} (npm test -- --full runs them)`);
  }
  console.log("left out: published weights, which npm run test:weights fetches");
  console.log("checks, builds and Node tests in parallel");
  const nodeTests = runTests(
    "tests in Node",
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...toolTests.flatMap((folder) => ["--exclude", `${folder}/**`]),
      ...patterns.flatMap((pattern) => ["--exclude", `tests/${pattern}`]),
      `--retry=${process.env["TEST_RETRIES"] ?? 0}`,
      "--reporter=dot",
      "--reporter=./scripts/retried-tests.mjs",
      "--reporter=json",
      "--outputFile.json=test-results/node.json",
    ],
    `${root}test-results/node.json`,
    countNodeTests,
    { environment: isFull ? { FUZZ_RUNS: "20000" } : {} },
  );
  const builds = runAllChecks().then(buildPages);
  const [isBuilt, inNode] = await Promise.all([builds, nodeTests]);
  if (!isBuilt) return;
  const chromium = await provideChromium();
  if (chromium === undefined) {
    add({ failed: 1, failures: ["found no Chromium and could not install one; set CHROMIUM_PATH to an executable"] });
    return;
  }
  const inBrowser = await runTests(
    "tests in Chromium",
    ["node_modules/playwright/cli.js", "test"],
    `${root}test-results/browser.json`,
    countBrowserTests,
    {
      environment: {
        CHROMIUM_PATH: chromium,
        ...(isFull ? { SKILLS: "all", KILLS: "30", STARTER_ON_WEBGPU: "1" } : { LEFT_OUT: patterns.join(",") }),
      },
      inheritsOutput: true,
    },
  );
  const [inEveryBrowser] = await Promise.all([runInEveryBrowser(chromium), buildAndTestPackage(chromium)]);
  if (inEveryBrowser.failed === 0 && inNode.failed === 0 && inBrowser.failed === 0) recordPassed();
}

/** @param {string} chromium Path of its executable. */
async function buildAndTestPackage(chromium) {
  const { countBrowserTests } = await import("./test-reports.mjs");
  if (!(await build("package", ["scripts/build.mjs"]))) return;
  await runTests(
    "package, and the example without a build",
    ["node_modules/playwright/cli.js", "test", "--config", "tests/examples/playwright.config.ts", "--project", "quick"],
    `${root}test-results/examples.json`,
    countBrowserTests,
    { environment: { CHROMIUM_PATH: chromium } },
  );
}

const { full } = readCommandLine(import.meta.url, { full: { type: "boolean", default: false } }).values;
installPackages();
try {
  await runEverything(full);
} catch (error) {
  console.error(error);
  add({ failed: 1, failures: [String(error)] });
}
if (total.failures.length > 0) console.log(["\nfailed:", ...total.failures.map((failure) => `- ${failure}`)].join("\n"));
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
