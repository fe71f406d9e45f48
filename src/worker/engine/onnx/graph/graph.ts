/** An ONNX graph before and after it is loaded. */
import type { EncoderModel } from "../../encode/encoder-model.ts";
import type { TokenModel } from "../../chat/token-loop/token-model.ts";
import type { FloatType } from "./element-types.ts";
import type { CacheScalesFile } from "./cache-scales.ts";
import type { GraphFacts } from "./graph-file.ts";

export interface GraphFiles {
  /** Of the graph, for error messages. */
  path: string;
  graph: Uint8Array<ArrayBuffer>;
  /** Companion files by the path that the graph names. */
  externalData: ReadonlyMap<string, Uint8Array>;
  /** What the graph's file says of itself. */
  facts: GraphFacts;
  /** With which the CPU keeps its cache in int8. Absent: it stays as it is. */
  cacheScales?: CacheScalesFile | undefined;
  /** Element type that its cache must have; undefined: any. */
  cacheType: FloatType | undefined;
  /** Whether quantised weights become float32 at load. */
  widened: boolean;
  /** See `isFused`. Absent: not looked at. */
  isFused?: boolean;
  /** Whether the CPU computes products of a causal graph's matrices in int8. */
  hasInt8Products: boolean;
}

export type LoadedGraph =
  | { kind: "causal"; model: TokenModel; memoryBytes: number }
  | { kind: "encoder"; encoder: EncoderModel; memoryBytes: number };

/** Bytes of the graph and its companion files. */
export function weightBytes({ graph, externalData }: GraphFiles): number {
  return [...externalData.values()].reduce((sum, data) => sum + data.byteLength, graph.byteLength);
}
