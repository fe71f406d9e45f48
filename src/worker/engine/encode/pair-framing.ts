/** How a query and a document become one row of tokens. */
import type { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import { type EncoderRow, frameLength, frameRow } from "./encoder-rows.ts";
import type { PairTemplate } from "../../models/record/pair-template.ts";

export interface PairFraming {
  /** Tokens of a row beside those of the two texts. */
  readonly length: number;
  /** The first tokens of a query, at most `max`. */
  query(text: string, max: number): FramedQuery;
  /** The first tokens of a document, at most `max`. */
  document(text: string, max: number): Int32Array;
  row(query: FramedQuery, document: Int32Array): EncoderRow;
}

interface FramedQuery {
  /** With what stands between it and the document, if that is not the same for all queries. */
  ids: Int32Array;
  /** Of the query alone. */
  tokens: number;
}

/** Special tokens around both texts, as a cross-encoder was trained with. */
export function specialTokenFraming(tokenizer: TextTokenizer): PairFraming {
  const frame = tokenizer.frame("pair");
  return {
    length: frameLength(frame),
    query(text, max) {
      const { ids } = tokenizer.encodeTextPart(text, max, "start");
      return { ids, tokens: ids.length };
    },
    document: (text, max) => tokenizer.encodeTextPart(text, max, "start").ids,
    row: ({ ids }, document) => frameRow(frame, ids, document),
  };
}

/** A prompt around both texts, as a language model was trained with that judges whether they belong together. */
export function templateFraming(tokenizer: TextTokenizer, template: PairTemplate): PairFraming {
  const prefix = tokenizer.encodePrompt(template.beforeQuery);
  const middle = tokenizer.encodePrompt(template.beforeDocument);
  const suffix = tokenizer.encodePrompt(template.afterDocument);
  const spaced = (text: string): string => tokenizer.literal.mark(` ${text}`);
  return {
    length: prefix.length + middle.length + suffix.length,
    query(text, max) {
      const { ids, isWhole } = tokenizer.encodePromptPart(spaced(text), max, "start");
      // The end of a query and the line break behind it may be one token.
      const joined = isWhole ? tokenizer.encodePrompt(spaced(text) + template.beforeDocument) : undefined;
      const fits = joined !== undefined && joined.length <= ids.length + middle.length;
      return { ids: fits ? joined : Int32Array.from([...ids, ...middle]), tokens: ids.length };
    },
    document: (text, max) => tokenizer.encodePromptPart(spaced(text), max, "start").ids,
    row({ ids }, document) {
      const row = Int32Array.from([...prefix, ...ids, ...document, ...suffix]);
      return { ids: row, secondFrom: row.length };
    },
  };
}
