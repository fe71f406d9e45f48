import { readFileSync } from "node:fs";
import { z } from "zod";
import type { EvaluationCase } from "../score.ts";

const caseSchema = z.object({
  q: z.string(),
  docs: z.array(z.union([z.string(), z.record(z.string(), z.unknown())])),
  parts: z.array(z.tuple([z.string(), z.array(z.number())])),
});

/**
 * Returns questions, documents and replies written by hand, with paraphrases and near misses that no program made. Mistakes on the
 * first file led to changes of the aligner; the second was written after them.
 */
export function handwrittenCases(file: "handwritten" | "handwritten-blind" | "handwritten-last"): EvaluationCase[] {
  const text = readFileSync(new URL(`${file}.json`, import.meta.url), "utf8");
  return z
    .array(caseSchema)
    .parse(JSON.parse(text))
    .map(({ q, docs, parts }) => ({
      group: file,
      prompt: q,
      sources: docs.map((data, index) =>
        typeof data === "string"
          ? { id: `doc:${index}`, type: "document", data: { text: data } }
          : { id: `tool:${index}`, type: "tool", data },
      ),
      parts: parts.map(([part, supportedBy]) => ({ text: part, supportedBy })),
    }));
}
