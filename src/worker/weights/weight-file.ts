/** A file of a model as engines ask for it, and what they get. */
import type { KnownFile } from "../models/record/model-record.ts";
import type { LockRequests } from "../base/in-process-locks.ts";
import { sha256Of } from "../base/sha256.ts";
import type { DownloadSurroundings } from "./download/file-fetch.ts";
import { NotStoredError } from "./download/transfer-errors.ts";
import type { ContentStorage } from "../base/content/content-storage.ts";
import type { WeightJournal } from "./weight-journal.ts";

export interface WeightFile {
  model: string;
  /** Relative to the model's folder. */
  path: string;
  /** Absolute. */
  url: string;
  /** As on record or in the hub's listing; absent: the hash of the first download is remembered. */
  known: KnownFile | undefined;
}

export interface LoadFileOptions {
  signal?: AbortSignal | undefined;
  /** Bytes of the file that are here, and of all (0: unknown). `isFetched`: over the network. */
  onBytes?: (loaded: number, total: number, isFetched: boolean) => void;
  /** A server that does not have the file is no failure. */
  isOptional?: boolean;
}

export interface LoadedFile {
  /** undefined: the server has no such file. */
  content: Uint8Array<ArrayBuffer> | undefined;
  /** To be called when the model has loaded: only that shows that a file without a known hash is good. */
  prove: () => Promise<void>;
}

/** Where the store keeps what it knows, and what it needs of the realm it runs in. */
export interface WeightStoreParts extends DownloadSurroundings {
  storage: ContentStorage;
  journal: WeightJournal;
  locks: LockRequests;
  /** Bytes that the browser lets this origin store, and those in use; undefined where it does not say. */
  estimate: () => Promise<{ quota?: number; usage?: number }>;
  /** Told why a file is not kept. One line. */
  warn: (text: string) => void;
  now: () => number;
}

/** Names the content of a file: by its hash if that is known, else by its URL. */
export async function keyOf({ url, known }: Pick<WeightFile, "url" | "known">): Promise<string> {
  if (known === undefined) return `url-${(await sha256Of(new TextEncoder().encode(url))).slice(0, 40)}`;
  return "sha256" in known ? known.sha256 : `git-${known.gitBlob}`;
}

/** Settles like `work`; what it throws becomes a `NotStoredError`. */
export async function asStored<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (caught) {
    throw caught instanceof NotStoredError ? caught : new NotStoredError(caught);
  }
}

/** From the journal first: nothing may be named there that is not in the storage. */
export async function deleteFile({ journal, storage }: Pick<WeightStoreParts, "journal" | "storage">, key: string): Promise<void> {
  await journal.update(key, () => undefined);
  // Content that is open for writing stays; it is written over, or swept up when something is deleted the next time.
  await storage.delete(key).catch(() => undefined);
}
