import type { GraphFacts } from "./graph-facts.ts";

/** Operators that read integers on the GPU. Other operators compute with integers on the CPU, so that a GPU buffer would be read back. */
const gpuReaders: ReadonlySet<string> = new Set(["Gather", "GatherBlockQuantized", "GroupQueryAttention", "RotaryEmbedding", "Shape"]);

/** Whether all operators that read the input read it on the GPU. */
export function isReadOnGpu({ readers }: GraphFacts, input: string): boolean {
  return [...(readers.get(input) ?? [])].every((reader) => gpuReaders.has(reader));
}
