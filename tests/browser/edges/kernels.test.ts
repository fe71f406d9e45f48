/** Products in int8 by the browser's own relaxed SIMD, on whatever processor runs the test. */
import { compileKernels } from "../../../scripts/build/kernels/runtime-with-kernels.mjs";
import { findWrongSums, productCases } from "../../kernels/panel-products.ts";
import { expect, test } from "../fixtures.ts";

test("the kernels with relaxed SIMD give the sums of plain numbers", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  const kernels = [...(await compileKernels("relaxed-simd"))];
  for (const given of productCases) {
    expect(await page.evaluate(findWrongSums, { kernels, given }), JSON.stringify(given)).toBe("");
  }
});
