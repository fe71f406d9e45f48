/**
 * Files that sites share, by their SHA-256: `navigator.crossOriginStorage`, where the browser has it
 * (https://wicg.github.io/cross-origin-storage/). It is never needed: each failure means that the file is downloaded, or is not shared.
 */
import { whileReachable } from "../base/content/while-reachable.ts";

/** The sites that may read a file that this site has stored. "everyone" holds for files on the browser's list of public files. */
export type SharingScope = "same-site" | "everyone";

interface FileHash {
  algorithm: "SHA-256";
  /** Lowercase hex. */
  value: string;
}

/** The part of the proposed interface that is used here. */
export interface CrossOriginStorageManager {
  requestFileHandle(hash: FileHash, options?: { create?: boolean; origins?: "*" }): Promise<SharedFileHandle>;
}

interface SharedFileHandle {
  getFile(): Promise<Blob>;
  createWritable(): Promise<WritableStream<Uint8Array<ArrayBuffer>>>;
}

/** Smaller files are not worth a request. */
export const minSharedBytes = 1024 * 1024;

export class CrossOriginFiles {
  readonly #manager: CrossOriginStorageManager;
  readonly #scope: SharingScope;

  constructor(manager: CrossOriginStorageManager, scope: SharingScope) {
    this.#manager = manager;
    this.#scope = scope;
  }

  /** Returns undefined if there is no such file, or this site may not know of it. The content is not verified. */
  async find(sha256: string): Promise<Blob | undefined> {
    try {
      const handle = await this.#manager.requestFileHandle({ algorithm: "SHA-256", value: sha256 });
      return await whileReachable(handle, (file) => file.getFile());
    } catch {
      return undefined;
    }
  }

  /** Stores a verified file. Returns whether the browser has taken it. */
  async store(sha256: string, blocks: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<boolean> {
    let writer: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>> | undefined;
    try {
      const options = { create: true, ...(this.#scope === "everyone" && { origins: "*" as const }) };
      const handle = await this.#manager.requestFileHandle({ algorithm: "SHA-256", value: sha256 }, options);
      writer = (await whileReachable(handle, (file) => file.createWritable())).getWriter();
      for await (const block of blocks) await writer.write(block);
      await writer.close();
      return true;
    } catch (caught) {
      await writer?.abort(caught).catch(() => undefined);
      return false;
    }
  }
}

let scopeOfRealm: SharingScope | undefined;

/** Sets whether this realm shares files. Default: it does not. */
export function setSharingScope(scope: SharingScope | undefined): void {
  scopeOfRealm = scope;
}

/** Returns undefined if this realm does not share files, or the browser cannot. */
export function crossOriginFiles(): CrossOriginFiles | undefined {
  const { navigator } = globalThis;
  if (scopeOfRealm === undefined || navigator === undefined || !hasManager(navigator)) return undefined;
  return new CrossOriginFiles(navigator.crossOriginStorage, scopeOfRealm);
}

function hasManager(navigator: object): navigator is { crossOriginStorage: CrossOriginStorageManager } {
  if (!("crossOriginStorage" in navigator)) return false;
  const manager = navigator.crossOriginStorage;
  return typeof manager === "object" && manager !== null && "requestFileHandle" in manager;
}
