/** The passages that answer a question best, by /v2/rerank. */
import { readDocument, sentencesOf, type DocumentPassage } from "../../../src/documents.ts";
import type { PassageChoice } from "../../../src/index.ts";
import { listAt, numberAt } from "../../service/json-values.ts";
import { modelsOf, service } from "../../service/playground.ts";
import { nearestPassages } from "./kept-documents.ts";
import type { Passage, SourceDocument } from "./source-document.ts";

/**
 * Returns the passages of the choice, the most relevant first; none if the documents do not answer the question. `onWait` gets the
 * state of a dataset that is being embedded.
 */
export async function bestPassages(
  question: string,
  documents: readonly SourceDocument[],
  { max, sentences, minRelevance }: PassageChoice,
  signal: AbortSignal,
  onWait: (text: string) => void = () => undefined,
): Promise<Passage[]> {
  const lists = await Promise.all(
    documents.map((document) => (document.job === undefined ? passagesOf(document) : nearestPassages(document, question, signal, onWait))),
  );
  const passages = lists.flat();
  if (passages.length === 0 || question.trim() === "") return passages.slice(0, max);
  const ranked = await rank(
    question,
    passages.map((passage) => rankedText(passage, documents.length > 1)),
    max,
    signal,
  );
  if ((ranked[0]?.relevance ?? 0) < minRelevance) return [];
  const best = ranked.flatMap(({ index }) => passages[index] ?? []);
  if (sentences === undefined) return best;
  return Promise.all(
    best.map(async (passage) => ({ ...passage, excerpt: await bestSentences(question, passage.text, sentences, signal) })),
  );
}

/** Returns the most relevant sentences of a text, in their order. */
async function bestSentences(question: string, text: string, max: number, signal: AbortSignal): Promise<string> {
  const sentences = sentencesOf(text);
  if (sentences.length <= max) return text;
  const ranked = await rank(question, sentences, max, signal);
  return ranked
    .map(({ index }) => index)
    .sort((a, b) => a - b)
    .map((index) => sentences[index] ?? "")
    .join(" ");
}

async function rank(query: string, documents: string[], max: number, signal: AbortSignal): Promise<{ index: number; relevance: number }[]> {
  const model = modelsOf("rerank")[0]?.id ?? "";
  const response = await service.json("/v2/rerank", { model, query, documents, top_n: max }, signal);
  return listAt(response, "results").map((result) => ({
    index: numberAt(result, "index") ?? 0,
    relevance: numberAt(result, "relevance_score") ?? 0,
  }));
}

/** The title distinguishes several documents. The title of a single document, often the name of a file, only lowers the relevance. */
function rankedText({ title, heading = "", text }: Passage, hasOthers: boolean): string {
  return [heading === "" && hasOthers ? title : heading, text].filter((part) => part !== "").join("\n");
}

/** A conversation of an earlier visit may have a long text without passages. */
async function passagesOf(document: SourceDocument): Promise<Passage[]> {
  const { id, title, text } = document;
  const found = document.passages ?? (await readDocument(new Blob([text]), { name: "document.txt" })).passages;
  if (found.length <= 1) return [{ id, title, text }];
  return found.map((passage, index) => ({ ...passageOf(passage), id: `${id}#${index + 1}`, title }));
}

function passageOf({ heading, page, lastPage, text }: DocumentPassage): Omit<Passage, "id" | "title"> {
  return { heading, text, ...(page === undefined ? {} : { page }), ...(lastPage === undefined ? {} : { lastPage }) };
}
