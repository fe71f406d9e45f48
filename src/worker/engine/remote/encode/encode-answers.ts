/** Parses responses of servers to requests for embeddings and ranking. */
import { z } from "zod";
import { serverFailed } from "../http/server-failure.ts";

const usage = z.looseObject({ prompt_tokens: z.int().min(0).nullish(), total_tokens: z.int().min(0).nullish() }).nullish();

/** OpenAI's format, which vLLM, llama.cpp, infinity and text-embeddings-inference have. */
const embeddingsSchema = z.looseObject({
  data: z.array(z.looseObject({ index: z.int().min(0), embedding: z.union([z.array(z.number()), z.string()]) })),
  usage,
});

const rankingSchema = z.union([
  /** The format of vLLM, infinity and llama.cpp. */
  z.looseObject({ results: z.array(z.looseObject({ index: z.int().min(0), relevance_score: z.number() })), usage }),
  /** The format of text-embeddings-inference. */
  z.array(z.looseObject({ index: z.int().min(0), score: z.number() })).transform((ranks) => ({
    results: ranks.map(({ index, score }) => ({ index, relevance_score: score })),
    usage: undefined,
  })),
]);

export interface Vectors {
  /** In the order of the texts, all of the same width. */
  vectors: Float32Array[];
  /** Absent if the server does not report it. */
  inputTokens?: number;
}

/** Throws EngineFailureError if there are not `count` vectors, or their width is not `dimensions`. */
export function readVectors(response: unknown, count: number, dimensions: number | undefined): Vectors {
  const parsed = embeddingsSchema.safeParse(response);
  if (!parsed.success) throw serverFailed("the server's answer holds no embeddings");
  const vectors = sortByIndex(parsed.data.data, count, "embeddings").map(({ embedding }) => vectorOf(embedding));
  const width = dimensions ?? vectors[0]?.length ?? 0;
  const other = vectors.find((vector) => vector.length !== width);
  if (other !== undefined) {
    throw serverFailed(`the server's vectors have ${other.length} dimensions, the record of the model says ${width}`);
  }
  return { vectors, ...tokensOf(parsed.data.usage) };
}

/** Returns the scores in the order of the documents. Throws EngineFailureError if there are not `count` of them. */
export function readScores(response: unknown, count: number): { scores: number[]; inputTokens?: number } {
  const parsed = rankingSchema.safeParse(response);
  if (!parsed.success) throw serverFailed("the server's answer holds no ranking");
  const scores = sortByIndex(parsed.data.results, count, "scores").map(({ relevance_score }) => relevance_score);
  return { scores, ...tokensOf(parsed.data.usage) };
}

function sortByIndex<Item extends { index: number }>(items: readonly Item[], count: number, name: string): Item[] {
  const byIndex = new Map(items.map((item) => [item.index, item]));
  const ordered = Array.from({ length: count }, (_, index) => byIndex.get(index)).filter((item) => item !== undefined);
  if (items.length !== count || ordered.length !== count)
    throw serverFailed(`the server answered ${items.length} ${name} for ${count} texts`);
  return ordered;
}

/** A string is base64 of little-endian float32 numbers. */
function vectorOf(embedding: number[] | string): Float32Array {
  if (typeof embedding !== "string") return Float32Array.from(embedding);
  let binary: string;
  try {
    binary = atob(embedding);
  } catch {
    throw serverFailed("the server's embedding is no base64");
  }
  const view = new DataView(Uint8Array.from(binary, (character) => character.charCodeAt(0)).buffer);
  return Float32Array.from({ length: view.byteLength >> 2 }, (_, index) => view.getFloat32(4 * index, true));
}

function tokensOf(counts: z.output<typeof usage>): { inputTokens?: number } {
  const inputTokens = counts?.prompt_tokens ?? counts?.total_tokens;
  return inputTokens === null || inputTokens === undefined ? {} : { inputTokens };
}
