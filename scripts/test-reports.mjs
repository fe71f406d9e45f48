/** Reads the JSON reports of the two test runners. */
import { z } from "zod";

/** @typedef {{ passed: number, failed: number, skipped: number, retried: number }} Count `retried`: the passed tests that failed at first. */

const nodeReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const browserReport = z.object({
  stats: z.object({ expected: z.int(), flaky: z.int(), unexpected: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
});

/** @param {unknown} data vitest's JSON report @returns {Count} */
export function countNodeTests(data) {
  const report = nodeReport.parse(data);
  // A file that failed to run has no tests.
  const brokenFiles = report.testResults.filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    retried: 0,
  };
}

/** @param {unknown} data Playwright's JSON report @returns {Count} */
export function countBrowserTests(data) {
  const { stats, errors } = browserReport.parse(data);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped, retried: stats.flaky };
}
