/** Inputs that a graph for WebGPU takes in place of the attention mask, both int32 (see `attention-lengths.ts`). */
export const lengthInputs = {
  /** [sequences], on the GPU: positions of the cache and of the new tokens, less one. */
  lastPosition: "lengths.last_position",
  /** [1]: positions of the longest cache and of the new tokens. */
  totalLength: "lengths.total",
} as const;
