/** Body of POST /v1/generate (contract 6): types, bounds, enums and combinations. */
import { z } from "zod";
import { samplingFields, sequencesSchema } from "../chat/request/sampling-fields.ts";
import { FieldMissing, NotSupportedWith, RequiresOther } from "../response/errors.ts";
import { integerAtLeast, integerBetween, numberBetween } from "../request/schema-parts.ts";

const presetFields = {
  ...samplingFields,
  prompt: z.string().min(1).optional(),
  model: z.string().min(1).optional(),
  num_generations: integerBetween(1, 5).default(1),
  max_tokens: integerAtLeast(0).optional(),
  truncate: z.enum(["NONE", "START", "END"]).default("END"),
  temperature: numberBetween(0, 5).default(0.75),
  /** The text ends before the earliest of these, but after one of `stop_sequences`. Both unlimited in number (contract 6). */
  end_sequences: sequencesSchema,
  stop_sequences: sequencesSchema,
  k: samplingFields.k.default(0),
  p: samplingFields.p.default(0.75),
  frequency_penalty: samplingFields.frequency_penalty.default(0),
  presence_penalty: samplingFields.presence_penalty.default(0),
  return_likelihoods: z.enum(["NONE", "GENERATION", "ALL"]).default("NONE"),
  raw_prompting: z.boolean().default(false),
};

/** Values that the site may register under a name. A request that names the preset may override them. */
export const generatePresetSchema = z.object(presetFields);
export type GeneratePreset = z.input<typeof generatePresetSchema>;

export const generateRequestSchema = z.object({
  ...presetFields,
  stream: z.boolean().default(false),
  preset: z.string().min(1).optional(),
});
export type GenerateRequest = z.output<typeof generateRequestSchema>;

/** Throws an ApiError. */
export function checkCombinations(request: GenerateRequest): void {
  const { prompt, preset, max_tokens, return_likelihoods, frequency_penalty, presence_penalty } = request;
  if (prompt === undefined && preset === undefined) throw new FieldMissing("prompt");
  if (max_tokens === 0 && return_likelihoods !== "ALL") throw new RequiresOther("max_tokens 0", "return_likelihoods ALL");
  if (frequency_penalty && presence_penalty) throw new NotSupportedWith("presence_penalty", "frequency_penalty");
}

/** Returns the prompt of the request or its preset. Throws FieldMissing if neither has one. */
export function promptOf({ prompt }: GenerateRequest): string {
  if (prompt === undefined) throw new FieldMissing("prompt");
  return prompt;
}
