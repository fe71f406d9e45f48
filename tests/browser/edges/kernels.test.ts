/** Products in int8 by the browser's own relaxed SIMD, on whatever processor runs the test. */
import { compileRuntimeKernels } from "../../../scripts/build/kernels/runtime-with-kernels.mjs";
import { attentionCases, computeAttention } from "../../kernels/attention-products.ts";
import { computeFloatAttention, floatAttentionCases } from "../../kernels/float-attention.ts";
import { findWrongProducts, floatProductCases } from "../../kernels/float-products.ts";
import { findWrongSums, productCases } from "../../kernels/panel-products.ts";
import { expect, test } from "../fixtures.ts";

test("the kernels with relaxed SIMD give the sums of plain numbers", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  // Sent once, because the test sends its arguments as text.
  const kernels = await page.evaluateHandle((bytes) => bytes, [...(await compileRuntimeKernels("relaxed-simd"))]);
  for (const given of productCases) {
    expect(await page.evaluate(findWrongSums, { kernels, given }), JSON.stringify(given)).toBe("");
  }
  for (const given of floatProductCases) {
    expect(await page.evaluate(findWrongProducts, { kernels, given }), JSON.stringify(given)).toBe("");
  }
  for (const given of floatAttentionCases) {
    expect((await page.evaluate(computeFloatAttention, { kernels, given })).wrong, JSON.stringify(given)).toBe("");
  }
  const others = [...(await compileRuntimeKernels("simd"))];
  for (const given of attentionCases) {
    const { wrong, digest } = await page.evaluate(computeAttention, { kernels, given });
    expect(wrong, JSON.stringify(given)).toBe("");
    expect(digest, JSON.stringify(given)).toBe((await computeAttention({ kernels: others, given })).digest);
  }
});
