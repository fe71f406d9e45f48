import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shardListSchema, shardObstacle } from "../../../../src/worker/engine/web-llm/shard-list.ts";

const list = readFileSync(new URL("../../../models/web-llm-tiny/tensor-cache.json", import.meta.url), "utf8");
const { records } = shardListSchema.parse(JSON.parse(list));

test("a tensor that no buffer, or no binding, of the GPU holds is named before its shard is fetched", () => {
  // Its table of embeddings takes 2048 x 16 numbers of 4 bytes.
  const obstacle = (maxBufferSize: number, maxStorageBufferBindingSize: number) =>
    shardObstacle(records, { maxBufferSize, maxStorageBufferBindingSize });
  expect(obstacle(131_072, 131_072)).toBeUndefined();
  expect(obstacle(131_071, 1e9)).toMatch(/^its tensor 'embed_tokens.q_weight' takes 0 MB, a buffer of this GPU holds up to/);
  expect(obstacle(1e9, 131_071)).toMatch(/^its tensor 'embed_tokens.q_weight'/);
});
