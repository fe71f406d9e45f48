/** The skills of starter-chat, and the measures and goals of each. */
import { z } from "zod";
import { fulfils, instructionSchema } from "./instruction-judge.ts";
import { fieldScores, fitsCall, sameCalls, sameTools } from "./json-scores.ts";
import { rougeL, tokenF1 } from "./overlap.ts";
import { requestText, type SkillCase, type SkillRequest } from "./skill-cases.ts";
import { isRefusal, type SkillReply, thinksAsTold } from "./skill-reply.ts";
import { contentWords, holdsWords, saysTheSame, wordsOf } from "./words.ts";

interface Measure<Expected> {
  says: string;
  /** Least mean of the scores; absent: reported only. */
  goal?: number;
  /** In [0, 1], one for each thing that counts: mostly one, none if the case does not concern this measure. */
  scores: (reply: SkillReply, expected: Expected, request: SkillRequest) => number[];
}

export interface Skill {
  /** Also the name of its file of cases. */
  name: string;
  /** The goals are for the cases of both folders together, in a row of their own. */
  isPooled?: true;
  /** The first one is the skill's own figure. */
  measures: { says: string; goal?: number; scores: (reply: SkillReply, given: SkillCase) => number[] }[];
}

function skill<Expected>(name: string, expected: z.ZodType<Expected>, measures: readonly Measure<Expected>[]): Skill {
  return {
    name,
    measures: measures.map(({ scores, ...measure }) => ({
      ...measure,
      scores: (reply, given) => {
        const found = scores(reply, expected.parse(given.expected), given.request);
        return reply.isWhole ? found : found.map(() => 0);
      },
    })),
  };
}

const one = (isRight: boolean): number[] => [isRight ? 1 : 0];

/** `reply`: absent where many replies are right that hold the value. */
const answerSchema = z.object({ value: z.string(), reply: z.string().optional() });
const callSchema = z.object({ name: z.string(), arguments: z.unknown() });
const callsSchema = z.object({
  calls: z.array(callSchema),
  /**
   * Scores of the only call: further values of arguments that are right, and arguments that may be left out. Absent:
   * `calls` alone are right.
   */
  accepted: z.record(z.string(), z.array(z.unknown())).optional(),
  optional: z.array(z.string()).optional(),
});
const systemSchema = z.object({ reply: z.string(), must: z.array(z.string()).optional() });

type Answer = z.output<typeof answerSchema>;
type Calls = z.output<typeof callsSchema>;

const answers = (goal?: number): Measure<Answer>[] => [
  {
    says: "token F1 of the answer",
    ...(goal === undefined ? {} : { goal }),
    scores: ({ text }, { reply }) => (reply === undefined ? [] : [tokenF1(text, reply)]),
  },
  { says: "answer holds the value, word for word", scores: ({ text }, { value }) => (value === "" ? [] : one(holdsWords(text, value))) },
];
const allCallsRight = (says: string): Measure<Calls> => ({ says, scores: (reply, { calls }) => one(sameCalls(reply.calls, calls)) });

function callsAreRight(reply: SkillReply, { calls, accepted, optional }: Calls): boolean {
  const [call, ...others] = calls;
  if ((accepted ?? optional) === undefined || call === undefined || others.length > 0) return sameCalls(reply.calls, calls);
  return fitsCall(reply.calls, { ...call, accepted: accepted ?? {}, optional: optional ?? [] });
}

export const skills: readonly Skill[] = [
  skill("documents", answerSchema, answers(0.75)),
  skill("told-or-not", answerSchema, [
    {
      says: "answers what documents tell, and says when they do not",
      goal: 0.85,
      scores: (reply, { value }) => one(value === "" ? isRefusal(reply) : reply.text !== "" && !isRefusal(reply)),
    },
    { says: "of what is told, the value is right", scores: ({ text }, { value }) => (value === "" ? [] : one(holdsWords(text, value))) },
  ]),
  // Passages in natural prose with drawn names and numbers, and two sets of real ones: the questions of the first set
  // were written to mislead readers, the others are plain.
  skill("readings", answerSchema, answers()),
  { ...skill("passages", answerSchema, answers(0.4)), isPooled: true },
  skill("tools", callsSchema, [
    {
      says: "right one of unseen tools, or none where none fits",
      goal: 0.9,
      scores: (reply, { calls }) => one(sameTools(reply.calls, calls)),
    },
    {
      says: "all arguments right",
      goal: 0.65,
      scores: (reply, expected) => (expected.calls.length === 0 ? [] : one(callsAreRight(reply, expected))),
    },
  ]),
  skill("parallel", callsSchema, [allCallsRight("two calls at once, both right")]),
  skill("tool-answers", z.object({ values: z.array(z.unknown()) }), [
    {
      says: "the reply after a result holds its values",
      scores: ({ text }, { values }) => one(values.every((value) => holdsWords(text, spoken(value)))),
    },
  ]),
  skill("second-step", callsSchema, [allCallsRight("the call after a result is right")]),
  skill("extraction", z.object({ object: z.record(z.string(), z.unknown()) }), [
    { says: "fields of a JSON object filled right from a text", goal: 0.75, scores: ({ text }, { object }) => fieldScores(text, object) },
  ]),
  skill("facts", z.object({ value: z.string(), accepted: z.array(z.string()).default([]) }), [
    {
      says: "everyday facts, asked in unseen wordings",
      goal: 0.9,
      scores: ({ text }, { value, accepted }) => one([value, ...accepted].some((wanted) => holdsWords(text, wanted))),
    },
  ]),
  skill("small-talk", z.object({ reply: z.string(), accepted: z.array(z.string()).default([]) }), [
    {
      says: "fitting replies to unseen wordings",
      goal: 0.9,
      scores: ({ text }, { reply, accepted }) => one([reply, ...accepted].some((wanted) => saysTheSame(text, wanted))),
    },
  ]),
  skill("instructions", instructionSchema, [
    {
      says: "simple instructions carried out",
      goal: 0.8,
      scores: ({ text }, wanted, request) => one(fulfils(wanted, requestText(request), text)),
    },
  ]),
  skill("summary", z.object({ reply: z.string() }), [
    { says: "ROUGE-L of a summary in one sentence", goal: 0.35, scores: ({ text }, { reply }) => [rougeL(text, reply)] },
    {
      says: "every content word stands in the text",
      scores: ({ text }, _, request) => one(text !== "" && isDrawnFrom(text, requestText(request))),
    },
  ]),
  skill("thinking", z.unknown(), [
    {
      says: "thinks before it answers where it is told to, and only there",
      goal: 0.98,
      scores: (reply, _, { thinking }) => one(thinksAsTold(reply, thinking?.type === "enabled")),
    },
  ]),
  skill("system", systemSchema, [
    {
      says: "follows a rule of the system message",
      scores: ({ text }, { reply, must }) =>
        one(must === undefined ? saysTheSame(text, reply) : must.every((pattern) => new RegExp(pattern).test(text))),
    },
  ]),
];

/** Values of a tool's result as replies name them. */
function spoken(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(spoken).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

function isDrawnFrom(reply: string, text: string): boolean {
  const words = new Set(wordsOf(text));
  return contentWords(reply).every((word) => words.has(word));
}
