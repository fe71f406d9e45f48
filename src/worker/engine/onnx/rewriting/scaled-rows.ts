import type { GraphDraft } from "../graph/graph-draft.ts";
import { dataTypes } from "../graph/field-numbers.ts";
import type { GraphNode } from "../graph/parse-graph.ts";

/** Names of an int8 table [rows, width], and of the float32 scales [rows, 1] of its rows. */
export interface ScaledRows {
  table: string;
  scales: string;
}

/** Finds the stored table that `name` is computed from: cast and multiplied by its scales. */
export function findScaledRows(
  { tensors }: Pick<GraphDraft, "tensors">,
  producers: ReadonlyMap<string, GraphNode>,
  name: string,
): ScaledRows | undefined {
  const product = producers.get(name);
  const [left = "", scales = ""] = product?.operator === "Mul" ? product.inputs : [];
  const cast = producers.get(left);
  const [table = ""] = cast?.operator === "Cast" ? cast.inputs : [];
  const rows = tensors.get(table);
  const { dims = [], type } = tensors.get(scales) ?? {};
  const areRows = rows?.type === dataTypes.int8 && rows.dims.length === 2;
  const areScales = type === dataTypes.float32 && dims.length === 2 && dims[1] === 1 && dims[0] === rows?.dims[0];
  return areRows && areScales ? { table, scales } : undefined;
}
