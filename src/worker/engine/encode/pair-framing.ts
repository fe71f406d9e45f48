/** Makes one row of tokens from a query and a document. */
import type { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import { type EncoderRow, frameLength, frameRow } from "./encoder-rows.ts";
import type { PairTemplate } from "../../models/record/pair-template.ts";

export interface PairFraming {
  /** Number of tokens that are added to the two texts. */
  readonly length: number;
  /** Tokenises a query and keeps its first `max` tokens. */
  query(text: string, max: number): FramedQuery;
  /** Tokenises a document and returns its first `max` tokens. */
  document(text: string, max: number): Int32Array;
  row(query: FramedQuery, document: Int32Array): EncoderRow;
}

interface FramedQuery {
  /** Tokens of the query. A template includes the text between query and document, because its tokens depend on the query. */
  ids: Int32Array;
  /** Number of the query's own tokens. */
  tokens: number;
}

/** Puts the tokenizer's special tokens around both texts, for a cross-encoder. */
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

/** Puts a prompt around both texts, for a language model that was trained to judge the document's relevance. */
export function templateFraming(tokenizer: TextTokenizer, template: PairTemplate): PairFraming {
  const prefix = tokenizer.encodePrompt(template.beforeQuery);
  const middle = tokenizer.encodePrompt(template.beforeDocument);
  const suffix = tokenizer.encodePrompt(template.afterDocument);
  const spaced = (text: string): string => tokenizer.literal.mark(` ${text}`);
  return {
    length: prefix.length + middle.length + suffix.length,
    query(text, max) {
      const { ids, isWhole } = tokenizer.encodePromptPart(spaced(text), max, "start");
      // The end of the query and the line break after it may be one token.
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
