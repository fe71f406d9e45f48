/** Families of models on software WebGPU: minutes of compiling shaders. */
import { chatFamilies, expectEncodersAsReferences, expectSameOnBothDevices, test } from "./family-page.ts";

test.setTimeout(600_000);

for (const family of chatFamilies) {
  test(`${family} writes the same on WebGPU as on WASM, also after a cached prefix`, async ({ onWasm, onWebGpu }) => {
    await expectSameOnBothDevices(onWasm, onWebGpu, family);
  });
}

test("embedders and rerankers of several families answer on webgpu as PyTorch does", async ({ onWebGpu }) => {
  await expectEncodersAsReferences(onWebGpu, "webgpu");
});
