/**
 * Rewrites a causal graph for WebGPU so that a token costs one batch of commands and a read-back of some hundred bytes:
 * - the lengths that attention over a cache in place reads are inputs; computed from the mask on the CPU they would be
 *   uploaded, and each upload ends a batch of commands
 * - logits are computed behind the last token alone, without being told so by each run
 * - the largest logits are an output of their own
 */
import { elementTypeOf, isFloat } from "../graph/element-types.ts";
import { readGraphFile } from "../graph/graph-file.ts";
import type { GraphFiles } from "../graph/graph.ts";
import { fieldsOf } from "../graph/protobuf.ts";
import { isCacheInput, isKeyOrValue } from "../causal/cache-names.ts";
import { lengthInputs } from "../causal/length-inputs.ts";
import { addBestLogits } from "./best-logits.ts";
import { GraphDraft, nameOf } from "./graph-draft.ts";
import { graphFields, type GraphParts, hasSubgraphs, readGraphParts } from "./graph-parts.ts";
import { storedTensor } from "./make-parts.ts";

/** Older operators take as attributes what is an input here. */
const oldestOpset = 13;
const attention = { operator: "GroupQueryAttention", lastPosition: 5, totalLength: 6 } as const;
/** WebGPU's TopK sorts so many numbers within one workgroup; more of them take a dispatch for each step of the sorting. */
const widestRow = 2048;
const rowsToKeep = "num_logits_to_keep";
const products: ReadonlySet<string> = new Set(["MatMul", "MatMulNBits"]);
const largest = 2n ** 63n - 1n;

/** The same files if there is nothing that can be done. `sortedWidth`: of rows whose largest logits are found at once. */
export function forWebGpu(files: GraphFiles, sortedWidth = widestRow): GraphFiles {
  const parts = readGraphParts(files.graph, files.externalData);
  if (parts.opset < oldestOpset || hasSubgraphs(parts)) return files;
  const draft = new GraphDraft(parts);
  const takesLengths = files.facts.inputs.has("attention_mask") && takeLengths(draft);
  const takesSequences = takesLengths && [...files.facts.inputs].every((name) => !isCacheInput(name) || isKeyOrValue(name));
  const takesRows = files.facts.inputs.has(rowsToKeep);
  if (takesRows) storeRowsToKeep(draft, parts);
  const isLast = takesRows || keepLastRow(draft);
  if (isLast) {
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

/** `next`: the node that reads it. */
function sliced(draft: GraphDraft, name: string, from: string, limits: Record<string, bigint>, next?: GraphDraft["nodes"][number]): string {
  const limitNames = Object.entries(limits).map(([limit, value]) => {
    draft.addTensor(storedTensor(`${name}.${limit}`, "int64", [1], BigInt64Array.of(value)));
    return `${name}.${limit}`;
  });
  draft.addNode({ operator: "Slice", inputs: [from, ...limitNames], output: name }, next);
  return name;
}

/** A number that is always 1 need not be given with each run. */
function storeRowsToKeep(draft: GraphDraft, parts: GraphParts): void {
  const { type, dims } = valueOf(parts, graphFields.input, rowsToKeep);
  const sizes = dims.map((size) => size ?? 1);
  if (type === "int64") draft.fixInput(rowsToKeep, storedTensor(rowsToKeep, "int64", sizes, BigInt64Array.of(1n)));
}

/** Whether it could be done. */
function keepLastRow(draft: GraphDraft): boolean {
  const made = (name: string) => draft.nodes.find(({ outputs }) => outputs.includes(name));
  const last = made("logits");
  const product = last?.operator === "Cast" ? made(last.inputs[0] ?? "") : last;
  const rows = product?.inputs[0];
  if (product === undefined || rows === undefined || !products.has(product.operator)) return false;
  draft.replaceInput(product, 0, sliced(draft, "last-row", rows, { starts: -1n, ends: largest, axes: 1n }, product));
  return true;
}

const valueFields = { type: 2, tensorType: 1, elementType: 1, shape: 2, dimension: 1, size: 1 } as const;

/** Type and sizes of an input or output (`kind`, of `graphFields`); undefined: any. */
function valueOf({ rest }: GraphParts, kind: number, name: string) {
  const value = rest.find(({ number, content }) => number === kind && nameOf(content) === name);
  const within = (message: Uint8Array | undefined, field: number) =>
    message === undefined ? [] : [...fieldsOf(message)].filter(({ number }) => number === field);
  const tensor = within(within(value?.content, valueFields.type)[0]?.content, valueFields.tensorType)[0]?.content;
  const dimensions = within(within(tensor, valueFields.shape)[0]?.content, valueFields.dimension);
  return {
    type: elementTypeOf(within(tensor, valueFields.elementType)[0]?.value ?? 0),
    dims: dimensions.map(({ content }) => within(content, valueFields.size)[0]?.value),
  };
}
