/** The files of a model: taken from the store, else fetched from its folder with progress, checked against the record. */
import type { KnownFile, ModelRecord } from "../../models/model-record.ts";
import { causeOf, EngineFailureError } from "../engine-errors.ts";
import { sha256Of } from "../../storage/sha256.ts";
import { type ModelFile, type StoredContent, StoredModelFiles, type Validators, validatorsOf } from "../../storage/stored-model-files.ts";
import { fetchFailure } from "../../hub/fetch-failure.ts";

export interface FetchedBytes {
  loadedBytes: number;
  totalBytes: number;
}

/** The part of a record that names files. */
export type ModelFilesRecord = Pick<ModelRecord, "id" | "files">;

/** Progress is told at most this often, in bytes. */
const reportStep = 512 * 1024;

/** Milliseconds that a server may take to say whether a stored file has changed; then the stored one is used. */
const validationMs = 5000;

const noValidators: Validators = { etag: "", lastModified: "" };

export class ModelFiles {
  readonly #folder: string;
  readonly #record: ModelFilesRecord;
  readonly #onProgress: (progress: FetchedBytes) => void;
  readonly #store: StoredModelFiles | undefined;
  readonly #expected = new Map<string, number>();
  readonly #writes: Promise<void>[] = [];
  /** Without a hash on record only a model that loads shows that its files are good. */
  readonly #unproven: (() => void)[] = [];
  #loaded = 0;
  #reported = 0;

  /** Without a store every file is fetched. */
  constructor(folder: string, record: ModelFilesRecord, onProgress: (progress: FetchedBytes) => void, store = StoredModelFiles.here()) {
    this.#folder = folder;
    this.#record = record;
    this.#onProgress = onProgress;
    this.#store = store;
  }

  /** Tells which files will be fetched, so that the first report already knows the whole size where it is on record. */
  expect(paths: readonly string[]): void {
    for (const path of paths) this.#expected.set(path, this.#record.files[path]?.bytes ?? 0);
  }

  /** Rejects with a `files-missing` or `files-damaged` fault that names the file. */
  async bytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
    const stored = (await this.#stored(path))?.content;
    if (stored !== undefined) return stored;
    const response = await this.#fetch(path);
    if (!response.ok) throw missing(`${this.#url(path)} answered HTTP ${response.status}: ${statusAdvice(response.status)}`);
    return this.#receive(path, response);
  }

  async json(path: string): Promise<unknown> {
    const text = new TextDecoder().decode(await this.bytes(path));
    try {
      return JSON.parse(text);
    } catch {
      const page = /^\s*<(!doctype|html)/i.test(text) ? ", but a web page: the site answers so for files that it does not have" : "";
      throw damaged(`${this.#url(path)} is not JSON${page}`);
    }
  }

  /** For files that not every model has: undefined where the folder has none. */
  async optionalText(path: string): Promise<string | undefined> {
    const isListed = this.#record.files[path] !== undefined;
    // A record with a list of files lists all of them: what is not there need not be asked for.
    if (!isListed && Object.keys(this.#record.files).length > 0) return undefined;
    if (isListed) return new TextDecoder().decode(await this.bytes(path));
    const stored = await this.#stored(path);
    if (stored !== undefined) return stored.content && new TextDecoder().decode(stored.content);
    const response = await this.#fetch(path);
    // Servers of single-page apps answer a missing file with their page.
    const isPage = (response.headers.get("content-type") ?? "").startsWith("text/html");
    if (response.ok && !isPage) return new TextDecoder().decode(await this.#receive(path, response));
    await response.body?.cancel();
    if (isPage || [404, 410].includes(response.status)) this.#unproven.push(() => this.#keep(path, undefined, noValidators));
    return undefined;
  }

  /** To be called when the model was loaded; resolves when everything that was fetched is stored, or could not be. */
  async settleStore(): Promise<void> {
    for (const keep of this.#unproven.splice(0)) keep();
    await Promise.all(this.#writes);
  }

  #file(path: string): ModelFile {
    return { model: this.#record.id, path, url: this.#url(path).href, known: sha256Known(this.#record.files[path]) };
  }

  /** undefined: the file must be fetched. A store that fails is as good as none. */
  async #stored(path: string): Promise<StoredContent | undefined> {
    const file = this.#file(path);
    const stored = await this.#store?.read(file).catch(() => undefined);
    if (stored === undefined) return undefined;
    if (file.known === undefined && (await hasChanged(file.url, stored))) return undefined;
    this.#loaded += stored.content?.byteLength ?? 0;
    this.#expected.set(path, stored.content?.byteLength ?? 0);
    this.#report();
    return stored;
  }

  /** Storing goes on beside the load: the model is loaded with or without it. */
  #keep(path: string, content: Uint8Array<ArrayBuffer> | undefined, validators: Validators): void {
    const write = this.#store?.write(this.#file(path), content, validators);
    if (write === undefined) return;
    this.#writes.push(
      write.catch((caught: unknown) => {
        console.warn(`cohabit: ${this.#record.id}: ${path} is not stored for the next visit: ${String(caught)}`);
      }),
    );
  }

  async #receive(path: string, response: Response): Promise<Uint8Array<ArrayBuffer>> {
    const content = await this.#read(path, response);
    await this.#verify(path, content);
    const keep = (): void => this.#keep(path, content, validatorsOf(response.headers));
    if (this.#record.files[path] === undefined) this.#unproven.push(keep);
    else keep();
    return content;
  }

  #url(path: string): URL {
    return new URL(path, this.#folder);
  }

  async #fetch(path: string): Promise<Response> {
    const url = this.#url(path);
    try {
      return await fetch(url);
    } catch (caught) {
      throw missing(fetchFailure(url, caught));
    }
  }

  async #read(path: string, response: Response): Promise<Uint8Array<ArrayBuffer>> {
    // With a content encoding the header counts encoded bytes.
    const announced = response.headers.has("content-encoding") ? 0 : Number(response.headers.get("content-length") ?? 0);
    this.#expected.set(path, this.#record.files[path]?.bytes ?? announced);
    const chunks: Uint8Array[] = [];
    let size = 0;
    try {
      const reader = response.body?.getReader();
      for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
        chunks.push(part.value);
        size += part.value.byteLength;
        this.#loaded += part.value.byteLength;
        if (this.#loaded - this.#reported >= reportStep) this.#report();
      }
    } catch (caught) {
      throw missing(`${this.#url(path)}: the transfer broke off, try again`, causeOf(caught));
    }
    this.#expected.set(path, size);
    this.#report();
    const content = new Uint8Array(size);
    let offset = 0;
    for (const chunk of chunks) {
      content.set(chunk, offset);
      offset += chunk.byteLength;
    }
    return content;
  }

  async #verify(path: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
    const known = this.#record.files[path];
    if (known === undefined) return;
    if (content.byteLength !== known.bytes) {
      throw damaged(`${path} has ${content.byteLength} bytes instead of ${known.bytes}`);
    }
    if ("sha256" in known) {
      if ((await sha256Of(content)) !== known.sha256) throw damaged(`${path} does not have the SHA-256 on record`);
    } else if ((await gitBlobOf(content)) !== known.gitBlob) throw damaged(`${path} does not have the git blob id on record`);
  }

  #report(): void {
    this.#reported = this.#loaded;
    let total = 0;
    for (const bytes of this.#expected.values()) total += bytes;
    this.#onProgress({ loadedBytes: this.#loaded, totalBytes: Math.max(total, this.#loaded) });
  }
}

/**
 * Whether the server now has another file than the stored one, of which no record tells the hash. A server that cannot
 * be reached, fails or tells nothing that could be compared leaves the stored file as it is.
 */
async function hasChanged(url: string, { content, validators }: StoredContent): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(url, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(validationMs) });
    if (!ok) return false;
    if (content === undefined) return !(headers.get("content-type") ?? "").startsWith("text/html");
    const { etag, lastModified } = validatorsOf(headers);
    if (etag !== "" && validators.etag !== "") return etag !== validators.etag;
    const length = headers.has("content-encoding") ? "" : (headers.get("content-length") ?? "");
    return lastModified !== validators.lastModified || (length !== "" && Number(length) !== content.byteLength);
  } catch {
    return false;
  }
}

function sha256Known(known: KnownFile | undefined): { bytes: number; sha256: string } | undefined {
  return known !== undefined && "sha256" in known ? known : undefined;
}

async function gitBlobOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const blob = new Blob([`blob ${content.byteLength}\0`, content]);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-1", await blob.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What whoever set up the model can do about a status. */
function statusAdvice(status: number): string {
  if (status === 401 || status === 403) return "the server does not give it to this page";
  if (status >= 500) return "the server failed, try again later";
  return "check the model's `source` and that this file is served there";
}

function missing(detail: string, cause?: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-missing", detail, ...(cause !== undefined && { cause }) });
}

function damaged(detail: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail });
}
