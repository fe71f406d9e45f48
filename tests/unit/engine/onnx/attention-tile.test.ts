import { expect, test } from "vitest";
import { findAttentionTile, workgroupCount } from "../../../../src/worker/engine/onnx/causal/attention-tile.ts";
import type { WorkgroupCount } from "../../../../src/worker/engine/onnx/causal/direct-dispatches.ts";

const find = (capacity: number, rule: (length: number) => WorkgroupCount | undefined) =>
  findAttentionTile(capacity, async (positions) => rule(positions + 1));

test("the tile is found from the counts of a few runs, and gives the counts of all others", async () => {
  const rule = (length: number): WorkgroupCount => [Math.ceil(length / 64), 16, 1];
  const tile = await find(512, rule);
  expect(tile).toEqual({ positions: 64, heads: 16 });
  if (tile === undefined) return;
  for (let length = 1; length <= 2000; length++) expect(workgroupCount(tile, length)).toEqual(rule(length));
  expect(workgroupCount(tile, 65, 4)).toEqual([2, 16, 4]);
});

test.each<[string, (length: number) => WorkgroupCount | undefined]>([
  ["no count comes from the GPU", () => undefined],
  ["the count is constant", () => [1, 16, 1]],
  ["the tile is no divisor of the capacity", (length) => [Math.ceil(length / 100), 16, 1]],
  ["the count has an offset", (length) => [Math.ceil(length / 64) + (length < 100 ? 1 : 0), 16, 1]],
  ["sequences are counted otherwise", (length) => [Math.ceil(length / 64), 16, 2]],
])("no tile is found if %s", async (_, rule) => {
  expect(await find(512, rule)).toBeUndefined();
});
