/** The visitor's datasets and embed jobs, as the service keeps them. */
import { computed, signal } from "@preact/signals";
import { listAt, numberAt, textAt } from "../service/json-values.ts";
import { service } from "../service/playground.ts";
import { StoredList } from "../shell/stored-list.ts";

export interface Dataset {
  id: string;
  name: string;
  type: string;
  validation: string;
  error: string;
  warnings: number;
  rows: number;
  bytes: number;
}

export interface EmbedJob {
  id: string;
  name: string;
  status: string;
  model: string;
  output: string | undefined;
  tokens: number;
  warnings: string[];
}

const datasetList = new StoredList("/v1/datasets", (response) => listAt(response, "datasets").map(readDataset));
const jobList = new StoredList("/v1/embed-jobs", (response) => listAt(response, "embed_jobs").map(readJob));

export const datasets = datasetList.items;
export const jobs = jobList.items;
export const storedBytes = signal<number | undefined>(undefined);
export const listProblem = computed(() => datasetList.problem.value || jobList.problem.value);

/** Whether a dataset is being validated or a job is running. */
export const isWorking = computed(
  () =>
    (datasets.value ?? []).some(({ validation }) => validation === "queued" || validation === "processing") ||
    (jobs.value ?? []).some(({ status }) => isRunning(status)),
);

export const isRunning = (status: string): boolean => status === "processing" || status === "cancelling";

export async function refreshData(): Promise<void> {
  await Promise.all([datasetList.refresh(), jobList.refresh(), refreshUsage()]);
}

async function refreshUsage(): Promise<void> {
  const request = { method: "GET", path: "/v1/datasets/usage", isQuiet: true } as const;
  // Failures are ignored: the lists show an error if the service does not answer.
  const usage = await service.request(request, new AbortController().signal).catch(() => undefined);
  storedBytes.value = numberAt(usage, "organization_usage");
}

function readDataset(dataset: unknown): Dataset {
  const parts = listAt(dataset, "dataset_parts");
  const sum = (name: string): number => parts.reduce<number>((total, part) => total + (numberAt(part, name) ?? 0), 0);
  return {
    id: textAt(dataset, "id") ?? "",
    name: textAt(dataset, "name") ?? "",
    type: textAt(dataset, "dataset_type") ?? "",
    validation: textAt(dataset, "validation_status") ?? "",
    error: textAt(dataset, "validation_error") ?? "",
    warnings: listAt(dataset, "validation_warnings").length,
    rows: sum("num_rows"),
    bytes: sum("size_bytes"),
  };
}

export function readJob(job: unknown): EmbedJob {
  return {
    id: textAt(job, "job_id") ?? "",
    name: textAt(job, "name") ?? "",
    status: textAt(job, "status") ?? "",
    model: textAt(job, "model") ?? "",
    output: textAt(job, "output_dataset_id"),
    tokens: numberAt(job, "meta", "billed_units", "input_tokens") ?? 0,
    warnings: listAt(job, "meta", "warnings").map(String),
  };
}
