/** `tokenizer.json` has an unknown rule: without it, texts would have other tokens than in the model's training. */
export class UnsupportedTokenizerError extends Error {
  /** `part`: names the component and its type. */
  constructor(part: string) {
    super(`its ${part} is not supported`);
    this.name = "UnsupportedTokenizerError";
  }
}
