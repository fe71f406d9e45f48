import type { GraphFacts } from "./graph-file.ts";

/** Operators that read whole numbers on the GPU; others compute with them on the CPU and would have them read back. */
const gpuReaders: ReadonlySet<string> = new Set(["Gather", "GatherBlockQuantized", "GroupQueryAttention", "RotaryEmbedding", "Shape"]);

/** Whether whole numbers can stay on the GPU. */
export function isReadOnGpu({ readers }: GraphFacts, input: string): boolean {
  return [...(readers.get(input) ?? [])].every((reader) => gpuReaders.has(reader));
}
