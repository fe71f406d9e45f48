/** A weight store for Node: content in memory that tests can damage and let fail, a journal of its own, no waiting. */
import { InProcessLocks } from "../../../src/worker/base/in-process-locks.ts";
import type { Wait } from "../../../src/worker/base/wait.ts";
import {
  type ContentReader,
  type ContentWriter,
  type FileStorage,
  readerOfBlocks,
} from "../../../src/worker/base/content/content-storage.ts";
import type { WeightStoreDependencies } from "../../../src/worker/weights/weight-file.ts";
import { WeightJournal } from "../../../src/worker/weights/weight-journal.ts";

/** Lets other tasks run, and does not wait. */
export const immediately: Wait = async (_, signal) => {
  signal?.throwIfAborted();
  await new Promise((resolve) => setTimeout(resolve, 0));
  signal?.throwIfAborted();
};

class TestStorage implements FileStorage {
  /** Bytes by key, then by block. */
  readonly files = new Map<string, Map<number, Uint8Array<ArrayBuffer>>>();
  /** Asked before each write; an error is thrown. */
  writeFailure: (key: string, index: number) => Error | undefined = () => undefined;
  /** Blocks that were written since the start. */
  written: number[] = [];
  openWriters = 0;

  async openWriter(key: string): Promise<ContentWriter> {
    const blocks = this.files.get(key) ?? new Map<number, Uint8Array<ArrayBuffer>>();
    this.files.set(key, blocks);
    // Like a synchronous file handle: one writer at a time.
    if (this.openWriters > 0 && this.#open.has(key)) throw new DOMException("it is open", "NoModificationAllowedError");
    this.#open.add(key);
    this.openWriters += 1;
    let isOpen = true;
    return {
      writeBlock: async (index, content) => {
        const failure = this.writeFailure(key, index);
        if (failure !== undefined) throw failure;
        this.written.push(index);
        blocks.set(index, content.slice());
      },
      readBlock: async (index) => blocks.get(index),
      close: async () => {
        if (isOpen) this.openWriters -= 1;
        isOpen = false;
        this.#open.delete(key);
      },
    };
  }

  readonly #open = new Set<string>();

  async readBlock(key: string, index: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return this.files.get(key)?.get(index);
  }

  async openReader(key: string): Promise<ContentReader> {
    return readerOfBlocks(this, key);
  }

  async blob(key: string, bytes: number): Promise<Blob | undefined> {
    const blob = new Blob([...(this.files.get(key) ?? [])].toSorted(([one], [other]) => one - other).map(([, block]) => block));
    return blob.size === bytes ? blob : undefined;
  }

  async delete(key: string): Promise<void> {
    this.files.delete(key);
  }

  async keys(): Promise<string[]> {
    return [...this.files.keys()];
  }

  /** Alters one byte of a block of every file. */
  damage(index = 0): void {
    for (const blocks of this.files.values()) {
      const block = blocks.get(index)?.slice();
      if (block === undefined) continue;
      block[77 % block.length] = (block[77 % block.length] ?? 0) ^ 1;
      blocks.set(index, block);
    }
  }
}

let journals = 0;

export interface MemoryParts extends WeightStoreDependencies {
  storage: TestStorage;
  journalName: string;
  warnings: string[];
  /** The result of `estimate`. */
  room: { quota?: number; usage?: number };
  /** The result of `now`. */
  time: { now: number };
}

export function memoryParts(): MemoryParts {
  journals += 1;
  const warnings: string[] = [];
  const room: MemoryParts["room"] = {};
  const time = { now: 1000 };
  const journalName = `cohabit-weights-test-${journals}`;
  return {
    storage: new TestStorage(),
    journal: new WeightJournal(journalName),
    locks: new InProcessLocks(),
    wait: immediately,
    stallMs: 60_000,
    estimate: async () => room,
    warn: (text) => void warnings.push(text),
    now: () => time.now,
    shared: () => undefined,
    journalName,
    warnings,
    room,
    time,
  };
}

/** Damages a block on the disk, once, right after it was written. */
export function damageOnce({ storage }: MemoryParts, damaged: number): void {
  const openWriter = storage.openWriter.bind(storage);
  let isDamaged = false;
  storage.openWriter = async (key) => {
    const writer = await openWriter(key);
    const writeBlock = async (index: number, content: Uint8Array<ArrayBuffer>): Promise<void> => {
      await writer.writeBlock(index, content);
      if (index === damaged && !isDamaged) storage.damage(damaged);
      isDamaged ||= index === damaged;
    };
    return { ...writer, writeBlock };
  };
}
