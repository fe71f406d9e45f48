import { expect, test } from "vitest";
import { MemoryStorage } from "../../../src/worker/base/content/memory-storage.ts";
import { BlockSink } from "../../../src/worker/weights/download/block-sink.ts";
import { NotStoredError } from "../../../src/worker/weights/download/transfer-errors.ts";

const block = (value: number): Uint8Array<ArrayBuffer> => Uint8Array.of(value);

/** A sink whose journal records the blocks of each transaction, which last until `end` is called. */
async function openSink(failure?: Error) {
  const transactions: number[][] = [];
  const ends: (() => void)[] = [];
  const writer = await new MemoryStorage().openWriter("file");
  const journal = {
    putBlocks: async (hashes: ReadonlyMap<number, string>) => {
      transactions.push([...hashes.keys()]);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (failure !== undefined) throw failure;
    },
    deleteBlocks: async () => undefined,
  };
  return { sink: new BlockSink(writer, journal, new Map()), transactions, end: () => ends.shift()?.() };
}

test("blocks that arrive during a transaction of the journal share the next one", async () => {
  const { sink, transactions, end } = await openSink();
  for (const index of [0, 4, 1, 5]) await sink.put(index, block(index));
  expect(transactions).toEqual([[0]]);
  expect([0, 1, 4, 5].every((index) => sink.has(index))).toBe(true);
  const settled = sink.settle();
  end();
  await expect.poll(() => transactions).toEqual([[0], [4, 1, 5]]);
  end();
  await settled;
  await sink.put(2, block(2));
  expect(transactions).toEqual([[0], [4, 1, 5], [2]]);
});

test("if the journal fails, the next block and the end of the download fail", async () => {
  const { sink, end } = await openSink(new DOMException("the disk is full", "QuotaExceededError"));
  await sink.put(0, block(0));
  end();
  await expect(sink.settle()).rejects.toThrow(NotStoredError);
  await expect(sink.put(1, block(1))).rejects.toThrow(/the disk is full/);
});
