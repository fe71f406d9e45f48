/** Datasets (contract 9): their types and options, the stored form, and the interface of their store. */
import { z } from "zod";
import type { Owner } from "../access/owners.ts";

/** Types that callers may create. */
export const inputTypes = ["embed-input", "batch-embed-v2-input", "batch-chat-v2-input"] as const;
const outputTypes = ["embed-output", "batch-embed-v2-output", "batch-chat-v2-output"] as const;

export const datasetTypeSchema = z.enum([...inputTypes, ...outputTypes]);
export type DatasetType = z.output<typeof datasetTypeSchema>;

/** Other types of the public description: no dataset has one of them, but lists may be filtered by them. */
export const otherTypes = [
  "embed-result",
  "cluster-result",
  "cluster-outliers",
  "reranker-finetune-input",
  "single-label-classification-finetune-input",
  "multi-label-classification-finetune-input",
  "chat-finetune-input",
  "batch-chat-input",
  "batch-openai-chat-input",
] as const;

export const validationStatusSchema = z.enum(["unknown", "queued", "processing", "failed", "validated", "skipped"]);

/** A file of a dataset, as JSON Lines. */
const partSchema = z.object({
  id: z.string(),
  /** Name of the file that was sent. */
  name: z.string(),
  /** Key of the content. */
  file: z.string(),
  bytes: z.number(),
  rows: z.number(),
  /** The first rows as JSON texts. */
  samples: z.array(z.string()),
});
export type DatasetPart = z.output<typeof partSchema>;

/** A file as it was sent. */
const sourceSchema = z.object({ id: z.string(), name: z.string(), file: z.string(), bytes: z.number() });
export type DatasetSource = z.output<typeof sourceSchema>;

export const datasetOptionsSchema = z.object({
  name: z.string(),
  type: z.enum(inputTypes),
  keepFields: z.array(z.string()),
  optionalFields: z.array(z.string()),
  keepsOriginalFile: z.boolean(),
  skipsMalformedInput: z.boolean(),
  textSeparator: z.string().optional(),
  csvDelimiter: z.string().optional(),
});
export type DatasetOptions = z.output<typeof datasetOptionsSchema>;

export const datasetSchema = z.object({
  id: z.string(),
  organizationId: z.string(),
  name: z.string(),
  type: datasetTypeSchema,
  createdAt: z.number(),
  updatedAt: z.number(),
  status: z.enum(["queued", "processing", "validated", "failed"]),
  error: z.string().optional(),
  warnings: z.array(z.string()),
  /** Names of properties that every row has. */
  requiredFields: z.array(z.string()),
  /** Names of further properties that are kept. */
  preservedFields: z.array(z.string()),
  /** How to read the sources; absent for output datasets. */
  options: datasetOptionsSchema.optional(),
  /** In order: `data`, then `eval_data`. Removed after validation, unless they are kept. */
  sources: z.array(sourceSchema),
  /** Empty until the dataset is validated. Jobs read the rows of the first part. */
  parts: z.array(partSchema),
  /** The `sig` of a part's URL. A caller who knows it may read the parts without a token. */
  signature: z.string(),
});
export type Dataset = z.output<typeof datasetSchema>;

/** Datasets of all owners. Each owner sees only its own, and no expired ones. */
export interface DatasetStore {
  /** Opens an upload, which is deleted unless it is committed. */
  beginUpload(owner: Owner): Promise<DatasetUpload>;
  get(ownerId: string, id: string): Promise<Dataset | undefined>;
  /** Newest first. */
  list(ownerId: string): Promise<Dataset[]>;
  /** Resolves to whether the dataset existed. Jobs that read it fail. */
  delete(ownerId: string, id: string): Promise<boolean>;
  /** Bytes that all datasets of the organisation take. */
  usage(organizationId: string): Promise<number>;
  /** Resolves to a part or a kept source; to undefined if there is none or the signature is another. */
  openFile(id: string, fileId: string, signature: string): Promise<DatasetFile | undefined>;
}

export interface DatasetUpload {
  /** Starts a file; later bytes belong to it. */
  startFile(name: string): Promise<void>;
  /** Throws StorageFull. */
  write(bytes: Uint8Array): Promise<void>;
  /**
   * Stores the dataset and starts its validation. Resolves once the browser has written it to disk. If the owner has a
   * dataset of this id, an earlier host stored it: this upload is discarded.
   */
  commit(id: string, options: DatasetOptions): Promise<void>;
  /** Deletes the written bytes; has no effect after `commit`. */
  discard(): Promise<void>;
}

export interface DatasetFile {
  bytes: number;
  /** JSON Lines, or the bytes that were sent. */
  isJsonLines: boolean;
  content: AsyncIterable<Uint8Array<ArrayBuffer>>;
}
