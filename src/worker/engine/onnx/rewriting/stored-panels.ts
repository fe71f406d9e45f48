/**
 * Finds the int8 matrices of a file that can be put into panels, where the kernels of `kernels/` multiply by them several times as
 * fast: those of quantised exports, and of our encoders. What is computed stays the same to the bit.
 */
import { byteTypes, type GraphNode, type GraphParts, hasSubgraphs, type StoredTensor } from "./graph-parts.ts";
import { fitsPanels, panelMark } from "./int8-panels.ts";
import { withInputs } from "./make-parts.ts";

const matrixInput = 1;
/** Which input has the zero points of the matrix. */
const zeroPointInputs: Readonly<Record<string, number>> = { MatMulInteger: 3, DynamicQuantizeMatMul: 3, MatMulIntegerToFloat: 5 };

interface MatrixOfBytes {
  bytes: Uint8Array;
  inputs: number;
  outputs: number;
  hasSign: boolean;
}

export interface StoredPanels {
  /** By name; their bytes are still in columns. */
  matrices: ReadonlyMap<string, MatrixOfBytes>;
  /** Contents of nodes that multiply by them, in place of those of the file. */
  nodes: ReadonlyMap<GraphNode, Uint8Array>;
  /** Zero points that they name. */
  marks: readonly Uint8Array[];
  /** Names of zero points that nothing reads any more. */
  unread: ReadonlySet<string>;
}

export function findPanels(parts: GraphParts): StoredPanels {
  const readers = new Map<string, GraphNode[]>();
  for (const node of parts.nodes) {
    for (const name of new Set(node.inputs)) {
      const known = readers.get(name);
      if (known === undefined) readers.set(name, [node]);
      else known.push(node);
    }
  }
  const matrices = new Map<string, MatrixOfBytes>();
  const inputs = new Map<GraphNode, string[]>();
  const marks = new Map<string, Uint8Array>();
  for (const [name, tensor] of hasSubgraphs(parts) ? [] : parts.tensors) {
    const matrix = matrixOf(tensor);
    const reading = readers.get(name) ?? [];
    const zeros = new Set(reading.map((node) => zeroPoint(parts, node, name, tensor.type)));
    const [zero] = zeros;
    if (matrix === undefined || zeros.size !== 1 || zero === undefined || parts.outputs.has(name)) continue;
    if (standsElsewhere(parts, name, matrix)) continue;
    const mark = panelMark(matrix.outputs, zero);
    marks.set(mark.name, mark.tensor);
    matrices.set(name, matrix);
    for (const node of reading) inputs.set(node, withZeroPoint(node, mark.name));
  }
  const read = new Set([...parts.outputs, ...parts.nodes.flatMap((node) => inputs.get(node) ?? node.inputs)]);
  const unread = [...inputs.keys()].flatMap((node) => node.inputs.filter((name) => !read.has(name)));
  const nodes = new Map([...inputs].map(([node, names]) => [node, withInputs(node.content, names)]));
  return { matrices, nodes, marks: [...marks.values()], unread: new Set(unread) };
}

function matrixOf({ dims, type, bytes }: StoredTensor): MatrixOfBytes | undefined {
  const [inputs = 0, outputs = 0] = dims;
  const isMatrix = (type === byteTypes.int8 || type === byteTypes.uint8) && dims.length === 2 && fitsPanels(inputs, outputs);
  return isMatrix && inputs > 0 && bytes?.length === inputs * outputs
    ? { bytes, inputs, outputs, hasSign: type === byteTypes.int8 }
    : undefined;
}

/** Whether another tensor has the same bytes of a file: what is put into panels for one would be so for the other. */
const standsElsewhere = ({ tensors }: GraphParts, name: string, { bytes }: MatrixOfBytes): boolean =>
  [...tensors].some(
    ([other, tensor]) => other !== name && tensor.bytes?.buffer === bytes.buffer && tensor.bytes.byteOffset === bytes.byteOffset,
  );

/** Of a matrix that is given a sign; undefined where the node does not multiply by it, or outputs have different ones. */
function zeroPoint({ tensors }: GraphParts, { operator, inputs }: GraphNode, matrix: string, type: number): number | undefined {
  const input = zeroPointInputs[operator];
  if (input === undefined || inputs.some((name, index) => name === matrix && index !== matrixInput)) return undefined;
  const name = inputs[input] ?? "";
  const stored = tensors.get(name);
  const zeros = name === "" ? Uint8Array.of(0) : stored?.type === type ? (stored.bytes ?? stored.numbers) : undefined;
  const [first] = zeros ?? [];
  if (first === undefined || zeros?.some((zero) => zero !== first) === true) return undefined;
  return type === byteTypes.int8 ? first : first ^ 0x80;
}

function withZeroPoint({ operator, inputs }: GraphNode, name: string): string[] {
  const input = zeroPointInputs[operator] ?? 0;
  return Array.from({ length: Math.max(inputs.length, input + 1) }, (_, index) => (index === input ? name : (inputs[index] ?? "")));
}
