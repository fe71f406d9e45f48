/**
 * Measures answers of starter-chat about long documents of other people. Each question of the outside set is asked of its
 * whole document, and of a document about another subject. The model gets as many passages as its record names, and a quotation
 * replaces replies of which it is unsure. The record's choice was made on `more-questions.json`.
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
const moreSchema = z.object({ questions: z.array(z.object({ source: z.string(), question: z.string(), value: z.string() })) });
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
const fourPassages: PassageChoice = { max: 4, minRelevance: 0, minProbability: 0 };

export async function evaluateDocumentAnswers(page: Page): Promise<Evaluation> {
  const sets = setsSchema.parse(JSON.parse(readFileSync(new URL("../retrieval/outside.json", import.meta.url), "utf8")));
  const order = async ({ question, set }: Asked): Promise<Ranked[]> => {
    const passages = sets.find((each) => each.set === set)?.passages ?? [];
    const near = await nearest(page, question, passages, reranked);
    return (await rank(page, question, near)).map(({ index, relevance }) => ({ passage: near[index] ?? "", relevance }));
  };
  const ordered = new Map<Asked, Ranked[]>();
  const figures: Figure[] = [];
  const samples: Record<string, unknown> = {};
  const outside = questions();
  for (const { name, asked, choice, hasGoal } of [
    { name: "four passages", asked: outside, choice: fourPassages, hasGoal: false },
    { name: "the record's choice", asked: outside, choice: recordChoice(), hasGoal: true },
    { name: "the record's choice, more questions", asked: moreQuestions(), choice: recordChoice(), hasGoal: true },
  ]) {
    for (const one of asked) if (!ordered.has(one)) ordered.set(one, await order(one));
    const replies = await answers(
      page,
      asked.map((one) => ({ ...one, best: ordered.get(one) ?? [] })),
      choice,
    );
    figures.push(...figuresOf(name, asked, replies, hasGoal));
    samples[name] = asked.map((one, index) => ({ ...one, relevance: ordered.get(one)?.[0]?.relevance, ...replies[index] }));
  }
  return { figures, samples };
}

interface Ranked {
  passage: string;
  relevance: number;
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

/** Questions of their own documents, about other passages than `questions`. */
function moreQuestions(): Asked[] {
  const file = new URL("more-questions.json", import.meta.url);
  return moreSchema
    .parse(JSON.parse(readFileSync(file, "utf8")))
    .questions.map(({ source, question, value }) => ({ question, value, set: source, isAnswerable: true }));
}

interface DocumentAnswer {
  text: string;
  isRefused: boolean;
  isCited: boolean;
  isQuotation: boolean;
}

const refusal: DocumentAnswer = { text: "", isRefused: true, isCited: false, isQuotation: false };

async function answers(
  page: Page,
  asked: readonly (Asked & { best: readonly Ranked[] })[],
  { max, sentences, minRelevance, minProbability }: PassageChoice,
): Promise<DocumentAnswer[]> {
  const excerpts: (string[] | undefined)[] = [];
  for (const { question, best } of asked) {
    const read = (best[0]?.relevance ?? 0) < minRelevance ? undefined : best.slice(0, max);
    const texts = read?.map(({ passage }) => (sentences === undefined ? passage : excerptOf(page, question, passage, sentences)));
    excerpts.push(texts && (await Promise.all(texts)));
  }
  const bodies = asked.flatMap(({ question }, index) => {
    const documents = excerpts[index]?.map((text) => ({ data: { text } }));
    const messages = [{ role: "user", content: question }];
    return documents === undefined ? [] : [{ model: "starter-chat", messages, documents, temperature: 0, max_tokens: 300, logprobs: true }];
  });
  const replies = await askAll(page, bodies);
  return excerpts.map((texts) => (texts === undefined ? refusal : answerOf(replies.shift(), texts, minProbability)));
}

async function excerptOf(page: Page, question: string, passage: string, max: number): Promise<string> {
  const sentences = sentencesOf(passage);
  const best = (await rank(page, question, sentences)).slice(0, max).map(({ index }) => index);
  return best
    .sort((a, b) => a - b)
    .map((index) => sentences[index] ?? "")
    .join(" ");
}

function answerOf(reply: AskedReply | undefined, excerpts: readonly string[], minProbability: number): DocumentAnswer {
  if (reply?.isReply !== true) return { ...refusal, isRefused: false };
  if (meanProbability(reply) < minProbability) {
    return { text: excerpts.join("\n"), isRefused: false, isCited: true, isQuotation: true };
  }
  const read = toSkillReply(reply);
  return { text: read.text, isRefused: isRefusal(read), isCited: reply.message.citations.length > 0, isQuotation: false };
}

/** The geometric mean over the tokens of the text. */
function meanProbability({ logprobs = [] }: Extract<AskedReply, { isReply: true }>): number {
  const all = logprobs.flatMap((item) => item.logprobs);
  return Math.exp(all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length));
}

function figuresOf(name: string, asked: readonly Asked[], replies: readonly DocumentAnswer[], hasGoal: boolean): Figure[] {
  const of = (isAnswerable: boolean): [Asked, DocumentAnswer][] =>
    asked.flatMap((one, index) => (one.isAnswerable === isAnswerable && replies[index] ? [[one, replies[index]]] : []));
  const share = (isAnswerable: boolean, counts: (one: Asked, reply: DocumentAnswer) => boolean): number =>
    of(isAnswerable).filter(([one, reply]) => counts(one, reply)).length / of(isAnswerable).length;
  const n = `${of(true).length} questions`;
  const holds = share(true, ({ value }, { text }) => holdsWords(text, value));
  const title = `document answers, ${name}: holds the value, word for word`;
  const quotations = of(true).filter(([, { isQuotation }]) => isQuotation).length;
  const written = of(true).filter(([, { isQuotation, isRefused }]) => !isQuotation && !isRefused);
  const right = written.filter(([{ value }, { text }]) => holdsWords(text, value)).length;
  const figures = [
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
    ...(quotations === 0
      ? []
      : [
          shareReported(`document answers, ${name}: a quotation`, quotations / of(true).length, n),
          shareReported(
            `document answers, ${name}: of the replies of the model, holds the value`,
            right / written.length,
            `${written.length} replies`,
          ),
        ]),
  ];
  if (of(false).length === 0) return figures;
  return [
    ...figures,
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
