/** Passes for the CPU that follow the int8 products, each alone: the graph computes the same numbers. */
import { beforeAll, describe, expect, test } from "vitest";
import { makeNode } from "../../../../../src/worker/engine/onnx/graph/encode-parts.ts";
import { GraphDraft } from "../../../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { bytesField, joined, numberField, textField } from "../../../../../src/worker/engine/onnx/graph/protobuf-writer.ts";
import { applyPasses, type GraphPass } from "../../../../../src/worker/engine/onnx/rewriting/graph-pass.ts";
import { outsideWeights } from "../../../../../src/worker/engine/onnx/rewriting/passes/outside-weights.ts";
import { rowLookups } from "../../../../../src/worker/engine/onnx/rewriting/passes/row-lookups.ts";
import { siluGates } from "../../../../../src/worker/engine/onnx/rewriting/passes/silu-gates.ts";
import { widenedHalves } from "../../../../../src/worker/engine/onnx/rewriting/passes/widened-halves.ts";
import { openOnCpu, ort, useKernels } from "../onnx-in-node.ts";
import { graphOfOne, storedTensor } from "./products-graph.ts";

const width = 8;
const file = (nodes: Uint8Array[], tensors: Uint8Array[]) => graphOfOne({ opset: 17, inputs: width, outputs: width, nodes, tensors });
const x = Float32Array.from({ length: width }, (_, index) => (index - 3) / 2);

async function compute(draft: GraphDraft): Promise<number[]> {
  const { session } = await openOnCpu(draft);
  const { y } = await session.run({ x: new ort.Tensor("float32", x, [1, width]) });
  await session.release();
  return [...(y?.data ?? [])].map(Number);
}

/** Applies a pass as if the one that it follows had changed the graph. */
function apply(graph: Uint8Array<ArrayBuffer>, { name, apply: change }: GraphPass): { draft: GraphDraft; isChanged: boolean } {
  const draft = new GraphDraft(graph);
  return { draft, isChanged: applyPasses(draft, [{ name, apply: change }]).has(name) };
}

const operatorsOf = ({ nodes }: GraphDraft) => nodes.map(({ operator }) => operator);

beforeAll(useKernels);

describe("row-lookups", () => {
  const rows = 5;
  const table = Int8Array.from({ length: rows * width }, (_, index) => ((index * 37) % 255) - 127);
  const tensors = [
    storedTensor("table", "int8", [rows, width], new Uint8Array(table.buffer)),
    storedTensor("scales", "float32", [rows, 1], Float32Array.of(0.5, 0.25, 2, 3, 0.125)),
    storedTensor("ids", "int64", [1], BigInt64Array.of(3n)),
  ];
  const graph = (factors: [string, string]) =>
    file(
      [
        makeNode({ operator: "Cast", inputs: ["table"], output: "cast", integers: { to: 1 } }),
        makeNode({ operator: "Mul", inputs: factors, output: "scaled" }),
        makeNode({ operator: "Gather", inputs: ["scaled", "ids"], output: "row" }),
        makeNode({ operator: "Add", inputs: ["row", "x"], output: "y" }),
      ],
      tensors,
    );

  test("read rows of the table first, and scale these alone", async () => {
    const { draft, isChanged } = apply(graph(["cast", "scales"]), rowLookups);
    expect(isChanged).toBe(true);
    expect(operatorsOf(draft)).toEqual(["Gather", "Cast", "Gather", "Mul", "Add"]);
    expect(await compute(draft)).toEqual(await compute(new GraphDraft(graph(["cast", "scales"]))));
  });

  test("leave a table alone whose rows are not scaled", () => {
    expect(apply(graph(["cast", "cast"]), rowLookups).isChanged).toBe(false);
  });
});

describe("silu-gates", () => {
  const graph = (gated: string) =>
    file(
      [
        makeNode({ operator: "Sigmoid", inputs: ["x"], output: "s" }),
        makeNode({ operator: "Neg", inputs: ["x"], output: "n" }),
        makeNode({ operator: "Mul", inputs: ["s", gated], output: "y" }),
      ],
      [],
    );

  test("are one operator, and give the same to rounding", async () => {
    const { draft, isChanged } = apply(graph("x"), siluGates);
    expect(isChanged).toBe(true);
    expect(operatorsOf(draft)).toEqual(["QuickGelu"]);
    const expected = await compute(new GraphDraft(graph("x")));
    for (const [index, value] of (await compute(draft)).entries()) expect(value).toBeCloseTo(expected[index] ?? Number.NaN, 6);
  });

  test("are not found where another number is multiplied", () => {
    expect(apply(graph("n"), siluGates).isChanged).toBe(false);
  });
});

describe("widened-halves", () => {
  const halves = Uint16Array.from({ length: width }, (_, index) => [0x3c00, 0xc000, 0x3555, 0x7bff][index % 4] ?? 0);
  const stored = joined([numberField(1, width), numberField(2, 10), textField(8, "w"), bytesField(9, new Uint8Array(halves.buffer))]);
  const graph = file(
    [
      makeNode({ operator: "Cast", inputs: ["w"], output: "wide", integers: { to: 1 } }),
      makeNode({ operator: "Add", inputs: ["wide", "x"], output: "y" }),
    ],
    [stored],
  );

  test("are stored as float32, and the stored float16 is gone", async () => {
    const { draft, isChanged } = apply(graph, widenedHalves);
    expect(isChanged).toBe(true);
    expect(operatorsOf(draft)).toEqual(["Add"]);
    expect([...draft.tensors].map(([name, { type, dims }]) => [name, type, dims])).toEqual([["wide", 1, [width]]]);
    expect(await compute(draft)).toEqual(await compute(new GraphDraft(graph)));
  });
});

test("outside-weights moves large tensors out of the graph, and leaves small ones in it", async () => {
  const large = storedTensor("large", "float32", [256, width], new Float32Array(256 * width).fill(2));
  const nodes = [
    makeNode({ operator: "Gather", inputs: ["large", "ids"], output: "row" }),
    makeNode({ operator: "Add", inputs: ["row", "x"], output: "y" }),
  ];
  const graph = file(nodes, [large, storedTensor("ids", "int64", [1], BigInt64Array.of(7n))]);
  const { draft, isChanged } = apply(graph, outsideWeights);
  expect(isChanged).toBe(true);
  expect(draft.tensors.get("large")?.external?.location).toBe("stored-weights");
  expect(draft.tensors.get("ids")?.external).toBeUndefined();
  expect(draft.write().externalData.get("stored-weights")).toBe(graph);
  expect(await compute(draft)).toEqual([...x].map((value) => value + 2));
});
