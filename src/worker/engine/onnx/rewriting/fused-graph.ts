/**
 * Graphs that were written for the runtime: what its optimiser would look for is done. Looking for it takes longer than all else
 * that makes a session, because most of the optimiser's code is compiled for it.
 */
import { elementTypes } from "../graph/element-types.ts";
import type { GraphParts } from "./graph-parts.ts";

/** Operators that the optimiser makes of many others; exporters that write them have done its work. */
const fused = ["GroupQueryAttention", "SkipSimplifiedLayerNormalization"];
/** Of what is not fused yet. */
const unfused: ReadonlySet<string> = new Set(["Softmax", "ReduceMean"]);
/** Computing with so few constants in each run takes less than can be measured. */
const maxConstantBytes = 2 ** 17;

/** Whether the runtime may take a graph as it is. */
export function isFused({ nodes, tensors }: Pick<GraphParts, "nodes" | "tensors">): boolean {
  const operators = new Set(nodes.map(({ operator }) => operator));
  if (!fused.every((operator) => operators.has(operator)) || [...unfused].some((operator) => operators.has(operator))) return false;
  const constants = new Map([...tensors].map(([name, { bytes, content }]) => [name, (bytes ?? content).length]));
  // The CPU widens what is stored in half precision.
  const halves = [...tensors].filter(([, { type }]) => type === elementTypes.float16.code);
  let computed = halves.reduce((sum, [name]) => sum + (constants.get(name) ?? 0), 0);
  for (const { operator, inputs, outputs, content } of nodes) {
    const named = inputs.filter((name) => name !== "");
    if (operator !== "Constant" && !named.every((name) => constants.has(name))) continue;
    const bytes = operator === "Constant" ? content.length : named.reduce((sum, name) => sum + (constants.get(name) ?? 0), 0);
    if (operator !== "Constant") computed += bytes;
    for (const name of outputs) constants.set(name, bytes);
  }
  return computed <= maxConstantBytes;
}
