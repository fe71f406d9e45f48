/** A file of a model as engines request it, and the result of loading it. */
import type { KnownFile } from "../models/record/model-record.ts";
import type { LockRequests } from "../base/in-process-locks.ts";
import { sha256Of } from "../base/sha256.ts";
import type { DownloadTiming } from "./download/file-fetch.ts";
import type { FileStorage } from "../base/content/content-storage.ts";
import type { WeightJournal } from "./weight-journal.ts";

export interface WeightFile {
  model: string;
  /** Relative to the model's folder. */
  path: string;
  /** Absolute. */
  url: string;
  /** Size and hash from the model record or the hub's listing. If undefined, the hash of the first download is kept. */
  known: KnownFile | undefined;
}

export interface LoadFileOptions {
  signal?: AbortSignal | undefined;
  /** `loaded`: bytes so far. `total`: size of the file, 0 if unknown. `isFetched`: the bytes come from the network, not from the store. */
  onBytes?: (loaded: number, total: number, isFetched: boolean) => void;
  /** The load succeeds with `content: undefined` if the server does not have the file. */
  isOptional?: boolean;
}

export interface LoadedFile<Content = Uint8Array<ArrayBuffer>> {
  /** undefined if the server does not have the file. */
  content: Content | undefined;
  /** Call this when the model has loaded, which shows that a file without a known hash is valid. */
  prove: () => Promise<void>;
}

/** The storage and journal of the weight store, and functions of the realm that it runs in. */
export interface WeightStoreDependencies extends DownloadTiming {
  storage: FileStorage;
  journal: WeightJournal;
  locks: LockRequests;
  /** Returns the quota of this origin and its usage in bytes; undefined if the browser does not report them. */
  estimate: () => Promise<{ quota?: number; usage?: number }>;
  /** Logs the reason why a file is not stored, one line. */
  warn: (text: string) => void;
  now: () => number;
}

/** Returns the storage key of a file: its hash if that is known, else derived from its URL. */
export async function keyOf({ url, known }: Pick<WeightFile, "url" | "known">): Promise<string> {
  if (known === undefined) return `url-${(await sha256Of(new TextEncoder().encode(url))).slice(0, 40)}`;
  return "sha256" in known ? known.sha256 : `git-${known.gitBlob}`;
}

/** Deletes a file, first from the journal, which must not list content that is not in the storage. */
export async function deleteFile({ journal, storage }: Pick<WeightStoreDependencies, "journal" | "storage">, key: string): Promise<void> {
  await journal.update(key, () => undefined);
  // A file that is open for writing cannot be deleted. A later download overwrites it, or the next `WeightInventory.forget` deletes it.
  await storage.delete(key).catch(() => undefined);
}
