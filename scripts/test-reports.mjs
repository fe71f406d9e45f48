/** Reads the JSON reports of the two test runners. */
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

/**
 * `retried`: the passed tests that failed at first. `failures`: file, title and first line of the error of each failed test.
 * @typedef {{ passed: number, failed: number, skipped: number, retried: number, failures: string[] }} Count
 */

const nodeReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).optional() })),
    }),
  ),
});

const browserError = z.object({ message: z.string().optional() });

const browserSuite = z.object({
  title: z.string(),
  get suites() {
    return z.array(browserSuite).optional();
  },
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.int(),
      tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ error: browserError.optional() })) })),
    }),
  ),
});

const browserReport = z.object({
  stats: z.object({ expected: z.int(), flaky: z.int(), unexpected: z.int(), skipped: z.int() }),
  suites: z.array(browserSuite),
  errors: z.array(browserError),
});

/** @param {string} place @param {string | undefined} message */
function describeFailure(place, message = "no message") {
  const [firstLine] = stripVTControlCharacters(message).trim().split("\n");
  return `${place}: ${firstLine}`;
}

/** @param {unknown} data vitest's JSON report @returns {Count} */
export function countNodeTests(data) {
  const report = nodeReport.parse(data);
  // A file that failed to run has no tests.
  const brokenFiles = report.testResults.filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0);
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => describeFailure(`${path.relative("", name)} ${fullName}`, failureMessages?.[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    retried: 0,
    failures: [...failures, ...brokenFiles.map(({ name, message }) => describeFailure(path.relative("", name), message))],
  };
}

/** @param {z.infer<typeof browserSuite>} suite @param {string[]} titles of the suites around it @returns {string[]} */
function failuresIn(suite, titles) {
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ results }) => describeFailure([`${file}:${line}`, ...titles, title].join(" › "), results.at(-1)?.error?.message)),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, [...titles, inner.title]))];
}

/** @param {unknown} data Playwright's JSON report @returns {Count} */
export function countBrowserTests(data) {
  const { stats, suites, errors } = browserReport.parse(data);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: stats.flaky,
    failures: [...suites.flatMap((suite) => failuresIn(suite, [])), ...errors.map(({ message }) => describeFailure("the runner", message))],
  };
}
