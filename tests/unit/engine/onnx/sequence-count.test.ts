import { expect, test } from "vitest";
import type { CausalSignature } from "../../../../src/worker/engine/onnx/causal/causal-signature.ts";
import { maxBatchBytes, sequenceCount } from "../../../../src/worker/engine/onnx/causal/sequence-count.ts";

const gibibyte = 1024 ** 3;

/** 28 layers with 8 heads of width 128 in float16, as Qwen3-0.6B has: 112 KiB for each position. */
const caches = Array.from({ length: 56 }, (_, index) => ({
  kind: "appended" as const,
  past: `past.${index}`,
  present: `present.${index}`,
  type: "float16" as const,
  heads: 8,
  width: 128,
}));
const qwen: CausalSignature = {
  idType: "int64",
  vectorWidth: undefined,
  maskType: "int64",
  positionType: undefined,
  takesLengths: true,
  logitsToKeep: undefined,
  logitsType: "float16",
  vocabularySize: 100,
  caches,
  canRewind: true,
  takesSequences: true,
};

test("a model of Qwen3-0.6B's shape writes four replies at once on a GPU with large buffers, whatever its context", () => {
  const limits = { maxBufferSize: 4 * gibibyte };
  expect([2048, 8192, 40_960].map((contextLength) => sequenceCount(qwen, contextLength, limits))).toEqual([4, 4, 4]);
});

test("with smaller buffers, which stand for less memory, it writes fewer", () => {
  expect([2 * gibibyte, gibibyte, 256 * 1024 ** 2].map((maxBufferSize) => sequenceCount(qwen, 8192, { maxBufferSize }))).toEqual([4, 2, 1]);
});

test("a short context needs less memory", () => {
  expect(sequenceCount(qwen, 512, { maxBufferSize: 256 * 1024 ** 2 })).toBe(4);
});

test("graphs that cannot compute several sequences have one", () => {
  const limits = { maxBufferSize: 4 * gibibyte };
  const others: Partial<CausalSignature>[] = [{ takesSequences: false }, { takesLengths: false }, { vectorWidth: 64 }];
  expect(others.map((other) => sequenceCount({ ...qwen, ...other }, 512, limits))).toEqual([1, 1, 1]);
});

test("a batch gets half of the memory for caches", () => {
  expect(maxBatchBytes({ maxBufferSize: 4 * gibibyte })).toBe(gibibyte);
  expect(maxBatchBytes({ maxBufferSize: 1024 })).toBe(gibibyte / 4);
});
