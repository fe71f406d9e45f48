import { beforeAll, describe, expect, test } from "vitest";
import { bytesField, joined, numberField, textField } from "../../../../../src/worker/engine/onnx/graph/protobuf-writer.ts";
import { floatProducts } from "../../../../../src/worker/engine/onnx/rewriting/passes/float-products.ts";
import { int8Products } from "../../../../../src/worker/engine/onnx/rewriting/passes/int8-products.ts";
import { int8Passes } from "../../../../../src/worker/engine/onnx/rewriting/cpu-passes.ts";
import { makeNode } from "../../../../../src/worker/engine/onnx/graph/encode-parts.ts";
import { GraphDraft } from "../../../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { ort, rewritten, useKernels } from "../onnx-in-node.ts";
import { graphOfOne, storedTensor } from "./products-graph.ts";

const [inputs, blockSize] = [96, 32];
const blocks = inputs / blockSize;

/** Numbers from 0 to 1 that look drawn. */
const drawn = (index: number): number => Math.abs(Math.sin(index * 12.9898) * 43758.5453) % 1;
const packed = (count: number, bits: number, start: number): Uint8Array =>
  Uint8Array.from({ length: (count * bits) / 8 }, (_, index) => Math.floor(drawn(index + start) * 256));
const scalesOf = (outputs: number) => Float32Array.from({ length: outputs * blocks }, (_, index) => 0.01 + 0.02 * drawn(index + 7));
const biasOf = (outputs: number) => Float32Array.from({ length: outputs }, (_, index) => drawn(index) - 0.5);

interface Kept {
  outputs: number;
  bits: 4 | 8;
  hasZeros?: boolean;
  hasBias?: boolean;
  opset?: number;
}

function ofBits({ outputs, bits, hasZeros = false, hasBias = false, opset = 17 }: Kept): Uint8Array<ArrayBuffer> {
  const zeroBytes = outputs * Math.ceil((blocks * bits) / 8);
  const names = ["x", "steps", "scales", hasZeros ? "zeros" : "", "", hasBias ? "bias" : ""];
  while (names.at(-1) === "") names.pop();
  const integers = { K: inputs, N: outputs, bits, block_size: blockSize };
  return graphOfOne({
    opset,
    inputs,
    outputs,
    nodes: [makeNode({ operator: "MatMulNBits", inputs: names, output: "y", isContributed: true, integers })],
    tensors: [
      storedTensor("steps", "uint8", [outputs, blocks, (blockSize * bits) / 8], packed(outputs * inputs, bits, 1)),
      storedTensor("scales", "float32", [outputs * blocks], scalesOf(outputs)),
      ...(hasZeros ? [storedTensor("zeros", "uint8", [zeroBytes], packed(zeroBytes * 8, 1, 3))] : []),
      ...(hasBias ? [storedTensor("bias", "float32", [outputs], biasOf(outputs))] : []),
    ],
  });
}

/** Signed four bits [inputs, outputs] behind DequantizeLinear, as the starter chat model has them. */
function dequantised(outputs: number): Uint8Array<ArrayBuffer> {
  const steps = joined([
    numberField(1, inputs),
    numberField(1, outputs),
    numberField(2, 22),
    textField(8, "steps"),
    bytesField(9, packed(inputs * outputs, 4, 5)),
  ]);
  const integers = { axis: 0, block_size: blockSize };
  return graphOfOne({
    opset: 21,
    inputs,
    outputs,
    nodes: [
      makeNode({ operator: "DequantizeLinear", inputs: ["steps", "scales"], output: "w", integers }),
      makeNode({ operator: "MatMul", inputs: ["x", "w"], output: "y" }),
    ],
    tensors: [steps, storedTensor("scales", "float32", [blocks, outputs], scalesOf(outputs))],
  });
}

async function compute(draft: GraphDraft, rows: readonly Float32Array[]): Promise<Float32Array> {
  const { graph, externalData } = draft.write();
  const session = await ort.InferenceSession.create(graph, {
    externalData: [...externalData].map(([path, data]) => ({ path, data })),
  });
  const x = new ort.Tensor("float32", Float32Array.from(rows.flatMap((row) => [...row])), [rows.length, rows[0]?.length ?? 0]);
  const { y } = await session.run({ x });
  await session.release();
  if (!(y?.data instanceof Float32Array)) throw new TypeError("the graph gives no float32 numbers");
  return y.data;
}

const withInt8Products = (graph: Uint8Array<ArrayBuffer>): GraphDraft => rewritten(graph, int8Passes);
const operatorsOf = ({ nodes }: GraphDraft): string[] => nodes.map(({ operator }) => operator);
const row = (seed: number, size = 1) => Float32Array.from({ length: inputs }, (_, index) => size * (drawn(index + seed) - 0.5));
const farthest = (a: Float32Array, b: Float32Array): number =>
  a.reduce((largest, value, index) => Math.max(largest, Math.abs(value - (b[index] ?? 0))), 0);
const largest = (values: Float32Array): number => farthest(values, new Float32Array(values.length));

beforeAll(useKernels);

// The last panel is not full, and is.
describe.each([40, 48])("products with stored matrices of %i outputs", { timeout: 60_000 }, (outputs) => {
  const graphs = {
    "in four bits": ofBits({ outputs, bits: 4 }),
    "in four bits with zero points and a bias": ofBits({ outputs, bits: 4, hasZeros: true, hasBias: true }),
    "in eight bits": ofBits({ outputs, bits: 8, opset: 18 }),
    "in eight bits with zero points": ofBits({ outputs, bits: 8, hasZeros: true, opset: 21 }),
    "that are widened": dequantised(outputs),
  };
  test.each(Object.entries(graphs))("%s come out in whole numbers as they did", async (name, graph) => {
    const changed = withInt8Products(graph);
    // 32 weights take 20 or 36 bytes, with zero points 24, scales and room for them included; the last panel has 16 outputs, too.
    const isFour = name === "in four bits" || (name === "that are widened" && outputs === 48);
    const bytes = name === "in four bits with zero points and a bias" ? 24 : isFour ? 20 : 36;
    expect(changed.write().externalData.get("int8-products")).toHaveLength(48 * 3 * bytes);
    expect(operatorsOf(changed)).toEqual(outputs === 48 ? ["MatMulNBits"] : expect.arrayContaining(["MatMulNBits", "Slice"]));
    const rows = [row(1), row(2, 1000), row(3, 0.001)];
    const before = await compute(new GraphDraft(graph), rows);
    const after = await compute(changed, rows);
    for (let index = 0; index < rows.length; index++) {
      const [expected, found] = [before, after].map((all) => all.subarray(index * outputs, (index + 1) * outputs));
      if (expected === undefined || found === undefined) throw new TypeError();
      // Each row has its own scale: the large row does not erase the small one.
      expect(farthest(found, expected)).toBeLessThan(0.01 * largest(expected));
      expect(farthest(found, expected)).toBeGreaterThan(0);
    }
  });

  test.each(Object.entries(graphs).filter(([name]) => name !== "that are widened"))(
    "%s are those of float32 if they are to be",
    async (name, graph) => {
      const changed = rewritten(graph, [floatProducts]);
      expect(operatorsOf(changed)).not.toContain("MatMulNBits");
      // Steps of 8 bits with other zero points than the middle do not fit signed bytes, and are rounded.
      const tolerance = name === "in eight bits with zero points" ? 0.01 : 0.0005;
      const rows = [row(1), row(2, 1000), row(3, 0.001)];
      const before = await compute(new GraphDraft(graph), rows);
      const after = await compute(changed, rows);
      for (let index = 0; index < rows.length; index++) {
        const [expected, found] = [before, after].map((all) => all.subarray(index * outputs, (index + 1) * outputs));
        if (expected === undefined || found === undefined) throw new TypeError();
        expect(farthest(found, expected)).toBeLessThan(tolerance * largest(expected));
      }
    },
  );

  test("a row's result does not depend on the rows beside it, to the bit", async () => {
    const changed = withInt8Products(graphs["in four bits"]);
    const alone = await compute(changed, [row(4)]);
    const together = await compute(changed, [row(5, 100), row(4), row(6)]);
    expect(together.subarray(outputs, 2 * outputs)).toEqual(alone);
  });

  test("a row of zeros gives zeros", async () => {
    const changed = withInt8Products(graphs["in four bits"]);
    expect(largest(await compute(changed, [new Float32Array(inputs)]))).toBe(0);
  });

  test("what is not stored in that way stays as it is", () => {
    const graph = graphOfOne({
      opset: 17,
      inputs,
      outputs,
      nodes: [makeNode({ operator: "MatMul", inputs: ["x", "w"], output: "y" })],
      tensors: [storedTensor("w", "float32", [inputs, outputs], new Float32Array(inputs * outputs))],
    });
    const draft = new GraphDraft(graph);
    expect(int8Products.apply(draft)).toBe(false);
    expect(draft.write().graph).toBe(graph);
  });
});

describe("what each run would do again", () => {
  const outputs = 48;
  const halves = [0x3e00, 0x3400, 0xc000];
  const factors = [1.5, 0.25, -2];
  /** A product, times its sigmoid, times weights in float16. */
  function gatedGraph({
    gate = ["p", "s"],
    alsoReads = "",
  }: { gate?: [string, string]; alsoReads?: string } = {}): Uint8Array<ArrayBuffer> {
    const weights = Uint16Array.from({ length: outputs }, (_, index) => halves[index % halves.length] ?? 0);
    const halfTensor = joined([
      numberField(1, outputs),
      numberField(2, 10),
      textField(8, "w"),
      bytesField(9, new Uint8Array(weights.buffer)),
    ]);
    return graphOfOne({
      opset: 17,
      inputs,
      outputs,
      nodes: [
        makeNode({
          operator: "MatMulNBits",
          inputs: ["x", "steps", "scales"],
          output: "p",
          isContributed: true,
          integers: { K: inputs, N: outputs, bits: 4, block_size: blockSize },
        }),
        makeNode({ operator: "Neg", inputs: ["p"], output: "n" }),
        makeNode({ operator: "Sigmoid", inputs: ["p"], output: "s" }),
        makeNode({ operator: "Mul", inputs: gate, output: "g" }),
        makeNode({ operator: "Cast", inputs: ["w"], output: "wide", integers: { to: 1 } }),
        makeNode({ operator: "Mul", inputs: ["g", "wide"], output: alsoReads === "" ? "y" : "h" }),
        ...(alsoReads === "" ? [] : [makeNode({ operator: "Add", inputs: ["h", alsoReads], output: "y" })]),
      ],
      tensors: [
        storedTensor("steps", "uint8", [outputs, blocks, blockSize / 2], packed(outputs * inputs, 4, 1)),
        storedTensor("scales", "float32", [outputs * blocks], scalesOf(outputs)),
        halfTensor,
      ],
    });
  }
  const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

  test("is done once, or in one step, and comes out the same", async () => {
    const given = [row(1), row(2, 30)];
    const products = await compute(withInt8Products(ofBits({ outputs, bits: 4 })), given);
    const expected = products.map((product, index) => product * sigmoid(product) * (factors[(index % outputs) % factors.length] ?? 0));
    for (const gate of [
      ["p", "s"],
      ["s", "p"],
    ] satisfies [string, string][]) {
      const changed = withInt8Products(gatedGraph({ gate }));
      const operators = operatorsOf(changed);
      expect(operators).toContain("QuickGelu");
      expect(operators).not.toContain("Cast");
      expect(operators).not.toContain("Sigmoid");
      expect(farthest(await compute(changed, given), expected)).toBeLessThan(1e-5 * largest(expected));
    }
  });

  test("stays where others read it, or something else is multiplied", async () => {
    const shared = withInt8Products(gatedGraph({ alsoReads: "s" }));
    expect(operatorsOf(shared)).toEqual(expect.arrayContaining(["QuickGelu", "Sigmoid"]));
    const given = [row(1)];
    const products = await compute(withInt8Products(ofBits({ outputs, bits: 4 })), given);
    const expected = products.map((product, index) => sigmoid(product) * (1 + product * (factors[index % factors.length] ?? 0)));
    expect(farthest(await compute(shared, given), expected)).toBeLessThan(1e-5 * largest(expected));
    expect(operatorsOf(withInt8Products(gatedGraph({ gate: ["n", "s"] })))).not.toContain("QuickGelu");
  });
});

describe("queries, keys and values of attention", () => {
  interface Attended {
    keyRows?: string;
    hasBias?: boolean;
    alsoReads?: string;
    keyOutputs?: number;
  }

  function attended({ keyRows = "x", hasBias = false, alsoReads = "q", keyOutputs = 16 }: Attended = {}): GraphDraft {
    const product = (name: string, rows: string, outputs: number): Uint8Array =>
      makeNode({
        operator: "MatMulNBits",
        inputs: [rows, `${name}.steps`, `${name}.scales`, ...(hasBias ? ["", "", `${name}.bias`] : [])],
        output: name,
        isContributed: true,
        integers: { K: inputs, N: outputs, bits: 4, block_size: blockSize },
      });
    const stored = (name: string, outputs: number): Uint8Array[] => [
      storedTensor(`${name}.steps`, "uint8", [outputs, blocks, blockSize / 2], packed(outputs * inputs, 4, 1)),
      storedTensor(`${name}.scales`, "float32", [outputs * blocks], scalesOf(outputs)),
      ...(hasBias ? [storedTensor(`${name}.bias`, "float32", [outputs], biasOf(outputs))] : []),
    ];
    return withInt8Products(
      graphOfOne({
        opset: 17,
        inputs,
        outputs: 48,
        nodes: [
          makeNode({ operator: "Neg", inputs: ["x"], output: "negative" }),
          product("q", "x", 48),
          product("k", keyRows, keyOutputs),
          product("v", "x", 16),
          makeNode({
            operator: "GroupQueryAttention",
            inputs: ["q", "k", "v", "past.key", "past.value", "lengths", "length"],
            output: "attended",
            isContributed: true,
            integers: { num_heads: 3, kv_num_heads: 1 },
          }),
          makeNode({ operator: "Add", inputs: ["attended", alsoReads], output: "y" }),
        ],
        tensors: [...stored("q", 48), ...stored("k", keyOutputs), ...stored("v", 16)],
      }),
    );
  }
  const readingOf = ({ nodes }: GraphDraft): readonly string[] =>
    nodes.find(({ operator }) => operator === "GroupQueryAttention")?.inputs ?? [];
  const productsOf = ({ nodes }: GraphDraft): number => nodes.filter(({ operator }) => operator === "MatMulNBits").length;

  test("are one product of the same rows", () => {
    const changed = attended({ alsoReads: "x" });
    expect(readingOf(changed)).toEqual(["attended.rows", "", "", "past.key", "past.value", "lengths", "length"]);
    expect(productsOf(changed)).toBe(1);
    expect(changed.tensors.get("attended.rows.int8.weights")?.dims).toEqual([48 + 16 + 16, blocks, blockSize / 2]);
  });

  test.each<[string, Attended]>([
    ["rows differ", { keyRows: "negative", alsoReads: "x" }],
    ["they have a bias", { hasBias: true, alsoReads: "x" }],
    ["another node reads one", { alsoReads: "q" }],
    ["one has no full panel", { keyOutputs: 8, alsoReads: "x" }],
  ])("stay three where %s", (_name, given) => {
    expect(readingOf(attended(given)).slice(0, 3)).toEqual(["q", "k", "v"]);
    expect(productsOf(attended(given))).toBe(3);
  });
});

describe("a table that is also the matrix of a product", () => {
  const outputs = 48;

  function tied(bits: 4 | 8): Uint8Array<ArrayBuffer> {
    const integers = { K: inputs, N: outputs, bits, block_size: blockSize };
    const lookup = { bits, block_size: blockSize, gather_axis: 0, quantize_axis: 1 };
    return graphOfOne({
      opset: 17,
      inputs: 1,
      outputs: inputs + outputs,
      nodes: [
        makeNode({ operator: "Squeeze", inputs: ["x", "last"], output: "numbers" }),
        makeNode({ operator: "Cast", inputs: ["numbers"], output: "ids", integers: { to: 7 } }),
        makeNode({
          operator: "GatherBlockQuantized",
          inputs: ["table", "ids", "scales"],
          output: "read",
          isContributed: true,
          integers: lookup,
        }),
        makeNode({ operator: "Reshape", inputs: ["table", "shape"], output: "matrix" }),
        makeNode({ operator: "MatMulNBits", inputs: ["read", "matrix", "scales"], output: "p", isContributed: true, integers }),
        makeNode({ operator: "Concat", inputs: ["read", "p"], output: "y", integers: { axis: 1 } }),
      ],
      tensors: [
        storedTensor("table", "uint8", [outputs, (inputs * bits) / 8], packed(outputs * inputs, bits, 1)),
        storedTensor("scales", "float32", [outputs, blocks], scalesOf(outputs)),
        storedTensor("shape", "int64", [3], BigInt64Array.from([outputs, blocks, (blockSize * bits) / 8], BigInt)),
        storedTensor("last", "int64", [1], BigInt64Array.of(1n)),
      ],
    });
  }

  test.each([4, 8] as const)("is stored once in %i bits, and its rows are the same", async (bits) => {
    const graph = tied(bits);
    const changed = withInt8Products(graph);
    expect(operatorsOf(changed)).not.toContain("GatherBlockQuantized");
    expect(changed.tensors.has("table")).toBe(false);
    const rows = [0, 17, 47, 33].map((id) => Float32Array.of(id));
    const before = await compute(new GraphDraft(graph), rows);
    const after = await compute(changed, rows);
    for (let start = 0; start < before.length; start += inputs + outputs) {
      const [read, product] = [before, after].map((all) => all.subarray(start, start + inputs + outputs));
      expect(product?.subarray(0, inputs)).toEqual(read?.subarray(0, inputs));
      expect(farthest(product ?? new Float32Array(0), read ?? new Float32Array(0))).toBeLessThan(
        0.01 * largest(read ?? new Float32Array(0)),
      );
    }
  });
});
