import { readFileSync } from "node:fs";
import type { Tensor } from "onnxruntime-web";
import { expect, test } from "vitest";
import { GraphDraft } from "../../../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { dataTypes } from "../../../../../src/worker/engine/onnx/graph/field-numbers.ts";
import { applyPasses } from "../../../../../src/worker/engine/onnx/rewriting/graph-pass.ts";
import { webGpuEncoderPasses } from "../../../../../src/worker/engine/onnx/rewriting/webgpu-passes.ts";
import { familyGraph } from "../../../../scripted/tiny-families.ts";
import { openOnCpu, ort } from "../onnx-in-node.ts";

const operatorsOf8Bits = ["MatMulIntegerToFloat", "QuantizeLinear", "DequantizeLinear", "GatherBlockQuantized"];
const rows = [
  [101, 2054, 2003, 1037, 13555, 102, 2026, 2814, 102, 0],
  [101, 7592, 102, 2088, 2003, 2307, 1998, 2502, 2050, 102],
];

function starterGraph(model: string): GraphDraft {
  return new GraphDraft(readFileSync(`models/${model}/onnx/model_quantized.onnx`));
}

async function compute(draft: GraphDraft): Promise<Float32Array> {
  const { session } = await openOnCpu(draft);
  const integers = (values: readonly number[]): Tensor =>
    new ort.Tensor("int64", BigInt64Array.from(values, BigInt), [rows.length, rows[0]?.length ?? 0]);
  const ids = rows.flat();
  const types = rows.flatMap((row) => row.map((_, place) => Number(place > row.indexOf(102))));
  const outputs = await session.run({
    input_ids: integers(ids),
    attention_mask: integers(ids.map((id) => Number(id !== 0))),
    token_type_ids: integers(types),
  });
  const [output] = Object.values(outputs);
  if (output?.data instanceof Float32Array) return output.data;
  throw new Error("no float32 output");
}

for (const model of ["starter-embed", "starter-rerank"]) {
  test(`${model} in float32 gives what it gives in 8 bits, up to rounding`, { timeout: 60_000 }, async () => {
    const expected = await compute(starterGraph(model));
    const draft = starterGraph(model);
    expect([...applyPasses(draft, webGpuEncoderPasses)]).toEqual(["float-encoder"]);
    expect(draft.nodes.filter(({ operator }) => operatorsOf8Bits.includes(operator))).toEqual([]);
    expect([...draft.tensors.values()].filter(({ type }) => type === dataTypes.float16)).toEqual([]);
    const values = await compute(draft);
    const differences = values.map((value, index) => value - (expected[index] ?? Number.NaN));
    expect(values.length).toBe(expected.length);
    expect(Math.hypot(...differences) / Math.hypot(...expected)).toBeLessThan(0.1);
  });
}

test("an encoder without products in 8 bits stays as it is", () => {
  const draft = new GraphDraft(familyGraph("bert-sentence"));
  expect([...applyPasses(draft, webGpuEncoderPasses)]).toEqual([]);
});
