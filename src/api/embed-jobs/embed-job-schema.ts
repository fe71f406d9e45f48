/** Bodies of the responses about embed jobs (contract 10). */
import { z } from "zod";
import { embedJobSchema } from "./embed-job.ts";

const versionSchema = z.object({ version: z.literal("1") });

export const embedJobCreatedSchema = z.object({ job_id: z.uuid(), meta: z.object({ api_version: versionSchema }) });

export const embedJobBodySchema = z.object({
  job_id: z.uuid(),
  name: z.string().optional(),
  status: z.enum(["processing", "complete", "cancelling", "cancelled", "failed"]),
  created_at: z.string(),
  input_dataset_id: z.string(),
  output_dataset_id: z.string().optional(),
  model: z.string(),
  truncate: embedJobSchema.shape.truncate,
  meta: z.object({
    api_version: versionSchema,
    /** Tokens of the finished rows. */
    billed_units: z.object({ input_tokens: z.int() }),
    /** Why a job has failed. */
    warnings: z.array(z.string()).optional(),
  }),
});
export type EmbedJobBody = z.output<typeof embedJobBodySchema>;

export const embedJobListSchema = z.object({ embed_jobs: z.array(embedJobBodySchema) });
