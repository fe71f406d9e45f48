/** The routes of datasets, embed jobs and batches (contract 0.1, lines 8 to 17). */
import type { Admission } from "./access/admission.ts";
import { cancelBatchRoute, createBatchRoute, getBatchRoute, listBatchesRoute } from "./batches/batch-routes.ts";
import {
  createDatasetRoute,
  datasetPartRoute,
  datasetUsageRoute,
  deleteDatasetRoute,
  getDatasetRoute,
  listDatasetsRoute,
} from "./datasets/dataset-routes.ts";
import { cancelEmbedJobRoute, createEmbedJobRoute, getEmbedJobRoute, listEmbedJobsRoute } from "./embed-jobs/embed-job-routes.ts";
import type { Route } from "./request/api-call.ts";
import type { Stores } from "./stores.ts";
import type { InferenceService } from "../inference/inference-service.ts";

interface Serving {
  inference: InferenceService;
  stores: Stores;
  admission: Admission;
}

/** In the order in which paths are matched. */
export function storedRoutes({ inference, admission, stores: { datasets, embedJobs, batches } }: Serving): readonly Route[] {
  const route = (method: Route["method"], path: string, handle: Route["handle"]): Route => ({ method, path, access: "datasets", handle });
  return [
    route("POST", "/v1/embed-jobs", createEmbedJobRoute({ inference, admission, datasets, jobs: embedJobs })),
    route("GET", "/v1/embed-jobs", listEmbedJobsRoute(embedJobs)),
    route("GET", "/v1/embed-jobs/{id}", getEmbedJobRoute(embedJobs)),
    route("POST", "/v1/embed-jobs/{id}/cancel", cancelEmbedJobRoute(embedJobs)),
    route("POST", "/v1/datasets", createDatasetRoute(datasets)),
    route("GET", "/v1/datasets", listDatasetsRoute(datasets)),
    route("GET", "/v1/datasets/usage", datasetUsageRoute(datasets)),
    route("GET", "/v1/datasets/{id}", getDatasetRoute(datasets)),
    route("DELETE", "/v1/datasets/{id}", deleteDatasetRoute(datasets)),
    { method: "GET", path: "/v1/datasets/{id}/parts/{part_id}", access: "open", handle: datasetPartRoute(datasets) },
    route("POST", "/v2/batches", createBatchRoute({ inference, admission, datasets, batches })),
    route("GET", "/v2/batches", listBatchesRoute(batches)),
    route("POST", "/v2/batches/{id}:cancel", cancelBatchRoute(batches)),
    route("GET", "/v2/batches/{id}", getBatchRoute(batches)),
  ];
}
