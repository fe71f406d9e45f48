/** The routes of embed jobs (contract 10). */
import { ownerOf } from "../access/owners.ts";
import { defineRoute, readErrors, wireObject, writeErrors } from "../define-route.ts";
import { chooseModel } from "../model-choice.ts";
import { emptySchema } from "../response/empty-schema.ts";
import { InvalidRequest, StoredNotFound } from "../response/errors.ts";
import { metaV1 } from "../response/wire-formats.ts";
import type { ApiServices } from "../services.ts";
import { embedJobRequestSchema, type EmbedJob } from "./embed-job.ts";
import { embedJobBodySchema, embedJobCreatedSchema, embedJobListSchema, type EmbedJobBody } from "./embed-job-schema.ts";

const embedJobsOf = { access: "datasets", tag: "Embed jobs", errors: readErrors } as const;

const createEmbedJobRoute = defineRoute({
  ...embedJobsOf,
  id: "createEmbedJob",
  method: "POST",
  path: "/v1/embed-jobs",
  summary: "Embeds every row of a dataset, in the background.",
  request: wireObject("EmbedJobRequest", embedJobRequestSchema),
  response: { description: "The id of the job.", json: wireObject("EmbedJobCreated", embedJobCreatedSchema) },
  errors: [...writeErrors, 429, 498],
  async handle({ call, request, body }, { inference, admission, stores }: ApiServices) {
    const owner = ownerOf(call.owner);
    const dataset = await stores.datasets.get(owner.ownerId, request.dataset_id);
    if (dataset === undefined) throw new StoredNotFound("dataset", request.dataset_id);
    const model = await chooseModel(inference.models, request.model, "embed", call.disconnect.signal);
    if (dataset.type !== "embed-input")
      throw new InvalidRequest(`dataset_id must name a dataset of type embed-input - it is ${dataset.type}`);
    if (dataset.status !== "validated") throw new InvalidRequest(`dataset_id must name a validated dataset - it is ${dataset.status}`);
    admission.admit(call, body);
    const { id } = await stores.embedJobs.create(owner, call.journal.id("embed job id"), {
      ...(request.name !== undefined && { name: request.name }),
      datasetId: dataset.id,
      model: model.name,
      inputType: request.input_type,
      embeddingTypes: [...new Set(request.embedding_types ?? (["float"] as const))],
      truncate: request.truncate,
    });
    return { job_id: id, meta: metaV1([]) };
  },
});

const listEmbedJobsRoute = defineRoute({
  ...embedJobsOf,
  id: "listEmbedJobs",
  method: "GET",
  path: "/v1/embed-jobs",
  summary: "Lists the jobs, newest first.",
  response: { description: "The jobs.", json: wireObject("EmbedJobList", embedJobListSchema) },
  async handle({ call }, { stores }: ApiServices) {
    return { embed_jobs: (await stores.embedJobs.list(ownerOf(call.owner).ownerId)).map(embedJobBody) };
  },
});

const getEmbedJobRoute = defineRoute({
  ...embedJobsOf,
  id: "getEmbedJob",
  method: "GET",
  path: "/v1/embed-jobs/{id}",
  summary: "Describes a job.",
  response: { description: "The job.", json: wireObject("EmbedJob", embedJobBodySchema) },
  async handle({ call, pathParameters: { id = "" } }, { stores }: ApiServices) {
    const job = await stores.embedJobs.get(ownerOf(call.owner).ownerId, id);
    if (job === undefined) throw new StoredNotFound("embed job", id);
    return embedJobBody(job);
  },
});

const cancelEmbedJobRoute = defineRoute({
  ...embedJobsOf,
  id: "cancelEmbedJob",
  method: "POST",
  path: "/v1/embed-jobs/{id}/cancel",
  summary: "Cancels a job, whose output is discarded.",
  response: { description: "It is being cancelled.", json: wireObject("Empty", emptySchema) },
  async handle({ call, pathParameters: { id = "" } }, { stores }: ApiServices) {
    const outcome = await stores.embedJobs.cancel(ownerOf(call.owner).ownerId, id);
    if (outcome === undefined) throw new StoredNotFound("embed job", id);
    if (outcome === "final") throw new InvalidRequest("an embed job that is complete or has failed cannot be cancelled");
    return {};
  },
});

export const embedJobRoutes = [createEmbedJobRoute, listEmbedJobsRoute, getEmbedJobRoute, cancelEmbedJobRoute] as const;

function embedJobBody(job: EmbedJob): EmbedJobBody {
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
