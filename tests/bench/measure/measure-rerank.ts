/** Documents a second, ranked in one call. */
import { type BenchService, onThreads, weightsOf } from "../bench-service.ts";
import { withNaiveRerank } from "../peers/library-client.ts";
import { mixedTexts } from "./mixed-texts.ts";

const query = "When was the harbour opened, and who painted it?";

/** Results of the round before, which warms up: whole rounds of naive batches take minutes. */
const warmingDocuments = 96;

/**
 * In turns, after one round to warm up: through fetch; in batches of 32 in the order given, each as wide as its longest
 * text. `difference`: the largest between the two scores of a document.
 */
export async function measureRerank({ runtime, threads }: BenchService, repetitions: number, count: number) {
  const model = onThreads("starter-rerank", threads);
  const documents = mixedTexts(count);
  const samples = { served: new Array<number>(), naive: new Array<number>() };
  let difference = 0;
  await runtime.load(model);
  await withNaiveRerank(async (naive) => {
    await naive.load({ folder: "starter-rerank", file: weightsOf("starter-rerank"), threads });
    for (let run = -1; run < repetitions; run++) {
      const ranked = run < 0 ? documents.slice(0, warmingDocuments) : documents;
      const served = await rankDocuments(model, ranked);
      const theirs = await naive.rerank(query, ranked);
      for (const [index, score] of theirs.scores.entries()) {
        difference = Math.max(difference, Math.abs(score - (served.scores.get(index) ?? Number.NaN)));
      }
      if (run < 0) continue;
      samples.served.push((1000 * count) / served.milliseconds);
      samples.naive.push((1000 * count) / theirs.milliseconds);
    }
  });
  await runtime.unload(model);
  return { ...samples, documents: count, difference };
}

async function rankDocuments(model: string, documents: string[]): Promise<{ scores: Map<number, number>; milliseconds: number }> {
  const startedAt = performance.now();
  const response = await fetch("/v2/rerank", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer bench" },
    body: JSON.stringify({ model, query, documents }),
  });
  if (!response.ok) throw new Error(`/v2/rerank: ${response.status} ${await response.text()}`);
  const { results } = await response.json();
  const milliseconds = performance.now() - startedAt;
  return { scores: new Map(results.map(({ index, relevance_score: score }: RankedDocument) => [index, score])), milliseconds };
}

interface RankedDocument {
  index: number;
  relevance_score: number;
}
