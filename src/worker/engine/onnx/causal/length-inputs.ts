/** Inputs, both int32, that replace the attention mask of a graph on WebGPU (see `attention-lengths.ts`). */
export const lengthInputs = {
  /** [sequences], on the GPU: positions of the cache and of the new tokens, less one. */
  lastPosition: "lengths.last_position",
  /** [1]: positions of the longest cache and of the new tokens. */
  totalLength: "lengths.total",
} as const;
