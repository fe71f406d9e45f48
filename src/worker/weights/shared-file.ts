/** Copies files between the weight store and the storage that sites share. */
import { blockBytes, blockLength, blocksOf } from "../base/content/content-storage.ts";
import { orCancelled } from "../base/or-cancelled.ts";
import type { KnownFile } from "../models/record/model-record.ts";
import { type CrossOriginFiles, minSharedBytes } from "./cross-origin-storage.ts";
import type { BlockSink, WholeHash } from "./download/block-sink.ts";
import type { WeightStoreDependencies } from "./weight-file.ts";

/** A file that may be shared: its SHA-256 is on record. */
interface ShareableFile {
  bytes: number;
  sha256: string;
}

/** Returns undefined for a file that cannot be looked up, or is too small. */
export function shareable(known: KnownFile | undefined): ShareableFile | undefined {
  return known !== undefined && "sha256" in known && known.bytes >= minSharedBytes ? known : undefined;
}

/**
 * Fills the sink from the shared storage. Returns undefined if it has no such file, or one with other bytes; the sink is then empty.
 * @throws NotStoredError; the reason of the signal.
 */
export async function copyShared(
  shared: CrossOriginFiles,
  { bytes, sha256 }: ShareableFile,
  sink: BlockSink,
  { signal, onBytes }: { signal: AbortSignal | undefined; onBytes: (loaded: number) => void },
): Promise<WholeHash | undefined> {
  const found = await findInTime(shared, sha256, signal);
  if (found?.size !== bytes) return undefined;
  const { startHash } = await import("./download/streaming-hash.ts");
  const hash = await startHash();
  for (let index = 0; index < blocksOf(bytes); index++) {
    signal?.throwIfAborted();
    const start = index * blockBytes;
    // oxlint-disable-next-line no-await-in-loop
    const content = await readSlice(found.slice(start, start + blockLength(bytes, index)));
    if (content?.byteLength !== blockLength(bytes, index)) break;
    hash.update(content);
    // oxlint-disable-next-line no-await-in-loop
    await sink.put(index, content);
    onBytes(start + content.byteLength);
  }
  const digest = hash.digest();
  if (digest.sha256 === sha256) return digest;
  await sink.clear();
  return undefined;
}

/** In milliseconds. A browser may ask the user, who need not answer. */
const maxLookup = 10_000;

/** Returns undefined if the browser does not answer in time. @throws the reason of the signal. */
async function findInTime(shared: CrossOriginFiles, sha256: string, signal: AbortSignal | undefined): Promise<Blob | undefined> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), maxLookup);
  const onAbort = (): void => timeout.abort();
  signal?.addEventListener("abort", onAbort);
  try {
    return await orCancelled(shared.find(sha256), timeout.signal).catch(() => undefined);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
    signal?.throwIfAborted();
  }
}

/** Stores a whole file of the weight store in the shared storage, without effect on the file. */
export async function share(
  shared: CrossOriginFiles,
  { bytes, sha256 }: ShareableFile,
  key: string,
  storage: WeightStoreDependencies["storage"],
): Promise<boolean> {
  return shared.store(sha256, blocksIn(storage, key, bytes));
}

async function* blocksIn(storage: WeightStoreDependencies["storage"], key: string, bytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let index = 0; index < blocksOf(bytes); index++) {
    const block = await storage.readBlock(key, index);
    // The browser compares the hash of the whole, and does not store a file that was deleted meanwhile.
    if (block === undefined) return;
    yield block.slice(0, blockLength(bytes, index));
  }
}

/** Returns undefined if the browser has evicted the file. */
async function readSlice(slice: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return slice.arrayBuffer().then(
    (content) => new Uint8Array(content),
    () => undefined,
  );
}
