/** An ONNX graph before and after it is loaded. */
import type { EncoderModel } from "../../encode/encoder-model.ts";
import type { TokenModel } from "../../chat/token-loop/token-model.ts";
import type { FloatType } from "./element-types.ts";
import type { CacheScalesFile } from "./cache-scales.ts";
import type { GraphDraft } from "./graph-draft.ts";
import type { GraphFacts } from "./graph-facts.ts";

export interface GraphFiles {
  /** Path of the graph's file, for error messages. */
  path: string;
  /** Holds the companion files, too. */
  draft: GraphDraft;
  /** Facts of the graph before the passes for a device. */
  facts: GraphFacts;
  /** Scales of an int8 cache on the CPU. Absent: the cache keeps its element type. */
  cacheScales?: CacheScalesFile | undefined;
  /** The element type that the cache must have; undefined: any. */
  cacheType: FloatType | undefined;
  /** Whether the runtime converts quantised weights to float32 at load. */
  widened: boolean;
  /** Whether the CPU multiplies by the matrices of a causal graph in int8. */
  hasInt8Products: boolean;
}

export type LoadedGraph =
  | { kind: "causal"; model: TokenModel; memoryBytes: number }
  | { kind: "encoder"; encoder: EncoderModel; memoryBytes: number };

/** Bytes of the graph and its companion files. */
export function weightBytes({ draft }: GraphFiles): number {
  return draft.storedBytes;
}
