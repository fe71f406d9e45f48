import { expect, test } from "vitest";
import { maxPrefillChunk, PrefillChunk } from "../../../../src/worker/engine/onnx/causal/prefill-chunk.ts";

test("a chunk doubles after each whole one that a GPU computes in under 100 ms, up to 1,024 tokens", () => {
  const chunk = new PrefillChunk();
  const sizes = [];
  for (let run = 0; run < 6; run++) {
    sizes.push(chunk.tokens);
    chunk.note(chunk.tokens, 99);
  }
  expect(sizes).toEqual([128, 256, 512, 1024, 1024, 1024]);
  expect(maxPrefillChunk).toBe(1024);
});

test("a chunk stays after a slow run, and after one of fewer tokens", () => {
  const chunk = new PrefillChunk();
  chunk.note(128, 100);
  chunk.note(127, 1);
  chunk.note(1, 1);
  expect(chunk.tokens).toBe(128);
});
