/** Downloads a file into the store. The caller holds the lock of its key. */
import { EngineFailureError } from "../base/engine-failure.ts";
import { BlockSink } from "./download/block-sink.ts";
import { downloadFile } from "./download/file-download.ts";
import type { FileFetchOptions } from "./download/file-fetch.ts";
import { asStored, NoRoomError, NotStoredError } from "./download/transfer-errors.ts";
import { blockBytes } from "../base/content/content-storage.ts";
import { copyShared, share, shareable } from "./shared-file.ts";
import { deleteFile, type LoadFileOptions, type WeightFile, type WeightStoreDependencies } from "./weight-file.ts";
import type { FileEntry } from "./weight-journal.ts";

/** Storage quota that downloads leave to other parts of the site. */
const spareBytes = 256 * 1024;

export type StoredDownloadOptions = LoadFileOptions & Pick<FileFetchOptions, "onHashed">;

/**
 * Fetches the missing blocks, verifies the whole file and marks it as whole in the journal.
 * @param earlier The entry of an interrupted download, or of a file with damaged blocks, which the journal no longer lists.
 * @throws EngineFailureError; NotStoredError, after which `loadUnstored` can continue with the blocks that arrived.
 */
export async function downloadIntoStore(
  parts: WeightStoreDependencies,
  file: WeightFile,
  key: string,
  earlier: FileEntry | undefined,
  options: StoredDownloadOptions,
): Promise<FileEntry> {
  try {
    const { entry, isShared } = await download(parts, file, startedEntry(file, key, earlier, parts.now()), options);
    const shared = parts.shared();
    const known = shareable(file.known);
    if (shared !== undefined && known !== undefined && !isShared) void share(shared, known, key, parts.storage);
    return entry;
  } catch (caught) {
    if (caught instanceof NotStoredError) throw caught;
    const isOther = caught instanceof EngineFailureError && caught.failure.kind === "files-damaged";
    // An interrupted download keeps its blocks for the next attempt. A wrong file, or one without blocks, is deleted.
    await asStored(async () => {
      if (isOther || (await parts.journal.blocks(key)).size === 0) await deleteFile(parts, key);
    });
    // A file without a known hash could not be repaired, because the server has a new version: download that from the start.
    if (isOther && file.known === undefined && earlier !== undefined) return downloadIntoStore(parts, file, key, undefined, options);
    throw caught;
  }
}

async function download(
  parts: WeightStoreDependencies,
  file: WeightFile,
  started: FileEntry,
  options: StoredDownloadOptions,
): Promise<{ entry: FileEntry; isShared: boolean }> {
  const { storage, journal, estimate } = parts;
  const { key } = started;
  await asStored(() => journal.put(started));
  const blocks = await asStored(() => journal.blocks(key));
  const writer = await asStored(() => storage.openWriter(key));
  try {
    const sink = new BlockSink(
      writer,
      { putBlocks: (hashes) => journal.putBlocks(key, hashes), deleteBlocks: () => journal.deleteBlocks(key) },
      blocks,
    );
    const { shared, known } = { shared: parts.shared(), known: shareable(file.known) };
    if (shared !== undefined && known !== undefined && blocks.size === 0) {
      await assertRoom(known.bytes, estimate);
      const onBytes = (loaded: number): void => options.onBytes?.(loaded, known.bytes, false);
      const copied = await copyShared(shared, known, sink, { signal: options.signal, onBytes });
      if (copied !== undefined) {
        const entry: FileEntry = { ...started, state: "whole", bytes: known.bytes, sha256: copied.sha256, isProven: true };
        await asStored(() => journal.put(entry));
        return { entry, isShared: true };
      }
    }
    const downloading = downloadFile({
      wait: parts.wait,
      stallMs: parts.stallMs,
      ...resumption(file, started),
      url: file.url,
      isOptional: options.isOptional ?? false,
      sink,
      onSize: async (size, found) => {
        await assertRoom(size - sink.storedBlocks.size * blockBytes, estimate);
        await asStored(() => journal.put({ ...started, bytes: size, validators: found }));
      },
      onBytes: (loaded, total) => options.onBytes?.(loaded, total, true),
      onHashed: options.onHashed,
      signal: options.signal,
    });
    // Blocks that are being written are kept if the download fails.
    await downloading.catch(() => undefined);
    await sink.settle();
    const { bytes, hash, validators } = await downloading;
    const isProven = file.known !== undefined || (started.isProven && hash.sha256 === started.sha256);
    const whole: FileEntry = { ...started, state: "whole", bytes, sha256: hash.sha256, validators, isProven };
    await asStored(() => journal.put(whole));
    return { entry: whole, isShared: false };
  } finally {
    // Closing fails if the file was deleted with the site's data.
    await writer.close().catch(() => undefined);
  }
}

function startedEntry({ model, path, url }: WeightFile, key: string, earlier: FileEntry | undefined, now: number): FileEntry {
  const use = { model, path, url };
  const fresh = { bytes: 0, sha256: "", isProven: false, validators: { etag: "", lastModified: "" }, uses: [] };
  const { bytes, sha256, isProven, validators, uses } = earlier ?? fresh;
  const others = uses.filter((each) => each.model !== model || each.path !== path);
  return { key, state: "partial", bytes, sha256, isProven, validators, uses: [...others, use], usedAt: now };
}

/** Decides how a download uses the blocks of an earlier one. */
function resumption({ known }: WeightFile, { sha256, bytes, validators }: FileEntry): Pick<FileFetchOptions, "known" | "resumed"> {
  // A file that was whole before it was damaged is repaired to the same hash.
  const own = known ?? (sha256 === "" ? undefined : { bytes, sha256 });
  const isResumable = own === undefined && bytes > 0 && validators.etag !== "";
  return { known: own, resumed: isResumable ? { bytes, validators } : undefined };
}

async function assertRoom(neededBytes: number, estimate: WeightStoreDependencies["estimate"]): Promise<void> {
  const { quota, usage = 0 } = await estimate();
  if (quota === undefined || neededBytes <= 0) return;
  const freeBytes = Math.max(0, quota - usage - spareBytes);
  if (neededBytes > freeBytes) throw new NoRoomError(neededBytes, freeBytes);
}
