import { z } from "zod";
import { drawSchema, fieldSchema, valuesSchema } from "./draw-schema.ts";

const text = z.string().min(1);
const texts = z.array(text);
const someTexts = texts.min(1);
const questions = z.array(z.tuple([text, z.string()])).min(1);

const parameter = z.strictObject({
  name: text,
  type: z.enum(["string", "integer", "number", "boolean", "array"]),
  description: text,
  optional: z.literal(true).optional(),
  items: z.enum(["integer", "number"]).optional(),
  value: valuesSchema,
});
const tool = z.strictObject({
  tool: text,
  description: text,
  parameters: z.array(parameter),
  requests: someTexts,
  result: z.record(z.string(), z.union([z.strictObject({ formula: text, without: z.record(text, z.unknown()).optional() }), drawSchema])),
  answers: someTexts,
});
const reading = z.strictObject({ topic: text, text, slots: z.record(text, drawSchema), questions, unanswered: texts });
const scenario = z.strictObject({ lead: text, summary: text, details: someTexts });

export interface DataFile {
  /** Distinguishes the records of a file. */
  key?: string;
  train?: z.ZodType;
  heldout?: z.ZodType;
  /** Lists of a training record that a held-out record of the same key extends. */
  parts?: string[];
}

/** The files of recipes/data, by their names. */
export const dataFiles: Record<string, DataFile> = {
  wordings: {
    key: "name",
    train: z.strictObject({ name: text, items: z.array(z.union([z.string(), texts])).min(1) }),
    heldout: z.strictObject({ name: text, items: z.array(z.union([z.string(), texts])).min(1) }),
    parts: ["items"],
  },
  tables: {
    key: "table",
    train: z.strictObject({ table: text, rows: z.array(z.array(z.string()).min(1)).min(1) }),
    heldout: z.strictObject({ table: text, rows: z.array(z.array(z.string()).min(1)).min(1) }),
    parts: ["rows"],
  },
  mix: { key: "kind", train: z.strictObject({ kind: text, share: z.number().positive(), tokens: z.int().positive() }) },
  "system-rules": { key: "rule", train: z.strictObject({ rule: text, value: drawSchema, reply: text.optional() }) },
  draws: { key: "draw", train: z.strictObject({ draw: text, value: drawSchema }) },
  values: { key: "value", train: z.strictObject({ value: text, draw: valuesSchema }) },
  kinds: { key: "kind", train: z.strictObject({ kind: text, name: drawSchema, weight: z.number().positive(), pronouns: someTexts }) },
  attributes: {
    key: "attribute",
    train: z.strictObject({ attribute: text, value: drawSchema, statements: someTexts, questions: someTexts }),
    heldout: z.strictObject({ attribute: text, statements: someTexts, questions: someTexts }),
    parts: ["statements", "questions"],
  },
  tools: { key: "tool", train: tool, heldout: tool.extend({ spare_requests: texts }) },
  "tool-requests": { key: "tool", heldout: z.strictObject({ tool: text, requests: someTexts }) },
  "alike-tools": { train: z.strictObject({ tools: texts.min(2) }) },
  "unit-sizes": { key: "unit", train: z.strictObject({ unit: text, size: z.number().positive() }) },
  "emergency-numbers": { key: "country", train: z.strictObject({ country: z.string(), police: text, ambulance: text, fire: text }) },
  "source-tasks": {
    key: "task",
    train: z.union([z.strictObject({ task: text, question: text }), z.strictObject({ task: text, context: text })]),
  },
  torques: { key: "thread", train: z.strictObject({ thread: text, newton_metres: z.number().positive() }) },
  "extraction-fields": {
    key: "field",
    train: z.strictObject({
      field: text,
      type: z.enum(["string", "integer", "number", "boolean", "array"]),
      value: fieldSchema,
      keys: someTexts,
    }),
    heldout: z.strictObject({ field: text, keys: someTexts }),
    parts: ["keys"],
  },
  "extraction-texts": { key: "text", train: z.strictObject({ text }), heldout: z.strictObject({ text }) },
  readings: { train: reading, heldout: reading },
  relations: {
    key: "relation",
    train: z.strictObject({
      relation: text,
      taught: z.boolean(),
      rare: z.literal(true).optional(),
      pairs: z.record(text, text),
      shown: z.record(text, text).optional(),
      answer: text,
      reverse_answer: text.optional(),
      questions: someTexts,
      reverse_questions: someTexts.optional(),
    }),
    heldout: z.strictObject({ relation: text, questions: someTexts, reverse_questions: someTexts.optional() }),
    parts: ["questions", "reverse_questions"],
  },
  "single-facts": {
    key: "fact",
    train: z.strictObject({ fact: text, answer: text, value: text, questions: someTexts }),
    heldout: z.strictObject({ fact: text, questions: someTexts }),
    parts: ["questions"],
  },
  talk: {
    key: "topic",
    train: z.strictObject({ topic: text, about: z.enum(["self", "small talk"]), wordings: someTexts, replies: someTexts }),
    heldout: z.strictObject({ topic: text, wordings: someTexts }),
    parts: ["wordings"],
  },
  "fitting-replies": { key: "wording", heldout: z.strictObject({ wording: text, replies: someTexts }) },
  passages: { key: "passage", train: z.strictObject({ passage: text, questions }), heldout: z.strictObject({ passage: text, questions }) },
  explanations: {
    key: "question",
    train: z.strictObject({ question: text, wordings: someTexts, reply: text }),
    heldout: z.strictObject({ question: text, wordings: someTexts }),
    parts: ["wordings"],
  },
  "summary-scenarios": { key: "lead", train: scenario, heldout: scenario },
  marks: { key: "marks", train: z.strictObject({ marks: text, values: z.record(text, drawSchema) }) },
  "kinds-of-things": { key: "things", train: z.strictObject({ things: text, items: texts.min(3) }) },
  directions: {
    key: "task",
    train: z.strictObject({
      task: text,
      kind: text,
      training_only: z.literal(true).optional(),
      draw: drawSchema,
      wordings: someTexts,
    }),
    heldout: z.strictObject({ task: text, wordings: someTexts }),
    parts: ["wordings"],
  },
  "everyday-questions": { key: "question", heldout: z.strictObject({ question: text, answer: text }) },
  "varied-texts": { heldout: z.strictObject({ form: z.enum(["short", "script", "code"]), text }) },
};
