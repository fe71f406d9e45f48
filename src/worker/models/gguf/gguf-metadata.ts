/** The metadata of a GGUF file by key. The types of values are unchecked. */
export type GgufMetadata = ReadonlyMap<string, unknown>;

/** Returns the kind of the file's tokenizer, such as "gpt2" or "llama"; "" if the file names none. */
export function tokenizerModel(metadata: GgufMetadata): string {
  const model = metadata.get("tokenizer.ggml.model");
  return typeof model === "string" ? model : "";
}
