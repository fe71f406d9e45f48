import { describe, expect, test } from "vitest";
import { poolRows } from "../../../../src/worker/engine/encode/pooling.ts";

/** Two rows of three tokens with two dimensions; the second row has two tokens. */
const batch = {
  rows: 2,
  width: 3,
  ids: new Int32Array(6),
  tokenTypes: new Int32Array(6),
  mask: Int32Array.of(1, 1, 1, 1, 1, 0),
};
const values = Float32Array.of(1, 0, 2, 0, 0, 4, 0, 3, 0, 5, 99, 99);
const root = Math.SQRT1_2;

describe("poolRows", () => {
  test.each([
    ["mean", [0.6, 0.8, 0, 1]],
    ["cls", [1, 0, 0, 1]],
    ["last", [0, 1, 0, 1]],
  ] as const)("%s pooling leaves filled-up places out and gives vectors of length 1", (pooling, expected) => {
    const vectors = poolRows(batch, { perToken: true, values }, 2, pooling);
    expect(Array.from(vectors, (value) => Number(value.toFixed(6)))).toEqual(expected);
  });

  test("only normalises what is one vector a row already", () => {
    const vectors = poolRows(batch, { perToken: false, values: Float32Array.of(3, 3, 0, 0) }, 2, "mean");
    expect(Array.from(vectors)).toEqual([expect.closeTo(root), expect.closeTo(root), 0, 0]);
  });
});
