/** Files for pages that may store nothing, and one that the browser has no room for: they are in memory alone. */
import { sha256Of } from "../base/sha256.ts";
import { BlockSink } from "./download/block-sink.ts";
import { type DownloadedFile, downloadFile } from "./download/file-download.ts";
import type { DownloadSurroundings } from "./download/file-fetch.ts";
import { RefusedFileError } from "./download/transfer-errors.ts";
import type { ContentWriter } from "../base/content/content-storage.ts";
import { MemoryStorage } from "../base/content/memory-storage.ts";
import { deleteFile, keyOf, type LoadedFile, type LoadFileOptions, type WeightFile, type WeightStoreParts } from "./weight-file.ts";

/** Downloads a file into memory, with what `stored` has of it already. @throws as `WeightStore.load`. */
export async function loadUnstored(
  { url, known }: WeightFile,
  { signal, onBytes, isOptional = false }: LoadFileOptions,
  surroundings: DownloadSurroundings,
  stored?: Pick<WeightStoreParts, "journal" | "storage">,
): Promise<LoadedFile> {
  const memory = new MemoryStorage();
  const key = await keyOf({ url, known });
  const writer = await memory.openWriter(key);
  const blocks = stored === undefined ? new Map<number, string>() : await takeBlocks(stored, key, writer, known !== undefined);
  const sink = new BlockSink(writer, { putBlock: async () => undefined, deleteBlocks: async () => undefined }, blocks);
  let downloaded: DownloadedFile;
  try {
    downloaded = await downloadFile({
      ...surroundings,
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

/** Blocks of a file that the store could not take whole are deleted there: the room is of more use to what does fit. */
async function takeBlocks(
  { journal, storage }: Pick<WeightStoreParts, "journal" | "storage">,
  key: string,
  writer: ContentWriter,
  areUseful: boolean,
): Promise<Map<number, string>> {
  const taken = new Map<number, string>();
  try {
    for (const [index, hash] of areUseful ? await journal.blocks(key) : []) {
      const block = await storage.readBlock(key, index);
      if (block === undefined || (await sha256Of(block)) !== hash) continue;
      await writer.writeBlock(index, block);
      taken.set(index, hash);
    }
    await deleteFile({ journal, storage }, key);
  } catch {
    // A store that fails altogether: everything comes from the network.
  }
  return taken;
}
