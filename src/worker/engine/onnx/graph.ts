/** An ONNX graph before and after it is loaded. */
import type { EncoderModel } from "../encode/encoder-model.ts";
import type { TokenModel } from "../chat/token-model.ts";

export interface GraphFiles {
  /** Of the graph, for error messages. */
  path: string;
  graph: Uint8Array<ArrayBuffer>;
  /** Companion files by the path that the graph names. */
  externalData: ReadonlyMap<string, Uint8Array>;
  /** Element type of the key/value cache. */
  cacheType: CacheType;
  /** Whether quantised weights become float32 at load. */
  widened: boolean;
}

export type CacheType = "float32" | "float16";

export type LoadedGraph =
  | { kind: "causal"; model: TokenModel; memoryBytes: number }
  | { kind: "encoder"; encoder: EncoderModel; memoryBytes: number };

/** Shape of an input or output as the graph declares it; a dimension without a fixed size is undefined. */
export interface TensorShape {
  dims: (number | undefined)[];
}

/** Bytes of the graph and its companion files. */
export function weightBytes({ graph, externalData }: GraphFiles): number {
  return [...externalData.values()].reduce((sum, data) => sum + data.byteLength, graph.byteLength);
}
