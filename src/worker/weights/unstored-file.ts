/** Loads a file into memory only: for pages that may not store files, and for a file that exceeds the storage quota. */
import { sha256Of } from "../base/sha256.ts";
import { BlockSink } from "./download/block-sink.ts";
import { type DownloadedFile, downloadFile } from "./download/file-download.ts";
import type { DownloadTiming } from "./download/file-fetch.ts";
import { RefusedFileError } from "./download/transfer-errors.ts";
import type { ContentWriter } from "../base/content/content-storage.ts";
import { MemoryStorage } from "../base/content/memory-storage.ts";
import { deleteFile, keyOf, type LoadedFile, type LoadFileOptions, type WeightFile, type WeightStoreDependencies } from "./weight-file.ts";

/** Downloads a file into memory. Blocks that `stored` has already are moved from there. @throws as `WeightStore.load`. */
export async function loadUnstored(
  { url, known }: WeightFile,
  { signal, onBytes, isOptional = false }: LoadFileOptions,
  timing: DownloadTiming,
  stored?: Pick<WeightStoreDependencies, "journal" | "storage">,
): Promise<LoadedFile> {
  const memory = new MemoryStorage();
  const key = await keyOf({ url, known });
  const writer = await memory.openWriter(key);
  const blocks = stored === undefined ? new Map<number, string>() : await takeBlocks(stored, key, writer, known !== undefined);
  const sink = new BlockSink(writer, { putBlocks: async () => undefined, deleteBlocks: async () => undefined }, blocks);
  let downloaded: DownloadedFile;
  try {
    downloaded = await downloadFile({
      ...timing,
      url,
      known,
      isOptional,
      resumed: undefined,
      sink,
      onSize: async () => undefined,
      onBytes: (loaded, total) => onBytes?.(loaded, total, true),
      signal,
    });
  } catch (caught) {
    if (caught instanceof RefusedFileError && isOptional) return { content: undefined, prove: async () => undefined };
    throw caught;
  }
  return { content: memory.take(key, downloaded.bytes), prove: async () => undefined };
}

/** Moves the blocks of an incomplete file out of the store, which frees its space for files that fit. */
async function takeBlocks(
  { journal, storage }: Pick<WeightStoreDependencies, "journal" | "storage">,
  key: string,
  writer: ContentWriter,
  areUsable: boolean,
): Promise<Map<number, string>> {
  const taken = new Map<number, string>();
  try {
    for (const [index, hash] of areUsable ? await journal.blocks(key) : []) {
      const block = await storage.readBlock(key, index);
      if (block === undefined || (await sha256Of(block)) !== hash) continue;
      await writer.writeBlock(index, block);
      taken.set(index, hash);
    }
    await deleteFile({ journal, storage }, key);
  } catch {
    // The store failed: the remaining blocks are downloaded.
  }
  return taken;
}
