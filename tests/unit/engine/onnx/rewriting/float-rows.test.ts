import { expect, test } from "vitest";
import { findNodeShape } from "../../../../../src/worker/engine/onnx/rewriting/float-rows.ts";

test.each([
  { inputs: 640, bits: 4, hasMinima: false, bytes: 18.25 },
  { inputs: 640, bits: 4, hasMinima: true, bytes: 20.5 },
  { inputs: 576, bits: 8, hasMinima: false, bytes: 34.5 },
  // The zero points are too short for the scales of the outputs.
  { inputs: 96, bits: 4, hasMinima: false, bytes: 20 },
  { inputs: 96, bits: 4, hasMinima: true, bytes: 24 },
] as const)("32 weights of a matrix of $inputs inputs in $bits bits, with minima: $hasMinima, take $bytes bytes", (given) => {
  const { matrixBytes = 0, scaleCount = 0, zeroBytes = 0 } = findNodeShape({ ...given, outputs: 48 }) ?? {};
  expect((32 * (matrixBytes + 4 * scaleCount + zeroBytes)) / (48 * given.inputs)).toBe(given.bytes);
});

test("a matrix of too few inputs has no form", () => {
  expect(findNodeShape({ inputs: 16, outputs: 16, bits: 4 })).toBeUndefined();
});
