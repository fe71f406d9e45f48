/** A file is not a GGUF file that this version reads. The message has the reason, as the end of a sentence that begins with the file's name. */
export class UnreadableGgufError extends Error {
  override readonly name = "UnreadableGgufError";
}
