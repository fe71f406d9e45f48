/** Creates the stores of datasets, embed jobs and batches, with their background tasks. */
import type { RespondToRow } from "../../api/batches/batch-rows.ts";
import type { Stores } from "../../api/stores.ts";
import type { InferenceService } from "../../inference/inference-service.ts";
import type { DataStorage } from "../storage/data-storage.ts";
import type { DatasetLimits } from "../storage/dataset-uploading.ts";
import { StoredDatasets } from "../storage/stored-datasets.ts";
import { BackgroundTasks } from "./background-tasks.ts";
import { waitByTimer, type Wait } from "../base/wait.ts";
import { StoredBatches } from "./stored-batches.ts";
import { StoredEmbedJobs } from "./stored-embed-jobs.ts";

interface StoredDataDependencies {
  storage: DataStorage;
  limits: DatasetLimits;
  inference: InferenceService;
  respondToRow: RespondToRow;
  /** Waits between attempts of background work. Default: a timer. */
  wait?: Wait;
  /** Logs failures of the storage. */
  warn: (line: string) => void;
}

export interface StoredData extends Pick<Stores, "datasets" | "embedJobs" | "batches"> {
  /** Continues the unfinished tasks of an earlier host, and deletes its files without a record. */
  resume(): Promise<void>;
  /** Ends the background tasks. The next host continues them. */
  stop: () => void;
  /** Resolves when no task is left. */
  idle: () => Promise<void>;
}

export function createStoredData({
  storage,
  limits,
  inference,
  respondToRow,
  wait = waitByTimer,
  warn,
}: StoredDataDependencies): StoredData {
  const tasks = new BackgroundTasks(storage.locks, wait, (name, failure) => warn(`cohabit: ${name} stopped: ${String(failure)}`));
  const validate = (ownerId: string, id: string): void => {
    tasks.add({ lane: "validation", name: `validation ${id}`, owner: ownerId }, async (signal, slot) => {
      // Imported on use, because most pages never store a dataset.
      const { validateDataset } = await import("./validate-dataset.ts");
      await validateDataset({ ...storage, datasets: datasets.records }, ownerId, id, slot, signal);
    });
  };
  const datasets: StoredDatasets = new StoredDatasets(storage, limits, validate);
  const dependencies = { ...storage, datasets: datasets.records, tasks };
  const embedJobs = new StoredEmbedJobs(dependencies, { inference, wait });
  const batches = new StoredBatches(dependencies, { inference, respondToRow, wait });
  return {
    datasets,
    embedJobs,
    batches,
    async resume() {
      await storage.database.supersede();
      await datasets.deleteExpired();
      for (const { ownerId, id, value } of await datasets.records.all()) {
        if (value.status === "queued" || value.status === "processing") validate(ownerId, id);
      }
      await embedJobs.resume();
      await batches.resume();
      await storage.files.sweep(async () => {
        // Jobs are read first: a job that completes meanwhile hands its output file to a dataset, which is read after it.
        const ofJobs = [...(await embedJobs.fileKeys()), ...(await batches.fileKeys())];
        return new Set([...ofJobs, ...(await datasets.fileKeys())]);
      });
    },
    stop: () => tasks.stop(),
    idle: () => tasks.idle(),
  };
}
