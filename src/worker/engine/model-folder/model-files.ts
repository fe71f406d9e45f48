/** The files of one model for its engine: whole and verified, from the weight store or its folder, with progress. */
import { fileUrl } from "../../hub/hub-model.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import { downloadDefaults, openWeightStore } from "../../weights/open-weight-store.ts";
import { TransferSpeed } from "./transfer-speed.ts";
import { loadUnstored } from "../../weights/unstored-file.ts";
import type { LoadedFile } from "../../weights/weight-file.ts";
import { WeightStore } from "../../weights/weight-store.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { parseFolderJson } from "./folder-json.ts";
import { foreignContent } from "./foreign-content.ts";

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

const megabyte = 1024 ** 2;

/** The largest published tokenizers have 35 MB. Other texts and JSON files are read whole and parsed, too, and never have as much. */
function maxTextBytes(path: string): number {
  return (path === "tokenizer.json" ? 64 : 16) * megabyte;
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
  /** Optional files that are not there: each time that one is asked for is an error on the console. */
  readonly #absent = new Set<string>();
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

  /** @throws EngineFailureError (`files-missing`, `files-damaged`) that names the file, as all below. */
  async bytes(path: string, maxBytes = Infinity): Promise<Uint8Array<ArrayBuffer>> {
    const content = await this.#load(path, false, maxBytes);
    if (content === undefined) throw new EngineFailureError({ kind: "files-missing", detail: `${this.#url(path)} is not there` });
    this.#refuseForeign(path, content);
    return content;
  }

  /** As `bytes`, parsed. */
  async json(path: string): Promise<unknown> {
    return this.#parsed(path, await this.bytes(path, maxTextBytes(path)));
  }

  /** As `json`, for files that not every model has: undefined where the folder has none. */
  async optionalJson(path: string): Promise<unknown> {
    const content = await this.#optional(path);
    return content && this.#parsed(path, content);
  }

  /** As `optionalJson`, of a text. */
  async optionalText(path: string): Promise<string | undefined> {
    const content = await this.#optional(path);
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

  async #optional(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const isListed = this.#record.files[path] !== undefined;
    // A list that has the tokenizer is whole, and other files need not be asked for; one without it may be of the weights alone.
    const isAbsent = this.#absent.has(path) || (!isListed && this.#record.files["tokenizer.json"] !== undefined);
    if (isAbsent) return undefined;
    const content = await this.#load(path, !isListed, maxTextBytes(path));
    if (content === undefined) this.#absent.add(path);
    // An empty text is one; empty JSON is refused when it is parsed.
    if (content !== undefined && content.byteLength > 0) this.#refuseForeign(path, content);
    return content;
  }

  #refuseForeign(path: string, content: Uint8Array): void {
    const foreign = foreignContent(content);
    if (foreign !== undefined) throw this.#damaged(path, foreign);
  }

  #parsed(path: string, content: Uint8Array): unknown {
    this.#refuseForeign(path, content);
    try {
      return parseFolderJson(new TextDecoder().decode(content));
    } catch (caught) {
      throw this.#damaged(path, `is not JSON: ${caught instanceof Error ? caught.message : ""}`);
    }
  }

  #damaged(path: string, what: string): EngineFailureError {
    return new EngineFailureError({ kind: "files-damaged", detail: `${this.#url(path)} ${what}` });
  }

  /** @throws EngineFailureError (`files-damaged`) as soon as it is known that the file has more than `maxBytes`. */
  async #load(path: string, isOptional: boolean, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const file = { model: this.#record.id, path, url: this.#url(path), known: this.#record.files[path] };
    const tooLarge = new AbortController();
    const check = (bytes: number): void => {
      if (bytes > maxBytes)
        tooLarge.abort(this.#damaged(path, `has ${bytes} bytes, and ${maxBytes} are the most that a file of this name may have`));
    };
    check(file.known?.bytes ?? 0);
    tooLarge.signal.throwIfAborted();
    const loader = await this.#loader;
    const loaded = await loader.load(file, {
      isOptional,
      signal: this.#signal === undefined ? tooLarge.signal : AbortSignal.any([this.#signal, tooLarge.signal]),
      onBytes: (bytes, total, isFetched) => {
        check(Math.max(bytes, total));
        this.#arrived(path, bytes, total, isFetched);
      },
    });
    tooLarge.signal.throwIfAborted();
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
