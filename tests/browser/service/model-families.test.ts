/** Families of models through the service: on WASM, and one on WebGPU; `families-on-gpu.test.ts` has the others. */
import { expectEncodersAsReferences, expectSameOnBothDevices } from "./family-page.ts";
import { test } from "./service-page.ts";

test("gemma3-window writes the same on WebGPU as on WASM, also behind a cached prefix", async ({ browser, baseURL }) => {
  test.setTimeout(600_000);
  await expectSameOnBothDevices(browser, baseURL ?? "", "gemma3-window");
});

test("embedders and rerankers of several families answer on wasm as PyTorch does", async ({ context }) => {
  test.setTimeout(600_000);
  await expectEncodersAsReferences(context, "wasm");
});
