import { describe, expect, test } from "vitest";
import { frameRow, makeBatch, sliceByLength, splitIntoChunks } from "../../../../src/worker/engine/encode/encoder-rows.ts";
import { SeededRandom } from "../../../../src/worker/engine/sampling/seeded-random.ts";

const pair = { prefix: [1], middle: [2], suffix: [3], marksSecond: true };

describe("sliceByLength", () => {
  test("puts every row into one slice, short ones first, and keeps padded sizes within the budget", () => {
    const random = new SeededRandom(4n);
    for (let round = 0; round < 50; round++) {
      const lengths = Array.from({ length: Math.floor(random.draw() * 96) }, () => 1 + Math.floor(random.draw() ** 3 * 300));
      const slices = sliceByLength(lengths, 200).map((slice) => Array.from(slice));
      const order = slices.flat();
      expect([...order].sort((a, b) => a - b)).toEqual(lengths.map((_, row) => row));
      expect(order.map((row) => lengths[row])).toEqual([...lengths].sort((a, b) => a - b));
      for (const slice of slices) {
        const longest = Math.max(...slice.map((row) => lengths[row] ?? 0));
        expect(slice.length === 1 || slice.length * longest <= 200).toBe(true);
      }
    }
  });

  test("makes no slices for no rows", () => {
    expect(sliceByLength([], 100)).toEqual([]);
  });
});

describe("splitIntoChunks", () => {
  test("cuts into equal parts that together are the document", () => {
    const ids = Int32Array.from({ length: 25 }, (_, id) => id);
    const chunks = splitIntoChunks(ids, 10, 5).map((chunk) => Array.from(chunk));
    expect(chunks.map((chunk) => chunk.length)).toEqual([9, 9, 7]);
    expect(chunks.flat()).toEqual(Array.from(ids));
  });

  test("leaves out what does not fit the most chunks", () => {
    expect(splitIntoChunks(new Int32Array(25), 10, 2).map((chunk) => chunk.length)).toEqual([10, 10]);
  });

  test("gives an empty document one empty chunk", () => {
    expect(splitIntoChunks(new Int32Array(0), 10, 3)).toEqual([new Int32Array(0)]);
  });
});

describe("makeBatch", () => {
  test("frames pairs, fills up short rows and marks tokens and second texts", () => {
    const rows = [frameRow(pair, Int32Array.of(7), Int32Array.of(8, 9)), frameRow(pair, Int32Array.of(7), Int32Array.of(8))];
    expect(makeBatch(rows, 0)).toEqual({
      rows: 2,
      width: 6,
      ids: Int32Array.from([1, 7, 2, 8, 9, 3, 1, 7, 2, 8, 3, 0]),
      mask: Int32Array.from([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0]),
      tokenTypes: Int32Array.from([0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 0]),
      unpooled: Int32Array.of(0, 0),
    });
  });
});
