/** The check of the kernels at load: it accepts the builds, and refuses a wrong kernel in each patched function. */
import { describe, expect, test } from "vitest";
import { assertKernels } from "../../../src/worker/engine/onnx/kernel-check/check-kernels.ts";
import { ortCheckRunner } from "../../../src/worker/engine/onnx/kernel-check/ort-check-runner.ts";
import { wasmCheckRunner } from "../../../src/worker/engine/onnx/c-interface/wasm-check-runner.ts";
import { WasmRuntime } from "../../../src/worker/engine/onnx/c-interface/wasm-runtime.ts";
import { engineFailure } from "../../../src/worker/engine/engine-errors.ts";
import { runtimeWithWrongKernel, wrongKernels } from "../../kernels/wrong-kernels.ts";
import { importGlue, ort, startRuntime, useKernels } from "../engine/onnx/onnx-in-node.ts";

const failureOfCheck = (runtime: WasmRuntime) => assertKernels(wasmCheckRunner(runtime)).then(() => undefined, engineFailure);

describe("the kernels pass their check", () => {
  test.each(["simd", "as-with-vnni", "as-on-arm", "as-neither"] as const)("%s", async (build) => {
    expect(await failureOfCheck(await startRuntime(build))).toBeUndefined();
  });

  test("over the package's own interface", async () => {
    await useKernels();
    await expect(assertKernels(ortCheckRunner(ort))).resolves.toBeUndefined();
  });
});

describe("the check refuses a wrong kernel", () => {
  test.each(wrongKernels)("$kernel", async (wrong) => {
    const compiled = new WebAssembly.Module(Uint8Array.from(await runtimeWithWrongKernel(wrong, "simd")));
    const runtime = await WasmRuntime.start(await importGlue(), 1, undefined, compiled);
    if (runtime === undefined) throw new Error("this build does not export the C interface");
    const failure = await failureOfCheck(runtime);
    expect(failure).toMatchObject({ kind: "kernels-failed" });
    expect(failure?.detail).toContain(wrong.found);
  });
});

test("the check refuses a build without kernels, which reads panels as plain matrices", async () => {
  expect(await failureOfCheck(await startRuntime("package"))).toMatchObject({ kind: "kernels-failed" });
});
