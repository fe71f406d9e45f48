/** `tensor-cache.json`: which files hold the weights, and which tensors are in each. */
import { z } from "zod";
import { tensorObstacle } from "../onnx/gpu-buffers.ts";

export const shardListSchema = z.looseObject({
  records: z.array(
    z.looseObject({
      dataPath: z.string().min(1),
      nbytes: z.int().min(0),
      /** Its tensors. */
      records: z.array(z.looseObject({ name: z.string(), nbytes: z.int().min(0) })).default([]),
    }),
  ),
});

type Shard = z.output<typeof shardListSchema>["records"][number];

/** Why a GPU with these limits cannot hold the weights: each tensor is a buffer, which is bound whole. Undefined: it can. */
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
