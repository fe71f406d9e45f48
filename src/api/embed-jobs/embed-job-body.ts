import type { EmbedJob } from "./embed-job.ts";
import type { EmbedJobBody } from "./embed-job-schema.ts";

export function embedJobBody(job: EmbedJob): EmbedJobBody {
  return {
    job_id: job.id,
    ...(job.name !== undefined && { name: job.name }),
    // The contract has no status for a queued job.
    status: job.status === "queued" ? "processing" : job.status,
    created_at: new Date(job.createdAt).toISOString(),
    input_dataset_id: job.datasetId,
    ...(job.outputDatasetId !== undefined && { output_dataset_id: job.outputDatasetId }),
    model: job.model,
    truncate: job.truncate,
    meta: {
      api_version: { version: "1" },
      billed_units: { input_tokens: job.inputTokens },
      ...(job.reason !== undefined && { warnings: [job.reason] }),
    },
  };
}
