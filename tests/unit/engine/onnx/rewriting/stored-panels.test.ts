/** Int8 matrices of quantised exports: put into panels they give the same numbers to the bit. */
import { beforeAll, describe, expect, test } from "vitest";
import { externalTensor, makeNode } from "../../../../../src/worker/engine/onnx/graph/encode-parts.ts";
import { GraphDraft } from "../../../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { bytesField, joined, numberField, textField } from "../../../../../src/worker/engine/onnx/graph/protobuf-writer.ts";
import { cpuEncoderPasses } from "../../../../../src/worker/engine/onnx/rewriting/cpu-passes.ts";
import { ort, rewritten, useKernels } from "../onnx-in-node.ts";
import { graphOfOne, storedTensor } from "./products-graph.ts";

const [inputs, outputs] = [68, 48];
const int8 = 3;
const drawn = (index: number): number => Math.abs(Math.sin(index * 12.9898) * 43758.5453) % 1;
const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, index) => Math.floor(256 * drawn(index + 3)));
const scales = Float32Array.from({ length: outputs }, (_, index) => 0.01 + drawn(index));
const matrix = (type: "int8" | "uint8") => storedTensor("w", type, [inputs, outputs], bytes(inputs * outputs));
const dynamic = (zero = "") =>
  makeNode({
    operator: "DynamicQuantizeMatMul",
    inputs: ["x", "w", "scales", ...(zero === "" ? [] : [zero])],
    output: "y",
    isContributed: true,
  });
const allScales = storedTensor("scales", "float32", [outputs], scales);
const graph = (nodes: Uint8Array[], tensors: Uint8Array[]) => graphOfOne({ opset: 17, inputs, outputs, nodes, tensors });

/** Numbers of 32 bits, as exporters write short tensors; those below zero take ten bytes. */
function numbersTensor(name: string, type: number, values: readonly number[], size = values.length): Uint8Array {
  const packed = values.flatMap((value) => (value >= 0 ? (value < 128 ? [value] : [(value & 127) | 128, value >> 7]) : belowZero(value)));
  return joined([numberField(1, size), numberField(2, type), bytesField(5, Uint8Array.from(packed)), textField(8, name)]);
}
const belowZero = (value: number): number[] => [
  (value & 127) | 128,
  ((value >> 7) & 127) | 128,
  ...Array.from({ length: 7 }, () => 255),
  1,
];

const quantised = (weightZero: readonly string[], rowZero: number): Uint8Array[] => [
  makeNode({ operator: "QuantizeLinear", inputs: ["x", "step", "rowZero"], output: "rows" }),
  makeNode({ operator: "MatMulInteger", inputs: ["rows", "w", "rowZero", ...weightZero], output: "sums" }),
  makeNode({ operator: "Cast", inputs: ["sums"], output: "y", integers: { to: 1 } }),
  storedTensor("step", "float32", [], Float32Array.of(0.01)),
  storedTensor("rowZero", "uint8", [], Uint8Array.of(rowZero)),
];
const ofQuantised = (weightZero: readonly string[], rowZero: number, tensors: Uint8Array[]) => {
  const parts = quantised(weightZero, rowZero);
  return graph(parts.slice(0, 3), [...parts.slice(3), ...tensors]);
};

async function compute(draft: GraphDraft, rows: number): Promise<unknown> {
  const { graph: file, externalData } = draft.write();
  const session = await ort.InferenceSession.create(file, { externalData: [...externalData].map(([path, data]) => ({ path, data })) });
  const x = Float32Array.from({ length: rows * inputs }, (_, index) => 2 * drawn(index) - 0.7);
  const { y } = await session.run({ x: new ort.Tensor("float32", x, [rows, inputs]) });
  await session.release();
  return y?.data;
}

const companions = (): Map<string, Uint8Array> => new Map([["weights.bin", joined([Uint8Array.of(1, 2, 3), bytes(inputs * outputs)])]]);
const outside = externalTensor("w", int8, [inputs, outputs], { location: "weights.bin", offset: 3, length: inputs * outputs });
/** Names of the matrices that were put into panels. */
const arranged = ({ tensors }: GraphDraft): string[] => [...tensors.keys()].filter((name) => name.startsWith("int8.panels-of"));

beforeAll(useKernels);

describe("products of quantised exports", { timeout: 60_000 }, () => {
  const cases: Record<string, { file: Uint8Array<ArrayBuffer>; companions?: Map<string, Uint8Array>; zero: number }> = {
    "without zero points": { file: graph([dynamic()], [matrix("int8"), allScales]), zero: 0 },
    "with one zero point": {
      file: graph([dynamic("zero")], [matrix("int8"), allScales, storedTensor("zero", "int8", [], Uint8Array.of(7))]),
      zero: 7,
    },
    "with the same zero point of each output": {
      file: graph(
        [dynamic("zero")],
        [matrix("uint8"), allScales, storedTensor("zero", "uint8", [outputs], new Uint8Array(outputs).fill(130))],
      ),
      zero: 2,
    },
    "with zero points as numbers": {
      file: graph(
        [dynamic("zero")],
        [
          matrix("int8"),
          allScales,
          numbersTensor(
            "zero",
            int8,
            Array.from({ length: outputs }, () => -5),
          ),
        ],
      ),
      zero: 251,
    },
    "of rows without a zero point": { file: ofQuantised([], 0, [matrix("int8")]), zero: 0 },
    "of rows around 128, the matrix around 200": {
      file: ofQuantised(["zero"], 128, [matrix("uint8"), numbersTensor("zero", 2, [200])]),
      zero: 72,
    },
    "from another file": { file: graph([dynamic()], [outside, allScales]), companions: companions(), zero: 0 },
  };
  test.each(Object.entries(cases))("%s", async (_name, { file, companions: externalData = new Map<string, Uint8Array>(), zero }) => {
    for (const rows of [1, 6]) {
      const copies = new Map([...externalData].map(([name, content]) => [name, content.slice()]));
      const expected = await compute(new GraphDraft(file, externalData), rows);
      const panels = rewritten(file.slice(), cpuEncoderPasses(true), copies);
      expect(arranged(panels)).toEqual([`int8.panels-of-${outputs}-with-${zero}`]);
      expect(await compute(panels, rows)).toEqual(expected);
    }
  });

  const zeros = Uint8Array.from({ length: outputs }, (_, index) => index % 2);
  test.each(
    Object.entries({
      "outputs have zero points of their own": graph(
        [dynamic("zero")],
        [matrix("int8"), allScales, storedTensor("zero", "int8", [outputs], zeros)],
      ),
      "something else reads the matrix, too": graph(
        [dynamic(), makeNode({ operator: "Identity", inputs: ["w"], output: "other" })],
        [matrix("int8"), allScales],
      ),
      "two products have different zero points": graph(
        [makeNode({ operator: "MatMulInteger", inputs: ["rows", "w", "", "zero"], output: "z" }), dynamic()],
        [
          matrix("int8"),
          allScales,
          storedTensor("zero", "int8", [], Uint8Array.of(1)),
          storedTensor("rows", "uint8", [1, inputs], bytes(inputs)),
        ],
      ),
      "graphs within may read it": graph(
        [dynamic(), makeNode({ operator: "If", inputs: ["c"], output: "z" })],
        [matrix("int8"), allScales],
      ),
      "it is kept as numbers of 32 bits": graph(
        [dynamic()],
        [joined([numberField(1, inputs), numbersTensor("w", int8, [...bytes(inputs * outputs)], outputs)]), allScales],
      ),
      "its outputs are no multiple of 16": graph([dynamic()], [storedTensor("w", "int8", [inputs, 20], bytes(inputs * 20)), allScales]),
    }),
  )("a matrix stays in columns where %s", (_name, file) => {
    expect(arranged(rewritten(file.slice(), cpuEncoderPasses(true)))).toEqual([]);
  });

  test("a matrix stays in columns where another one has the same bytes of a file", async () => {
    const same = externalTensor("other", int8, [inputs, outputs], { location: "weights.bin", offset: 3, length: inputs * outputs });
    const again = makeNode({ operator: "DynamicQuantizeMatMul", inputs: ["x", "other", "scales"], output: "z", isContributed: true });
    const sum = makeNode({ operator: "Add", inputs: ["z", "w1"], output: "y" });
    const first = makeNode({ operator: "DynamicQuantizeMatMul", inputs: ["x", "w", "scales"], output: "w1", isContributed: true });
    const file = graph([first, again, sum], [outside, same, allScales]);
    const expected = await compute(new GraphDraft(file, companions()), 3);
    const panels = rewritten(file.slice(), cpuEncoderPasses(true), companions());
    expect(arranged(panels)).toEqual([]);
    expect(await compute(panels, 3)).toEqual(expected);
  });
});
