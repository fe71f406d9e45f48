/** Chooses the engines for GGUF weights. */
import type { GgufFacts } from "./gguf-facts.ts";
import type { GgufWeights } from "../record/gguf-part.ts";

/** WebGPU features without which llama.cpp computes on the CPU: its shaders use half precision. */
export const llamaCppFeatures: readonly string[] = ["shader-f16"];

/**
 * Returns the engines for each device, best first. llama.cpp runs every file; it reports an architecture that it does not know at load. On
 * WASM the onnx engine is several times as fast for the files of which it makes a graph: chat models in one file, without a vision part.
 * @param isChat Whether the model writes text.
 */
export function ggufEngines(
  { graphObstacle, files, projector }: Pick<GgufFacts, "graphObstacle" | "files" | "projector">,
  isChat: boolean,
): GgufWeights["engines"] {
  const hasGraph = isChat && graphObstacle === undefined && files.length === 1 && projector === undefined;
  return { webgpu: ["llama-cpp"], wasm: hasGraph ? ["onnx", "llama-cpp"] : ["llama-cpp"] };
}
