/** Inputs that a graph for WebGPU takes in place of the attention mask, both int32 [1] (see `webgpu-graph.ts`). */
export const lengthInputs = {
  /** On the GPU: positions of the cache and of the new tokens, less one. */
  lastPosition: "lengths.last_position",
  /** Positions of the cache and of the new tokens. */
  totalLength: "lengths.total",
} as const;
