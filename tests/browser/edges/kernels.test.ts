/** Products in int8 by the browser's own relaxed SIMD, on whatever processor runs the test. */
import { compileRuntimeKernels } from "../../../scripts/build/kernels/runtime-with-kernels.mjs";
import { dotProbe } from "../../../src/worker/engine/onnx/relaxed-simd.ts";
import { attentionCases, computeAttention } from "../../kernels/attention-products.ts";
import { findWrongSums, productCases } from "../../kernels/panel-products.ts";
import { expect, test } from "../fixtures.ts";

test("the probe for a dot product says what the processor has", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  const found = await page.evaluate(async (bytes) => {
    const { instance } = await WebAssembly.instantiate(Uint8Array.from(bytes));
    const run = instance.exports[""];
    return typeof run === "function" ? Number(run()) : undefined;
  }, [...dotProbe]);
  // Exactly, without a sign or with both; or of two at a time, cut off at 16 bits.
  expect([-130_560, 512, -65_536]).toContain(found);
});

test("the kernels with relaxed SIMD give the sums of plain numbers", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  const kernels = [...(await compileRuntimeKernels("relaxed-simd"))];
  for (const given of productCases) {
    expect(await page.evaluate(findWrongSums, { kernels, given }), JSON.stringify(given)).toBe("");
  }
  const others = [...(await compileRuntimeKernels("simd"))];
  for (const given of attentionCases) {
    const { wrong, digest } = await page.evaluate(computeAttention, { kernels, given });
    expect(wrong, JSON.stringify(given)).toBe("");
    expect(digest, JSON.stringify(given)).toBe((await computeAttention({ kernels: others, given })).digest);
  }
});
