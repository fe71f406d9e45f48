/** Families of encoders through the service on WASM; `families-on-gpu.test.ts` has WebGPU, Node tests the causal ones on WASM. */
import { expectEncodersAsReferences, test } from "./family-page.ts";

test("embedders and rerankers of several families answer on wasm as PyTorch does", async ({ onWasm }) => {
  test.setTimeout(600_000);
  await expectEncodersAsReferences(onWasm, "wasm");
});
