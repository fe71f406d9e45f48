/** Batches (contract 11): the request, the stored form and the wire form. */
import { z } from "zod";
import type { Owner } from "../access/owners.ts";
import type { BatchBody } from "./batch-schema.ts";
import { jobSchema, type JobStatus, type JobStore } from "../jobs/job.ts";

export const batchRequestSchema = z.object({
  name: z.string().min(1),
  input_dataset_id: z.string().min(1),
  model: z.string().min(1),
});

/** Types of the datasets that batches read. */
export const batchInputTypes = ["batch-chat-v2-input", "batch-embed-v2-input"] as const;

export const batchSchema = jobSchema.extend({
  name: z.string(),
  inputType: z.enum(batchInputTypes),
  recordCount: z.number(),
  outputTokens: z.number(),
  successCount: z.number(),
  failureCount: z.number(),
});
export type Batch = z.output<typeof batchSchema>;

export type NewBatch = Pick<Batch, "name" | "datasetId" | "inputType" | "model" | "recordCount">;

export interface BatchStore extends JobStore<Batch> {
  /** Stores the batch and resolves to it; it runs in the background. A second call with the same id has no effect. */
  create(owner: Owner, id: string, batch: NewBatch): Promise<Batch>;
}

const wireStatus = {
  queued: "BATCH_STATUS_QUEUED",
  processing: "BATCH_STATUS_IN_PROGRESS",
  complete: "BATCH_STATUS_COMPLETED",
  cancelling: "BATCH_STATUS_CANCELING",
  cancelled: "BATCH_STATUS_CANCELED",
  failed: "BATCH_STATUS_FAILED",
} satisfies Record<JobStatus, BatchBody["status"]>;

export function batchBody(batch: Batch): BatchBody {
  return {
    id: batch.id,
    name: batch.name,
    creator_id: batch.ownerId,
    org_id: batch.organizationId,
    status: wireStatus[batch.status],
    created_at: new Date(batch.createdAt).toISOString(),
    updated_at: new Date(batch.updatedAt).toISOString(),
    input_dataset_id: batch.datasetId,
    ...(batch.outputDatasetId !== undefined && { output_dataset_id: batch.outputDatasetId }),
    // Texts, because they are 64-bit integers in the public description.
    input_tokens: String(batch.inputTokens),
    output_tokens: String(batch.outputTokens),
    model: batch.model,
    num_records: batch.recordCount,
    num_successful_records: batch.successCount,
    num_failed_records: batch.failureCount,
    ...(batch.reason !== undefined && { status_reason: batch.reason }),
  };
}
