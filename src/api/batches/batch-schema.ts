/** Bodies of the responses about batches (contract 11). */
import { z } from "zod";

export const batchStatusSchema = z.enum([
  "BATCH_STATUS_QUEUED",
  "BATCH_STATUS_IN_PROGRESS",
  "BATCH_STATUS_CANCELING",
  "BATCH_STATUS_COMPLETED",
  "BATCH_STATUS_FAILED",
  "BATCH_STATUS_CANCELED",
]);

export const batchBodySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  creator_id: z.string(),
  org_id: z.string(),
  status: batchStatusSchema,
  created_at: z.string(),
  updated_at: z.string(),
  input_dataset_id: z.string(),
  output_dataset_id: z.string().optional(),
  /** A 64-bit integer as text. */
  input_tokens: z.string(),
  /** A 64-bit integer as text. */
  output_tokens: z.string(),
  model: z.string(),
  num_records: z.int(),
  num_successful_records: z.int(),
  num_failed_records: z.int(),
  /** Why it has failed. */
  status_reason: z.string().optional(),
});
export type BatchBody = z.output<typeof batchBodySchema>;

export const oneBatchSchema = z.object({ batch: batchBodySchema });
export const batchListSchema = z.object({ batches: z.array(batchBodySchema), next_page_token: z.string().optional() });
