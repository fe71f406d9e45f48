/** Entry of the worker that hashes one large file (`file-hash.ts`). */
import { transfer } from "comlink";
import { exposeOnPort } from "../../base/direct-port.ts";
import { sha256Of } from "../../base/sha256.ts";
import type { FileDigest } from "./block-sink.ts";
import { startHash, type StreamingHash } from "./streaming-hash.ts";

let hash: StreamingHash | undefined;
let hashesBlocks = false;
const blocks: Promise<string>[] = [];

const hashWorker = {
  /** @param blobBytes As for `startHash`. */
  async start(blobBytes: number | undefined, needsBlocks: boolean): Promise<void> {
    hash = await startHash(blobBytes);
    hashesBlocks = needsBlocks;
  },
  /** Returns the buffer, for reuse. */
  async update(buffer: Uint8Array<ArrayBuffer>, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
    const content = buffer.subarray(0, bytes);
    hash?.update(content);
    const block = hashesBlocks ? sha256Of(content) : undefined;
    if (block !== undefined) blocks.push(block);
    await block;
    return transfer(buffer, [buffer.buffer]);
  },
  digest: async (): Promise<FileDigest> => ({ ...(hash?.digest() ?? { sha256: "" }), blocks: await Promise.all(blocks) }),
};

export type HashWorker = typeof hashWorker;

exposeOnPort(hashWorker);
