/** Requests of datasets, jobs and batches as cases send them, and responses as they read them. */
import { z } from "zod";
import type { CaseRequest, ContractDriver } from "./contract-driver.ts";
import { success } from "./responses.ts";

type Caller = Pick<ContractDriver, "call" | "expect" | "models">;

const maxPolls = 10_000;
const pollPauseMs = 10;
const boundary = "----case-boundary";

/** A body of multipart/form-data with one file or field each. */
export function multipart(parts: readonly { name: string; fileName?: string; content: string }[]): CaseRequest {
  const lines = parts.flatMap(({ name, fileName, content }) => [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${name}"${fileName === undefined ? "" : `; filename="${fileName}"`}`,
    ...(fileName === undefined ? [] : ["Content-Type: application/octet-stream"]),
    "",
    content,
  ]);
  return {
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
    body: [...lines, `--${boundary}--`, ""].join("\r\n"),
  };
}

export const upload = (content: string, fileName = "data.jsonl"): CaseRequest => multipart([{ name: "data", fileName, content }]);

export const jsonLines = (rows: readonly unknown[]): string => rows.map((row) => JSON.stringify(row)).join("\n");

export const createdSchema = z.strictObject({ id: z.string().min(1) });

const datasetSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime({ precision: 3 }),
  updated_at: z.iso.datetime({ precision: 3 }),
  dataset_type: z.string(),
  validation_status: z.enum(["queued", "processing", "validated", "failed"]),
  validation_error: z.string().optional(),
  validation_warnings: z.array(z.string()).min(1).optional(),
  required_fields: z.array(z.string()),
  preserve_fields: z.array(z.string()),
  dataset_parts: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      url: z.url(),
      index: z.int(),
      size_bytes: z.int(),
      num_rows: z.int(),
      original_url: z.url().optional(),
      samples: z.array(z.string()).max(5),
    }),
  ),
});
export type WireDataset = z.output<typeof datasetSchema>;

export const oneDatasetSchema = z.strictObject({ dataset: datasetSchema });
export const datasetsSchema = z.strictObject({ datasets: z.array(datasetSchema) });

export const jobCreatedSchema = z.strictObject({
  job_id: z.uuid(),
  meta: z.strictObject({ api_version: z.strictObject({ version: z.literal("1") }) }),
});

export const embedJobSchema = z.strictObject({
  job_id: z.uuid(),
  name: z.string().optional(),
  status: z.enum(["processing", "complete", "cancelling", "cancelled", "failed"]),
  created_at: z.iso.datetime({ precision: 3 }),
  input_dataset_id: z.string(),
  output_dataset_id: z.string().optional(),
  model: z.string(),
  truncate: z.enum(["START", "END"]),
  meta: z.strictObject({
    api_version: z.strictObject({ version: z.literal("1") }),
    billed_units: z.strictObject({ input_tokens: z.int() }),
    warnings: z.array(z.string()).optional(),
  }),
});

const wireBatchSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  creator_id: z.string(),
  org_id: z.string(),
  status: z.string().regex(/^BATCH_STATUS_(QUEUED|IN_PROGRESS|CANCELING|COMPLETED|FAILED|CANCELED)$/),
  created_at: z.iso.datetime({ precision: 3 }),
  updated_at: z.iso.datetime({ precision: 3 }),
  input_dataset_id: z.string(),
  output_dataset_id: z.string().optional(),
  input_tokens: z.string().regex(/^\d+$/),
  output_tokens: z.string().regex(/^\d+$/),
  model: z.string(),
  num_records: z.int(),
  num_successful_records: z.int(),
  num_failed_records: z.int(),
  status_reason: z.string().optional(),
});
export const oneBatchSchema = z.strictObject({ batch: wireBatchSchema });
export const batchesSchema = z.strictObject({ batches: z.array(wireBatchSchema), next_page_token: z.string().optional() });

/** Repeats the request until `isDone`. */
export async function poll<Schema extends z.ZodType>(
  driver: Caller,
  path: string,
  schema: Schema,
  isDone: (body: z.output<Schema>) => boolean,
): Promise<z.output<Schema>> {
  let body = await success(driver, await driver.call(path), schema);
  // A loop without an end would outlive its test.
  for (let count = 0; !isDone(body) && count < maxPolls; count++) {
    // Without a pause the questions would take the time of the work that they ask about.
    await new Promise((resolve) => setTimeout(resolve, pollPauseMs));
    body = await success(driver, await driver.call(path), schema);
  }
  driver.expect(isDone(body), `the last answer of ${path}: ${JSON.stringify(body)}`).toBe(true);
  return body;
}

/** Uploads rows and waits until they are validated. Returns the dataset. */
export async function validatedDataset(driver: Caller, type: string, rows: readonly unknown[]): Promise<WireDataset> {
  const answer = await driver.call(`/v1/datasets?name=case&type=${type}`, upload(jsonLines(rows)));
  const { id } = await success(driver, answer, createdSchema);
  const { dataset } = await poll(
    driver,
    `/v1/datasets/${id}`,
    oneDatasetSchema,
    ({ dataset: { validation_status: status } }) => status === "validated" || status === "failed",
  );
  driver.expect(dataset.validation_error).toBeUndefined();
  return dataset;
}

/** The rows of a dataset's first part, read by its signed URL alone. */
export async function rowsOf(driver: Caller, id: string): Promise<Record<string, unknown>[]> {
  const { dataset } = await success(driver, await driver.call(`/v1/datasets/${id}`), oneDatasetSchema);
  const url = new URL(dataset.dataset_parts[0]?.url ?? "");
  const answer = await driver.call(url.pathname + url.search, { headers: { Authorization: null } });
  driver.expect(answer.status).toBe(200);
  driver.expect(answer.headers.get("Content-Type")).toBe("application/x-ndjson");
  const text = await answer.text();
  return text
    .trimEnd()
    .split("\n")
    .map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)));
}
