/** `tokenizer.json` has a part whose rules are not known here: its tokens would be other ones than the model was trained with. */
export class UnsupportedTokenizerError extends Error {
  /** `part`: names the component and its type. */
  constructor(part: string) {
    super(`its ${part} is not supported`);
    this.name = "UnsupportedTokenizerError";
  }
}
