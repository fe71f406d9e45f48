/** Embed jobs (contract 10): the request, the stored form and the interface of their store. */
import { z } from "zod";
import type { Owner } from "../access/owners.ts";
import { jobSchema, type JobStore } from "../jobs/job.ts";
import { listOrAbsent } from "../request/schema-parts.ts";

const inputTypeSchema = z.enum(["search_document", "search_query", "classification", "clustering"]);
export const embeddingTypeSchema = z.enum(["float", "int8", "uint8", "binary", "ubinary"]);
const truncateSchema = z.enum(["START", "END"]);

export const embedJobRequestSchema = z.object({
  model: z.string().min(1),
  dataset_id: z.string().min(1),
  input_type: inputTypeSchema,
  name: z.string().optional(),
  embedding_types: listOrAbsent(embeddingTypeSchema),
  truncate: truncateSchema.default("END"),
});

export const embedJobSchema = jobSchema.extend({
  name: z.string().optional(),
  inputType: inputTypeSchema,
  embeddingTypes: z.array(embeddingTypeSchema),
  truncate: truncateSchema,
});
export type EmbedJob = z.output<typeof embedJobSchema>;

export type NewEmbedJob = Pick<EmbedJob, "name" | "datasetId" | "model" | "inputType" | "embeddingTypes" | "truncate">;

export interface EmbedJobStore extends JobStore<EmbedJob> {
  /** Stores the job and resolves to it; it runs in the background. A second call with the same id has no effect. */
  create(owner: Owner, id: string, job: NewEmbedJob): Promise<EmbedJob>;
}
