/**
 * Embed jobs and batches alike: their records, and how they go from one status to the next. Every change is one transaction
 * that looks at the record as it is then, so a cancelled job never becomes complete, and a complete one has its output.
 */
import type { z } from "zod";
import type { Dataset, DatasetPart } from "../../api/datasets/dataset.ts";
import type { CancelOutcome, Job, JobProgress, JobStore } from "../../api/jobs/job.ts";
import { StorageFull } from "../../api/response/errors.ts";
import { isContractError, wireErrorOf } from "../../api/response/wire-error.ts";
import { EngineFailed } from "../../inference/errors.ts";
import type { DataStorage } from "../storage/data-storage.ts";
import { StorageUnavailable } from "../storage/storage-unavailable.ts";
import { ContentLostError } from "../storage/content/content-lost-error.ts";
import type { QueueSlot } from "../base/call-queue.ts";
import { Records } from "../storage/records.ts";
import { newDatasetId, newSignature } from "../storage/stored-datasets.ts";
import type { BackgroundTasks } from "./background-tasks.ts";
import { noProgress, runChunks } from "./chunked-run.ts";

/** What a kind of job adds: how the rows of a chunk become output. */
export interface JobKind<Stored extends Job, Counts> {
  /** Of its records; also the lane of its tasks. */
  name: string;
  schema: z.ZodType<Stored>;
  /** Max rows and max characters of a chunk; one row may be longer. */
  chunk: { rows: number; characters: number };
  /** Called before the first chunk; a job whose `prepare` rejects fails. */
  prepare(job: Stored, signal: AbortSignal): Promise<(lines: string[]) => Promise<{ lines: string[]; counts: Counts }>>;
  /** The job with the counts of one more chunk. */
  add(job: Stored, counts: Counts): Stored;
  /** The job as it was before its first chunk. */
  withoutCounts(job: Stored): Stored;
  /** What its output dataset is. */
  output(job: Stored, input: Dataset): Pick<Dataset, "name" | "type" | "requiredFields" | "preservedFields">;
}

export interface JobSurroundings extends DataStorage {
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
  readonly #surroundings: JobSurroundings;
  readonly #kind: JobKind<Stored, Counts>;

  constructor(surroundings: JobSurroundings, kind: JobKind<Stored, Counts>) {
    this.#records = new Records(surroundings.database, kind.name, kind.schema);
    this.#surroundings = surroundings;
    this.#kind = kind;
  }

  /**
   * Stores a new job and runs it in the background. `make` adds what its kind has. Returns the job as it was stored, also if
   * an earlier host has stored it.
   */
  protected async store(
    id: string,
    make: (added: Pick<Job, "id" | "status" | "createdAt" | "updatedAt" | "outputFile" | "progress">) => Stored,
  ): Promise<Stored> {
    const time = this.#surroundings.now();
    const outputFile = this.#surroundings.files.newKey();
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
      this.#surroundings.tasks.interrupt(this.#taskName(job));
      this.#schedule(job);
    }
    return "cancelled";
  }

  /** Goes on with what an earlier host left. */
  async resume(): Promise<void> {
    for (const job of await this.#unfinished()) this.#schedule(job);
  }

  /** Keys of the files that unfinished jobs name. */
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
    this.#surroundings.tasks.add({ lane: this.#kind.name, name: this.#taskName(job), owner: job.ownerId }, (signal, turn) =>
      this.#run(job, turn, signal),
    );
  }

  async #run(job: Stored, turn: QueueSlot, signal: AbortSignal): Promise<void> {
    let failure: Error | undefined;
    try {
      const started = await this.#update(job, (value) => (value.status === "queued" ? { ...value, status: "processing" } : value));
      if (started?.status === "processing") await this.#work(started, turn, signal);
    } catch (caught) {
      // If the signal aborted, it was cancelled, or this host ends and the next one goes on.
      if (!signal.aborted) failure = caught instanceof Error ? caught : new EngineFailed("a job failed", caught);
    }
    // Nothing is lost yet: the task is run again.
    if (failure instanceof StorageUnavailable) throw failure;
    if (failure !== undefined) {
      const reason = reasonOf(failure);
      await this.#update(job, (value) => (value.status === "processing" ? { ...value, status: "failed", reason } : value));
    }
    const ended = await this.#update(job, (value) => (value.status === "cancelling" ? { ...value, status: "cancelled" } : value));
    // A file that cannot be deleted now is swept by the next host.
    if (ended?.status === "cancelled" || ended?.status === "failed")
      await this.#surroundings.files.delete(job.outputFile).catch(() => undefined);
    if (failure !== undefined && (!isContractError(failure) || failure instanceof StorageFull)) throw failure;
  }

  async #work(job: Stored, turn: QueueSlot, signal: AbortSignal): Promise<void> {
    const input = await this.#surroundings.datasets.get(job.ownerId, job.datasetId);
    const part = input?.parts[0];
    if (input === undefined || part === undefined) {
      await this.#update(job, (value) => (value.status === "processing" ? { ...value, status: "failed", reason: datasetDeleted } : value));
      return;
    }
    const compute = await this.#kind.prepare(job, signal);
    const progress = await runChunks<{ lines: string[]; counts: Counts }>(
      {
        files: this.#surroundings.files,
        input: part,
        outputFile: job.outputFile,
        progress: job.progress,
        chunk: this.#kind.chunk,
        compute,
        commit: async (before, after, { counts }) =>
          (await this.#change(job, (value) =>
            // Another progress: another host runs the job as well, where nothing locks it.
            value.progress.rows === before.rows ? { ...this.#kind.add(value, counts), progress: after } : undefined,
          )) !== undefined,
        restart: async () =>
          (await this.#change(job, (value) => ({ ...this.#kind.withoutCounts(value), progress: noProgress }))) !== undefined,
        giveWay: () => turn.yieldSlot(),
      },
      signal,
    );
    if (progress !== undefined) await this.#complete(job, input, progress);
  }

  /** The output becomes a dataset in the moment in which the job is complete. */
  async #complete(job: Stored, input: Dataset, { rows, outputBytes: bytes, samples }: JobProgress): Promise<void> {
    const { now } = this.#surroundings;
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
   * Changes a job that is processing, and stores `output` with it. Resolves to undefined if it is not, if `change` returns
   * undefined, or if its dataset was deleted, which fails the job.
   */
  #change(job: Stored, change: (value: Stored) => Stored | undefined, output?: Dataset): Promise<Stored | undefined> {
    const { database, datasets, now } = this.#surroundings;
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
      return changed === value ? value : { ...changed, updatedAt: this.#surroundings.now() };
    });
  }
}
