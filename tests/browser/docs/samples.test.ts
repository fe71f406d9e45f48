/** Runs the samples of the docs that are marked `run`, unchanged, with the starter models. */
import { allSamples } from "../../../scripts/docs/sample-files.mjs";
import { expect, test, type Page } from "../fixtures.ts";

const runnable = allSamples().filter(({ isRunnable }) => isRunnable);

/** `…` in an output of the docs matches any text. */
function patternOf(output: string): RegExp {
  const parts = output
    .trim()
    .split("…")
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join("[^]*?")}$`);
}

async function run(page: Page, name: string, output: string | undefined): Promise<void> {
  const logged = (await page.evaluate((sample) => window.runSample(sample), name)).join("\n").trim();
  expect(logged).not.toBe("");
  if (output !== undefined) expect(logged).toMatch(patternOf(output));
}

test.describe("samples that share a runtime", () => {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage();
    await page.goto("/docs-samples.html");
  });
  test.afterAll(() => page.context().close());

  for (const { file, line, name, output } of runnable.filter(({ isAlone }) => !isAlone)) {
    test(`${file}:${line}`, () => run(page, name, output));
  }
});

for (const { file, line, name, output } of runnable.filter(({ isAlone }) => isAlone)) {
  test(`${file}:${line} in a page of its own`, async ({ openPage }) => run(await openPage("/docs-samples.html"), name, output));
}
