/** The routes of embed jobs (contract 10). */
import { ownerOf } from "../access/owners.ts";
import type { DatasetStore } from "../datasets/dataset.ts";
import { chooseModel } from "../model-choice.ts";
import type { ApiCall } from "../request/api-call.ts";
import { readJsonBody } from "../request/json-body.ts";
import { parseRequest } from "../request/schema-errors.ts";
import { InvalidRequest, StoredNotFound } from "../response/errors.ts";
import { jsonResponse } from "../response/wire-formats.ts";
import type { Admission } from "../access/admission.ts";
import type { InferenceService } from "../../inference/inference-service.ts";
import { embedJobRequestSchema, type EmbedJobStore } from "./embed-job.ts";
import { embedJobBody } from "./embed-job-body.ts";

interface Serving {
  inference: InferenceService;
  admission: Admission;
  datasets: DatasetStore;
  jobs: EmbedJobStore;
}

export function createEmbedJobRoute({ inference, admission, datasets, jobs }: Serving) {
  return async (call: ApiCall): Promise<Response> => {
    const owner = ownerOf(call.owner);
    const body = await readJsonBody(call, {});
    const request = parseRequest(embedJobRequestSchema, body);
    const dataset = await datasets.get(owner.ownerId, request.dataset_id);
    if (dataset === undefined) throw new StoredNotFound("dataset", request.dataset_id);
    const model = await chooseModel(inference.models, request.model, "embed", call.disconnect.signal);
    if (dataset.type !== "embed-input")
      throw new InvalidRequest(`dataset_id must name a dataset of type embed-input - it is ${dataset.type}`);
    if (dataset.status !== "validated") throw new InvalidRequest(`dataset_id must name a validated dataset - it is ${dataset.status}`);
    admission.admit(call, body);
    const { id } = await jobs.create(owner, call.journal.id("embed job id"), {
      ...(request.name !== undefined && { name: request.name }),
      datasetId: dataset.id,
      model: model.name,
      inputType: request.input_type,
      embeddingTypes: [...new Set(request.embedding_types ?? (["float"] as const))],
      truncate: request.truncate,
    });
    return jsonResponse({ job_id: id, meta: { api_version: { version: "1" } } });
  };
}

export function listEmbedJobsRoute(jobs: EmbedJobStore) {
  return async ({ owner }: ApiCall): Promise<Response> =>
    jsonResponse({ embed_jobs: (await jobs.list(ownerOf(owner).ownerId)).map(embedJobBody) });
}

export function getEmbedJobRoute(jobs: EmbedJobStore) {
  return async ({ owner }: ApiCall, { id = "" }: Record<string, string>): Promise<Response> => {
    const job = await jobs.get(ownerOf(owner).ownerId, id);
    if (job === undefined) throw new StoredNotFound("embed job", id);
    return jsonResponse(embedJobBody(job));
  };
}

export function cancelEmbedJobRoute(jobs: EmbedJobStore) {
  return async ({ owner }: ApiCall, { id = "" }: Record<string, string>): Promise<Response> => {
    const outcome = await jobs.cancel(ownerOf(owner).ownerId, id);
    if (outcome === undefined) throw new StoredNotFound("embed job", id);
    if (outcome === "final") throw new InvalidRequest("an embed job that is complete or has failed cannot be cancelled");
    return jsonResponse({});
  };
}
