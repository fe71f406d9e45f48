/** The vocabularies that only the packaged llama.cpp reads (`llama-vocab.cpp`). It refuses others after it has loaded the file. */
import { type GgufMetadata, tokenizerModel } from "../gguf-metadata.ts";
import { preTokenizerName } from "./pre-tokenizers.ts";

const kinds = new Set(["plamo2", "rwkv"]);
const preTokenizers = new Set(
  "afmoe chameleon deepseek-llm exaone-moe granite-embed-multi-97m jais-2 kimi-k2 spark2_5 superbpe ufakzeka whitespace youtu".split(" "),
);

/** `metadata`: of a file that has a `tokenizerObstacle`. */
export function onlyLlamaCppReads(metadata: GgufMetadata): boolean {
  const kind = tokenizerModel(metadata);
  return kind === "gpt2" ? preTokenizers.has(preTokenizerName(metadata)) : kinds.has(kind);
}

/** Returns the words that name the vocabulary in messages. */
export function vocabularyName(metadata: GgufMetadata): string {
  const kind = tokenizerModel(metadata);
  return kind === "gpt2" ? `the pre-tokenizer '${preTokenizerName(metadata)}'` : `a tokenizer of the kind '${kind}'`;
}
