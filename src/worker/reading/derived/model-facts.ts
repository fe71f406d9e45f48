/**
 * The files of a model from which its record is derived: names and sizes of all files, and the content of the small JSON files. They
 * are stored for the next start. A later version of cohabit may derive more fields from them.
 */
import { z } from "zod";
import { hubModelSchema } from "../../hub/hub-model.ts";
import { ggufFactsSchema } from "../../models/gguf/gguf-facts.ts";

const factFileSchema = z.object({
  /** Relative to the model's folder. */
  path: z.string(),
  bytes: z.int().min(0).optional(),
});
export type FactFile = z.output<typeof factFileSchema>;

export const modelFactsSchema = z.object({
  format: z.literal(2),
  model: hubModelSchema,
  /** Files that were found by requests for usual names, on a server that lists no files. */
  probedFiles: z.array(factFileSchema).optional(),
  /** Parsed JSON files by path. Missing files are absent. `tokenizer_config.json` has only the fields that are read. */
  documents: z.record(z.string(), z.unknown()),
  /** Text of the chat template. */
  template: z.string().optional(),
  /** Path of the file with the chat template. */
  templatePath: z.string().optional(),
  /** For a model of GGUF files, which has no documents. */
  gguf: ggufFactsSchema.optional(),
  /** If there is no default template: names of the templates that must be requested by name. */
  templateNames: z.array(z.string()).optional(),
});
export type ModelFacts = z.output<typeof modelFactsSchema>;

/** Returns the files that are known to exist. */
export function filesOf({ model, probedFiles }: ModelFacts): readonly FactFile[] {
  return model.files ?? probedFiles ?? [];
}

/** The small files that are read from every folder that has them. */
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
