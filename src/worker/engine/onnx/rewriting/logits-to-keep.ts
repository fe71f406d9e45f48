/**
 * Adds the input `num_logits_to_keep` to graphs that lack it, so that the product with the vocabulary is computed only for the
 * positions whose logits are read. For a small model it is most of the work of a prompt.
 */
import { type GraphDraft, type DraftNode } from "./graph-draft.ts";
import { graphFields, type GraphParts } from "./graph-parts.ts";
import { valueOf } from "./graph-values.ts";
import { storedTensor } from "./make-parts.ts";

export const logitsToKeep = "num_logits_to_keep";
const products: ReadonlySet<string> = new Set(["MatMul", "MatMulNBits", "Gemm"]);
/** Operators between that product and the logits: they compute each position by itself. */
const elementwise: ReadonlySet<string> = new Set(["Cast", "Mul", "Div", "Tanh", "Add"]);
/** Exports that compute the logits of the last position alone select it with these, before the product. */
const selecting = { unsqueeze: "Unsqueeze", gather: "Gather" } as const;
/** The axis of positions in [batch, positions, width]. */
const positionAxis = 1;
const end = 2n ** 63n - 1n;

/** Returns whether the graph has the input now. */
export function addLogitsToKeep(draft: GraphDraft, parts: GraphParts): boolean {
  const producers = new Map(draft.nodes.flatMap((node) => node.outputs.map((output) => [output, node] as const)));
  const product = findProduct(producers, "logits");
  if (product === undefined) return false;
  const rows = product.inputs[0] ?? "";
  // Of another shape, axis 1 would be another one.
  if (producers.get(rows)?.operator === "Reshape") return false;
  const all = unselected(producers, rows) ?? rows;
  const constant = (name: string, value: bigint): string => {
    const full = `${logitsToKeep}.${name}`;
    draft.addTensor(storedTensor(full, "int64", [1], BigInt64Array.of(value)));
    return full;
  };
  const start = `${logitsToKeep}.start`;
  draft.addNode({ operator: "Neg", inputs: [logitsToKeep], output: start }, product);
  const kept = `${logitsToKeep}.rows`;
  const limits = [start, constant("end", end), constant("axis", BigInt(positionAxis))];
  draft.addNode({ operator: "Slice", inputs: [all, ...limits], output: kept }, product);
  draft.replaceInput(product, 0, kept);
  draft.addInput(logitsToKeep, "int64", [1]);
  const { type, dims } = valueOf(parts, graphFields.output, "logits");
  const sizes = dims.map((size, axis) => (axis === positionAxis ? logitsToKeep : (size ?? `logits.${axis}`)));
  if (type !== undefined) draft.redeclare(graphFields.output, "logits", type, sizes);
  return true;
}

type Producers = ReadonlyMap<string, DraftNode>;

/** The product with the vocabulary, whose result `name` is, or is computed of position by position. */
function findProduct(producers: Producers, name: string): DraftNode | undefined {
  const node = producers.get(name);
  if (node === undefined) return undefined;
  if (products.has(node.operator)) return node;
  if (!elementwise.has(node.operator)) return undefined;
  const computed = node.inputs.filter((input) => producers.has(input));
  const found = computed.flatMap((input) => findProduct(producers, input) ?? []);
  return found.length === 1 ? found[0] : undefined;
}

/** All positions, if `rows` is the last one of them. */
function unselected(producers: Producers, rows: string): string | undefined {
  const unsqueeze = producers.get(rows);
  if (unsqueeze?.operator !== selecting.unsqueeze) return undefined;
  const gather = producers.get(unsqueeze.inputs[0] ?? "");
  return gather?.operator === selecting.gather && gather.integers?.get("axis") === positionAxis ? gather.inputs[0] : undefined;
}
