/**
 * Measures whether starter-rerank improves the order of starter-embed on published texts of others: each question is
 * asked of its set's passages, and the first 20 by starter-embed are ranked again. Also measures whether unrelated
 * texts score low.
 */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { type Evaluation, type Figure, shareAtLeast, shareReported } from "../figures.ts";
import { dot, embed, rank } from "./rank-passages.ts";
import { setsSchema } from "./sets.ts";

const reranked = 20;
const depth = 10;
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
      const scores: number[] = [];
      const ranked = await rank(page, question, [...first.map((index) => passages[index] ?? ""), ...others]);
      for (const { index, relevance } of ranked) scores[index] = relevance;
      const again = first.map((index, at) => ({ index, score: scores[at] ?? 0 })).toSorted((a, b) => b.score - a.score);
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
