import type { GraphDraft } from "../graph/graph-draft.ts";
import { dataTypes } from "../graph/field-numbers.ts";

/** Operators that the runtime's optimiser makes of many others: an exporter that writes them has done its work. */
const fused = ["GroupQueryAttention", "SkipSimplifiedLayerNormalization"];
/** Operators that the optimiser would fuse. */
const unfused: ReadonlySet<string> = new Set(["Softmax", "ReduceMean"]);
/** To compute so few constants in each run takes less than can be measured. */
const maxConstantBytes = 2 ** 17;

/**
 * Whether the runtime may take a graph without optimising it. The optimiser takes longer than all other work that makes a session,
 * because most of its code has to be compiled first.
 */
export function isFused(draft: Pick<GraphDraft, "nodes" | "tensors" | "bytesOf">): boolean {
  const operators = new Set(draft.nodes.map(({ operator }) => operator));
  if (!fused.every((operator) => operators.has(operator)) || [...unfused].some((operator) => operators.has(operator))) return false;
  const tensors = [...draft.tensors];
  const constants = new Map(tensors.map(([name, tensor]) => [name, (draft.bytesOf(tensor) ?? tensor.content)?.length ?? 0]));
  // The CPU widens tensors that are stored in half precision.
  const halves = tensors.filter(([, { type }]) => type === dataTypes.float16);
  let computed = halves.reduce((sum, [name]) => sum + (constants.get(name) ?? 0), 0);
  for (const { operator, inputs, outputs, content } of draft.nodes) {
    const named = inputs.filter((name) => name !== "");
    if (operator !== "Constant" && !named.every((name) => constants.has(name))) continue;
    const bytes = operator === "Constant" ? content.length : named.reduce((sum, name) => sum + (constants.get(name) ?? 0), 0);
    if (operator !== "Constant") computed += bytes;
    for (const name of outputs) constants.set(name, bytes);
  }
  return computed <= maxConstantBytes;
}
