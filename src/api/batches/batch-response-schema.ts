/** Bodies of the batches routes (contract 11). */
import { z } from "zod";

export const batchBodySchema = z.object({
  id: z.string(),
  name: z.string(),
  creator_id: z.string(),
  org_id: z.string(),
  status: z.enum([
    "BATCH_STATUS_QUEUED",
    "BATCH_STATUS_IN_PROGRESS",
    "BATCH_STATUS_COMPLETED",
    "BATCH_STATUS_CANCELING",
    "BATCH_STATUS_CANCELED",
    "BATCH_STATUS_FAILED",
  ]),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  input_dataset_id: z.string(),
  output_dataset_id: z.string().optional(),
  /** Texts, because they are 64-bit integers in the public description. */
  input_tokens: z.string(),
  output_tokens: z.string(),
  model: z.string(),
  num_records: z.int(),
  num_successful_records: z.int(),
  num_failed_records: z.int(),
  status_reason: z.string().optional(),
});

export const batchReplySchema = z.object({ batch: batchBodySchema });
export const batchListSchema = z.object({
  batches: z.array(batchBodySchema),
  /** Absent on the last page. */
  next_page_token: z.string().optional(),
});
