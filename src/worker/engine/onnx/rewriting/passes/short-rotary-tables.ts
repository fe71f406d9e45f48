import type { GraphDraft } from "../../graph/graph-draft.ts";
import type { GraphNode } from "../../graph/parse-graph.ts";
import type { GraphPass } from "../graph-pass.ts";

/** The inputs of cosines and sines, [positions, width], by operator. */
const tableInputs: Readonly<Record<string, readonly [cosines: number, sines: number]>> = {
  GroupQueryAttention: [7, 8],
  RotaryEmbedding: [2, 3],
};

/**
 * Cuts the cosines and sines of rotary embeddings to the positions of the context. Exporters write them for all positions that a model was trained
 * for: for Gemma 3 270M, with 32,768 positions, they have 67 of 302 MB.
 */
export function shortRotaryTables(contextLength: number): GraphPass {
  return { name: "short-rotary-tables", apply: (draft) => cutTables(draft, contextLength) };
}

function cutTables(draft: GraphDraft, positions: number): boolean {
  if (draft.hasSubgraphs) return false;
  const tables = new Set(draft.nodes.flatMap((node) => tablesOf(node)));
  // Another reader may need all rows.
  for (const node of draft.nodes) {
    const own = new Set(tablesOf(node));
    for (const name of node.inputs) if (!own.has(name)) tables.delete(name);
  }
  let isChanged = false;
  for (const name of tables) {
    const isGiven = draft.inputs.has(name) || draft.outputs.has(name);
    if (!isGiven && draft.keepRows(name, positions)) isChanged = true;
  }
  return isChanged;
}

const tablesOf = ({ operator, inputs }: GraphNode): string[] => (tableInputs[operator] ?? []).flatMap((index) => inputs[index] || []);
