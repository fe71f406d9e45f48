/**
 * The records of embed jobs and batches, and their changes of status. Each change is one transaction that checks the stored status,
 * so that a cancelled job never becomes complete, and a complete job always has its output.
 */
import type { z } from "zod";
import type { Dataset, DatasetPart } from "../../api/datasets/dataset.ts";
import type { CancelOutcome, Job, JobProgress, JobStore } from "../../api/jobs/job.ts";
import { StorageFull } from "../../api/response/errors.ts";
import { isContractError, wireErrorOf } from "../../api/response/wire-error.ts";
import { EngineFailed } from "../../inference/errors.ts";
import type { DataStorage } from "../storage/data-storage.ts";
import { StorageUnavailable } from "../storage/storage-failure.ts";
import { ContentLostError } from "../storage/content/content-lost-error.ts";
import type { QueueSlot } from "../base/call-queue.ts";
import { Records } from "../storage/records.ts";
import { newDatasetId, newSignature } from "../storage/stored-datasets.ts";
import type { BackgroundTasks } from "./background-tasks.ts";
import { noProgress, runChunks } from "./chunked-run.ts";

/** The functions that differ between kinds of jobs. */
export interface JobKind<Stored extends Job, Counts> {
  /** Kind of its records, and lane of its tasks. */
  name: string;
  schema: z.ZodType<Stored>;
  /** Max rows and max characters of a chunk. A single longer row forms a chunk. */
  chunk: { rows: number; characters: number };
  /** Returns the function that computes a chunk. Called before the first chunk. If it rejects, the job fails. */
  prepare(job: Stored, signal: AbortSignal): Promise<(lines: string[]) => Promise<{ lines: string[]; counts: Counts }>>;
  /** Returns the job with the counts of one more chunk. */
  add(job: Stored, counts: Counts): Stored;
  /** Returns the job with the counts that it had before its first chunk. */
  withoutCounts(job: Stored): Stored;
  /** Returns the properties of the output dataset. */
  output(job: Stored, input: Dataset): Pick<Dataset, "name" | "type" | "requiredFields" | "preservedFields">;
}

export interface JobDependencies extends DataStorage {
  datasets: Records<Dataset>;
  tasks: BackgroundTasks;
}

const datasetDeleted = "the dataset was deleted";
const maxNameLength = 49;

function reasonOf(failure: unknown): string {
  if (isContractError(failure)) return wireErrorOf(failure).message;
  return failure instanceof ContentLostError ? failure.message : "the output could not be stored";
}

export class StoredJobs<Stored extends Job, Counts> implements JobStore<Stored> {
  readonly #records: Records<Stored>;
  readonly #dependencies: JobDependencies;
  readonly #kind: JobKind<Stored, Counts>;

  constructor(dependencies: JobDependencies, kind: JobKind<Stored, Counts>) {
    this.#records = new Records(dependencies.database, kind.name, kind.schema);
    this.#dependencies = dependencies;
    this.#kind = kind;
  }

  /**
   * Stores a new job and runs it in the background. `make` adds the fields of its kind. If an earlier host has stored the job already,
   * keeps that one. Returns the job in its initial state, so that the response does not depend on its progress.
   */
  protected async store(
    id: string,
    make: (added: Pick<Job, "id" | "status" | "createdAt" | "updatedAt" | "outputFile" | "progress">) => Stored,
  ): Promise<Stored> {
    const time = this.#dependencies.now();
    const outputFile = this.#dependencies.files.newKey();
    const job = make({ id, status: "queued", createdAt: time, updatedAt: time, outputFile, progress: noProgress });
    const present = await this.#records.create(job.ownerId, id, job);
    this.#schedule(present ?? job);
    return present === undefined ? job : { ...job, createdAt: present.createdAt, updatedAt: present.createdAt };
  }

  get(ownerId: string, id: string): Promise<Stored | undefined> {
    return this.#records.get(ownerId, id);
  }

  list(ownerId: string): Promise<Stored[]> {
    return this.#records.list(ownerId);
  }

  async cancel(ownerId: string, id: string): Promise<CancelOutcome> {
    const job = await this.#update({ ownerId, id }, (value) =>
      value.status === "queued" || value.status === "processing" ? { ...value, status: "cancelling" } : value,
    );
    if (job === undefined) return undefined;
    if (job.status === "complete" || job.status === "failed") return "final";
    if (job.status === "cancelling") {
      this.#dependencies.tasks.interrupt(this.#taskName(job));
      this.#schedule(job);
    }
    return "cancelled";
  }

  /** Continues the unfinished jobs of an earlier host. */
  async resume(): Promise<void> {
    for (const job of await this.#unfinished()) this.#schedule(job);
  }

  /** Returns the keys of the output files of unfinished jobs. */
  async fileKeys(): Promise<string[]> {
    return (await this.#unfinished()).map(({ outputFile }) => outputFile);
  }

  async #unfinished(): Promise<Stored[]> {
    const jobs = (await this.#records.all()).map(({ value }) => value);
    return jobs.filter(({ status }) => status === "queued" || status === "processing" || status === "cancelling");
  }

  #taskName({ id }: Pick<Job, "id">): string {
    return `${this.#kind.name} ${id}`;
  }

  #schedule(job: Stored): void {
    this.#dependencies.tasks.add({ lane: this.#kind.name, name: this.#taskName(job), owner: job.ownerId }, (signal, slot) =>
      this.#run(job, slot, signal),
    );
  }

  async #run(job: Stored, slot: QueueSlot, signal: AbortSignal): Promise<void> {
    let failure: Error | undefined;
    try {
      const started = await this.#update(job, (value) => (value.status === "queued" ? { ...value, status: "processing" } : value));
      if (started?.status === "processing") await this.#work(started, slot, signal);
    } catch (caught) {
      // If the signal aborted, the job was cancelled, or this host ends and the next one continues the job.
      if (!signal.aborted) failure = caught instanceof Error ? caught : new EngineFailed("a job failed", caught);
    }
    // `BackgroundTasks` runs the task again, which continues after the last stored chunk.
    if (failure instanceof StorageUnavailable) throw failure;
    if (failure !== undefined) {
      const reason = reasonOf(failure);
      await this.#update(job, (value) => (value.status === "processing" ? { ...value, status: "failed", reason } : value));
    }
    const ended = await this.#update(job, (value) => (value.status === "cancelling" ? { ...value, status: "cancelled" } : value));
    // If a file cannot be deleted now, the next host deletes it (`ContentFiles.sweep`).
    if (ended?.status === "cancelled" || ended?.status === "failed")
      await this.#dependencies.files.delete(job.outputFile).catch(() => undefined);
    if (failure !== undefined && (!isContractError(failure) || failure instanceof StorageFull)) throw failure;
  }

  async #work(job: Stored, slot: QueueSlot, signal: AbortSignal): Promise<void> {
    const input = await this.#dependencies.datasets.get(job.ownerId, job.datasetId);
    const part = input?.parts[0];
    if (input === undefined || part === undefined) {
      await this.#update(job, (value) => (value.status === "processing" ? { ...value, status: "failed", reason: datasetDeleted } : value));
      return;
    }
    const compute = await this.#kind.prepare(job, signal);
    const progress = await runChunks<{ lines: string[]; counts: Counts }>(
      {
        files: this.#dependencies.files,
        input: part,
        outputFile: job.outputFile,
        progress: job.progress,
        chunk: this.#kind.chunk,
        compute,
        commit: async (before, after, { counts }) =>
          (await this.#change(job, (value) =>
            // The progress differs if another host runs the job, too, in a browser without Web Locks.
            value.progress.rows === before.rows ? { ...this.#kind.add(value, counts), progress: after } : undefined,
          )) !== undefined,
        restart: async () =>
          (await this.#change(job, (value) => ({ ...this.#kind.withoutCounts(value), progress: noProgress }))) !== undefined,
        yieldSlot: () => slot.yieldSlot(),
      },
      signal,
    );
    if (progress !== undefined) await this.#complete(job, input, progress);
  }

  /** Stores the output dataset and the status "complete" in one transaction. */
  async #complete(job: Stored, input: Dataset, { rows, outputBytes: bytes, samples }: JobProgress): Promise<void> {
    const { now } = this.#dependencies;
    const output = this.#kind.output(job, input);
    const id = newDatasetId(output.name);
    const part: DatasetPart = { id: "0", name: `${id}.jsonl`, file: job.outputFile, bytes, rows, samples };
    const dataset: Dataset = {
      ...output,
      id,
      organizationId: job.organizationId,
      name: output.name.slice(0, maxNameLength),
      createdAt: now(),
      updatedAt: now(),
      status: "validated",
      warnings: [],
      sources: [],
      parts: [part],
      signature: newSignature(),
    };
    await this.#change(job, (value) => ({ ...value, status: "complete", outputDatasetId: id }), dataset);
  }

  /**
   * Changes a job that is processing, and stores `output` in the same transaction. Resolves to undefined if the job is not processing,
   * if `change` returns undefined, or if its dataset was deleted, in which case the job fails.
   */
  #change(job: Stored, change: (value: Stored) => Stored | undefined, output?: Dataset): Promise<Stored | undefined> {
    const { database, datasets, now } = this.#dependencies;
    return database.change(async (transaction) => {
      const isDeleted = (await datasets.getIn(transaction, job.ownerId, job.datasetId)) === undefined;
      let changed: Stored | undefined;
      await this.#records.updateIn(transaction, job.ownerId, job.id, (value) => {
        if (value.status !== "processing") return value;
        if (isDeleted) return { ...value, status: "failed", reason: datasetDeleted, updatedAt: now() };
        changed = change(value);
        return changed === undefined ? value : { ...changed, updatedAt: now() };
      });
      if (changed !== undefined && output !== undefined) await datasets.putIn(transaction, job.ownerId, output.id, output);
      return changed;
    });
  }

  #update({ ownerId, id }: Pick<Job, "ownerId" | "id">, change: (value: Stored) => Stored): Promise<Stored | undefined> {
    return this.#records.update(ownerId, id, (value) => {
      const changed = change(value);
      return changed === value ? value : { ...changed, updatedAt: this.#dependencies.now() };
    });
  }
}
