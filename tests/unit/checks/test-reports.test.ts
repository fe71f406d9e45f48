import { describe, expect, it } from "vitest";
import { countBrowserTests, countNodeTests } from "../../../scripts/test-reports.mjs";

describe("countNodeTests", () => {
  it("lists failed tests, and files that failed to run, with the first line of their error", () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        {
          name: `${process.cwd()}/tests/unit/sum.test.ts`,
          status: "failed",
          assertionResults: [
            { fullName: "sum adds", status: "passed", failureMessages: [] },
            {
              fullName: "sum rounds",
              status: "failed",
              failureMessages: ["\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at sum.ts:3"],
            },
          ],
        },
        { name: `${process.cwd()}/tests/unit/broken.test.ts`, status: "failed", message: "Cannot find module", assertionResults: [] },
      ],
    };
    expect(countNodeTests(report)).toEqual({
      passed: 2,
      failed: 2,
      skipped: 1,
      retried: 0,
      failures: ["tests/unit/sum.test.ts sum rounds: AssertionError: expected 1 to be 2", "tests/unit/broken.test.ts: Cannot find module"],
    });
  });
});

describe("countBrowserTests", () => {
  it("lists tests that failed at each attempt, in suites of any depth, and errors of the runner", () => {
    const spec = (title: string, status: string, messages: string[]) => ({
      title,
      file: "chat.test.ts",
      line: 7,
      tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
    });
    const report = {
      stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 0 },
      suites: [
        {
          title: "chat.test.ts",
          specs: [spec("answers", "unexpected", ["Error: first attempt", "Error: no answer\n  at chat.test.ts:9"])],
          suites: [
            {
              title: "a stream",
              specs: [spec("ends", "unexpected", ["TimeoutError: 60000 ms"]), spec("begins", "flaky", ["Error: late"])],
            },
          ],
        },
      ],
      errors: [{ message: "a worker ended" }],
    };
    expect(countBrowserTests(report)).toEqual({
      passed: 4,
      failed: 3,
      skipped: 0,
      retried: 1,
      failures: [
        "chat.test.ts:7 › answers: Error: no answer",
        "chat.test.ts:7 › a stream › ends: TimeoutError: 60000 ms",
        "the runner: a worker ended",
      ],
    });
  });
});
