/** Text to token ids and back, by the rules in the model's `tokenizer.json`. */
import { Tokenizer } from "@huggingface/tokenizers";
import { z } from "zod";
import { type EncodedPart, encodePartOf } from "./bounded-encoding.ts";
import { cutMark, LiteralText } from "../prompt/literal-text.ts";
import { readSpecialFrame, type SpecialFrame } from "../prompt/special-frame.ts";
import { TokenTable, tokenizerFileSchema } from "./token-table.ts";
import { Utf8Stream } from "./utf8-stream.ts";

const tokenizerConfigSchema = z.looseObject({});

/** Tokens from one side of a text. */
export interface TokenPart {
  ids: Int32Array;
  /** The text has no other tokens. */
  isWhole: boolean;
}

export class TextTokenizer {
  readonly table: TokenTable;
  readonly literal: LiteralText;
  readonly #tokenizer: Tokenizer;
  readonly #isWordPiece: boolean;

  /** Contents of `tokenizer.json` and `tokenizer_config.json`. Throws a ZodError where they have another shape. */
  constructor(tokenizerFile: unknown, tokenizerConfig: unknown) {
    const file = tokenizerFileSchema.parse(tokenizerFile);
    this.table = new TokenTable(file);
    this.literal = new LiteralText(this.table.addedTokens);
    this.#isWordPiece = file.model["type"] === "WordPiece";
    this.#tokenizer = new Tokenizer(file, tokenizerConfigSchema.parse(tokenizerConfig));
  }

  /** A rendered prompt: texts of added tokens are those tokens, except where the caller's text was marked as literal. */
  encodePrompt(prompt: string): Int32Array {
    return this.encodePromptPart(prompt, Number.POSITIVE_INFINITY, "start").ids;
  }

  /** The first or last tokens of a rendered prompt, at most `max`. Takes time in proportion to `max`, mostly. */
  encodePromptPart(prompt: string, max: number, side: "start" | "end"): TokenPart {
    const encode = (piece: string): number[] => this.#tokenizer.encode(piece, { add_special_tokens: false }).ids;
    const { ids, isWhole }: EncodedPart = encodePartOf(encode, prompt.split(cutMark), max, side);
    return { ids: Int32Array.from(ids), isWhole };
  }

  /** Text that someone else wrote: nothing in it is a special token. */
  encodeText(text: string): Int32Array {
    return this.encodePrompt(this.literal.mark(text));
  }

  /** The first or last tokens of such a text, at most `max`. */
  encodeTextPart(text: string, max: number, side: "start" | "end"): TokenPart {
    return this.encodePromptPart(this.literal.mark(text), max, side);
  }

  /** Special tokens around a text, or around a pair of texts. */
  frame(kind: "single" | "pair"): SpecialFrame {
    return readSpecialFrame(this.#tokenizer, kind === "pair");
  }

  decode(ids: Int32Array): string {
    if (ids.length === 0) return "";
    if (this.#isWordPiece) return this.#tokenizer.decode(Array.from(ids));
    const characters = new Utf8Stream();
    let text = "";
    for (const id of ids) text += characters.push(this.table.bytes(id));
    return text;
  }

  /** The text of each token by itself; a part of a character reads as U+FFFD. */
  pieces(ids: Int32Array): string[] {
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    return Array.from(ids, (id) => decoder.decode(this.table.bytes(id)));
  }
}
