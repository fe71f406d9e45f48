/** Bodies of the datasets routes (contract 9). */
import { z } from "zod";
import { datasetTypeSchema, validationStatusSchema } from "./dataset.ts";

const partSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Signed: needs no token. */
  url: z.string(),
  index: z.int(),
  size_bytes: z.int(),
  num_rows: z.int(),
  original_url: z.string().optional(),
  /** The first rows, as JSON texts. */
  samples: z.array(z.string()),
});

export const datasetBodySchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  dataset_type: datasetTypeSchema,
  validation_status: validationStatusSchema,
  validation_error: z.string().optional(),
  validation_warnings: z.array(z.string()).optional(),
  required_fields: z.array(z.string()),
  preserve_fields: z.array(z.string()),
  dataset_parts: z.array(partSchema),
});

export const createdDatasetSchema = z.object({ id: z.string() });
export const datasetReplySchema = z.object({ dataset: datasetBodySchema });
export const datasetListSchema = z.object({ datasets: z.array(datasetBodySchema) });
export const datasetUsageSchema = z.object({ organization_usage: z.int() });
