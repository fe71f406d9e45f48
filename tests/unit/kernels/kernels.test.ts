/** The kernels by themselves, as processors differ, and their place in ONNX Runtime. */
import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { linkKernels, UnknownRuntimeError } from "../../../scripts/build/kernels/link-kernels.mjs";
import { assertStackUse, maxStackBytes, measureStackUse } from "../../../scripts/build/kernels/stack-use.mjs";
import {
  type Build,
  compileRuntimeKernels,
  kernelRuntimes,
  runtimeWithKernels,
} from "../../../scripts/build/kernels/runtime-with-kernels.mjs";
import { hasRelaxedSimd } from "../../../src/worker/engine/onnx/relaxed-simd.ts";
import {
  attentionCases,
  computeAttention,
  findLostNaN,
  findWrongExponentials,
  findWrongTangents,
} from "../../kernels/attention-products.ts";
import { computeFloatAttention, floatAttentionCases } from "../../kernels/float-attention.ts";
import { findWrongProducts, floatProductCases } from "../../kernels/float-products.ts";
import { findWrongSums, type ProductCase, productCases } from "../../kernels/panel-products.ts";

const nameOf = ({ rows, inputs, outputs, part, hasSignedRows, zero, weightZero, hasMark }: ProductCase): string =>
  `${rows} rows of ${inputs} by ${outputs}` +
  `${part ? ", in part" : ""}${hasSignedRows ? ", signed" : ""}, zeros ${zero} and ${weightZero}${hasMark ? "" : ", not in panels"}`;
// Relaxed SIMD itself is tested where it surely is: in the browser.
const builds: Build[] = ["simd", "as-with-vnni", "as-on-arm", "as-neither"];

const compiled = Object.fromEntries(await Promise.all(builds.map(async (build) => [build, [...(await compileRuntimeKernels(build))]])));

describe("in panels, by every build", () => {
  test.each(productCases.map((one) => ({ name: nameOf(one), one })))("$name", async ({ one }) => {
    expect(await findWrongSums({ builds: compiled, given: one })).toBe("");
  });
});

describe("rows of float32, by every build", () => {
  test.each(floatProductCases.map((one) => ({ name: JSON.stringify(one), one })))("$name", async ({ one }) => {
    expect(await findWrongProducts({ builds: compiled, given: one })).toBe("");
  });
});

describe("attention over caches in int8, the same to the bit by every build", () => {
  test.each(attentionCases.map((one) => ({ name: JSON.stringify(one), one })))("$name", async ({ one }) => {
    expect((await computeAttention({ builds: compiled, given: one })).wrong).toBe("");
  });
});

describe("attention over caches in float32", async () => {
  const kernels = [...(await compileRuntimeKernels("simd"))];

  test.each(floatAttentionCases.map((one) => ({ name: JSON.stringify(one), one })))("$name", async ({ one }) => {
    const computed = await computeFloatAttention({ kernels, given: one });
    expect(computed.wrong).toBe("");
    const alone = await computeFloatAttention({ kernels, given: { ...one, rows: 1 } });
    expect(computed.digest).toBe(alone.digest);
  });
});

test.each(builds)("what is no number stays so, in its row alone, %s", async (build) => {
  const kernels = [...(await compileRuntimeKernels(build))];
  for (const rows of [1, 3, 4, 9]) expect(await findLostNaN({ kernels, rows }), `${rows} rows`).toBe("");
});

test("exponentials, of any number of numbers", async () => {
  const kernels = [...(await compileRuntimeKernels("simd"))];
  for (const count of [...Array.from({ length: 36 }, (_, index) => index), 1000]) {
    expect(await findWrongExponentials({ kernels, count }), `${count}`).toBe("");
  }
});

test("hyperbolic tangents, of any number of numbers", async () => {
  const kernels = [...(await compileRuntimeKernels("simd"))];
  for (const count of [...Array.from({ length: 36 }, (_, index) => index), 1000]) {
    expect(await findWrongTangents({ kernels, count }), `${count}`).toBe("");
  }
});

test("another build of the runtime is not patched", async () => {
  const linked = readFileSync(await runtimeWithKernels("simd"));
  const kernels = await compileRuntimeKernels("simd");
  expect(() => linkKernels(linked, kernels)).toThrow(UnknownRuntimeError);
});

test("a site that is built with another runtime serves it as it is, with a warning", async () => {
  const other = await runtimeWithKernels("simd");
  const { resolveId, load } = kernelRuntimes(other);
  if (typeof resolveId !== "function" || typeof load !== "function") throw new TypeError("the plugin has no hooks");
  const warn = vi.fn<(text: string) => void>();
  const resolved = await Promise.all(
    ["plain", "simd", "relaxed-simd"].map((build) => Reflect.apply(resolveId, { warn }, [`virtual:onnxruntime/${build}.wasm?url`])),
  );
  const [plain = ""] = resolved.map(String);
  expect(resolved).toEqual([plain, plain, plain]);
  expect(readFileSync(plain.replace("?url", "")).equals(readFileSync(other))).toBe(true);
  expect(await Reflect.apply(load, { warn }, ["\0virtual:onnxruntime/kernels"])).toContain("hasKernels = false");
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("MlasGemmQuantOperation"));
});

test.each(builds)("kernels leave half of a thread's stack to the runtime, %s", async (build) => {
  const used = await measureStackUse(await compileRuntimeKernels(build));
  expect(Math.max(...used.values())).toBeLessThanOrEqual(maxStackBytes);
  // Attention does use the stack: the measurement sees it.
  expect(used.get("multiplyByKeys")).toBeGreaterThan(16_384);
});

test("a kernel that uses too much stack fails the build", async () => {
  const read = (file: string): string =>
    readFileSync(file, "utf8")
      .replace("blockBytes: usize = 8192", "blockBytes: usize = 32_768")
      .replace("blockLength: usize = 64", "blockLength: usize = 512");
  const kernels = await compileRuntimeKernels("simd", read);
  await expect(assertStackUse(kernels)).rejects.toThrow(/multiplyBy\w+ uses \d+ bytes of stack/);
});

test("the probe for relaxed SIMD is a module", () => {
  // Where it is not valid for want of relaxed SIMD, the kernels that need it are not either.
  const needed = compileRuntimeKernels("relaxed-simd").then((kernels) => WebAssembly.validate(Uint8Array.from(kernels)));
  return expect(needed).resolves.toBe(hasRelaxedSimd());
});
