/** Entry of the worker that hashes one large file (`file-hash.ts`). */
import { expose, transfer } from "comlink";
import type { WholeHash } from "./block-sink.ts";
import { startHash, type StreamingHash } from "./streaming-hash.ts";

let hash: StreamingHash | undefined;

const hashWorker = {
  /** @param blobBytes As for `startHash`. */
  async start(blobBytes: number | undefined): Promise<void> {
    hash = await startHash(blobBytes);
  },
  /** Returns the buffer, for reuse. */
  update(buffer: Uint8Array<ArrayBuffer>, bytes: number): Uint8Array<ArrayBuffer> {
    hash?.update(buffer.subarray(0, bytes));
    return transfer(buffer, [buffer.buffer]);
  },
  digest: (): WholeHash => hash?.digest() ?? { sha256: "" },
};

export type HashWorker = typeof hashWorker;

expose(hashWorker);
