/** Lists the files of the weight store, and deletes them on request. The store never deletes the files of a model on its own. */
import { blockBytes } from "../base/content/content-storage.ts";
import { deleteFile, type WeightStoreDependencies } from "./weight-file.ts";
import type { FileEntry } from "./weight-journal.ts";

/** A stored file. A file that several models use is listed once for each of them. */
export interface StoredFile {
  model: string;
  path: string;
  url: string;
  /** Number of stored bytes. */
  bytes: number;
  /** Hex; "" while the file is incomplete. */
  sha256: string;
  isWhole: boolean;
}

export class WeightInventory {
  readonly #parts: Pick<WeightStoreDependencies, "journal" | "storage">;

  constructor(parts: Pick<WeightStoreDependencies, "journal" | "storage">) {
    this.#parts = parts;
  }

  /** Returns every stored file in no particular order, including parts of interrupted downloads. */
  async list(): Promise<StoredFile[]> {
    const { journal } = this.#parts;
    const files: StoredFile[] = [];
    for (const entry of await journal.entries()) {
      // A file without a known hash counts as whole only after a model has loaded from it.
      const isWhole = entry.state === "whole" && entry.isProven;
      const bytes = isWhole ? entry.bytes : await this.#storedBytes(entry);
      if (!isWhole && bytes === 0) continue;
      for (const { model, path, url } of entry.uses) files.push({ model, path, url, bytes, sha256: isWhole ? entry.sha256 : "", isWhole });
    }
    return files;
  }

  /** Deletes the files that only this model uses. Returns false if there were none. Does not stop running downloads. */
  async forget(model: string): Promise<boolean> {
    const { journal } = this.#parts;
    let hadFiles = false;
    for (const { key, uses } of await journal.entries()) {
      const left = uses.filter((use) => use.model !== model);
      if (left.length === uses.length) continue;
      hadFiles = true;
      if (left.length === 0) await deleteFile(this.#parts, key);
      else await journal.update(key, (entry) => ({ ...entry, uses: left }));
    }
    await this.#sweep();
    return hadFiles;
  }

  /**
   * Deletes the files of models, the least recently used first, until `bytes` bytes are freed or no model is left.
   * @param kept Models to keep.
   * @returns the ids of the deleted models, in this order, and the number of freed bytes.
   */
  async evict(bytes: number, kept: ReadonlySet<string>): Promise<{ models: string[]; freedBytes: number }> {
    const models: string[] = [];
    let freedBytes = 0;
    for (const model of await this.#byLastUse()) {
      if (freedBytes >= bytes) break;
      if (kept.has(model)) continue;
      const before = await this.#allBytes();
      await this.forget(model);
      freedBytes += before - (await this.#allBytes());
      models.push(model);
    }
    return { models, freedBytes };
  }

  async #byLastUse(): Promise<string[]> {
    const lastUses = new Map<string, number>();
    for (const { uses, usedAt } of await this.#parts.journal.entries()) {
      for (const { model } of uses) lastUses.set(model, Math.max(lastUses.get(model) ?? 0, usedAt));
    }
    return [...lastUses].sort(([, a], [, b]) => a - b).map(([model]) => model);
  }

  async #allBytes(): Promise<number> {
    let sum = 0;
    for (const entry of await this.#parts.journal.entries()) sum += await this.#storedBytes(entry);
    return sum;
  }

  async #storedBytes({ key, bytes, state }: FileEntry): Promise<number> {
    if (state === "absent") return 0;
    const stored = (await this.#parts.journal.blocks(key)).size * blockBytes;
    return state === "whole" ? bytes : Math.min(bytes, stored);
  }

  /** Deletes content without a journal entry: a download whose model was deleted meanwhile leaves some. */
  async #sweep(): Promise<void> {
    const { journal, storage } = this.#parts;
    for (const key of await storage.keys()) {
      if ((await journal.entry(key)) === undefined) await storage.delete(key).catch(() => undefined);
    }
  }
}
