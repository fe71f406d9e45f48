/**
 * What was read of a model before it is loaded: its files by name and size, and its small JSON files. Kept for the next
 * start, so that a later version may read more of it.
 */
import { z } from "zod";
import { hubModelSchema } from "../../hub/hub-model.ts";

const factFileSchema = z.object({
  /** Relative to the model's folder. */
  path: z.string(),
  bytes: z.int().min(0).optional(),
});
export type FactFile = z.output<typeof factFileSchema>;

export const modelFactsSchema = z.object({
  format: z.literal(2),
  model: hubModelSchema,
  /** Graphs that were found by asking for them, from a server that lists no files. */
  probedFiles: z.array(factFileSchema).optional(),
  /** Parsed, by path; a file that the folder does not have is absent. Of tokenizer_config.json only what is read. */
  documents: z.record(z.string(), z.unknown()),
  /** Text of the chat template, of whatever file. */
  template: z.string().optional(),
  /** The file that it is in. */
  templatePath: z.string().optional(),
  /** Without one: names of those that count only if they are named. */
  templateNames: z.array(z.string()).optional(),
});
export type ModelFacts = z.output<typeof modelFactsSchema>;

/** The files that are known to be there. */
export function filesOf({ model, probedFiles }: ModelFacts): readonly FactFile[] {
  return model.files ?? probedFiles ?? [];
}

/** The documents that are read where a folder has them. */
export const documentPaths = [
  "config.json",
  "generation_config.json",
  "tokenizer_config.json",
  "modules.json",
  "1_Pooling/config.json",
  "config_sentence_transformers.json",
  "sentence_bert_config.json",
] as const;
export type DocumentPath = (typeof documentPaths)[number];
