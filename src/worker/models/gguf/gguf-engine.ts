/** Chooses the engines for GGUF weights. */
import type { GgufFacts } from "./gguf-facts.ts";
import type { GgufWeights } from "../record/gguf-part.ts";

/** Architectures whose GGUF tensors the onnx engine reads into a graph of its own, on WASM. */
const graphArchitectures: ReadonlySet<string> = new Set();

/** Element types that such a graph can hold. */
const graphTypes: ReadonlySet<string> = new Set(["F32", "F16", "BF16", "Q4_0", "Q4_1", "Q5_0", "Q5_1", "Q8_0", "Q4_K", "Q5_K", "Q6_K"]);

/** Facts that decide whether the onnx engine can run a file. */
export interface GraphSupport {
  architectures: ReadonlySet<string>;
  types: ReadonlySet<string>;
}

/** Returns the engines for each device, best first. llama.cpp runs every file; it reports an architecture that it does not know at load. */
export function ggufEngines(
  facts: Pick<GgufFacts, "values" | "bytesByType" | "files">,
  { architectures, types }: GraphSupport = { architectures: graphArchitectures, types: graphTypes },
): GgufWeights["engines"] {
  const isSupported =
    architectures.has(String(facts.values["general.architecture"])) &&
    facts.files.length === 1 &&
    Object.keys(facts.bytesByType).every((type) => types.has(type));
  return { webgpu: ["llama-cpp"], wasm: isSupported ? ["onnx", "llama-cpp"] : ["llama-cpp"] };
}
