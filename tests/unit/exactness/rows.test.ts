/** Measured rows as they are printed and written into the docs. */
import { expect, test } from "vitest";
import { splitAtMarks } from "../../eval/between-marks.ts";
import { exactnessFigures, type ExactnessRow, exactnessTable } from "../../eval/exactness/exactness-rows.ts";

const row = (fields: Partial<ExactnessRow> = {}): ExactnessRow => ({
  model: "starter-chat",
  graph: "model.onnx",
  device: "WASM",
  variant: "SIMD ×1",
  kl: 0.0018,
  nll: 4.52,
  referenceNll: 4.518,
  agreement: 0.957,
  positions: 286,
  ...fields,
});

test("builds that give the same figures share a row, others do not", () => {
  const rows = [
    row(),
    row({ variant: "SIMD ×2" }),
    row({ variant: "relaxed SIMD ×1", kl: 0.0021 }),
    row({ device: "WebGPU", variant: "a GPU" }),
  ];
  expect(exactnessFigures(rows).map(({ name }) => name)).toEqual([
    "exactness of starter-chat, model.onnx, WASM: SIMD ×1, SIMD ×2",
    "exactness of starter-chat, model.onnx, WASM: relaxed SIMD ×1",
    "exactness of starter-chat, model.onnx, WebGPU: a GPU",
  ]);
});

test("the goals are for the divergence and for the likelihood, in both directions", () => {
  const rows = [row({ kl: 0.008 }), row({ kl: 0.0081 }), row({ nll: 4.518 * 1.006 }), row({ nll: 4.518 * 0.994 })];
  expect(exactnessFigures(rows).map(({ isMet }) => isMet)).toEqual([true, false, false, false]);
});

test("the table of the docs keeps the rows of models that were not measured", () => {
  const first = exactnessTable([row(), row({ model: "gemma", kl: 0.0027 })]);
  const second = exactnessTable([row({ kl: 0.0009 })], first);
  expect(second.split("\n").slice(2)).toEqual([
    "| starter-chat | model.onnx | WASM: SIMD ×1 | 0.0009 | 4.518 / 4.520 | 95.7 % | 286 | yes |",
    "| gemma | model.onnx | WASM: SIMD ×1 | 0.0027 | 4.518 / 4.520 | 95.7 % | 286 | yes |",
  ]);
  expect(exactnessTable([row({ kl: 0.0009 })], second)).toBe(second);
});

test("a file is split at the marks of the name asked for", () => {
  const file = "a\n<!-- other -->\nb\n<!-- /other -->\n<!-- exactness -->\nc\n<!-- /exactness -->\nd";
  expect(splitAtMarks(file, "exactness")?.text).toBe("c");
  expect(splitAtMarks("a\n<!-- exactness -->\n", "exactness")).toBeUndefined();
});
