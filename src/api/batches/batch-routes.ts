/** The routes of batches (contract 11). */
import { ownerOf } from "../access/owners.ts";
import { defineRoute, queryParameter, readErrors, wireObject, writeErrors } from "../define-route.ts";
import { chooseModel } from "../model-choice.ts";
import { encodePageToken } from "../models/page-token.ts";
import { emptySchema } from "../response/empty-schema.ts";
import { InvalidRequest, StoredNotFound } from "../response/errors.ts";
import type { ApiServices } from "../services.ts";
import { batchBody, batchInputTypes, batchRequestSchema, type Batch } from "./batch.ts";
import { batchListSchema, oneBatchSchema } from "./batch-schema.ts";
import { positionOf, readBatchesQuery } from "./batches-query.ts";

const batchesOf = { access: "datasets", tag: "Batches", errors: readErrors } as const;

const createBatchRoute = defineRoute({
  ...batchesOf,
  id: "createBatch",
  method: "POST",
  path: "/v2/batches",
  summary: "Answers every request of a dataset, in the background.",
  request: wireObject("BatchRequest", batchRequestSchema),
  response: { description: "The batch.", json: wireObject("OneBatch", oneBatchSchema) },
  errors: [...writeErrors, 429, 498],
  async handle({ call, request, body }, { inference, admission, stores }: ApiServices) {
    const owner = ownerOf(call.owner);
    const dataset = await stores.datasets.get(owner.ownerId, request.input_dataset_id);
    if (dataset === undefined) throw new StoredNotFound("dataset", request.input_dataset_id);
    const inputType = batchInputTypes.find((type) => type === dataset.type);
    // The type of the dataset selects the endpoint that the model must serve. A wrong type of dataset is refused after an unknown model.
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
    const batch = await stores.batches.create(owner, call.journal.id("batch id"), {
      name: request.name,
      datasetId: dataset.id,
      inputType,
      model: model.name,
      recordCount: dataset.parts[0]?.rows ?? 0,
    });
    return { batch: batchBody(batch) };
  },
});

const listBatchesRoute = defineRoute({
  ...batchesOf,
  id: "listBatches",
  method: "GET",
  path: "/v2/batches",
  summary: "Lists the batches, newest first.",
  parameters: [
    queryParameter("page_size", "More than 1000 is 1000.", { type: "integer", minimum: 1, default: 50 }),
    queryParameter("page_token", "`next_page_token` of the page before."),
    queryParameter("order_by", "Descending.", { type: "string", enum: ["created_at", "updated_at"], default: "created_at" }),
  ],
  response: { description: "A page of batches.", json: wireObject("BatchList", batchListSchema) },
  async handle({ call: { owner, request } }, { stores }: ApiServices) {
    const query = readBatchesQuery(new URL(request.url).searchParams);
    const { orderBy, after, pageSize } = query;
    const before = (a: Batch, b: { time: number; id: string }): boolean => a[orderBy] < b.time || (a[orderBy] === b.time && a.id < b.id);
    const all = (await stores.batches.list(ownerOf(owner).ownerId)).sort((a, b) => (before(a, { time: b[orderBy], id: b.id }) ? 1 : -1));
    const rest = after === undefined ? all : all.filter((batch) => before(batch, after));
    const page = rest.slice(0, pageSize);
    const last = page.at(-1);
    return {
      batches: page.map(batchBody),
      ...(last && rest.length > page.length && { next_page_token: encodePageToken(positionOf(last, query)) }),
    };
  },
});

const cancelBatchRoute = defineRoute({
  ...batchesOf,
  id: "cancelBatch",
  method: "POST",
  path: "/v2/batches/{id}:cancel",
  summary: "Cancels a batch, whose output is discarded.",
  response: { description: "It is being cancelled.", json: wireObject("Empty", emptySchema) },
  async handle({ call, pathParameters: { id = "" } }, { stores }: ApiServices) {
    const outcome = await stores.batches.cancel(ownerOf(call.owner).ownerId, id);
    if (outcome === undefined) throw new StoredNotFound("batch", id);
    if (outcome === "final") throw new InvalidRequest("a batch that is completed or has failed cannot be cancelled");
    return {};
  },
});

const getBatchRoute = defineRoute({
  ...batchesOf,
  id: "getBatch",
  method: "GET",
  path: "/v2/batches/{id}",
  summary: "Describes a batch.",
  response: { description: "The batch.", json: wireObject("OneBatch", oneBatchSchema) },
  async handle({ call, pathParameters: { id = "" } }, { stores }: ApiServices) {
    const batch = await stores.batches.get(ownerOf(call.owner).ownerId, id);
    if (batch === undefined) throw new StoredNotFound("batch", id);
    return { batch: batchBody(batch) };
  },
});

export const batchRoutes = [createBatchRoute, listBatchesRoute, cancelBatchRoute, getBatchRoute] as const;
