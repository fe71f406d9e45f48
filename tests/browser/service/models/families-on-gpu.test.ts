/** Families of models on software WebGPU: minutes of compiling shaders. */
import { chatFamilies, expectEncodersAsReferences, expectSameOnBothDevices } from "./family-page.ts";
import { test } from "../service-page.ts";

test.setTimeout(600_000);

for (const family of chatFamilies) {
  test(`${family} writes the same on WebGPU as on WASM, also after a cached prefix`, async ({ browser, baseURL }) => {
    await expectSameOnBothDevices(browser, baseURL ?? "", family);
  });
}

test("embedders and rerankers of several families answer on webgpu as PyTorch does", async ({ context }) => {
  await expectEncodersAsReferences(context, "webgpu");
});
