/** The files of one model for its engine: whole and verified, from the weight store or its folder, with progress. */
import { fileUrl } from "../../hub/hub-model.ts";
import type { ModelRecord } from "../../models/model-record.ts";
import { downloadDefaults, openWeightStore } from "../../weights/open-weight-store.ts";
import { TransferSpeed } from "../../weights/transfer-speed.ts";
import { loadUnstored } from "../../weights/unstored-file.ts";
import type { LoadedFile } from "../../weights/weight-file.ts";
import { WeightStore } from "../../weights/weight-store.ts";
import { EngineFailureError } from "../engine-errors.ts";

export interface FetchedBytes {
  loadedBytes: number;
  totalBytes: number;
  /** Over the network, in the last seconds; absent while nothing comes from there. */
  bytesPerSecond?: number;
  /** Until all expected files are there at this speed, rounded up. */
  secondsLeft?: number;
}

/** The part of a record that names files. */
export type ModelFilesRecord = Pick<ModelRecord, "id" | "files">;

/** Loads a file; `WeightStore` is one. */
export type FileLoader = Pick<WeightStore, "load">;

export interface ModelFilesOptions {
  /** Default: the weight store of this realm; where nothing can be stored, every file is fetched. */
  loader?: Promise<FileLoader>;
  /** Ends all downloads. */
  signal?: AbortSignal;
}

/** Progress is reported at most this often, in bytes. */
const reportStep = 512 * 1024;

export class ModelFiles {
  readonly #folder: string;
  readonly #record: ModelFilesRecord;
  readonly #onProgress: (progress: FetchedBytes) => void;
  readonly #loader: Promise<FileLoader>;
  readonly #signal: AbortSignal | undefined;
  /** By path. */
  readonly #expected = new Map<string, number>();
  readonly #loaded = new Map<string, number>();
  /** Without a hash on record only a model that loads shows that its files are good. */
  readonly #unproven: LoadedFile[] = [];
  readonly #speed = new TransferSpeed();
  #fetchedBytes = 0;
  #reported = 0;

  /** @param folder Absolute URL with a trailing slash. */
  constructor(
    folder: string,
    record: ModelFilesRecord,
    onProgress: (progress: FetchedBytes) => void,
    { loader = defaultLoader(), signal }: ModelFilesOptions = {},
  ) {
    this.#folder = folder;
    this.#record = record;
    this.#onProgress = onProgress;
    this.#loader = loader;
    this.#signal = signal;
  }

  /** Tells which files will be loaded, so that the first report already knows the whole size where it is on record. */
  expect(paths: readonly string[]): void {
    for (const path of paths) this.#expected.set(path, this.#record.files[path]?.bytes ?? 0);
  }

  /** @throws EngineFailureError (`files-missing`, `files-damaged`) that names the file. */
  async bytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
    const content = await this.#load(path, false);
    if (content !== undefined) return content;
    throw new EngineFailureError({ kind: "files-missing", detail: `${this.#url(path)} is not there` });
  }

  /** As `bytes`, parsed. */
  async json(path: string): Promise<unknown> {
    const text = new TextDecoder().decode(await this.bytes(path));
    try {
      return JSON.parse(text);
    } catch {
      const page = /^\s*<(!doctype|html)/i.test(text) ? ", but a web page: the site answers so for files that it does not have" : "";
      throw new EngineFailureError({ kind: "files-damaged", detail: `${this.#url(path)} is not JSON${page}` });
    }
  }

  /** For files that not every model has: undefined where the folder has none. */
  async optionalText(path: string): Promise<string | undefined> {
    const isListed = this.#record.files[path] !== undefined;
    // A record with a list of files lists all of them: what is not there need not be asked for.
    if (!isListed && Object.keys(this.#record.files).length > 0) return undefined;
    const content = await this.#load(path, !isListed);
    return content && new TextDecoder().decode(content);
  }

  /** Of the files on record those whose paths begin so. */
  listed(start: string): string[] {
    return Object.keys(this.#record.files).filter((path) => path.startsWith(start));
  }

  /** To be called when the model was loaded: what it loaded from is kept for the next visit. */
  async settleStore(): Promise<void> {
    for (const { prove } of this.#unproven.splice(0)) await prove();
  }

  async #load(path: string, isOptional: boolean): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const file = { model: this.#record.id, path, url: this.#url(path), known: this.#record.files[path] };
    const loader = await this.#loader;
    const loaded = await loader.load(file, {
      isOptional,
      signal: this.#signal,
      onBytes: (bytes, total, isFetched) => this.#arrived(path, bytes, total, isFetched),
    });
    const size = loaded.content?.byteLength ?? 0;
    this.#expected.set(path, size);
    this.#loaded.set(path, size);
    this.#unproven.push(loaded);
    this.#report();
    return loaded.content;
  }

  #url(path: string): string {
    return fileUrl(this.#folder, path);
  }

  #arrived(path: string, bytes: number, total: number, isFetched: boolean): void {
    const before = this.#loaded.get(path);
    // The first report counts what earlier visits have stored of the file, too.
    if (isFetched && before !== undefined && bytes > before) this.#fetchedBytes += bytes - before;
    if (isFetched) this.#speed.add(this.#fetchedBytes);
    // What was downloaded is read from the store again, and a damaged part is fetched again: progress never goes back.
    const counted = Math.max(before ?? 0, bytes);
    this.#loaded.set(path, counted);
    if (total > 0) this.#expected.set(path, total);
    const loaded = sum(this.#loaded);
    // Nothing new has come, yet it is at work: verifying a large file takes a while.
    if (counted === before || loaded - this.#reported >= reportStep) this.#report();
  }

  #report(): void {
    const loadedBytes = sum(this.#loaded);
    this.#reported = loadedBytes;
    const totalBytes = Math.max(sum(this.#expected), loadedBytes);
    const { bytesPerSecond } = this.#speed;
    if (bytesPerSecond === undefined || bytesPerSecond <= 0) this.#onProgress({ loadedBytes, totalBytes });
    else {
      const secondsLeft = Math.ceil((totalBytes - loadedBytes) / bytesPerSecond);
      this.#onProgress({ loadedBytes, totalBytes, bytesPerSecond: Math.round(bytesPerSecond), secondsLeft });
    }
  }
}

async function defaultLoader(): Promise<FileLoader> {
  const parts = await openWeightStore();
  if (parts !== undefined) return new WeightStore(parts);
  return { load: (file, options) => loadUnstored(file, options ?? {}, downloadDefaults) };
}

function sum(bytes: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const each of bytes.values()) total += each;
  return total;
}
