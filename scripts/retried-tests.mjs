/** A reporter of vitest that names the tests which failed at first and passed at a later attempt. */
export default class RetriedTests {
  /** @param {import("vitest/node").TestCase} test */
  onTestCaseResult(test) {
    const { flaky = false, retryCount = 0 } = test.diagnostic() ?? {};
    if (flaky) console.log(`\npassed at attempt ${retryCount + 1}: ${test.module.relativeModuleId} ${test.fullName}`);
  }
}
