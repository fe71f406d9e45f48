/**
 * Measures answers of starter-chat about long documents of other people. Each question of the outside set is asked of its
 * whole document, and of a document about another subject. The model gets as many passages as its record names.
 */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { z } from "zod";
import { passageChoiceSchema, type PassageChoice } from "../../../src/inference/models.ts";
import starterModels from "../../../src/worker/models/starter-models.json" with { type: "json" };
import { sentencesOf } from "../../../src/text/sentences.ts";
import { type AskedReply, askAll } from "../chat-page.ts";
import { type Evaluation, type Figure, shareAtLeast, shareReported } from "../figures.ts";
import { nearest, rank } from "../retrieval/rank-passages.ts";
import { setsSchema } from "../retrieval/sets.ts";
import { isRefusal, toSkillReply } from "../skills/skill-reply.ts";
import { holdsWords } from "../skills/words.ts";

const casesSchema = z.object({
  cases: z.array(
    z.object({
      source: z.string(),
      request: z.object({ messages: z.array(z.object({ content: z.string() })) }),
      expected: z.object({ value: z.string() }),
    }),
  ),
});
/** Passages nearest by starter-embed, which starter-rerank orders. */
const reranked = 20;
const goal = 0.6;

interface Asked {
  question: string;
  value: string;
  set: string;
  /** Whether the document has the answer. */
  isAnswerable: boolean;
}

/** The way of the playground before, for comparison. */
const fourPassages: PassageChoice = { max: 4, minRelevance: 0 };

export async function evaluateDocumentAnswers(page: Page): Promise<Evaluation> {
  const sets = setsSchema.parse(JSON.parse(readFileSync(new URL("../retrieval/outside.json", import.meta.url), "utf8")));
  const asked = questions();
  const ordered: { passage: string; relevance: number }[][] = [];
  for (const { question, set } of asked) {
    const passages = sets.find((each) => each.set === set)?.passages ?? [];
    const near = await nearest(page, question, passages, reranked);
    ordered.push((await rank(page, question, near)).map(({ index, relevance }) => ({ passage: near[index] ?? "", relevance })));
  }
  const figures: Figure[] = [];
  const samples: Record<string, unknown> = {};
  for (const [name, choice] of [
    ["four passages", fourPassages],
    ["the record's choice", recordChoice()],
  ] as const) {
    const replies = await answers(page, asked, ordered, choice);
    figures.push(...figuresOf(name, asked, replies, name === "the record's choice"));
    samples[name] = asked.map((one, index) => ({ ...one, relevance: ordered[index]?.[0]?.relevance, ...replies[index] }));
  }
  return { figures, samples };
}

function recordChoice(): PassageChoice {
  return passageChoiceSchema.parse(starterModels.find(({ id }) => id === "starter-chat")?.passages);
}

/** Each question of its own document, and of one about something else. */
function questions(): Asked[] {
  const file = new URL("../skills/outside/documents.json", import.meta.url);
  return casesSchema.parse(JSON.parse(readFileSync(file, "utf8"))).cases.flatMap(({ source, request, expected }, index): Asked[] => {
    const question = request.messages.at(-1)?.content ?? "";
    const other = source === "GNOME help" ? (index % 2 === 0 ? "SQLite FAQ" : "Python FAQ") : "GNOME help";
    return [
      { question, value: expected.value, set: source, isAnswerable: true },
      { question, value: expected.value, set: other, isAnswerable: false },
    ];
  });
}

interface DocumentAnswer {
  text: string;
  isRefused: boolean;
  isCited: boolean;
}

async function answers(
  page: Page,
  asked: readonly Asked[],
  ordered: readonly { passage: string; relevance: number }[][],
  { max, sentences, minRelevance }: PassageChoice,
): Promise<DocumentAnswer[]> {
  const bodies: object[] = [];
  const refused = new Set<number>();
  for (const [index, { question }] of asked.entries()) {
    const best = ordered[index]?.slice(0, max) ?? [];
    if ((best[0]?.relevance ?? 0) < minRelevance) {
      refused.add(index);
      continue;
    }
    const documents = [];
    for (const { passage } of best) {
      documents.push({ data: { text: sentences === undefined ? passage : await excerptOf(page, question, passage, sentences) } });
    }
    bodies.push({ model: "starter-chat", messages: [{ role: "user", content: question }], documents, temperature: 0, max_tokens: 300 });
  }
  const replies = await askAll(page, bodies);
  return asked.map((_, index) => (refused.has(index) ? { text: "", isRefused: true, isCited: false } : answerOf(replies.shift())));
}

async function excerptOf(page: Page, question: string, passage: string, max: number): Promise<string> {
  const sentences = sentencesOf(passage);
  const best = (await rank(page, question, sentences)).slice(0, max).map(({ index }) => index);
  return best
    .sort((a, b) => a - b)
    .map((index) => sentences[index] ?? "")
    .join(" ");
}

function answerOf(reply: AskedReply | undefined): DocumentAnswer {
  if (reply?.isReply !== true) return { text: "", isRefused: false, isCited: false };
  const read = toSkillReply(reply);
  return { text: read.text, isRefused: isRefusal(read), isCited: reply.message.citations.length > 0 };
}

function figuresOf(name: string, asked: readonly Asked[], replies: readonly DocumentAnswer[], hasGoal: boolean): Figure[] {
  const of = (isAnswerable: boolean): [Asked, DocumentAnswer][] =>
    asked.flatMap((one, index) => (one.isAnswerable === isAnswerable && replies[index] ? [[one, replies[index]]] : []));
  const share = (isAnswerable: boolean, counts: (one: Asked, reply: DocumentAnswer) => boolean): number =>
    of(isAnswerable).filter(([one, reply]) => counts(one, reply)).length / of(isAnswerable).length;
  const n = `${of(true).length} questions`;
  const holds = share(true, ({ value }, { text }) => holdsWords(text, value));
  const title = `document answers, ${name}: holds the value, word for word`;
  return [
    hasGoal ? shareAtLeast(title, holds, goal, n) : shareReported(title, holds, n),
    shareReported(
      `document answers, ${name}: wrong and cited`,
      share(true, ({ value }, { text, isCited }) => isCited && !holdsWords(text, value)),
      n,
    ),
    shareReported(
      `document answers, ${name}: refused although the document has it`,
      share(true, (_, { isRefused }) => isRefused),
      n,
    ),
    shareReported(
      `document answers, ${name}: refused because the document lacks it`,
      share(false, (_, { isRefused }) => isRefused),
      n,
    ),
    shareReported(
      `document answers, ${name}: cited although the document lacks it`,
      share(false, (_, { isCited }) => isCited),
      n,
    ),
  ];
}
