/**
 * Measures whether starter-rerank improves the order of starter-embed on published texts of others: each question is
 * asked of its set's passages, and the first 20 by starter-embed are ranked again. Also measures whether unrelated
 * texts score low.
 */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { z } from "zod";
import { type Evaluation, type Figure, shareAtLeast, shareReported } from "../figures.ts";

const setsSchema = z.array(
  z.object({
    set: z.string(),
    passages: z.array(z.string()),
    questions: z.array(z.object({ question: z.string(), answer: z.int() })),
  }),
);
const embeddedSchema = z.object({ embeddings: z.object({ float: z.array(z.array(z.number())) }) });
const rankedSchema = z.object({ results: z.array(z.object({ index: z.int(), relevance_score: z.number() })) });

const reranked = 20;
const depth = 10;
const textsOfRequest = 90;
/** No other set has a subject in common with this one: help for a desktop. */
const desktop = "GNOME help";
const unrelatedOfQuestion = 4;
const lowScore = 0.2;
const goals = { gain: 0.02, unrelated: 0.95 };

export async function evaluateRetrieval(page: Page): Promise<Evaluation> {
  const sets = setsSchema.parse(JSON.parse(readFileSync(new URL("./outside.json", import.meta.url), "utf8")));
  const figures: Figure[] = [];
  const orders: { set: string; question: string; embed: number; rerank: number }[] = [];
  const unrelated: { question: string; passage: string; score: number }[] = [];
  for (const { set, passages, questions } of sets) {
    const vectors = await embed(page, passages, "search_document");
    const asked = await embed(
      page,
      questions.map(({ question }) => question),
      "search_query",
    );
    const strangers = sets.filter((other) => (other.set === desktop) !== (set === desktop)).flatMap((other) => other.passages);
    for (const [place, { question, answer }] of questions.entries()) {
      const cosines = vectors.map((vector) => dot(vector, asked[place] ?? []));
      const order = cosines.map((_, index) => index).toSorted((a, b) => (cosines[b] ?? 0) - (cosines[a] ?? 0));
      const first = order.slice(0, reranked);
      const others = Array.from(
        { length: unrelatedOfQuestion },
        (_, index) => strangers[(place * 37 + index * 11) % strangers.length] ?? "",
      );
      const scores = await rerank(page, question, [...first.map((index) => passages[index] ?? ""), ...others]);
      const again = first.map((index, rank) => ({ index, score: scores[rank] ?? 0 })).toSorted((a, b) => b.score - a.score);
      orders.push({
        set,
        question,
        embed: gain(order.indexOf(answer)),
        rerank: gain(again.findIndex(({ index }) => index === answer)),
      });
      unrelated.push(...others.map((passage, index) => ({ question, passage, score: scores[reranked + index] ?? 1 })));
    }
    const own = orders.filter((one) => one.set === set);
    figures.push(...bothOrders(set, own));
  }
  figures.push(...bothOrders("outside, all", orders));
  const gained = mean(orders.map((one) => one.rerank - one.embed));
  const low = unrelated.filter(({ score }) => score < lowScore);
  figures.push(
    shareAtLeast("what starter-rerank adds to nDCG@10, outside", gained, goals.gain, `${orders.length} questions, the first ${reranked}`),
    shareAtLeast(
      `unrelated passages that score under ${lowScore}`,
      low.length / unrelated.length,
      goals.unrelated,
      `${unrelated.length} pairs`,
    ),
  );
  return { figures, samples: { orders, unrelated: unrelated.filter(({ score }) => score >= lowScore) } };
}

const bothOrders = (name: string, orders: readonly { embed: number; rerank: number }[]): Figure[] => [
  shareReported(`nDCG@10 of starter-embed, ${name}`, mean(orders.map(({ embed: own }) => own)), `${orders.length} questions`),
  shareReported(`nDCG@10 after starter-rerank, ${name}`, mean(orders.map(({ rerank: own }) => own)), `${orders.length} questions`),
];

/** nDCG@10 where one passage is right: by the index of that passage; -1 is none. */
const gain = (place: number): number => (place >= 0 && place < depth ? 1 / Math.log2(place + 2) : 0);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

async function embed(page: Page, texts: readonly string[], input_type: string): Promise<number[][]> {
  const vectors: number[][] = [];
  for (let first = 0; first < texts.length; first += textsOfRequest) {
    const part = texts.slice(first, first + textsOfRequest);
    const answer = await post(page, "/v2/embed", { model: "starter-embed", texts: part, input_type, embedding_types: ["float"] });
    vectors.push(...embeddedSchema.parse(answer).embeddings.float);
  }
  return vectors;
}

/** The score of each document, in the order of the documents. */
async function rerank(page: Page, query: string, documents: readonly string[]): Promise<number[]> {
  const answer = await post(page, "/v2/rerank", { model: "starter-rerank", query, documents });
  const scores: number[] = [];
  for (const { index, relevance_score: score } of rankedSchema.parse(answer).results) scores[index] = score;
  return scores;
}

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
