/** Finds passages by the similarity of their vectors to a question's. The index lives as long as the page. */
import { post } from "./post.js";

const maxTextsPerRequest = 96;

export function createPassageIndex() {
  const entries = [];
  return {
    get size() {
      return entries.length;
    },

    async add(passages) {
      for (let from = 0; from < passages.length; from += maxTextsPerRequest) {
        const batch = passages.slice(from, from + maxTextsPerRequest);
        const vectors = await vectorsOf(batch.map(textOf), "search_document");
        entries.push(...batch.map((passage, position) => ({ passage, vector: vectors[position] })));
      }
    },

    async closest(question, max = 20) {
      const [query] = await vectorsOf([question], "search_query");
      return entries
        .map(({ passage, vector }) => ({ passage, similarity: dotProduct(query, vector) }))
        .sort((one, other) => other.similarity - one.similarity)
        .slice(0, max)
        .map(({ passage }) => passage);
    },
  };
}

export const textOf = ({ title, heading, text }) => `${heading === "" ? title : heading}\n${text}`;

async function vectorsOf(texts, input_type) {
  const { embeddings } = await post("/v2/embed", { model: "starter-embed", texts, input_type, embedding_types: ["float"] });
  return embeddings.float;
}

/** The vectors have length 1, so this is their cosine. */
const dotProduct = (one, other) => one.reduce((sum, value, position) => sum + value * other[position], 0);
