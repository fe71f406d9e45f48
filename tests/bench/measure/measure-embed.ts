/** Texts a second, embedded in one call. */
import { type BenchService, onThreads, weightsOf } from "../bench-service.ts";
import { withLibrary } from "../peers/library-client.ts";
import { mixedTexts } from "./mixed-texts.ts";

export interface Embedded {
  vectors: number[][];
  milliseconds: number;
}

/** Through fetch and JSON, as any page asks. */
export async function embedTexts(model: string, texts: string[]): Promise<Embedded> {
  const startedAt = performance.now();
  const response = await fetch("/v2/embed", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer bench" },
    body: JSON.stringify({ model, texts, input_type: "search_document", embedding_types: ["float"] }),
  });
  if (!response.ok) throw new Error(`/v2/embed: ${response.status} ${await response.text()}`);
  const { embeddings } = await response.json();
  return { vectors: embeddings.float, milliseconds: performance.now() - startedAt };
}

/**
 * In turns, after one round to warm up: through fetch; and the library's feature-extraction pipeline, called once with
 * the whole list. `cosine`: the smallest between the two vectors of a text.
 */
export async function measureEmbed({ runtime, threads }: BenchService, repetitions: number, count: number) {
  const model = onThreads("starter-embed", threads);
  const texts = mixedTexts(count);
  const samples = { served: new Array<number>(), library: new Array<number>() };
  let cosine = 1;
  await runtime.load(model);
  await withLibrary(async (library) => {
    await library.loadEmbed({ folder: "starter-embed", file: weightsOf("starter-embed"), threads });
    for (let run = -1; run < repetitions; run++) {
      const served = await embedTexts(model, texts);
      const theirs = await library.embed(texts);
      cosine = Math.min(cosine, ...served.vectors.map((vector, index) => dot(vector, theirs.vectors[index] ?? [])));
      if (run < 0) continue;
      samples.served.push((1000 * count) / served.milliseconds);
      samples.library.push((1000 * count) / theirs.milliseconds);
    }
  });
  await runtime.unload(model);
  return { ...samples, texts: count, cosine };
}

/** Both are normalised. */
function dot(one: number[], other: number[]): number {
  return one.reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0);
}
