/** Products in int8 by the browser's own relaxed SIMD, on whatever processor runs the test. */
import type { Page } from "playwright/test";
import { compileRuntimeKernels } from "../../../scripts/build/kernels/runtime-with-kernels.mjs";
import { attentionCases, computeAttention } from "../../kernels/attention-products.ts";
import { computeFloatAttention, floatAttentionCases } from "../../kernels/float-attention.ts";
import { findWrongProducts, floatProductCases } from "../../kernels/float-products.ts";
import { findWrongSums, productCases } from "../../kernels/panel-products.ts";
import { expect, test } from "../fixtures.ts";

/** Runs a function in the page, of which the page gets the text once, so that it is compiled once for all cases. */
async function runAll<Code, Given, Found>(
  page: Page,
  run: (given: Code & { given: Given }) => Promise<Found>,
  code: Code,
  cases: readonly Given[],
): Promise<Found[]> {
  const runInPage = await page.evaluateHandle<typeof run>(`(${String(run)})`);
  const codeInPage = await page.evaluateHandle<Code>(`(${JSON.stringify(code)})`);
  const found = await page.evaluate(
    async ([compute, compiled, sent]) => {
      const results: unknown[] = [];
      for (const given of JSON.parse(sent)) results.push(await compute({ ...compiled, given }));
      return results;
    },
    [runInPage, codeInPage, JSON.stringify(cases)] as const,
  );
  return found as Found[];
}

test("the kernels with relaxed SIMD give the sums of plain numbers", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  const kernels = [...(await compileRuntimeKernels("relaxed-simd"))];
  const builds = { "relaxed-simd": kernels };
  const pairs = <Given, Found>(cases: readonly Given[], found: readonly Found[]) => cases.map((given, index) => [given, found[index]]);
  const right = <Given>(cases: readonly Given[]) => cases.map((given) => [given, ""]);
  expect(pairs(productCases, await runAll(page, findWrongSums, { builds }, productCases))).toEqual(right(productCases));
  expect(pairs(floatProductCases, await runAll(page, findWrongProducts, { builds }, floatProductCases))).toEqual(right(floatProductCases));
  for (const { wrong } of await runAll(page, computeFloatAttention, { kernels }, floatAttentionCases)) expect(wrong).toBe("");
  const others = { simd: [...(await compileRuntimeKernels("simd"))] };
  const computed = await runAll(page, computeAttention, { builds }, attentionCases);
  for (const [index, given] of attentionCases.entries()) {
    const { digest } = await computeAttention({ builds: others, given });
    expect([given, computed[index]]).toEqual([given, { wrong: "", digest }]);
  }
});
