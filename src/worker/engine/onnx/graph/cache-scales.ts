/** What a step of keys and values in int8 is, as a model's folder says. */
import { z } from "zod";

/**
 * By the input of the graph that is the cache (`past_key_values.0.key`): of each head, one after the other, of each of its places, the
 * value of one step; positive.
 */
export const cacheScalesSchema = z.record(z.string(), z.array(z.number().positive()).min(1));

export interface CacheScalesFile {
  path: string;
  scales: z.output<typeof cacheScalesSchema>;
}
