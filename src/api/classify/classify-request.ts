/** Body of POST /v1/classify (contract 14). */
import { z } from "zod";
import { InvalidRequest, FieldMissing, PresetNotFound } from "../response/errors.ts";

const maxInputs = 96;
const maxExamples = 2500;
const minExamplesOfLabel = 2;

export const classifyRequestSchema = z.object({
  inputs: z.array(z.string().min(1)).min(1).max(maxInputs),
  /** Required: the service has no presets. */
  examples: z
    .array(z.object({ text: z.string().min(1), label: z.string().min(1) }))
    .max(maxExamples)
    .optional(),
  model: z.string().min(1).optional(),
  truncate: z.enum(["NONE", "START", "END"]).default("END"),
  preset: z.string().min(1).optional(),
});

export interface Example {
  text: string;
  label: string;
}

/** Throws an ApiError. */
export function checkedExamples({ examples, preset }: z.output<typeof classifyRequestSchema>): Example[] {
  if (examples === undefined) throw preset === undefined ? new FieldMissing("examples") : new PresetNotFound(preset);
  const counts = new Map<string, number>();
  for (const { label } of examples) counts.set(label, (counts.get(label) ?? 0) + 1);
  if (counts.size < 2) throw new InvalidRequest(`examples must have at least 2 different labels - received ${counts.size}`);
  for (const [label, count] of counts) {
    if (count >= minExamplesOfLabel) continue;
    throw new InvalidRequest(`examples must have at least ${minExamplesOfLabel} texts of each label - received ${count} of '${label}'`);
  }
  if (preset !== undefined) throw new PresetNotFound(preset);
  return examples;
}
