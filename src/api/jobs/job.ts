/** What embed jobs and batches have in common: work on the rows of a dataset, in the background. */
import { z } from "zod";

/** What is done: everything up to here is in the output file. */
export const jobProgressSchema = z.object({
  /** Rows of the input whose output is stored. */
  rows: z.number(),
  /** Offset of the next row in the input's part. */
  inputBytes: z.number(),
  /** Length of the output file. */
  outputBytes: z.number(),
  /** The first rows of the output. */
  samples: z.array(z.string()),
});
export type JobProgress = z.output<typeof jobProgressSchema>;

/** In the words of storage; each kind has its own on the wire. */
const jobStatusSchema = z.enum(["queued", "processing", "complete", "cancelling", "cancelled", "failed"]);
export type JobStatus = z.output<typeof jobStatusSchema>;

export const jobSchema = z.object({
  id: z.string(),
  ownerId: z.string(),
  organizationId: z.string(),
  status: jobStatusSchema,
  createdAt: z.number(),
  updatedAt: z.number(),
  datasetId: z.string(),
  outputDatasetId: z.string().optional(),
  model: z.string(),
  /** Key of the output, which belongs to the job until it is complete. */
  outputFile: z.string(),
  progress: jobProgressSchema,
  inputTokens: z.number(),
  /** Why it failed. */
  reason: z.string().optional(),
});
export type Job = z.output<typeof jobSchema>;

/** "final": it is complete or has failed; undefined: the owner has none with this id. */
export type CancelOutcome = "cancelled" | "final" | undefined;

/** Jobs of one kind, of all owners. A job of another owner is as one that does not exist. */
export interface JobStore<Stored extends Job> {
  get(ownerId: string, id: string): Promise<Stored | undefined>;
  /** Newest first. */
  list(ownerId: string): Promise<Stored[]>;
  cancel(ownerId: string, id: string): Promise<CancelOutcome>;
}
