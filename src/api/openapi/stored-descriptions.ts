import { datasetTypeSchema, inputTypes, otherTypes, validationStatusSchema } from "../datasets/dataset.ts";
import { computeErrors, readErrors, writeErrors, type DescribedRoute } from "./described-route.ts";

const text = { type: "string" };
const flag = { type: "string", enum: ["true", "false"], default: "false" };
const time = { type: "string", format: "date-time" };
const names = { type: "array", items: text };

const inQuery = (name: string, schema: Record<string, unknown>, description: string, required = false) => ({
  name,
  in: "query" as const,
  schema,
  description,
  ...(required && { required }),
});
/** Of an upload: also form fields, of which only those count that the query lacks. */
const uploadOption = (name: string, schema: Record<string, unknown>, description: string) =>
  inQuery(name, schema, `${description} Also as a form field.`);

const datasets: readonly DescribedRoute[] = [
  {
    method: "post",
    path: "/v1/datasets",
    id: "createDataset",
    tag: "Datasets",
    summary: "Uploads a dataset, whose validation begins.",
    parameters: [
      uploadOption("name", { type: "string", minLength: 1, maxLength: 49 }, "Required."),
      uploadOption("type", { type: "string", enum: inputTypes }, "Required."),
      uploadOption("keep_fields", names, "Properties that every row has and keeps."),
      uploadOption("optional_fields", names, "Properties that rows keep if they have them."),
      uploadOption("keep_original_file", flag, "Keep the file as it was sent."),
      uploadOption("skip_malformed_input", flag, "Leave out rows that are wrong."),
      uploadOption("text_separator", { type: "string", minLength: 1 }, "Between the rows of a text file."),
      uploadOption("csv_delimiter", { type: "string", minLength: 1 }, "One character."),
    ],
    otherBodies: {
      "multipart/form-data": {
        type: "object",
        properties: {
          data: { type: "string", contentMediaType: "application/octet-stream" },
          eval_data: { type: "string", contentMediaType: "application/octet-stream" },
        },
        required: ["data"],
      },
    },
    success: { description: "The id of the dataset.", json: "CreatedDataset" },
    errors: writeErrors,
  },
  {
    method: "get",
    path: "/v1/datasets",
    id: "listDatasets",
    tag: "Datasets",
    summary: "Lists the owner's datasets, newest first.",
    parameters: [
      inQuery("datasetType", { type: "string", enum: [...datasetTypeSchema.options, ...otherTypes] }, "Only datasets of this type."),
      inQuery("before", time, "Only datasets created before."),
      inQuery("after", time, "Only datasets created after."),
      inQuery("limit", { type: "integer", minimum: 1, default: 100 }, "Max number of datasets."),
      inQuery("offset", { type: "integer", minimum: 0, default: 0 }, "How many to leave out first."),
      inQuery("validationStatus", { type: "string", enum: validationStatusSchema.options }, "Only datasets of this status."),
    ],
    success: { description: "The datasets.", json: "DatasetList" },
    errors: readErrors,
  },
  {
    method: "get",
    path: "/v1/datasets/usage",
    id: "getDatasetUsage",
    tag: "Datasets",
    summary: "Counts the bytes that the organisation's datasets take.",
    success: { description: "The bytes.", json: "DatasetUsage" },
    errors: readErrors,
  },
  {
    method: "get",
    path: "/v1/datasets/{id}",
    id: "getDataset",
    tag: "Datasets",
    summary: "Describes a dataset.",
    success: { description: "The dataset.", json: "DatasetReply" },
    errors: readErrors,
  },
  {
    method: "delete",
    path: "/v1/datasets/{id}",
    id: "deleteDataset",
    tag: "Datasets",
    summary: "Deletes a dataset; a running job on it fails.",
    success: { description: "It is deleted.", json: "Empty" },
    errors: readErrors,
  },
  {
    method: "get",
    path: "/v1/datasets/{id}/parts/{part_id}",
    id: "getDatasetPart",
    tag: "Datasets",
    summary: "Downloads a part, or a file as it was sent.",
    isOpen: true,
    parameters: [inQuery("sig", text, "The signature of the part's URL.", true)],
    success: {
      description: "Rows as JSON Lines, or the bytes that were sent.",
      other: { "application/x-ndjson": { type: "string" }, "application/octet-stream": {} },
    },
    errors: readErrors,
  },
];

const embedJobs: readonly DescribedRoute[] = [
  {
    method: "post",
    path: "/v1/embed-jobs",
    id: "createEmbedJob",
    tag: "Embed jobs",
    summary: "Embeds the texts of a dataset in the background.",
    json: "EmbedJobRequest",
    success: { description: "The id of the job.", json: "CreatedEmbedJob" },
    errors: computeErrors,
  },
  {
    method: "get",
    path: "/v1/embed-jobs",
    id: "listEmbedJobs",
    tag: "Embed jobs",
    summary: "Lists the owner's embed jobs, newest first.",
    success: { description: "The jobs.", json: "EmbedJobList" },
    errors: readErrors,
  },
  {
    method: "get",
    path: "/v1/embed-jobs/{id}",
    id: "getEmbedJob",
    tag: "Embed jobs",
    summary: "Describes an embed job.",
    success: { description: "The job.", json: "EmbedJob" },
    errors: readErrors,
  },
  {
    method: "post",
    path: "/v1/embed-jobs/{id}/cancel",
    id: "cancelEmbedJob",
    tag: "Embed jobs",
    summary: "Cancels an embed job.",
    success: { description: "It ends.", json: "Empty" },
    errors: readErrors,
  },
];

const batches: readonly DescribedRoute[] = [
  {
    method: "post",
    path: "/v2/batches",
    id: "createBatch",
    tag: "Batches",
    summary: "Answers the requests of a dataset in the background.",
    json: "BatchRequest",
    success: { description: "The batch.", json: "BatchReply" },
    errors: computeErrors,
  },
  {
    method: "get",
    path: "/v2/batches",
    id: "listBatches",
    tag: "Batches",
    summary: "Lists the owner's batches.",
    parameters: [
      inQuery("page_size", { type: "integer", minimum: 1, default: 50 }, "More than 1000 are 1000."),
      inQuery("page_token", text, "`next_page_token` of the page before."),
      inQuery("order_by", { type: "string", enum: ["created_at", "updated_at"] }, "Descending."),
    ],
    success: { description: "A page of batches.", json: "BatchList" },
    errors: readErrors,
  },
  {
    method: "get",
    path: "/v2/batches/{id}",
    id: "getBatch",
    tag: "Batches",
    summary: "Describes a batch.",
    success: { description: "The batch.", json: "BatchReply" },
    errors: readErrors,
  },
  {
    method: "post",
    path: "/v2/batches/{id}:cancel",
    id: "cancelBatch",
    tag: "Batches",
    summary: "Cancels a batch.",
    success: { description: "It ends.", json: "Empty" },
    errors: readErrors,
  },
];

export const storedDescriptions: readonly DescribedRoute[] = [...datasets, ...embedJobs, ...batches];
