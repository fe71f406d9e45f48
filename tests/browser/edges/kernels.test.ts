/** Products in int8 by the browser's own relaxed SIMD, on whatever processor runs the test. */
import type { Page } from "playwright/test";
import { compileRuntimeKernels } from "../../../scripts/build/kernels/runtime-with-kernels.mjs";
import { attentionCases, computeAttention } from "../../kernels/attention-products.ts";
import { findWrongProducts, floatProductCases } from "../../kernels/float-products.ts";
import { findWrongSums, productCases } from "../../kernels/panel-products.ts";
import { expect, test } from "../fixtures.ts";

/** Runs a function in the page, of which the page gets the text once, so that it is compiled once for all cases. */
async function runAll<Given, Found>(
  page: Page,
  run: (given: { kernels: readonly number[]; given: Given }) => Promise<Found>,
  bytes: readonly number[],
  cases: readonly Given[],
): Promise<Found[]> {
  const runInPage = await page.evaluateHandle<typeof run>(`(${String(run)})`);
  const kernels = await page.evaluateHandle((sent) => sent, bytes);
  const found = await page.evaluate(
    async ([compute, compiled, sent]) => {
      const results: unknown[] = [];
      for (const given of JSON.parse(sent)) results.push(await compute({ kernels: compiled, given }));
      return results;
    },
    [runInPage, kernels, JSON.stringify(cases)] as const,
  );
  return found as Found[];
}

test("the kernels with relaxed SIMD give the sums of plain numbers", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  const kernels = [...(await compileRuntimeKernels("relaxed-simd"))];
  const pairs = <Given, Found>(cases: readonly Given[], found: readonly Found[]) => cases.map((given, index) => [given, found[index]]);
  const right = <Given>(cases: readonly Given[]) => cases.map((given) => [given, ""]);
  expect(pairs(productCases, await runAll(page, findWrongSums, kernels, productCases))).toEqual(right(productCases));
  expect(pairs(floatProductCases, await runAll(page, findWrongProducts, kernels, floatProductCases))).toEqual(right(floatProductCases));
  const others = [...(await compileRuntimeKernels("simd"))];
  const computed = await runAll(page, computeAttention, kernels, attentionCases);
  for (const [index, given] of attentionCases.entries()) {
    const { digest } = await computeAttention({ kernels: others, given });
    expect([given, computed[index]]).toEqual([given, { wrong: "", digest }]);
  }
});
