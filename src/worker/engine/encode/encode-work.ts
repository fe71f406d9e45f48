/** What an engine for embeddings or ranking does: with an encoder of its own (`EncodeSession`), or through a server. */
import type { EmbedContent, Truncation } from "../../../inference/inference-service.ts";
import type { ContentsPlan, EncodedSlice, EncodePlan, Outcome } from "../engine.ts";

export interface EncodeWork {
  /** Slices that may be computed at a time. Default: 1. */
  readonly maxSlices?: number;
  /** See `Engine.planEmbed`. */
  planEmbed(
    texts: readonly string[],
    truncate: Truncation,
    maxTokens: number | undefined,
    inputType: string | undefined,
  ): Outcome<EncodePlan>;
  /** See `Engine.planEmbedContents`. Absent if the model reads no images. Never rejects. */
  planEmbedContents?(
    contents: readonly EmbedContent[],
    truncate: Truncation,
    maxTokens: number | undefined,
    inputType: string | undefined,
  ): Promise<Outcome<ContentsPlan>>;
  /** See `Engine.planRerank`. */
  planRerank(
    query: string,
    documents: readonly string[],
    maxTokensPerDocument: number | undefined,
    maxChunksPerDocument: number | undefined,
  ): Outcome<EncodePlan & { documentOfRow: Int32Array }>;
  /** See `Engine.encodeSlice`. Never rejects. */
  encodeSlice(planId: number, slice: number): Promise<Outcome<EncodedSlice>>;
  release(planId: number): void;
}
