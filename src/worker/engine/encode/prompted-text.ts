/** Makes rows of tokens from texts, each after the prompt of its input type. */
import type { TextTokenizer, TokenPart } from "../../../chat/tokenizer/text-tokenizer.ts";
import { type EncoderRow, frameLength, frameRow } from "./encoder-rows.ts";

export class PromptedText {
  /** Number of tokens that are added to the text. */
  readonly length: number;
  readonly #tokenizer: TextTokenizer;
  readonly #prompt: string;
  readonly #promptIds: Int32Array;
  readonly #frame: ReturnType<TextTokenizer["frame"]>;
  readonly #unpooled: number;

  /** @param poolsPrompt Whether the vectors of the prompt's tokens are also pooled. */
  constructor(tokenizer: TextTokenizer, prompt: string, poolsPrompt: boolean, isSpecial: (id: number) => boolean) {
    this.#tokenizer = tokenizer;
    this.#prompt = prompt;
    this.#promptIds = tokenizer.encodePrompt(prompt);
    this.#frame = tokenizer.frame("single");
    this.length = frameLength(this.#frame) + this.#promptIds.length;
    this.#unpooled = poolsPrompt || prompt === "" ? 0 : this.#promptLength(isSpecial);
  }

  /** @param part Tokens of the text without its prompt, at most `max`, kept from `side`. */
  row(text: string, part: TokenPart, max: number, side: "start" | "end"): EncoderRow {
    return { ...frameRow(this.#frame, this.#withPrompt(text, part, max, side)), unpooled: this.#unpooled };
  }

  /** Tokenises prompt and text together, because the end of the prompt and the start of the text may share a token. */
  #withPrompt(text: string, { ids, isWhole }: TokenPart, max: number, side: "start" | "end"): Int32Array {
    if (this.#prompt === "") return ids;
    if (side === "end" && !isWhole) return Int32Array.from([...this.#promptIds, ...ids]);
    const prompted = this.#prompt + this.#tokenizer.literal.mark(text);
    return this.#tokenizer.encodePromptPart(prompted, this.#promptIds.length + max, "start").ids;
  }

  /** The number of the prompt's tokens as sentence-transformers counts it: tokenised alone, without the final special token. */
  #promptLength(isSpecial: (id: number) => boolean): number {
    const { ids } = frameRow(this.#frame, this.#promptIds);
    return isSpecial(ids.at(-1) ?? -1) ? ids.length - 1 : ids.length;
  }
}
