import { type GgufMetadata, tokenizerModel } from "../gguf-metadata.ts";
import { vocabularyName } from "./llama-cpp-tokenizers.ts";
import { preTokenizerOf } from "./pre-tokenizers.ts";

const supportedModels = ["gpt2", "gemma4", "llama", "bert", "t5"];

/** Returns the reason why `ggufTokenizer` cannot read the vocabulary, as the end of a sentence about the file; undefined if it can. */
export function tokenizerObstacle(metadata: GgufMetadata): string | undefined {
  const model = tokenizerModel(metadata);
  if (model === "") return "names no tokenizer (tokenizer.ggml.model)";
  if (!supportedModels.includes(model)) return `has ${vocabularyName(metadata)}, which only llama.cpp reads`;
  if (model === "gpt2" && preTokenizerOf(metadata) === undefined) {
    return `has ${vocabularyName(metadata)}, which only llama.cpp knows`;
  }
  return undefined;
}
