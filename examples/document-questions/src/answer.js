/** An answer from the passages that the reranker finds relevant, or none if no passage is. */
import { sentencesOf } from "cohabit/documents";
import { textOf } from "./passage-index.js";
import { post } from "./post.js";

/**
 * `max` passages and of each the best `sentences`; below `minRelevance` the documents do not answer the question. Below
 * `minProbability` the model is unsure of its reply, and the answer quotes the sentences.
 */
export async function answerFrom(question, passages, { max, sentences, minRelevance, minProbability }) {
  const ranked = await rank(question, passages.map(textOf), max);
  if (ranked.length === 0 || ranked[0].relevance_score < minRelevance) return { text: "The documents do not say.", citations: [] };
  const documents = [];
  for (const { index } of ranked) {
    const { title, text } = passages[index];
    documents.push({ id: String(index), data: { title, text: await bestSentences(question, text, sentences) } });
  }
  const { message, logprobs } = await post("/v2/chat", {
    model: "starter-chat",
    messages: [{ role: "user", content: question }],
    documents,
    temperature: 0,
    logprobs: true,
  });
  if (meanProbability(logprobs) < minProbability) return quotation(documents, passages);
  const citations = (message.citations ?? []).map(({ text, sources }) => ({ text, passage: passages[Number(sources[0].id)] }));
  return { text: message.content[0].text, citations };
}

/** The geometric mean over the tokens of the text. */
function meanProbability(logprobs) {
  const values = logprobs.flatMap((item) => item.logprobs);
  return Math.exp(values.reduce((sum, value) => sum + value, 0) / values.length);
}

function quotation(documents, passages) {
  const sentences = documents.flatMap(({ data }) => sentencesOf(data.text));
  const text = sentences.map((sentence) => `“${sentence}”`).join(" ");
  const citations = documents.map(({ id, data }) => ({ text: data.text, passage: passages[Number(id)] }));
  return { text: `I am not sure. The document says: ${text}`, citations };
}

async function rank(query, documents, top_n) {
  if (documents.length === 0) return [];
  return (await post("/v2/rerank", { model: "starter-rerank", query, documents, top_n })).results;
}

async function bestSentences(question, text, count) {
  const sentences = sentencesOf(text);
  if (count === undefined || sentences.length <= count) return text;
  const best = await rank(question, sentences, count);
  const indices = best.map(({ index }) => index).sort((one, other) => one - other);
  return indices.map((index) => sentences[index]).join(" ");
}
