/** Orders passages by the service in the page: starter-embed finds the nearest, starter-rerank scores them. */
import type { Page } from "playwright/test";
import { z } from "zod";

const embeddedSchema = z.object({ embeddings: z.object({ float: z.array(z.array(z.number())) }) });
const rankedSchema = z.object({ results: z.array(z.object({ index: z.int(), relevance_score: z.number() })) });
const textsOfRequest = 90;

export async function embed(page: Page, texts: readonly string[], input_type: string): Promise<number[][]> {
  const vectors: number[][] = [];
  for (let first = 0; first < texts.length; first += textsOfRequest) {
    const part = texts.slice(first, first + textsOfRequest);
    const answer = await post(page, "/v2/embed", { model: "starter-embed", texts: part, input_type, embedding_types: ["float"] });
    vectors.push(...embeddedSchema.parse(answer).embeddings.float);
  }
  return vectors;
}

/** The most relevant first. */
export async function rank(page: Page, query: string, documents: readonly string[]): Promise<{ index: number; relevance: number }[]> {
  const answer = await post(page, "/v2/rerank", { model: "starter-rerank", query, documents });
  return rankedSchema.parse(answer).results.map(({ index, relevance_score: relevance }) => ({ index, relevance }));
}

const vectorsOf = new WeakMap<readonly string[], Promise<number[][]>>();

/** The `max` passages with the nearest vectors, the nearest first. */
export async function nearest(page: Page, question: string, passages: readonly string[], max: number): Promise<string[]> {
  const known = vectorsOf.get(passages) ?? embed(page, passages, "search_document");
  vectorsOf.set(passages, known);
  const vectors = await known;
  const [asked = []] = await embed(page, [question], "search_query");
  return passages
    .map((passage, index) => ({ passage, cosine: dot(vectors[index] ?? [], asked) }))
    .sort((a, b) => b.cosine - a.cosine)
    .slice(0, max)
    .map(({ passage }) => passage);
}

export const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

const post = (page: Page, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ([url, text]) => {
      const headers = { "content-type": "application/json", "authorization": "Bearer evaluation" };
      const response = await fetch(url, { method: "POST", headers, body: text });
      if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
      return (await response.json()) as unknown;
    },
    [path, JSON.stringify(body)] as const,
  );
