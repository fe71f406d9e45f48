/** Kinds of rotary scaling, and outputs of their own, in graphs. */
import { beforeAll, expect, test } from "vitest";
import type { WasmRuntime } from "../../../../../src/worker/engine/onnx/c-interface/wasm-runtime.ts";
import { readGgufDecoder } from "../../../../../src/worker/models/gguf/gguf-decoder.ts";
import { ggufVariants } from "../../../../models/gguf-variants.ts";
import { startRuntime } from "../onnx-in-node.ts";
import { loadGguf, openGguf } from "./gguf-in-node.ts";

const contextLength = 384;
const obstacles: Readonly<Record<string, RegExp>> = {
  "rope-yarn": /rotary embedding is scaled by "yarn"/,
  "experts-llama": /choose among 4 experts/,
  "experts-qwen3": /architecture is "qwen3moe"/,
  "tensor-types": /its tensor blk\.0\.attn_q\.weight is Q2_K/,
};

let runtime: WasmRuntime;
beforeAll(async () => {
  runtime = await startRuntime("package");
});

for (const { name, path, prompt, tokens } of ggufVariants) {
  const obstacle = obstacles[name];
  if (obstacle !== undefined) {
    test(`${name} is left to llama.cpp`, async () => {
      expect(readGgufDecoder((await openGguf(path)).header).obstacle).toMatch(obstacle);
    });
    continue;
  }
  test(`${name}: a graph writes llama.cpp's tokens`, async () => {
    const model = await loadGguf(runtime, path, { contextLength, usesKernels: false });
    let logits = await model.prefill(Int32Array.from(prompt));
    const written: number[] = [];
    for (let count = 0; count < tokens.length; count++) {
      const id = logits.indexOf(Math.max(...logits));
      written.push(id);
      // oxlint-disable-next-line no-await-in-loop
      logits = await model.decode(id);
    }
    expect(written).toEqual(tokens);
  });
}
