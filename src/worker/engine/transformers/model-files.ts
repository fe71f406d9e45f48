/** The files of a model: fetched from its folder with progress, checked against the record. */
import type { ModelRecord } from "../../models/model-record.ts";
import { EngineFaultError } from "../engine-errors.ts";

export interface FetchedBytes {
  loadedBytes: number;
  totalBytes: number;
}

/** Progress is told at most this often, in bytes. */
const reportStep = 512 * 1024;

export class ModelFiles {
  readonly #folder: string;
  readonly #record: ModelRecord;
  readonly #onProgress: (progress: FetchedBytes) => void;
  readonly #expected = new Map<string, number>();
  #loaded = 0;
  #reported = 0;

  constructor(folder: string, record: ModelRecord, onProgress: (progress: FetchedBytes) => void) {
    this.#folder = folder;
    this.#record = record;
    this.#onProgress = onProgress;
  }

  /** Tells which files will be fetched, so that the first report already knows the whole size where it is on record. */
  expect(paths: readonly string[]): void {
    for (const path of paths) this.#expected.set(path, this.#record.files[path]?.bytes ?? 0);
  }

  /** Rejects with a `files-missing` or `files-damaged` fault that names the file. */
  async bytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
    const response = await this.#fetch(path);
    if (!response.ok) throw missing(`${path}: HTTP ${response.status}`);
    const content = await this.#read(path, response);
    await this.#verify(path, content);
    return content;
  }

  async json(path: string): Promise<unknown> {
    const text = new TextDecoder().decode(await this.bytes(path));
    try {
      return JSON.parse(text);
    } catch {
      throw damaged(`${path} is not JSON`);
    }
  }

  /** For files that not every model has: undefined where the folder has none. */
  async optionalText(path: string): Promise<string | undefined> {
    const isListed = this.#record.files[path] !== undefined;
    // A record with a list of files lists all of them: what is not there need not be asked for.
    if (!isListed && Object.keys(this.#record.files).length > 0) return undefined;
    if (isListed) return new TextDecoder().decode(await this.bytes(path));
    const response = await this.#fetch(path);
    // Servers of single-page apps answer a missing file with their page.
    if (!response.ok || (response.headers.get("content-type") ?? "").startsWith("text/html")) {
      await response.body?.cancel();
      return undefined;
    }
    return response.text();
  }

  async #fetch(path: string): Promise<Response> {
    try {
      return await fetch(new URL(path, this.#folder));
    } catch (caught) {
      throw missing(`${path}: ${caught instanceof Error ? caught.message : "could not be fetched"}`);
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
      throw missing(`${path}: the transfer broke off (${caught instanceof Error ? caught.message : "unknown reason"})`);
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
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
    if (hex !== known.sha256) throw damaged(`${path} does not have the SHA-256 on record`);
  }

  #report(): void {
    this.#reported = this.#loaded;
    let total = 0;
    for (const bytes of this.#expected.values()) total += bytes;
    this.#onProgress({ loadedBytes: this.#loaded, totalBytes: Math.max(total, this.#loaded) });
  }
}

function missing(detail: string): EngineFaultError {
  return new EngineFaultError({ kind: "files-missing", detail });
}

function damaged(detail: string): EngineFaultError {
  return new EngineFaultError({ kind: "files-damaged", detail });
}
