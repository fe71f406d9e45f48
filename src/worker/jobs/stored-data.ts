/** Puts together what callers store: datasets, embed jobs and batches, and the work on them in the background. */
import type { RespondToRow } from "../../api/batches/batch-rows.ts";
import type { Stores } from "../../api/stores.ts";
import type { InferenceService } from "../../inference/inference-service.ts";
import type { DataStorage } from "../storage/data-storage.ts";
import type { DatasetLimits } from "../storage/dataset-uploading.ts";
import { StoredDatasets } from "../storage/stored-datasets.ts";
import { BackgroundTasks } from "./background-tasks.ts";
import { waitByTimer, type Wait } from "./job-retries.ts";
import { StoredBatches } from "./stored-batches.ts";
import { StoredEmbedJobs } from "./stored-embed-jobs.ts";

interface StoredDataParts {
  storage: DataStorage;
  limits: DatasetLimits;
  inference: InferenceService;
  respondToRow: RespondToRow;
  /** Between attempts of background work. Default: a timer. */
  wait?: Wait;
  /** Receives failures of the storage. */
  warn: (line: string) => void;
}

export interface StoredData extends Pick<Stores, "datasets" | "embedJobs" | "batches"> {
  /** Goes on with what an earlier host left, and deletes files that it left without a record. */
  resume(): Promise<void>;
  /** Ends the work in the background; the next host goes on. */
  stop: () => void;
  /** Resolves when no work is left. */
  idle: () => Promise<void>;
}

export function createStoredData({ storage, limits, inference, respondToRow, wait = waitByTimer, warn }: StoredDataParts): StoredData {
  const tasks = new BackgroundTasks(storage.locks, wait, (name, failure) => warn(`cohabit: ${name} stopped: ${String(failure)}`));
  const validate = (ownerId: string, id: string): void => {
    const surroundings = { ...storage, datasets: datasets.records };
    tasks.add({ lane: "validation", name: `validation ${id}`, owner: ownerId }, async (signal, turn) => {
      // A chunk of its own: most pages never store a dataset.
      const { validateDataset } = await import("./validate-dataset.ts");
      await validateDataset(surroundings, ownerId, id, turn, signal);
    });
  };
  const datasets: StoredDatasets = new StoredDatasets(storage, limits, validate);
  const surroundings = { ...storage, datasets: datasets.records, tasks };
  const embedJobs = new StoredEmbedJobs(surroundings, { inference, wait });
  const batches = new StoredBatches(surroundings, { inference, respondToRow, wait });
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
        // Jobs first: an output is named by its job or already by its dataset.
        const ofJobs = [...(await embedJobs.fileKeys()), ...(await batches.fileKeys())];
        return new Set([...ofJobs, ...(await datasets.fileKeys())]);
      });
    },
    stop: () => tasks.stop(),
    idle: () => tasks.idle(),
  };
}
