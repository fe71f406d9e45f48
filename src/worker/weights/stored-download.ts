/** A file on its way into the store, under the lock of its key. */
import { EngineFailureError } from "../base/engine-failure.ts";
import { BlockSink } from "./download/block-sink.ts";
import { downloadFile } from "./download/file-download.ts";
import type { FileFetchOptions } from "./download/file-fetch.ts";
import { NoRoomError, NotStoredError } from "./download/transfer-errors.ts";
import { blockBytes } from "../base/content/content-storage.ts";
import { asStored, deleteFile, type LoadFileOptions, type WeightFile, type WeightStoreParts } from "./weight-file.ts";
import type { FileEntry } from "./weight-journal.ts";

/** Room that is left free: other parts of the site store as well. */
const spareBytes = 256 * 1024;

/**
 * Fetches what is missing, verifies the whole and says so in the journal.
 * @param earlier What an earlier download left, or a file with damaged blocks, which the journal does not name any more.
 * @throws EngineFailureError; NotStoredError, after which `loadUnstored` can go on with what has arrived.
 */
export async function downloadIntoStore(
  parts: WeightStoreParts,
  file: WeightFile,
  key: string,
  earlier: FileEntry | undefined,
  options: LoadFileOptions,
): Promise<FileEntry> {
  try {
    return await download(parts, file, startedEntry(file, key, earlier, parts.now()), options);
  } catch (caught) {
    if (caught instanceof NotStoredError) throw caught;
    const isOther = caught instanceof EngineFailureError && caught.failure.kind === "files-damaged";
    // What broke off is gone on with; a refused file leaves no bytes stored.
    await asStored(async () => {
      if (isOther || (await parts.journal.blocks(key)).size === 0) await deleteFile(parts, key);
    });
    // A file without a hash on record that was to be repaired, and of which the server has a new version.
    if (isOther && file.known === undefined && earlier !== undefined) return downloadIntoStore(parts, file, key, undefined, options);
    throw caught;
  }
}

async function download(parts: WeightStoreParts, file: WeightFile, started: FileEntry, options: LoadFileOptions): Promise<FileEntry> {
  const { storage, journal, estimate } = parts;
  const { key } = started;
  await asStored(() => journal.put(started));
  const blocks = await asStored(() => journal.blocks(key));
  const writer = await asStored(() => storage.openWriter(key));
  try {
    const sink = new BlockSink(
      writer,
      { putBlock: (index, hash) => journal.putBlock(key, index, hash), deleteBlocks: () => journal.deleteBlocks(key) },
      blocks,
    );
    const { bytes, hash, validators } = await downloadFile({
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
      signal: options.signal,
    });
    const isProven = file.known !== undefined || (started.isProven && hash.sha256 === started.sha256);
    const whole: FileEntry = { ...started, state: "whole", bytes, sha256: hash.sha256, validators, isProven };
    await asStored(() => journal.put(whole));
    return whole;
  } finally {
    // A file that was deleted with the site's data cannot be closed.
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

/** How a download goes on with what an earlier one left. */
function resumption({ known }: WeightFile, { sha256, bytes, validators }: FileEntry): Pick<FileFetchOptions, "known" | "resumed"> {
  // A file that was whole once and is repaired: its own hash decides.
  const own = known ?? (sha256 === "" ? undefined : { bytes, sha256 });
  const isResumable = own === undefined && bytes > 0 && validators.etag !== "";
  return { known: own, resumed: isResumable ? { bytes, validators } : undefined };
}

async function assertRoom(neededBytes: number, estimate: WeightStoreParts["estimate"]): Promise<void> {
  const { quota, usage = 0 } = await estimate();
  if (quota === undefined || neededBytes <= 0) return;
  const freeBytes = Math.max(0, quota - usage - spareBytes);
  if (neededBytes > freeBytes) throw new NoRoomError(neededBytes, freeBytes);
}
