/** Bodies of the embed jobs routes (contract 10). */
import { z } from "zod";

const version = z.object({ version: z.literal("1") });

export const embedJobBodySchema = z.object({
  job_id: z.string(),
  name: z.string().optional(),
  status: z.enum(["processing", "complete", "cancelling", "cancelled", "failed"]),
  created_at: z.iso.datetime(),
  input_dataset_id: z.string(),
  output_dataset_id: z.string().optional(),
  model: z.string(),
  truncate: z.enum(["START", "END"]),
  meta: z.object({
    api_version: version,
    billed_units: z.object({ input_tokens: z.int() }),
    /** Why a job failed. */
    warnings: z.array(z.string()).optional(),
  }),
});

export const createdEmbedJobSchema = z.object({ job_id: z.string(), meta: z.object({ api_version: version }) });
export const embedJobListSchema = z.object({ embed_jobs: z.array(embedJobBodySchema) });
