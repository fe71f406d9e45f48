/** Tiny GGUF files of every family, held against PyTorch with the weights that the files have. */
import { beforeAll, describe, expect, test } from "vitest";
import type { TokenModel } from "../../../../../src/worker/engine/chat/token-loop/token-model.ts";
import type { WasmRuntime } from "../../../../../src/worker/engine/onnx/c-interface/wasm-runtime.ts";
import { causalReference } from "../../../../scripted/tiny-families.ts";
import { DivergenceSum } from "../../../../eval/exactness/divergence.ts";
import { startRuntime } from "../onnx-in-node.ts";
import { loadGguf } from "./gguf-in-node.ts";

const contextLength = 384;
const families = ["llama", "qwen2", "qwen3", "gemma3", "smollm3", "granite", "phi3"];
const pathOf = (family: string) => `tests/models/${family}-gguf/model.gguf`;

let withKernels: WasmRuntime;
let withoutKernels: WasmRuntime;
beforeAll(async () => {
  withKernels = await startRuntime();
  withoutKernels = await startRuntime("package");
});

async function prefill(model: TokenModel, ids: Int32Array, chunk = model.prefillChunk): Promise<Float32Array> {
  let logits: Float32Array = new Float32Array(0);
  for (let start = 0; start < ids.length; start += chunk) logits = await model.prefill(ids.subarray(start, start + chunk));
  return Float32Array.from(logits);
}

const largestDifference = (one: ArrayLike<number>, other: ArrayLike<number>) =>
  Array.from(one).reduce((largest, value, index) => Math.max(largest, Math.abs(value - (other[index] ?? Number.NaN))), 0);

describe.each(families)("%s", (family) => {
  const { replies, vocabularySize } = causalReference(`${family}-gguf`);

  test("in float32 it writes PyTorch's tokens", async () => {
    const model = await loadGguf(withoutKernels, pathOf(family), { contextLength, usesKernels: false });
    expect(model.vocabularySize).toBe(vocabularySize);
    for (const { prompt, tokens, promptLogits, lastLogits } of replies) {
      model.truncate(0);
      let logits = await prefill(model, Int32Array.from(prompt));
      expect(largestDifference(promptLogits, logits)).toBeLessThan(2e-3);
      const written: number[] = [];
      for (let count = 0; count < tokens.length; count++) {
        const id = logits.indexOf(Math.max(...logits));
        written.push(id);
        logits = Float32Array.from(await model.decode(id));
      }
      expect(written).toEqual(tokens);
      expect(largestDifference(lastLogits, logits)).toBeLessThan(2e-3);
    }
  });

  test("with the kernels its probabilities are close to PyTorch's", async () => {
    const model = await loadGguf(withKernels, pathOf(family), { contextLength, usesKernels: true });
    for (const { prompt, tokens, promptLogits, lastLogits } of replies) {
      const sum = new DivergenceSum();
      model.truncate(0);
      sum.add(promptLogits, await prefill(model, Int32Array.from(prompt)), tokens[0] ?? 0);
      sum.add(lastLogits, await prefill(model, Int32Array.from(tokens)), 0);
      expect(sum.mean.kl).toBeLessThan(0.02);
    }
  });

  test("with the kernels chunks of any size give the same logits", async () => {
    const model = await loadGguf(withKernels, pathOf(family), { contextLength, usesKernels: true });
    const ids = Int32Array.from(replies[0]?.prompt ?? []);
    const single = await prefill(model, ids, 1);
    for (const chunk of [7, 64]) {
      model.truncate(0);
      expect(largestDifference(await prefill(model, ids, chunk), single)).toBeLessThan(1e-3);
    }
  });
});
