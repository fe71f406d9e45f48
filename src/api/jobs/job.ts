/** Jobs: work on the rows of a dataset in the background. Embed jobs and batches are the two kinds. */
import { z } from "zod";

/** The finished part of a job, which is in the output file. */
const jobProgressSchema = z.object({
  /** Number of finished input rows. */
  rows: z.number(),
  /** Offset of the next row in the input's part. */
  inputBytes: z.number(),
  /** Length of the output file. */
  outputBytes: z.number(),
  /** The first rows of the output. */
  samples: z.array(z.string()),
});
export type JobProgress = z.output<typeof jobProgressSchema>;

/** The stored status; each kind of job has its own names on the wire. */
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
  /** Key of the output file. The output dataset owns the file once the job is complete. */
  outputFile: z.string(),
  progress: jobProgressSchema,
  inputTokens: z.number(),
  /** Why it failed. */
  reason: z.string().optional(),
});
export type Job = z.output<typeof jobSchema>;

/** "final": the job is complete or has failed. undefined: the owner has no job of this id. */
export type CancelOutcome = "cancelled" | "final" | undefined;

/** Jobs of one kind, of all owners. Each owner sees only its own. */
export interface JobStore<Stored extends Job> {
  get(ownerId: string, id: string): Promise<Stored | undefined>;
  /** Newest first. */
  list(ownerId: string): Promise<Stored[]>;
  cancel(ownerId: string, id: string): Promise<CancelOutcome>;
}
