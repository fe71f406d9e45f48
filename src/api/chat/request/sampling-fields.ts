/** Sampling properties of every chat route (contract 2.1, 4.1, 6). */
import { z } from "zod";
import { integer, integerAtLeast, integerBetween, listOrAbsent, numberAtLeast, numberBetween } from "../../request/schema-parts.ts";

/** The largest seed is 2^64 - 1, which JSON numbers round up to 2^64. */
const seed = integer().refine((value) => value >= 0 && value <= 2 ** 64, {
  error: "must be between 0 and 18446744073709551615 inclusive",
});

/** Texts that end a reply. */
export const sequencesSchema = listOrAbsent(z.string().min(1));

export const samplingFields = {
  max_tokens: integerAtLeast(1).optional(),
  stop_sequences: sequencesSchema.refine((list) => !list || list.length <= 5, { error: "must have at most 5 entries" }),
  temperature: numberAtLeast(0).optional(),
  seed: seed.optional(),
  frequency_penalty: numberBetween(0, 1).optional(),
  presence_penalty: numberBetween(0, 1).optional(),
  k: integerBetween(0, 500).optional(),
  p: numberBetween(0.01, 0.99).optional(),
};

const samplingSchema = z.object(samplingFields);
export type SamplingRequest = z.output<typeof samplingSchema>;
