/**
 * Converts an encoder with products in int8 to float32 for WebGPU, whose operators have no such products: the weights become float32 once,
 * at load, and the rows that they are multiplied by are no longer rounded to 8 bits.
 */
import { floatsOfHalfBytes } from "../../../../base/half-floats.ts";
import type { GraphDraft } from "../../graph/graph-draft.ts";
import { dataTypes } from "../../graph/field-numbers.ts";
import type { GraphNode, StoredTensor } from "../../graph/parse-graph.ts";
import type { GraphPass } from "../graph-pass.ts";

export const floatEncoder: GraphPass = { name: "float-encoder", apply: convert };

/** Added to the products of queries with keys that are masked. */
const maskedBias = -1e4;
/** GatherBlockQuantized stores steps of 4 bits around this number, two in a byte, the low one first. */
const middleOfFourBits = 8;

function convert(draft: GraphDraft): boolean {
  if (draft.hasSubgraphs) return false;
  const products = draft.nodes.filter(({ operator }) => operator === "MatMulIntegerToFloat").map((node) => convertProduct(draft, node));
  if (!products.includes(true)) return false;
  for (const node of draft.nodes) {
    if (node.operator === "DequantizeLinear") convertRowLookup(draft, node);
    else if (node.operator === "GatherBlockQuantized") convertBlockLookup(draft, node);
  }
  widenHalves(draft);
  convertMasks(draft);
  return true;
}

/** Replaces the rounding of rows, the product with them and the scaling of its rows by one product. */
function convertProduct(draft: GraphDraft, node: GraphNode): boolean {
  const [steps = "", matrixName = "", , scalesName = "", , zeroPointName = ""] = node.inputs;
  const producers = draft.producers();
  const rounding = producers.get(steps);
  const scaling = draft.nodes.find(({ operator, inputs }) => operator === "Mul" && inputs[0] === node.outputs[0]);
  const [rows = "", rowScales = ""] = rounding?.operator === "QuantizeLinear" ? rounding.inputs : [];
  const isScaledBack = producers.get(scaling?.inputs[1] ?? "")?.inputs[0] === rowScales;
  const matrix = draft.tensors.get(matrixName);
  const [inputs = 0, outputs = 0] = matrix?.dims ?? [];
  const values = bytesOf(draft, matrix, dataTypes.uint8);
  const zeroPoint = bytesOf(draft, draft.tensors.get(zeroPointName), dataTypes.uint8)?.[0];
  const scales = floatsOf(draft, draft.tensors.get(scalesName));
  if (scaling === undefined || rows === "" || !isScaledBack || values?.length !== inputs * outputs) return false;
  if (zeroPoint === undefined || scales?.length !== outputs) return false;
  const weights = Float32Array.from(values, (step, index) => (step - zeroPoint) * (scales[index % outputs] ?? 0));
  const name = draft.addTensor(`${matrixName}.float32`, "float32", [inputs, outputs], weights);
  draft.replaceNode(scaling, [{ operator: "MatMul", inputs: [rows, name], output: scaling.outputs[0] ?? "" }]);
  return true;
}

/** Rows of a table in 8 bits, with a scale for each row. */
function convertRowLookup(draft: GraphDraft, node: GraphNode): void {
  const producers = draft.producers();
  const [rows, scales] = node.inputs.map((name) => producers.get(name));
  const [tableName = "", ids = ""] = rows?.operator === "Gather" ? rows.inputs : [];
  const table = draft.tensors.get(tableName);
  const [count = 0, width = 0] = table?.dims ?? [];
  const steps = bytesOf(draft, table, dataTypes.int8);
  const rowScales = floatsOf(draft, draft.tensors.get(scales?.inputs[0] ?? ""));
  if (node.inputs.length !== 2 || scales?.inputs[1] !== ids || steps === undefined || rowScales?.length !== count) return;
  const signed = new Int8Array(steps.buffer, steps.byteOffset, steps.length);
  const values = Float32Array.from(signed, (step, index) => step * (rowScales[Math.floor(index / width)] ?? 0));
  replaceLookup(draft, node, tableName, ids, [count, width], values);
}

/** Rows of a table in 4 bits, with a scale for each block of a row. */
function convertBlockLookup(draft: GraphDraft, node: GraphNode): void {
  const [tableName = "", ids = "", scalesName = "", ...zeroPoints] = node.inputs;
  const table = draft.tensors.get(tableName);
  const [count = 0, bytesOfRow = 0] = table?.dims ?? [];
  const bytes = bytesOf(draft, table, dataTypes.uint8);
  const scales = floatsOf(draft, draft.tensors.get(scalesName));
  const blockSize = node.integers.get("block_size") ?? 0;
  const width = 2 * bytesOfRow;
  if (bytes === undefined || zeroPoints.length > 0 || node.integers.get("bits") !== 4) return;
  if (scales === undefined || scales.length * blockSize !== count * width) return;
  const values = Float32Array.from({ length: count * width }, (_, index) => {
    const byte = bytes[index >> 1] ?? 0;
    const step = index % 2 === 0 ? byte & 15 : byte >> 4;
    return (step - middleOfFourBits) * (scales[Math.floor(index / blockSize)] ?? 0);
  });
  replaceLookup(draft, node, tableName, ids, [count, width], values);
}

function replaceLookup(
  draft: GraphDraft,
  node: GraphNode,
  table: string,
  ids: string,
  dims: number[],
  values: Float32Array<ArrayBuffer>,
): void {
  const name = draft.addTensor(`${table}.float32`, "float32", dims, values);
  draft.replaceNode(node, [{ operator: "Gather", inputs: [name, ids], output: node.outputs[0] ?? "" }]);
}

/** Gives MultiHeadAttention a bias [texts, 1, tokens, tokens] in place of its mask [texts, tokens], which WebGPU lacks. */
function convertMasks(draft: GraphDraft): void {
  const biases = new Map<string, string>();
  for (const node of draft.nodes) {
    const [query = "", key = "", value = "", projectionBias = "", mask = "", bias = ""] = node.inputs;
    if (node.operator !== "MultiHeadAttention" || mask === "" || bias !== "") continue;
    const name = (part: string): string => `${mask}.${part}`;
    if (!biases.has(mask)) {
      const number = (part: string, value_: number) => draft.addFloats(name(part), [value_]);
      const [none, one, masked] = [number("none", 0), number("one", 1), number("masked", maskedBias)];
      const sum = (operator: string, inputs: readonly string[], output: string) => ({ operator, inputs, output: name(output) });
      draft.addNodes(
        [
          { ...sum("Cast", [mask], "seen"), integers: { to: dataTypes.float32 } },
          sum("Sub", [one, name("seen")], "unseen"),
          sum("Mul", [name("unseen"), masked], "rows"),
          sum("Mul", [name("seen"), none], "zeros"),
          sum("Add", [name("zeros"), one], "ones"),
          sum("Unsqueeze", [name("rows"), draft.addIntegers(name("row-axes"), [1, 2])], "row"),
          sum("Unsqueeze", [name("ones"), draft.addIntegers(name("column-axes"), [1, 3])], "column"),
          sum("Mul", [name("column"), name("row")], "bias"),
        ],
        node,
      );
      biases.set(mask, name("bias"));
    }
    draft.setInputs(node, [query, key, value, projectionBias, "", biases.get(mask) ?? ""]);
  }
}

/** Widens stored float16 tensors whose values are cast to float32 before they are used. */
function widenHalves(draft: GraphDraft): void {
  const readersOf = (name: string): GraphNode[] => draft.nodes.filter(({ inputs }) => inputs.includes(name));
  const isCast = ({ operator, integers }: GraphNode): boolean => operator === "Cast" && integers.get("to") === dataTypes.float32;
  for (const [name, tensor] of draft.tensors) {
    const values = tensor.type === dataTypes.float16 ? floatsOf(draft, tensor) : undefined;
    const areCast = readersOf(name).every(
      (node) => isCast(node) || (node.operator === "Gather" && readersOf(node.outputs[0] ?? "").every(isCast)),
    );
    if (values !== undefined && areCast) draft.addTensor(name, "float32", tensor.dims, values);
  }
}

function bytesOf(draft: GraphDraft, tensor: StoredTensor | undefined, type: number): Uint8Array | undefined {
  return tensor?.type === type ? draft.bytesOf(tensor) : undefined;
}

function floatsOf(draft: GraphDraft, tensor: StoredTensor | undefined): Float32Array<ArrayBuffer> | undefined {
  const halves = bytesOf(draft, tensor, dataTypes.float16);
  if (halves !== undefined) return new Float32Array(floatsOfHalfBytes(halves));
  const bytes = bytesOf(draft, tensor, dataTypes.float32);
  return bytes && new Float32Array(new Uint8Array(bytes).buffer);
}
