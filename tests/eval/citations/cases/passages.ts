import { readFileSync } from "node:fs";
import { z } from "zod";

interface PassageQuestion {
  question: string;
  /** Words of the passage. */
  answer: string;
  /** The answer as a whole sentence in other words, and the one sentence of the passage that supports it. */
  statement?: { reply: string; supportedBy: string };
}

/** A text that is supplied as a document, and questions that it answers. */
export interface Passage {
  text: string;
  questions: readonly PassageQuestion[];
}

const ownPassageSchema = z.object({
  title: z.string(),
  sentences: z.array(z.string()),
  questions: z.array(z.object({ question: z.string(), answer: z.string(), sentence: z.int(), reply: z.string() })),
});

/**
 * Passages about real and invented things, several of them about neighbouring subjects, with questions and the position
 * of the sentence that answers each; written for this evaluation.
 */
export function ownPassages(): Passage[] {
  const text = readFileSync(new URL("own-passages.json", import.meta.url), "utf8");
  return z
    .array(ownPassageSchema)
    .parse(JSON.parse(text))
    .map(({ sentences, questions }) => ({
      text: sentences.join(" "),
      questions: questions.map(({ question, answer, sentence, reply }) => {
        const supportedBy = sentences[sentence];
        if (supportedBy === undefined) throw new RangeError(`"${question}" names a sentence that its passage lacks`);
        return { question, answer, statement: { reply, supportedBy } };
      }),
    }));
}
