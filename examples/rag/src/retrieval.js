/** Retrieval in two steps: the closest by embedding, then the most relevant of them by the reranker. */
import { CohereEmbeddings, CohereRerank } from "@langchain/cohere";

export async function createRetriever(client, documents) {
  const embeddings = new CohereEmbeddings({ client, model: "starter-embed" });
  const rerank = new CohereRerank({ client, model: "starter-rerank" });
  const vectors = await embeddings.embedDocuments(documents.map(({ text }) => text));
  return async (question) => {
    const query = await embeddings.embedQuery(question);
    const closest = documents
      .map((document, index) => ({ document, similarity: dotProduct(query, vectors[index]) }))
      .sort((one, other) => other.similarity - one.similarity)
      .slice(0, 3)
      .map(({ document }) => document);
    const ranked = await rerank.rerank(
      closest.map(({ text }) => text),
      question,
      { topN: 2 },
    );
    return ranked.map(({ index }) => closest[index]);
  };
}

/** The vectors have length 1, so this is their cosine. */
const dotProduct = (one, other) => one.reduce((sum, value, index) => sum + value * other[index], 0);
