/** The routes of batches (contract 11). */
import { ownerOf } from "../access/owners.ts";
import type { Admission } from "../access/admission.ts";
import type { DatasetStore } from "../datasets/dataset.ts";
import { chooseModel } from "../model-choice.ts";
import { encodePageToken } from "../models/page-token.ts";
import type { ApiCall } from "../request/api-call.ts";
import { readJsonBody } from "../request/json-body.ts";
import { parseRequest } from "../request/schema-errors.ts";
import { InvalidRequest, StoredNotFound } from "../response/errors.ts";
import { jsonResponse } from "../response/wire-formats.ts";
import type { InferenceService } from "../../inference/inference-service.ts";
import { batchBody, batchInputTypes, batchRequestSchema, type Batch, type BatchStore } from "./batch.ts";
import { positionOf, readBatchesQuery } from "./batches-query.ts";

interface Serving {
  inference: InferenceService;
  admission: Admission;
  datasets: DatasetStore;
  batches: BatchStore;
}

export function createBatchRoute({ inference, admission, datasets, batches }: Serving) {
  return async (call: ApiCall): Promise<Response> => {
    const owner = ownerOf(call.owner);
    const body = await readJsonBody(call, {});
    const request = parseRequest(batchRequestSchema, body);
    const dataset = await datasets.get(owner.ownerId, request.input_dataset_id);
    if (dataset === undefined) throw new StoredNotFound("dataset", request.input_dataset_id);
    const inputType = batchInputTypes.find((type) => type === dataset.type);
    // What the dataset says decides which endpoint the model must serve; of a dataset of another type the model must exist.
    const model = await chooseModel(
      inference.models,
      request.model,
      inputType === "batch-embed-v2-input" || dataset.type === "embed-input" ? "embed" : "chat",
      call.disconnect.signal,
    );
    if (inputType === undefined) {
      throw new InvalidRequest(`input_dataset_id must name a dataset of type ${batchInputTypes.join(" or ")} - it is ${dataset.type}`);
    }
    if (dataset.status !== "validated")
      throw new InvalidRequest(`input_dataset_id must name a validated dataset - it is ${dataset.status}`);
    admission.admit(call, body);
    const batch = await batches.create(owner, call.journal.id("batch id"), {
      name: request.name,
      datasetId: dataset.id,
      inputType,
      model: model.name,
      recordCount: dataset.parts[0]?.rows ?? 0,
    });
    return jsonResponse({ batch: batchBody(batch) });
  };
}

export function listBatchesRoute(batches: BatchStore) {
  return async ({ owner, request }: ApiCall): Promise<Response> => {
    const query = readBatchesQuery(new URL(request.url).searchParams);
    const { orderBy, after, pageSize } = query;
    const before = (a: Batch, b: { time: number; id: string }): boolean => a[orderBy] < b.time || (a[orderBy] === b.time && a.id < b.id);
    const all = (await batches.list(ownerOf(owner).ownerId)).sort((a, b) => (before(a, { time: b[orderBy], id: b.id }) ? 1 : -1));
    const rest = after === undefined ? all : all.filter((batch) => before(batch, after));
    const page = rest.slice(0, pageSize);
    const last = page.at(-1);
    return jsonResponse({
      batches: page.map(batchBody),
      ...(last && rest.length > page.length && { next_page_token: encodePageToken(positionOf(last, query)) }),
    });
  };
}

export function getBatchRoute(batches: BatchStore) {
  return async ({ owner }: ApiCall, { id = "" }: Record<string, string>): Promise<Response> => {
    const batch = await batches.get(ownerOf(owner).ownerId, id);
    if (batch === undefined) throw new StoredNotFound("batch", id);
    return jsonResponse({ batch: batchBody(batch) });
  };
}

export function cancelBatchRoute(batches: BatchStore) {
  return async ({ owner }: ApiCall, { id = "" }: Record<string, string>): Promise<Response> => {
    const outcome = await batches.cancel(ownerOf(owner).ownerId, id);
    if (outcome === undefined) throw new StoredNotFound("batch", id);
    if (outcome === "final") throw new InvalidRequest("a batch that is completed or has failed cannot be cancelled");
    return jsonResponse({});
  };
}
