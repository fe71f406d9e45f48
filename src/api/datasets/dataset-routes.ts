/** The routes of datasets (contract 9). */
import { ownerOf } from "../access/owners.ts";
import { defineRoute, queryParameter, readErrors, wireObject } from "../define-route.ts";
import { emptySchema } from "../response/empty-schema.ts";
import { StoredNotFound } from "../response/errors.ts";
import type { ApiServices } from "../services.ts";
import { createDatasetRoute } from "./create-dataset-route.ts";
import { datasetTypeSchema, otherTypes, validationStatusSchema, type Dataset } from "./dataset.ts";
import { datasetListSchema, datasetUsageSchema, oneDatasetSchema, type DatasetBody } from "./dataset-schema.ts";
import { readDatasetsQuery } from "./datasets-query.ts";

const datasetsOf = { access: "datasets", tag: "Datasets", errors: readErrors } as const;

const listDatasetsRoute = defineRoute({
  ...datasetsOf,
  id: "listDatasets",
  method: "GET",
  path: "/v1/datasets",
  summary: "Lists the datasets, newest first.",
  parameters: [
    queryParameter("datasetType", "Only datasets of this type.", { type: "string", enum: [...datasetTypeSchema.options, ...otherTypes] }),
    queryParameter("validationStatus", "Only datasets of this status.", { type: "string", enum: validationStatusSchema.options }),
    queryParameter("before", "Only datasets created before.", { type: "string", format: "date-time" }),
    queryParameter("after", "Only datasets created after.", { type: "string", format: "date-time" }),
    queryParameter("limit", "Max datasets.", { type: "integer", minimum: 1, default: 100 }),
    queryParameter("offset", "Datasets to leave out at the start.", { type: "integer", minimum: 0, default: 0 }),
  ],
  response: { description: "The datasets.", json: wireObject("DatasetList", datasetListSchema) },
  async handle({ call: { owner, request } }, { stores }: ApiServices) {
    const { matches, limit, offset } = readDatasetsQuery(new URL(request.url).searchParams);
    const found = (await stores.datasets.list(ownerOf(owner).ownerId)).filter(matches).slice(offset, offset + limit);
    const base = request.url.replace(/\/?([?#].*)?$/, "");
    return { datasets: found.map((dataset) => datasetBody(dataset, base)) };
  },
});

const datasetUsageRoute = defineRoute({
  ...datasetsOf,
  id: "getDatasetUsage",
  method: "GET",
  path: "/v1/datasets/usage",
  summary: "Bytes that the datasets of the organisation take.",
  response: { description: "The bytes.", json: wireObject("DatasetUsage", datasetUsageSchema) },
  async handle({ call }, { stores }: ApiServices) {
    return { organization_usage: await stores.datasets.usage(ownerOf(call.owner).organizationId) };
  },
});

const getDatasetRoute = defineRoute({
  ...datasetsOf,
  id: "getDataset",
  method: "GET",
  path: "/v1/datasets/{id}",
  summary: "Describes a dataset.",
  response: { description: "The dataset.", json: wireObject("OneDataset", oneDatasetSchema) },
  async handle({ call: { owner, request }, pathParameters: { id = "" } }, { stores }: ApiServices) {
    const dataset = await stores.datasets.get(ownerOf(owner).ownerId, id);
    if (dataset === undefined) throw new StoredNotFound("dataset", id);
    return { dataset: datasetBody(dataset, request.url.replace(/\/[^/]*\/?([?#].*)?$/, "")) };
  },
});

const deleteDatasetRoute = defineRoute({
  ...datasetsOf,
  id: "deleteDataset",
  method: "DELETE",
  path: "/v1/datasets/{id}",
  summary: "Deletes a dataset; a running job on it fails.",
  response: { description: "Deleted.", json: wireObject("Empty", emptySchema) },
  async handle({ call, pathParameters: { id = "" } }, { stores }: ApiServices) {
    if (!(await stores.datasets.delete(ownerOf(call.owner).ownerId, id))) throw new StoredNotFound("dataset", id);
    return {};
  },
});

/** Needs no token: the URL is signed. */
const datasetPartRoute = defineRoute({
  ...datasetsOf,
  id: "getDatasetPart",
  method: "GET",
  path: "/v1/datasets/{id}/parts/{part_id}",
  access: "open",
  summary: "The content of a part, for whoever has its URL.",
  parameters: [queryParameter("sig", "The signature, as in the part's `url`.")],
  response: {
    description: "JSON Lines; the bytes that were sent for `original_url`.",
    other: { "application/x-ndjson": { type: "string" }, "application/octet-stream": { type: "string", format: "binary" } },
  },
  async handle({ call, pathParameters: { id = "", part_id: part = "" } }, { stores }: ApiServices) {
    const file = await stores.datasets.openFile(id, part, new URL(call.request.url).searchParams.get("sig") ?? "");
    if (file === undefined) throw new StoredNotFound("dataset part", part);
    const reader = file.content[Symbol.asyncIterator]();
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        const next = await reader.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: async () => void (await reader.return?.()),
    });
    const headers = {
      "Content-Type": file.isJsonLines ? "application/x-ndjson" : "application/octet-stream",
      "Content-Length": String(file.bytes),
    };
    return new Response(body, { headers });
  },
});

export const datasetRoutes = [
  createDatasetRoute,
  listDatasetsRoute,
  datasetUsageRoute,
  getDatasetRoute,
  deleteDatasetRoute,
  datasetPartRoute,
] as const;

/** Returns the wire form. `base`: URL of the datasets route. */
function datasetBody(dataset: Dataset, base: string): DatasetBody {
  const { id, name, type, createdAt, updatedAt, status, error, warnings, requiredFields, preservedFields, sources, parts, signature } =
    dataset;
  const urlOf = (fileId: string): string => `${base}/${encodeURIComponent(id)}/parts/${encodeURIComponent(fileId)}?sig=${signature}`;
  return {
    id,
    name,
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
    dataset_type: type,
    validation_status: status,
    ...(error !== undefined && { validation_error: error }),
    ...(warnings.length > 0 && { validation_warnings: warnings }),
    required_fields: requiredFields,
    preserve_fields: preservedFields,
    dataset_parts: parts.map((part, index) => {
      const source = sources[index];
      return {
        id: part.id,
        name: part.name,
        url: urlOf(part.id),
        index,
        size_bytes: part.bytes,
        num_rows: part.rows,
        ...(source && { original_url: urlOf(source.id) }),
        samples: part.samples,
      };
    }),
  };
}
