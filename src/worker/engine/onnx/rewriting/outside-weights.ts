/**
 * Rewrites a graph for the CPU so that its large tensors are external data, at the offsets at which they stand in the file
 * itself: the runtime then copies each into its heap once, in place of the whole file, what it parses of it, and the tensors.
 * Int8 matrices are put into panels, if the runtime has kernels that read them.
 */
import type { GraphFiles } from "../graph/graph.ts";
import { byteTypes, readGraphParts, type StoredTensor } from "./graph-parts.ts";
import { isFused } from "./fused-graph.ts";
import { arrangeInPanels } from "./int8-panels.ts";
import { externalTensor } from "./make-parts.ts";
import { findPanels, type StoredPanels } from "./stored-panels.ts";
import { writeGraphFile } from "./write-graph.ts";

const companion = "stored-weights";
/** Smaller ones are shapes and axes, which the runtime reads while it builds the graph. */
const minBytes = 4096;

const noPanels: StoredPanels = { matrices: new Map(), nodes: new Map(), marks: [], unread: new Set() };

/** Takes the files over: matrices are put into panels where they stand, since a second copy of them may be too much. */
export function withOutsideWeights(files: GraphFiles, usesKernels = true): GraphFiles {
  const { graph: file } = files;
  const parts = readGraphParts(file, files.externalData);
  const externalData = new Map([...files.externalData, [companion, file]]);
  const panels = usesKernels ? findPanels(parts) : noPanels;
  const matrices = [...panels.matrices.values()];
  const scratch = new Uint8Array(matrices.reduce((largest, { bytes }) => Math.max(largest, bytes.length), 0));
  for (const { bytes, outputs, hasSign } of matrices) arrangeInPanels(bytes, outputs, !hasSign, scratch);
  const outside = ([name, { content, type, dims, bytes }]: [string, StoredTensor]): Uint8Array => {
    const isInPanels = panels.matrices.has(name);
    if (bytes === undefined || !(isInPanels || (bytes.buffer === file.buffer && bytes.length >= minBytes))) return content;
    const [location = "", { byteOffset = 0 } = {}] = [...externalData].find(([, { buffer }]) => buffer === bytes.buffer) ?? [];
    const place = { location, offset: bytes.byteOffset - byteOffset, length: bytes.length };
    return externalTensor(name, isInPanels ? byteTypes.int8 : type, dims, place);
  };
  const nodes = parts.nodes.map((node) => panels.nodes.get(node) ?? node.content);
  const tensors = [...parts.tensors].filter(([name]) => !panels.unread.has(name)).map(outside);
  const graph = writeGraphFile(parts, nodes, [...tensors, ...panels.marks]);
  return { ...files, graph, externalData, isFused: isFused(parts) };
}
