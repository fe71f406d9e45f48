/**
 * The interface of sessions that embed and rerank: with a local encoder (`EncodeSession`, `ImageTextSession`) or a server
 * (`RemoteEncodeSession`).
 */
import type { EmbedContent, Truncation } from "../../../inference/inference-service.ts";
import type { ContentsPlan, EncodedSlice, EncodePlan, Outcome } from "../engine.ts";

export interface EncodeWork {
  /** Max slices that may be computed at the same time. Default: 1. */
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
