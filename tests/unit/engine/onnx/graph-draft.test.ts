/** The draft of a graph: how a file is read, and how it is written again. */
import { beforeAll, describe, expect, test } from "vitest";
import { makeNode, makeValue } from "../../../../src/worker/engine/onnx/graph/encode-parts.ts";
import { GraphDraft } from "../../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { bytesField, joined, numberField, textField } from "../../../../src/worker/engine/onnx/graph/protobuf-writer.ts";
import { familyGraph, usualGraph } from "../../../scripted/tiny-families.ts";
import { openOnCpu, ort, useKernels } from "./onnx-in-node.ts";
import { graphOfOne, storedTensor } from "./rewriting/products-graph.ts";

const width = 4;
const one = (nodes: Uint8Array[], tensors: Uint8Array[] = []) =>
  new GraphDraft(graphOfOne({ opset: 17, inputs: width, outputs: width, nodes, tensors }));
const added = (name: string, output: string) => makeNode({ operator: "Add", inputs: ["x", name], output });
const floats = (name: string, value: number) => storedTensor(name, "float32", [width], new Float32Array(width).fill(value));
const namesOf = (draft: GraphDraft) => draft.nodes.flatMap(({ outputs }) => outputs);

async function compute(draft: GraphDraft, values = [1, 2, 3, 4]): Promise<number[]> {
  const { session } = await openOnCpu(draft);
  const { y } = await session.run({ x: new ort.Tensor("float32", Float32Array.from(values), [1, width]) });
  await session.release();
  return [...(y?.data ?? [])].map(Number);
}

beforeAll(useKernels);

describe("a draft", () => {
  test("that no pass changed is written as the very file", () => {
    const file = familyGraph("llama-concat");
    expect(new GraphDraft(file).write().graph).toBe(file);
  });

  test("is written once for all that open it, and anew after an edit", () => {
    const draft = one([added("a", "y")], [floats("a", 1)]);
    draft.addFloats("b", [1, 1, 1, 1]);
    const { graph } = draft.write();
    expect(draft.write().graph).toBe(graph);
    draft.addFloats("c", [1]);
    expect(draft.write().graph).not.toBe(graph);
  });

  test.each(["llama-split", "gemma3-genai", "lfm2-conv"])("of %s is parsed again as what was written", (family) => {
    const draft = usualGraph(family);
    draft.dropUnread();
    const again = new GraphDraft(draft.write().graph, draft.write().externalData);
    expect(again.nodes).toEqual(draft.nodes);
    expect([...again.tensors].map(([name, tensor]) => [name, tensor.dims, tensor.type, again.bytesOf(tensor)])).toEqual(
      [...draft.tensors].map(([name, tensor]) => [name, tensor.dims, tensor.type, draft.bytesOf(tensor)]),
    );
    expect([...again.inputs]).toEqual([...draft.inputs]);
    expect([...again.outputs]).toEqual([...draft.outputs]);
    expect(again.opset).toBe(draft.opset);
  });
});

describe("dropUnread", () => {
  test("removes nodes and tensors that no output is computed from, whatever their order", () => {
    const draft = one([added("y0", "y"), added("a", "unread"), added("a", "y0")], [floats("a", 1), floats("b", 2)]);
    draft.dropUnread();
    expect(namesOf(draft)).toEqual(["y", "y0"]);
    expect([...draft.tensors.keys()]).toEqual(["a"]);
  });

  test("keeps what a graph within a node reads", async () => {
    const branch = (from: string): Uint8Array =>
      joined([
        bytesField(1, makeNode({ operator: "Add", inputs: [from, from], output: `${from}.twice` })),
        textField(2, from),
        bytesField(12, makeValue(`${from}.twice`, "float32", ["rows", width])),
      ]);
    const branches = Object.entries({ then_branch: branch("inner"), else_branch: branch("x") }).map(([name, graph]) =>
      bytesField(5, joined([textField(1, name), bytesField(6, graph), numberField(20, 5)])),
    );
    const node = joined([makeNode({ operator: "If", inputs: ["flag"], output: "y" }), ...branches]);
    const flag = joined([numberField(2, 9), textField(8, "flag"), bytesField(9, Uint8Array.of(1))]);
    const draft = one([added("a", "inner"), node], [floats("a", 1), floats("b", 1), flag]);
    expect(draft.nodes[1]?.captured).toEqual(expect.arrayContaining(["inner", "x"]));
    draft.dropUnread();
    expect(namesOf(draft)).toEqual(["inner", "y"]);
    expect([...draft.tensors.keys()]).toEqual(["a", "flag"]);
    expect(await compute(draft)).toEqual([4, 6, 8, 10]);
  });

  test("removes the input of a stored tensor with it: no run gives its value", () => {
    const draft = one([added("a", "y")], [floats("a", 1), floats("b", 2)]);
    draft.declareInput("a", "float32", [width]);
    draft.declareInput("b", "float32", [width]);
    draft.dropUnread();
    expect([...draft.inputs.keys()]).toEqual(["x", "a"]);
  });
});

test("weights that are stored outside are computed with as before, those of the file and those that a pass added", async () => {
  const draft = one([added("a", "y0")], [floats("a", 1)]);
  draft.addFloats("b", [10, 20, 30, 40]);
  draft.addFloats("/c", [1, 1, 1, 1]);
  draft.addNode({ operator: "Mul", inputs: ["y0", "b"], output: "y1" });
  draft.addNode({ operator: "Add", inputs: ["y1", "/c"], output: "y" });
  for (const name of ["a", "b", "/c"]) draft.storeOutside(name);
  const { graph, externalData } = draft.write();
  expect([...externalData.keys()]).toHaveLength(3);
  expect(Buffer.from(graph).includes(Buffer.from(Float32Array.of(10, 20, 30, 40).buffer))).toBe(false);
  expect(await compute(draft)).toEqual([21, 61, 121, 201]);
});
