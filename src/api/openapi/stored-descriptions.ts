import { datasetTypeSchema, inputTypes, otherTypes, validationStatusSchema } from "../datasets/dataset.ts";
import { readErrors, writeErrors, type DescribedRoute, type Parameter } from "./described-route.ts";

const query = (name: string, text: string, schema: Parameter["schema"] = { type: "string" }): Parameter => ({
  name,
  in: "query",
  description: text,
  schema,
});
const trueOrFalse = { type: "string", enum: ["true", "false"], default: "false" };
const names = { type: "array", items: { type: "string" } };

const datasets = { tag: "Datasets", errors: readErrors } as const;
const embedJobs = { tag: "Embed jobs", errors: readErrors } as const;
const batches = { tag: "Batches", errors: readErrors } as const;

export const storedDescriptions: readonly DescribedRoute[] = [
  {
    ...datasets,
    method: "post",
    path: "/v1/datasets",
    id: "createDataset",
    summary: "Stores a file of rows, which is validated in the background.",
    parameters: [
      query("name", "Required, here or as a form field, as the other options.", { type: "string", minLength: 1, maxLength: 49 }),
      query("type", "Required, here or as a form field.", { type: "string", enum: [...inputTypes] }),
      query("keep_fields", "Fields that every row has and that are kept.", names),
      query("optional_fields", "Fields that are kept if a row has them.", names),
      query("keep_original_file", "Whether the file stays as it was sent, too.", trueOrFalse),
      query("skip_malformed_input", "Whether malformed rows are dropped instead of failing the validation.", trueOrFalse),
      query("text_separator", "Between the rows of a .txt file; default: a line break."),
      query("csv_delimiter", "One character; default: a comma.", { type: "string", minLength: 1, maxLength: 1 }),
    ],
    otherBodies: {
      "multipart/form-data": {
        type: "object",
        properties: { data: { type: "string", format: "binary" }, eval_data: { type: "string", format: "binary" } },
        required: ["data"],
      },
    },
    success: { description: "The id of the dataset.", json: "DatasetCreated" },
    errors: writeErrors,
  },
  {
    ...datasets,
    method: "get",
    path: "/v1/datasets",
    id: "listDatasets",
    summary: "Lists the datasets, newest first.",
    parameters: [
      query("datasetType", "Only datasets of this type.", { type: "string", enum: [...datasetTypeSchema.options, ...otherTypes] }),
      query("validationStatus", "Only datasets of this status.", { type: "string", enum: validationStatusSchema.options }),
      query("before", "Only datasets created before.", { type: "string", format: "date-time" }),
      query("after", "Only datasets created after.", { type: "string", format: "date-time" }),
      query("limit", "Max datasets.", { type: "integer", minimum: 1, default: 100 }),
      query("offset", "Datasets to leave out at the start.", { type: "integer", minimum: 0, default: 0 }),
    ],
    success: { description: "The datasets.", json: "DatasetList" },
  },
  {
    ...datasets,
    method: "get",
    path: "/v1/datasets/usage",
    id: "getDatasetUsage",
    summary: "Bytes that the datasets of the organisation take.",
    success: { description: "The bytes.", json: "DatasetUsage" },
  },
  {
    ...datasets,
    method: "get",
    path: "/v1/datasets/{id}",
    id: "getDataset",
    summary: "Describes a dataset.",
    success: { description: "The dataset.", json: "OneDataset" },
  },
  {
    ...datasets,
    method: "delete",
    path: "/v1/datasets/{id}",
    id: "deleteDataset",
    summary: "Deletes a dataset; a running job on it fails.",
    success: { description: "Deleted.", json: "Empty" },
  },
  {
    ...datasets,
    method: "get",
    path: "/v1/datasets/{id}/parts/{part_id}",
    id: "getDatasetPart",
    summary: "The content of a part, for whoever has its URL.",
    isOpen: true,
    parameters: [query("sig", "The signature, as in the part's `url`.")],
    success: {
      description: "JSON Lines; the bytes that were sent for `original_url`.",
      other: { "application/x-ndjson": { type: "string" }, "application/octet-stream": { type: "string", format: "binary" } },
    },
  },
  {
    ...embedJobs,
    method: "post",
    path: "/v1/embed-jobs",
    id: "createEmbedJob",
    summary: "Embeds every row of a dataset, in the background.",
    json: "EmbedJobRequest",
    success: { description: "The id of the job.", json: "EmbedJobCreated" },
    errors: [...writeErrors, 429, 498],
  },
  {
    ...embedJobs,
    method: "get",
    path: "/v1/embed-jobs",
    id: "listEmbedJobs",
    summary: "Lists the jobs, newest first.",
    success: { description: "The jobs.", json: "EmbedJobList" },
  },
  {
    ...embedJobs,
    method: "get",
    path: "/v1/embed-jobs/{id}",
    id: "getEmbedJob",
    summary: "Describes a job.",
    success: { description: "The job.", json: "EmbedJob" },
  },
  {
    ...embedJobs,
    method: "post",
    path: "/v1/embed-jobs/{id}/cancel",
    id: "cancelEmbedJob",
    summary: "Cancels a job, whose output is discarded.",
    success: { description: "It is being cancelled.", json: "Empty" },
  },
  {
    ...batches,
    method: "post",
    path: "/v2/batches",
    id: "createBatch",
    summary: "Answers every request of a dataset, in the background.",
    json: "BatchRequest",
    success: { description: "The batch.", json: "OneBatch" },
    errors: [...writeErrors, 429, 498],
  },
  {
    ...batches,
    method: "get",
    path: "/v2/batches",
    id: "listBatches",
    summary: "Lists the batches, newest first.",
    parameters: [
      query("page_size", "More than 1000 is 1000.", { type: "integer", minimum: 1, default: 50 }),
      query("page_token", "`next_page_token` of the page before."),
      query("order_by", "Descending.", { type: "string", enum: ["created_at", "updated_at"], default: "created_at" }),
    ],
    success: { description: "A page of batches.", json: "BatchList" },
  },
  {
    ...batches,
    method: "post",
    path: "/v2/batches/{id}:cancel",
    id: "cancelBatch",
    summary: "Cancels a batch, whose output is discarded.",
    success: { description: "It is being cancelled.", json: "Empty" },
  },
  {
    ...batches,
    method: "get",
    path: "/v2/batches/{id}",
    id: "getBatch",
    summary: "Describes a batch.",
    success: { description: "The batch.", json: "OneBatch" },
  },
];
