/** Chooses the token that stands for an image until a prompt is tokenised. */
import { endTokenIds, specialIdsOf } from "../../../models/gguf/gguf-special-tokens.ts";
import type { GgufHeader } from "../../../models/gguf/gguf-header.ts";
import type { TextTokenizer } from "../../../../chat/tokenizer/text-tokenizer.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";

/**
 * Returns a control token that neither the template nor the dialect writes. A caller's text never becomes one.
 * @param written Texts that the template or the dialect may write.
 * @throws EngineFailureError ("files-damaged") if there is none.
 */
export function standInToken(
  { metadata }: Pick<GgufHeader, "metadata">,
  { table, literal }: TextTokenizer,
  written: readonly string[],
): { token: string; id: number } {
  const used = new Set([...endTokenIds(metadata), ...Object.values(specialIdsOf(metadata))]);
  for (const { id, content } of table.addedTokens) {
    const isFree = literal.controlTokens.has(id) && !used.has(id) && !written.some((text) => text.includes(content));
    if (isFree) return { token: content, id };
  }
  throw new EngineFailureError({ kind: "files-damaged", detail: "the model's GGUF file has no control token that can stand for an image" });
}
