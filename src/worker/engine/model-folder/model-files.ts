/**
 * Loads the files of one model for its engine, complete and verified, from the weight store or the model's folder, and reports
 * progress.
 */
import { fileUrl } from "../../hub/hub-model.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import { defaultTiming, openWeightStore } from "../../weights/open-weight-store.ts";
import { TransferSpeed } from "./transfer-speed.ts";
import { loadUnstored } from "../../weights/unstored-file.ts";
import type { LoadedFile, LoadFileOptions, WeightFile } from "../../weights/weight-file.ts";
import { WeightStore } from "../../weights/weight-store.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { releaseBuffers } from "../../base/release-buffers.ts";
import { parseFolderJson } from "./folder-json.ts";
import { foreignContent, startBytes } from "./foreign-content.ts";

export interface FetchedBytes {
  loadedBytes: number;
  totalBytes: number;
  /** Download speed of the last seconds; absent while no file is downloaded. */
  bytesPerSecond?: number;
  /** Seconds until all expected files are loaded at this speed, rounded up. */
  secondsLeft?: number;
}

/** The fields of a model record that are needed to load its files. */
export type ModelFilesRecord = Pick<ModelRecord, "id" | "files">;

/** Loads a file. `WeightStore` implements it. `loadBlob`: absent if files are only in memory. */
export type FileLoader = Pick<WeightStore, "load"> & Partial<Pick<WeightStore, "loadBlob">>;

type ReadJson = (content: Uint8Array, parse: (json: string) => unknown) => unknown;

const readWhole: ReadJson = (content, parse) => parse(new TextDecoder().decode(content));

export interface ModelFilesOptions {
  /** Default: the weight store of this realm, or a loader that fetches every file if nothing can be stored. */
  loader?: Promise<FileLoader>;
  /** Aborts all downloads. */
  signal?: AbortSignal;
}

const megabyte = 1024 ** 2;

/** Max size of a text or JSON file, which is read as a whole. The largest published tokenizers have 35 MB; other files are smaller. */
function maxTextBytes(path: string): number {
  return (path === "tokenizer.json" ? 64 : 16) * megabyte;
}

/** Min milliseconds between two reports of progress while a file is loaded. Each takes time of the engine, the host and the page. */
const reportMs = 100;

export class ModelFiles {
  readonly #folder: string;
  readonly #record: ModelFilesRecord;
  readonly #onProgress: (progress: FetchedBytes) => void;
  readonly #loader: Promise<FileLoader>;
  readonly #signal: AbortSignal | undefined;
  /** Size of each expected file in bytes, by path. */
  readonly #expected = new Map<string, number>();
  /** Bytes of each file that are loaded so far, by path. */
  readonly #loaded = new Map<string, number>();
  /** Optional files that do not exist. They are requested only once, because the browser logs each 404 on the console. */
  readonly #absent = new Set<string>();
  /** Loaded files without a known hash. They count as good when the model has loaded. */
  readonly #unproven: Pick<LoadedFile, "prove">[] = [];
  readonly #speed = new TransferSpeed();
  #fetchedBytes = 0;
  #reportedAt = -Infinity;

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

  /** Announces files that will be loaded, so that the first report includes their sizes as far as the record has them. */
  expect(paths: readonly string[]): void {
    for (const path of paths) this.#expected.set(path, this.#record.files[path]?.bytes ?? 0);
  }

  /** @throws EngineFailureError (`files-missing`, `files-damaged`) that names the file, like the methods below. */
  async bytes(path: string, maxBytes = Infinity): Promise<Uint8Array<ArrayBuffer>> {
    const content = await this.#load(path, false, maxBytes);
    if (content === undefined) throw new EngineFailureError({ kind: "files-missing", detail: `${this.#url(path)} is not there` });
    this.#refuseForeign(path, content);
    return content;
  }

  /** Like `bytes`, but returns the stored file itself, which is verified and not in memory. */
  async blob(path: string): Promise<Blob> {
    const loader = await this.#loader;
    if (loader.loadBlob === undefined) return new Blob([await this.bytes(path)]);
    const loadBlob = loader.loadBlob.bind(loader);
    const content = await this.#loadAs(path, false, Infinity, loadBlob, (blob) => blob.size);
    if (content === undefined) throw new EngineFailureError({ kind: "files-missing", detail: `${this.#url(path)} is not there` });
    this.#refuseForeign(path, new Uint8Array(await content.slice(0, startBytes).arrayBuffer()));
    return content;
  }

  /** Like `bytes`, but parses the content as JSON. `read`: calls `parse` for the parts that it does not read itself. */
  async json(path: string, read: ReadJson = readWhole): Promise<unknown> {
    const content = await this.bytes(path, maxTextBytes(path));
    const parsed = this.#parseJson(path, content, read);
    releaseBuffers([content]);
    return parsed;
  }

  /** Like `json`, but returns undefined if the folder does not have the file. */
  async optionalJson(path: string): Promise<unknown> {
    const content = await this.#loadOptional(path);
    return content && this.#parseJson(path, content);
  }

  /** Like `optionalJson`, but returns the content as text. */
  async optionalText(path: string): Promise<string | undefined> {
    const content = await this.#loadOptional(path);
    return content && new TextDecoder().decode(content);
  }

  /** Returns the paths in the record's list of files that begin with `start`. */
  listed(start: string): string[] {
    return Object.keys(this.#record.files).filter((path) => path.startsWith(start));
  }

  /** Call it when the model has loaded: files without a known hash are kept for the next visit. */
  async settleStore(): Promise<void> {
    for (const { prove } of this.#unproven.splice(0)) await prove();
  }

  async #loadOptional(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const isListed = this.#record.files[path] !== undefined;
    // A list with the tokenizer is complete, so a file that it lacks does not exist. A list without it may have only the weights.
    const isAbsent = this.#absent.has(path) || (!isListed && this.#record.files["tokenizer.json"] !== undefined);
    if (isAbsent) return undefined;
    const content = await this.#load(path, !isListed, maxTextBytes(path));
    if (content === undefined) this.#absent.add(path);
    // An empty text file is allowed; empty JSON is refused when it is parsed.
    if (content !== undefined && content.byteLength > 0) this.#refuseForeign(path, content);
    return content;
  }

  #refuseForeign(path: string, content: Uint8Array): void {
    const foreign = foreignContent(content);
    if (foreign !== undefined) throw this.#damaged(path, foreign);
  }

  #parseJson(path: string, content: Uint8Array, read = readWhole): unknown {
    this.#refuseForeign(path, content);
    try {
      return read(content, parseFolderJson);
    } catch (caught) {
      throw this.#damaged(path, `is not JSON: ${caught instanceof Error ? caught.message : ""}`);
    }
  }

  #damaged(path: string, problem: string): EngineFailureError {
    return new EngineFailureError({ kind: "files-damaged", detail: `${this.#url(path)} ${problem}` });
  }

  /** @throws EngineFailureError (`files-damaged`) as soon as the file is known to have more than `maxBytes`. */
  async #load(path: string, isOptional: boolean, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const loader = await this.#loader;
    return this.#loadAs(
      path,
      isOptional,
      maxBytes,
      (file, options) => loader.load(file, options),
      (content) => content.byteLength,
    );
  }

  async #loadAs<Content>(
    path: string,
    isOptional: boolean,
    maxBytes: number,
    load: (file: WeightFile, options: LoadFileOptions) => Promise<LoadedFile<Content>>,
    sizeOf: (content: Content) => number,
  ): Promise<Content | undefined> {
    const file = { model: this.#record.id, path, url: this.#url(path), known: this.#record.files[path] };
    const tooLarge = new AbortController();
    const check = (bytes: number): void => {
      if (bytes > maxBytes)
        tooLarge.abort(this.#damaged(path, `has ${bytes} bytes, and ${maxBytes} are the most that a file of this name may have`));
    };
    check(file.known?.bytes ?? 0);
    tooLarge.signal.throwIfAborted();
    const loaded = await load(file, {
      isOptional,
      signal: this.#signal === undefined ? tooLarge.signal : AbortSignal.any([this.#signal, tooLarge.signal]),
      onBytes: (bytes, total, isFetched) => {
        check(Math.max(bytes, total));
        this.#addBytes(path, bytes, total, isFetched);
      },
    });
    tooLarge.signal.throwIfAborted();
    const size = loaded.content === undefined ? 0 : sizeOf(loaded.content);
    this.#expected.set(path, size);
    this.#loaded.set(path, size);
    this.#unproven.push(loaded);
    this.#report();
    return loaded.content;
  }

  #url(path: string): string {
    return fileUrl(this.#folder, path);
  }

  #addBytes(path: string, bytes: number, total: number, isFetched: boolean): void {
    const before = this.#loaded.get(path);
    // The first report of a file includes bytes that an earlier visit has stored.
    if (isFetched && before !== undefined && bytes > before) this.#fetchedBytes += bytes - before;
    if (isFetched) this.#speed.add(this.#fetchedBytes);
    // A downloaded file is read again from the store, and a damaged part is fetched again; the reported progress never decreases.
    const counted = Math.max(before ?? 0, bytes);
    this.#loaded.set(path, counted);
    if (total > 0) this.#expected.set(path, total);
    // A report without new bytes shows that a large file is being verified.
    if (performance.now() - this.#reportedAt >= reportMs) this.#report();
  }

  #report(): void {
    const loadedBytes = sum(this.#loaded);
    this.#reportedAt = performance.now();
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
  return { load: (file, options) => loadUnstored(file, options ?? {}, defaultTiming) };
}

function sum(bytes: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const each of bytes.values()) total += each;
  return total;
}
