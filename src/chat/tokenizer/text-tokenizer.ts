/** Converts text to token ids and back, by the rules in the model's `tokenizer.json`. */
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
  /** Whether these are all tokens of the text. */
  isWhole: boolean;
}

export class TextTokenizer {
  readonly table: TokenTable;
  readonly literal: LiteralText;
  /** Returns the special tokens around a text or a pair of texts. Throws UnsupportedTokenizerError if the file reverses the pair. */
  readonly frame: (kind: "single" | "pair") => SpecialFrame;
  readonly #encoder: TextToTokens;

  /**
   * Takes the contents of `tokenizer.json` and `tokenizer_config.json`. Throws a ZodError if they have another shape, an
   * UnsupportedTokenizerError for unknown rules.
   */
  constructor(tokenizerFile: unknown, tokenizerConfig: unknown) {
    const file = tokenizerFileSchema.parse(tokenizerFile);
    const vocabulary = vocabularyOf(file.model);
    const addedTokens = addedTokensOf(file, vocabulary, tokenizerConfig);
    const parts = { vocabulary, addedTokens, normalizer: new Normalizer(file.normalizer) };
    this.table = new TokenTable(file, parts);
    this.literal = new LiteralText(addedTokens);
    this.frame = createFrames(file.post_processor);
    this.#encoder = new TextToTokens(file, { ...parts, controlTokens: this.literal.controlTokens });
  }

  /** Returns the tokens of a rendered prompt. Texts of added tokens become these tokens, except in text that was marked as literal. */
  encodePrompt(prompt: string): Int32Array {
    return this.encodePromptPart(prompt, Number.POSITIVE_INFINITY, "start").ids;
  }

  /** Returns the first or last tokens of a rendered prompt, at most `max`, mostly in time proportional to `max`. */
  encodePromptPart(prompt: string, max: number, side: "start" | "end"): TokenPart {
    return this.#part(prompt, max, side, false);
  }

  /** Returns the tokens of a caller's text, in which no text becomes a special token. */
  encodeText(text: string): Int32Array {
    return this.encodeTextPart(text, Number.POSITIVE_INFINITY, "start").ids;
  }

  /** Returns the first or last tokens of a caller's text, at most `max`. */
  encodeTextPart(text: string, max: number, side: "start" | "end"): TokenPart {
    return this.#part(this.literal.mark(text), max, side, true);
  }

  decode(ids: Int32Array): string {
    const stream = this.table.startText();
    let text = "";
    for (const id of ids) text += stream.push(id);
    return text + stream.end("replace");
  }

  /** Returns the text of each single token. A part of a character becomes U+FFFD. */
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

/** Removes the marks. `cuts`: their indices in the remaining text. */
function withoutMarks(marked: string): { text: string; cuts: number[] } {
  const pieces = marked.split(cutMark);
  const cuts: number[] = [];
  let length = 0;
  for (const piece of pieces.slice(0, -1)) cuts.push((length += piece.length));
  return { text: pieces.join(""), cuts };
}
