import { isKeyOrValue, presentName } from "../../graph/cache-names.ts";
import type { ElementType } from "../../graph/element-types.ts";
import type { GraphDraft } from "../../graph/graph-draft.ts";
import type { TensorShape } from "../../graph/tensor-shape.ts";
import type { GraphPass } from "../graph-pass.ts";

/** Fixes the size of the last axis of keys and values, [batch, heads, positions, width], which some exporters leave open. */
export function fixedHeadWidth(width: number): GraphPass {
  return { name: "fixed-head-width", apply: (draft) => fixWidths(draft, width) };
}

function fixWidths(draft: GraphDraft, width: number): boolean {
  if (draft.hasSubgraphs) return false;
  let isChanged = false;
  for (const past of [...draft.inputs.keys()].filter(isKeyOrValue)) {
    const present = presentName(past);
    const input = withWidth(past, draft.inputs.get(past)?.shape, width);
    const output = withWidth(present, draft.outputs.get(present)?.shape, width);
    if (input !== undefined) draft.declareInput(past, ...input);
    if (output !== undefined) draft.declareOutput(present, ...output);
    isChanged ||= input !== undefined || output !== undefined;
  }
  return isChanged;
}

/** Undefined if the width is fixed already. */
function withWidth(name: string, shape: TensorShape | undefined, width: number): [ElementType, (number | string)[]] | undefined {
  const { type, dims = [] } = shape ?? {};
  if (type === undefined || dims.length !== 4 || dims[3] !== undefined) return undefined;
  return [type, [...dims.slice(0, 3).map((size, axis) => size ?? `${name}.${axis}`), width]];
}
