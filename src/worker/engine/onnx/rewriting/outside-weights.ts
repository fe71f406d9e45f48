/**
 * Rewrites a graph so that its large tensors are external data, at the offsets at which they stand in the file itself: the
 * runtime then copies each into its heap once, in place of the whole file, what it parses of it, and the tensors.
 */
import type { GraphFiles } from "../graph/graph.ts";
import { readGraphParts, type StoredTensor } from "./graph-parts.ts";
import { isFused } from "./fused-graph.ts";
import { externalTensor } from "./make-parts.ts";
import { writeGraphFile } from "./write-graph.ts";

const companion = "stored-weights";
/** Smaller ones are shapes and axes, which the runtime reads while it builds the graph. */
const minBytes = 4096;

export function withOutsideWeights(files: GraphFiles): GraphFiles {
  const { graph: file, externalData } = files;
  const parts = readGraphParts(file, externalData);
  const outside = ([name, { content, type, dims, bytes }]: [string, StoredTensor]): Uint8Array => {
    if (bytes?.buffer !== file.buffer || bytes.length < minBytes) return content;
    return externalTensor(name, type, dims, { location: companion, offset: bytes.byteOffset - file.byteOffset, length: bytes.length });
  };
  const nodes = parts.nodes.map(({ content }) => content);
  const graph = writeGraphFile(parts, nodes, [...parts.tensors].map(outside));
  return { ...files, graph, externalData: new Map([...externalData, [companion, file]]), isFused: isFused(parts) };
}
