/** Text to token ids and back, by the rules in the model's `tokenizer.json`. */
import { type EncodedPart, encodePart } from "./bounded-encoding.ts";
import { cutMark, LiteralText } from "../prompt/literal-text.ts";
import type { SpecialFrame } from "../prompt/special-frame.ts";
import { vocabularyOf } from "./models/model.ts";
import { Normalizer } from "./normalizers/normalizer.ts";
import { createFrames } from "./post-processor.ts";
import { TextToTokens } from "./text-encoder.ts";
import { TokenTable } from "./token-table.ts";
import { addedTokensOf, tokenizerFileSchema } from "./tokenizer-file.ts";

/** Tokens from one side of a text. */
export interface TokenPart {
  ids: Int32Array;
  /** The text has no other tokens. */
  isWhole: boolean;
}

export class TextTokenizer {
  readonly table: TokenTable;
  readonly literal: LiteralText;
  /** Special tokens around a text, or around a pair of texts. Throws UnsupportedTokenizerError for a pair in another order. */
  readonly frame: (kind: "single" | "pair") => SpecialFrame;
  readonly #encoder: TextToTokens;

  /**
   * Contents of `tokenizer.json` and `tokenizer_config.json`. Throws a ZodError where they have another shape, an
   * UnsupportedTokenizerError for rules that are not known.
   */
  constructor(tokenizerFile: unknown, tokenizerConfig: unknown) {
    const file = tokenizerFileSchema.parse(tokenizerFile);
    const vocabulary = vocabularyOf(file.model);
    const addedTokens = addedTokensOf(file, vocabulary, tokenizerConfig);
    const parts = { vocabulary, addedTokens, normalizer: new Normalizer(file.normalizer) };
    this.table = new TokenTable(file, parts);
    this.literal = new LiteralText(addedTokens);
    this.frame = createFrames(file.post_processor);
    this.#encoder = new TextToTokens(file, { ...parts, steering: this.literal.steering });
  }

  /** A rendered prompt: texts of added tokens are those tokens, except where the caller's text was marked as literal. */
  encodePrompt(prompt: string): Int32Array {
    return this.encodePromptPart(prompt, Number.POSITIVE_INFINITY, "start").ids;
  }

  /** The first or last tokens of a rendered prompt, at most `max`. Takes time in proportion to `max`, mostly. */
  encodePromptPart(prompt: string, max: number, side: "start" | "end"): TokenPart {
    return this.#part(prompt, max, side, false);
  }

  /** Text that someone else wrote: nothing in it is a special token. */
  encodeText(text: string): Int32Array {
    return this.encodeTextPart(text, Number.POSITIVE_INFINITY, "start").ids;
  }

  /** The first or last tokens of such a text, at most `max`. */
  encodeTextPart(text: string, max: number, side: "start" | "end"): TokenPart {
    return this.#part(this.literal.mark(text), max, side, true);
  }

  decode(ids: Int32Array): string {
    const stream = this.table.startText();
    let text = "";
    for (const id of ids) text += stream.push(id);
    return text + stream.end("replace");
  }

  /** The text of each token by itself; a part of a character reads as U+FFFD. */
  pieces(ids: Int32Array): string[] {
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    return Array.from(ids, (id) => decoder.decode(this.table.bytes(id)));
  }

  #part(marked: string, max: number, side: "start" | "end", isLiteral: boolean): TokenPart {
    const encode = (text: string): number[] => {
      const { text: plain, cuts } = withoutMarks(text);
      return this.#encoder.encode(plain, { cuts, isLiteral });
    };
    const { ids, isWhole }: EncodedPart = encodePart(encode, marked, max, side);
    return { ids: Int32Array.from(ids), isWhole };
  }
}

/** `cuts`: where the marks were. */
function withoutMarks(marked: string): { text: string; cuts: number[] } {
  const pieces = marked.split(cutMark);
  const cuts: number[] = [];
  let length = 0;
  for (const piece of pieces.slice(0, -1)) cuts.push((length += piece.length));
  return { text: pieces.join(""), cuts };
}
