/** Parses `tensor-cache.json`, which lists the files with the weights and the tensors in each. */
import { z } from "zod";
import { tensorObstacle } from "../onnx/gpu-buffers.ts";

export const shardListSchema = z.looseObject({
  records: z.array(
    z.looseObject({
      dataPath: z.string().min(1),
      nbytes: z.int().min(0),
      /** The tensors of the file. */
      records: z.array(z.looseObject({ name: z.string(), nbytes: z.int().min(0) })).default([]),
    }),
  ),
});

type Shard = z.output<typeof shardListSchema>["records"][number];

/**
 * Returns an error text if a GPU with these limits cannot hold the weights, else undefined. Each tensor is one buffer, which is
 * bound as a whole.
 */
export function shardObstacle(
  shards: readonly Shard[],
  { maxBufferSize, maxStorageBufferBindingSize }: Pick<GPUSupportedLimits, "maxBufferSize" | "maxStorageBufferBindingSize">,
): string | undefined {
  const maxBytes = Math.min(maxBufferSize, maxStorageBufferBindingSize);
  for (const { name, nbytes } of shards.flatMap(({ records }) => records)) {
    const obstacle = tensorObstacle({ name, bytes: nbytes }, maxBytes);
    if (obstacle !== undefined) return obstacle;
  }
  return undefined;
}
