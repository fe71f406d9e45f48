/**
 * Adds the input `num_logits_to_keep` to graphs that lack it: the product with the vocabulary is then computed only for the
 * positions whose logits are read. For a small model this product is most of the work of a prompt.
 */
import type { GraphDraft } from "../../graph/graph-draft.ts";
import type { GraphNode } from "../../graph/parse-graph.ts";
import { type GraphPass, minOpset } from "../graph-pass.ts";

export const logitsToKeep: GraphPass = { name: "logits-to-keep", apply: addInput };
export const logitsToKeepInput = "num_logits_to_keep";

const products: ReadonlySet<string> = new Set(["MatMul", "MatMulNBits", "Gemm"]);
/** Operators between the product and the logits: they compute each position separately. */
const elementwise: ReadonlySet<string> = new Set(["Cast", "Mul", "Div", "Tanh", "Add"]);
/** The axis of positions in [batch, positions, width]. */
const positionAxis = 1;
const end = 2n ** 63n - 1n;

type Producers = ReadonlyMap<string, GraphNode>;

function addInput(draft: GraphDraft): boolean {
  if (draft.opset < minOpset || draft.hasSubgraphs || draft.inputs.has(logitsToKeepInput)) return false;
  const producers = draft.producers();
  const product = findProduct(producers, "logits");
  if (product === undefined) return false;
  const [rows = "", ...others] = product.inputs;
  // Reshaped rows have their positions on another axis.
  if (producers.get(rows)?.operator === "Reshape") return false;
  const [start, kept] = [`${logitsToKeepInput}.start`, `${logitsToKeepInput}.rows`];
  const limits = [
    start,
    draft.addIntegers(`${logitsToKeepInput}.end`, [end]),
    draft.addIntegers(`${logitsToKeepInput}.axis`, [positionAxis]),
  ];
  draft.addNodes(
    [
      { operator: "Neg", inputs: [logitsToKeepInput], output: start },
      { operator: "Slice", inputs: [unselected(producers, rows) ?? rows, ...limits], output: kept },
    ],
    product,
  );
  draft.setInputs(product, [kept, ...others]);
  draft.declareInput(logitsToKeepInput, "int64", [1]);
  const { type, dims = [] } = draft.outputs.get("logits")?.shape ?? {};
  const sizes = dims.map((size, axis) => (axis === positionAxis ? logitsToKeepInput : (size ?? `logits.${axis}`)));
  if (type !== undefined) draft.declareOutput("logits", type, sizes);
  return true;
}

/** Returns the product with the vocabulary that `name` is computed from, position by position. */
function findProduct(producers: Producers, name: string): GraphNode | undefined {
  const node = producers.get(name);
  if (node === undefined || products.has(node.operator)) return node;
  if (!elementwise.has(node.operator)) return undefined;
  const found = node.inputs.flatMap((input) => (producers.has(input) ? (findProduct(producers, input) ?? []) : []));
  return found.length === 1 ? found[0] : undefined;
}

/** Some exports select the last position before the product. Returns the rows of all positions, or undefined if none is selected. */
function unselected(producers: Producers, rows: string): string | undefined {
  const unsqueeze = producers.get(rows);
  if (unsqueeze?.operator !== "Unsqueeze") return undefined;
  const gather = producers.get(unsqueeze.inputs[0] ?? "");
  return gather?.operator === "Gather" && gather.integers.get("axis") === positionAxis ? gather.inputs[0] : undefined;
}
