/** The file with the scales of an int8 cache, in a model's folder. */
import { z } from "zod";

/**
 * The scales of each cache, by the name of its input (`past_key_values.0.key`): for each head, and in it for each number of a position,
 * the positive value of one step.
 */
export const cacheScalesSchema = z.record(z.string(), z.array(z.number().positive()).min(1));

export interface CacheScalesFile {
  path: string;
  scales: z.output<typeof cacheScalesSchema>;
}
