/** Bodies of the responses about datasets (contract 9). */
import { z } from "zod";
import { datasetTypeSchema, validationStatusSchema } from "./dataset.ts";

export const datasetCreatedSchema = z.object({ id: z.string() });

const datasetPartSchema = z.object({
  id: z.string(),
  /** Name of the file that was sent. */
  name: z.string(),
  /** Absolute and signed: needs no token, and is valid while the dataset exists. */
  url: z.string(),
  index: z.int(),
  size_bytes: z.int(),
  num_rows: z.int(),
  original_url: z.string().optional(),
  /** The first rows as JSON texts, at most 5. */
  samples: z.array(z.string()),
});

const datasetBodySchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  dataset_type: datasetTypeSchema,
  validation_status: validationStatusSchema,
  validation_error: z.string().optional(),
  validation_warnings: z.array(z.string()).optional(),
  required_fields: z.array(z.string()),
  preserve_fields: z.array(z.string()),
  dataset_parts: z.array(datasetPartSchema),
});
export type DatasetBody = z.output<typeof datasetBodySchema>;

export const oneDatasetSchema = z.object({ dataset: datasetBodySchema });
export const datasetListSchema = z.object({ datasets: z.array(datasetBodySchema) });
/** Bytes. */
export const datasetUsageSchema = z.object({ organization_usage: z.int() });
