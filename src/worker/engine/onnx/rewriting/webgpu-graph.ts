/**
 * Rewrites a causal graph for WebGPU so that a token costs one batch of commands and a read-back of some hundred bytes:
 * - the lengths that attention over a cache in place reads are inputs; computed from the mask on the CPU they would be
 *   uploaded, and each upload ends a batch of commands
 * - logits are computed behind the last token alone, without being told so by each run
 * - the largest logits are an output of their own
 */
import { isFloat } from "../graph/element-types.ts";
import { readGraphFile } from "../graph/graph-file.ts";
import type { GraphFiles } from "../graph/graph.ts";
import { isCacheInput, isKeyOrValue } from "../graph/cache-names.ts";
import { lengthInputs } from "../graph/length-inputs.ts";
import { addBestLogits } from "./best-logits.ts";
import { GraphDraft } from "./graph-draft.ts";
import { valueOf } from "./graph-values.ts";
import { graphFields, type GraphParts, hasSubgraphs, readGraphParts } from "./graph-parts.ts";
import { logitsToKeep } from "./logits-to-keep.ts";
import { storedTensor } from "./make-parts.ts";

/** Older operators take as attributes what is an input here. */
const oldestOpset = 13;
const attention = { operator: "GroupQueryAttention", lastPosition: 5, totalLength: 6 } as const;
/** WebGPU's TopK sorts so many numbers within one workgroup; more of them take a dispatch for each step of the sorting. */
const widestRow = 2048;

/** The same files if there is nothing that can be done. `sortedWidth`: of rows whose largest logits are found at once. */
export function forWebGpu(files: GraphFiles, sortedWidth = widestRow): GraphFiles {
  const parts = readGraphParts(files.graph, files.externalData);
  if (parts.opset < oldestOpset || hasSubgraphs(parts)) return files;
  const draft = new GraphDraft(parts);
  const takesLengths = files.facts.inputs.has("attention_mask") && takeLengths(draft);
  const takesSequences = takesLengths && [...files.facts.inputs].every((name) => !isCacheInput(name) || isKeyOrValue(name));
  const takesRows = files.facts.inputs.has(logitsToKeep);
  if (takesRows) storeLogitsToKeep(draft, parts);
  if (takesRows) {
    const { type, dims } = valueOf(parts, graphFields.output, "logits");
    const vocabularySize = dims.at(-1);
    if (isFloat(type) && vocabularySize !== undefined) {
      addBestLogits(draft, takesSequences ? firstSequence(draft) : "logits", type, vocabularySize, sortedWidth);
    }
  }
  const graph = draft.file(["attention_mask"]);
  return { ...files, graph, facts: readGraphFile(graph) };
}

/** Whether it could be done. */
function takeLengths(draft: GraphDraft): boolean {
  const { operator, lastPosition, totalLength } = attention;
  const reading = draft.nodes.filter((node) => node.operator === operator && node.inputs.length > totalLength);
  if (reading.length === 0) return false;
  for (const node of reading) {
    const at = draft.nodes.indexOf(node);
    draft.replaceInput(node, lastPosition, lengthInputs.lastPosition);
    const changed = draft.nodes[at];
    if (changed !== undefined) draft.replaceInput(changed, totalLength, lengthInputs.totalLength);
  }
  draft.addInput(lengthInputs.lastPosition, "int32", ["sequences"]);
  draft.addInput(lengthInputs.totalLength, "int32", [1]);
  return true;
}

/** Of several sequences all logits are read. */
function firstSequence(draft: GraphDraft): string {
  const limits = { starts: 0n, ends: 1n, axes: 0n };
  return sliced(draft, "first-sequence", "logits", limits);
}

function sliced(draft: GraphDraft, name: string, from: string, limits: Record<string, bigint>): string {
  const limitNames = Object.entries(limits).map(([limit, value]) => {
    draft.addTensor(storedTensor(`${name}.${limit}`, "int64", [1], BigInt64Array.of(value)));
    return `${name}.${limit}`;
  });
  draft.addNode({ operator: "Slice", inputs: [from, ...limitNames], output: name });
  return name;
}

/** A number that is always 1 need not be given with each run. */
function storeLogitsToKeep(draft: GraphDraft, parts: GraphParts): void {
  const { type, dims } = valueOf(parts, graphFields.input, logitsToKeep);
  const sizes = dims.map((size) => size ?? 1);
  if (type === "int64") draft.fixInput(logitsToKeep, storedTensor(logitsToKeep, "int64", sizes, BigInt64Array.of(1n)));
}
