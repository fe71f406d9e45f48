/** The inputs that replace the attention mask in a graph for WebGPU, both int32 (see `webgpu-graph.ts`). */
export const lengthInputs = {
  /** [sequences], on the GPU: index of each sequence's last position after the run. */
  lastPosition: "lengths.last_position",
  /** [1]: number of positions of the longest sequence after the run. */
  totalLength: "lengths.total",
} as const;
