import { describe, expect, test } from "vitest";
import type { PoolingMode } from "../../../../src/worker/models/record/embed-modules.ts";
import { poolRows } from "../../../../src/worker/engine/encode/pooling.ts";

/** Two rows of three tokens with two dimensions; the second row has two tokens. */
const batch = {
  rows: 2,
  width: 3,
  ids: new Int32Array(6),
  tokenTypes: new Int32Array(6),
  mask: Int32Array.of(1, 1, 1, 1, 1, 0),
  unpooled: Int32Array.of(0, 0),
};
const values = Float32Array.of(1, 0, 2, 0, 0, 4, 0, 3, 0, 5, 99, 99);

const pooled = (modes: PoolingMode[], unpooled = [0, 0]): number[] =>
  Array.from(poolRows({ ...batch, unpooled: Int32Array.from(unpooled) }, values, 2, modes), (value) => Number(value.toFixed(4)));

describe("poolRows", () => {
  test.each([
    ["mean", [1, 1.3333, 0, 4]],
    ["cls", [1, 0, 0, 3]],
    ["last", [0, 4, 0, 5]],
    ["max", [2, 4, 0, 5]],
    ["mean_sqrt_len_tokens", [1.7321, 2.3094, 0, 5.6569]],
    ["weightedmean", [0.8333, 2, 0, 4.3333]],
  ] as const)("%s leaves filled-up places out", (mode, expected) => {
    expect(pooled([mode])).toEqual(expected);
  });

  test("vectors of several modes are concatenated in order", () => {
    expect(pooled(["last", "cls"])).toEqual([0, 4, 1, 0, 0, 5, 0, 3]);
  });

  test("tokens that are not pooled are left out, and the weights of the others stay", () => {
    expect(pooled(["mean"], [1, 1])).toEqual([1, 2, 0, 5]);
    expect(pooled(["cls"], [2, 1])).toEqual([0, 4, 0, 5]);
    expect(pooled(["weightedmean"], [1, 1])).toEqual([0.8, 2.4, 0, 5]);
    expect(pooled(["mean"], [3, 3])).toEqual([0, 0, 0, 0]);
  });
});
