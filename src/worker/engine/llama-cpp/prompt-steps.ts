/** The number of a prompt's tokens that llama.cpp computes in one step. A step cannot be cancelled. */
import type { LocalDevice } from "../../models/devices/device.ts";
import type { GgufHeader } from "../../models/gguf/gguf-header.ts";

/** On the CPU more tokens than these save no time (docs/notes/gguf-graphs.md). */
const maxTokens = { wasm: 32, webgpu: 256 };
const minTokens = 8;
/** Goal for the time of a step on the CPU. */
const stepMs = 1000;
/** Processor time that a token takes for each weight. Measured with Gemma 3 270M Q4_K_M. */
const msPerWeight = 0.33e-6;

/** @param fileBytes Bytes of the model's files in order. The header is that of the first one. */
export function promptStep(header: Pick<GgufHeader, "metadata" | "tensors">, fileBytes: readonly number[], device: LocalDevice): number {
  if (device.kind === "webgpu") return maxTokens.webgpu;
  const [firstBytes = 1] = fileBytes;
  const allBytes = fileBytes.reduce((sum, bytes) => sum + bytes, 0);
  const tokenMs = (weightsOfToken(header) * msPerWeight * allBytes) / firstBytes / device.threads;
  return Math.max(minTokens, Math.min(maxTokens.wasm, Math.floor(stepMs / tokenMs)));
}

/** Returns the number of weights that each token of a prompt is multiplied by. */
function weightsOfToken({ metadata, tensors }: Pick<GgufHeader, "metadata" | "tensors">): number {
  const number = (name: string): number | undefined => {
    const value = metadata.get(`${String(metadata.get("general.architecture"))}.${name}`);
    return typeof value === "number" && value > 0 ? value : undefined;
  };
  const usedExperts = (number("expert_used_count") ?? 1) / (number("expert_count") ?? 1);
  return tensors
    .filter(({ name }) => name.startsWith("blk."))
    .reduce(
      (sum, { name, shape }) => sum + shape.reduce((product, size) => product * size, 1) * (name.includes("_exps.") ? usedExperts : 1),
      0,
    );
}
