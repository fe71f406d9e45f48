/** Hashes a file in a worker of its own if it is large, so that the hash takes no time of the download; else in this thread. */
import { type Remote, transfer, wrap } from "comlink";
import { blockBytes } from "../../base/content/content-storage.ts";
import { directPort } from "../../base/direct-port.ts";
import { sha256Of } from "../../base/sha256.ts";
import { createEventLoopYield } from "../../../transport/calls/event-loop-yield.ts";
import type { FileDigest } from "./block-sink.ts";
import type { HashWorker } from "./hash.worker.ts";
import workerUrl from "./hash.worker.ts?worker&url";

export interface FileHash {
  /** Resolves when `content`, at most `blockBytes` bytes, may be overwritten. @throws HashWorkerError */
  update(content: Uint8Array<ArrayBuffer>): Promise<void>;
  /** @throws HashWorkerError */
  digest(): Promise<FileDigest>;
}

export interface FileHashOptions {
  /** Size of the file. */
  bytes: number;
  /** As for `startHash`. */
  blobBytes: number | undefined;
  /** Whether to compute the hash of each block, too. */
  needsBlocks: boolean;
  /** False if a worker has failed. */
  mayUseWorker: boolean;
  /** Ends the worker. */
  signal: AbortSignal;
}

/** The worker has ended. The file can be hashed in this thread. */
export class HashWorkerError extends Error {
  constructor() {
    super("the worker that hashes a file has ended");
    this.name = "HashWorkerError";
  }
}

/** Min size of a file for which a worker is worth its start. */
const minWorkerBytes = 16 * 1024 * 1024;
/** Milliseconds that the worker has to start: Chromium sometimes never loads the script of a worker. */
const startLimitMs = 10_000;
/** Max number of blocks that the worker has at a time. */
const maxSentBlocks = 4;

export async function startFileHash(options: FileHashOptions): Promise<FileHash> {
  const { bytes, mayUseWorker } = options;
  const isWorthWorker = bytes >= minWorkerBytes && typeof Worker !== "undefined" && navigator.hardwareConcurrency > 1;
  return (mayUseWorker && isWorthWorker ? await startInWorker(options) : undefined) ?? startHere(options);
}

async function startHere({ blobBytes, needsBlocks }: FileHashOptions): Promise<FileHash> {
  const { startHash } = await import("./streaming-hash.ts");
  const hash = await startHash(blobBytes);
  const blocks: string[] = [];
  // Bytes that arrive meanwhile are stored between two blocks.
  const yieldToEventLoop = createEventLoopYield();
  const update = async (content: Uint8Array<ArrayBuffer>): Promise<void> => {
    hash.update(content);
    if (needsBlocks) blocks.push(await sha256Of(content));
    await yieldToEventLoop();
  };
  return { update, digest: async () => ({ ...hash.digest(), blocks }) };
}

/** Returns undefined if the worker does not start. @throws HashWorkerError if the signal aborts. */
async function startInWorker({ blobBytes, needsBlocks, signal }: FileHashOptions): Promise<FileHash | undefined> {
  const worker = new Worker(new URL(workerUrl, import.meta.url), { type: "module", name: "cohabit-hash" });
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), startLimitMs);
  const hash = new WorkerHash(worker, [signal, late.signal]);
  try {
    await hash.start(blobBytes, needsBlocks);
    return hash;
  } catch (caught) {
    if (signal.aborted) throw caught;
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

class WorkerHash implements FileHash {
  readonly #remote: Remote<HashWorker>;
  readonly #ended: Promise<never>;
  /** The blocks that the worker has, in order. Each comes back when it is hashed. */
  readonly #sent: Promise<Uint8Array<ArrayBuffer>>[] = [];

  /** Each of `signals` ends the worker. */
  constructor(worker: Worker, signals: readonly AbortSignal[]) {
    this.#remote = wrap<HashWorker>(directPort(worker));
    this.#ended = new Promise((_resolve, reject) => {
      const end = (): void => {
        worker.terminate();
        reject(new HashWorkerError());
      };
      worker.addEventListener("error", end);
      for (const signal of signals) signal.addEventListener("abort", end);
      if (signals.some(({ aborted }) => aborted)) end();
    });
    this.#ended.catch(() => undefined);
  }

  async start(blobBytes: number | undefined, needsBlocks: boolean): Promise<void> {
    await this.#untilEnd(this.#remote.start(blobBytes, needsBlocks));
  }

  async update(content: Uint8Array): Promise<void> {
    const oldest = this.#sent.length < maxSentBlocks ? undefined : this.#sent.shift();
    const buffer = oldest === undefined ? new Uint8Array(blockBytes) : await this.#untilEnd(oldest);
    buffer.set(content);
    this.#sent.push(this.#remote.update(transfer(buffer, [buffer.buffer]), content.byteLength));
  }

  digest(): Promise<FileDigest> {
    return this.#untilEnd(this.#remote.digest());
  }

  #untilEnd<Value>(work: Promise<Value>): Promise<Value> {
    return Promise.race([work, this.#ended]);
  }
}
