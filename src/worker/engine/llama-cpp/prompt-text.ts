/** Writes token ids as the text that llama.cpp tokenises to the same ids. */
import type { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";

/** Returns the text of the tokens, special ones included. */
export function promptText(tokenizer: TextTokenizer, ids: Int32Array): string {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let text = "";
  for (const id of ids) text += decoder.decode(tokenizer.table.bytes(id), { stream: true });
  return text + decoder.decode();
}
