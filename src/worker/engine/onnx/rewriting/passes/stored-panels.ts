/**
 * Puts int8 matrices of quantised exports, and of our encoders, into panels: the kernels of `kernels/` multiply by them several times
 * as fast, and give the same bits.
 */
import type { GraphDraft } from "../../graph/graph-draft.ts";
import { dataTypes } from "../../graph/field-numbers.ts";
import type { GraphNode, StoredTensor } from "../../graph/parse-graph.ts";
import type { GraphPass } from "../graph-pass.ts";
import { arrangeInPanels, fitsPanels, panelMark } from "../int8-panels.ts";

export const storedPanels: GraphPass = { name: "stored-panels", apply: putIntoPanels };

const matrixInput = 1;
/** The input with the zero points of the matrix, by operator. */
const zeroPointInputs: Readonly<Record<string, number>> = { MatMulInteger: 3, DynamicQuantizeMatMul: 3, MatMulIntegerToFloat: 5 };

interface Int8Matrix {
  name: string;
  bytes: Uint8Array;
  outputs: number;
  hasSign: boolean;
  /** The zero point of all outputs, once the matrix has a sign. */
  zero: number;
  /** Nodes that multiply by it. */
  readers: readonly GraphNode[];
}

/** Changes the matrices where they are stored: there may be no memory for a second copy of them. */
function putIntoPanels(draft: GraphDraft): boolean {
  const matrices = draft.hasSubgraphs ? [] : findMatrices(draft);
  const scratch = new Uint8Array(matrices.reduce((largest, { bytes }) => Math.max(largest, bytes.length), 0));
  for (const { name, bytes, outputs, hasSign, zero, readers } of matrices) {
    arrangeInPanels(bytes, outputs, !hasSign, scratch);
    draft.setTensorType(name, "int8");
    const mark = panelMark(outputs, zero);
    draft.addTensor(mark.name, "int8", [outputs], mark.values);
    for (const node of readers) draft.setInputs(node, withZeroPoint(node, mark.name));
  }
  return matrices.length > 0;
}

function findMatrices(draft: GraphDraft): Int8Matrix[] {
  const readersOf = new Map<string, GraphNode[]>();
  for (const node of draft.nodes) for (const name of new Set(node.inputs)) readersOf.set(name, [...(readersOf.get(name) ?? []), node]);
  return [...draft.tensors].flatMap(([name, tensor]): Int8Matrix[] => {
    const { dims, type } = tensor;
    const [inputs = 0, outputs = 0] = dims;
    const hasSign = type === dataTypes.int8;
    const isMatrix = (hasSign || type === dataTypes.uint8) && dims.length === 2 && inputs > 0 && fitsPanels(inputs, outputs);
    const bytes = isMatrix && !draft.outputs.has(name) ? draft.bytesOf(tensor) : undefined;
    if (bytes?.length !== inputs * outputs) return [];
    const readers = readersOf.get(name) ?? [];
    const zeros = new Set(readers.map((node) => zeroPoint(draft, node, name, type)));
    const [zero] = zeros;
    if (zeros.size !== 1 || zero === undefined || isStoredElsewhere(draft, name, bytes)) return [];
    return [{ name, bytes, outputs, hasSign, zero, readers }];
  });
}

/** Whether another tensor has the same bytes of a file: putting one into panels would change the other. */
function isStoredElsewhere(draft: GraphDraft, name: string, { buffer, byteOffset }: Uint8Array): boolean {
  return [...draft.tensors].some(([other, tensor]) => {
    const bytes = other === name ? undefined : draft.bytesOf(tensor);
    return bytes?.buffer === buffer && bytes.byteOffset === byteOffset;
  });
}

/** Undefined if the node does not multiply by the matrix, or its outputs have different zero points. */
function zeroPoint(draft: GraphDraft, { operator, inputs }: GraphNode, matrix: string, type: number): number | undefined {
  const input = zeroPointInputs[operator];
  if (input === undefined || inputs.some((name, index) => name === matrix && index !== matrixInput)) return undefined;
  const name = inputs[input] ?? "";
  const zeros = name === "" ? Uint8Array.of(0) : zerosOf(draft, draft.tensors.get(name), type);
  const [first] = zeros ?? [];
  if (first === undefined || zeros?.some((zero) => zero !== first) === true) return undefined;
  return type === dataTypes.int8 ? first : first ^ 0x80;
}

/** Undefined if they are not stored, or not of this type. */
function zerosOf(draft: GraphDraft, tensor: StoredTensor | undefined, type: number): Uint8Array | undefined {
  if (tensor?.type !== type) return undefined;
  return draft.bytesOf(tensor) ?? (tensor.integers && lowBytes(tensor.integers));
}

/** The low byte of each packed varint; one below zero takes ten bytes. */
function lowBytes(varints: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  let index = 0;
  for (const byte of varints) {
    if (index === 0) bytes.push(byte & 127);
    else if (index === 1) bytes.push((bytes.pop() ?? 0) | ((byte & 1) << 7));
    index = byte < 128 ? 0 : index + 1;
  }
  return Uint8Array.from(bytes);
}

function withZeroPoint({ operator, inputs }: GraphNode, name: string): string[] {
  const input = zeroPointInputs[operator] ?? 0;
  return Array.from({ length: Math.max(inputs.length, input + 1) }, (_, index) => (index === input ? name : (inputs[index] ?? "")));
}
