/** From a text to tokens, by the rules of `tokenizer.json`: added tokens, normalizer, pre-tokenizer, model. */
import { AddedTokenSearch, type MayMatch } from "./added-token-search.ts";
import { createModel } from "./models/model.ts";
import type { Vocabulary, WordModel } from "./models/token-vocabulary.ts";
import type { Normalizer } from "./normalizers/normalizer.ts";
import { PreTokenizer } from "./pre-tokenizers/pre-tokenizer.ts";
import { type AddedToken, isNormalized, type TokenizerFile } from "./tokenizer-file.ts";

export interface EncodeOptions {
  /** Indices in the text, in order: an added token that stands across one of them is not found. */
  cuts: readonly number[];
  /** Ids of the tokens that a caller's text must not have. */
  steering: ReadonlySet<number>;
  /** The whole text is a caller's. */
  isLiteral: boolean;
}

interface EncoderParts {
  vocabulary: Vocabulary;
  addedTokens: readonly AddedToken[];
  normalizer: Normalizer;
}

const anyToken: EncodeOptions = { cuts: [], steering: new Set(), isLiteral: false };

/** A text in UTF-16 may hold halves of characters, which no other encoding can. */
const lonelySurrogates = /\p{Cs}/gu;

export class TextToTokens {
  readonly #normalizer: Normalizer;
  readonly #preTokenizer: PreTokenizer;
  readonly #model: WordModel;
  readonly #verbatim: AddedTokenSearch;
  readonly #normalized: AddedTokenSearch;

  /** Throws UnsupportedTokenizerError for a component that is not known, a ZodError for one of another shape. */
  constructor(file: TokenizerFile, { vocabulary, addedTokens, normalizer }: EncoderParts) {
    this.#normalizer = normalizer;
    this.#preTokenizer = new PreTokenizer(file.pre_tokenizer);
    this.#model = createModel(file.model, vocabulary);
    // Of tokens with the same text the one with the smallest id is found.
    const ordered = addedTokens.toSorted((one, other) => one.id - other.id);
    const verbatim = ordered.filter((token) => !isNormalized(token));
    const normalized = ordered.filter(isNormalized);
    this.#verbatim = new AddedTokenSearch(verbatim.map((token) => ({ token, text: token.content })));
    this.#normalized = new AddedTokenSearch(normalized.map((token) => ({ token, text: normalizer.normalize(token.content) })));
  }

  encode(text: string, options: EncodeOptions = anyToken): number[] {
    const ids: number[] = [];
    const wellFormed = text.replace(lonelySurrogates, "\uFFFD");
    const { cuts } = options;
    for (const { start, end, id } of this.#verbatim.parts(wellFormed, verbatimRule(options))) {
      if (id !== undefined) {
        ids.push(id);
        continue;
      }
      const inside = cuts.filter((cut) => cut > start && cut < end);
      const section = cutAt(wellFormed, start, end, inside);
      append(ids, this.#sectionIds(section, start === 0, options));
    }
    return ids;
  }

  /** `pieces`: the text between two added tokens, cut. */
  #sectionIds(pieces: readonly string[], isFirst: boolean, options: EncodeOptions): number[] {
    const mayMatch = normalizedRule(pieces, options);
    const { ids, fromModel } = this.#textIds(pieces.join(""), isFirst, mayMatch);
    if (pieces.length === 1 || !fromModel.some((id) => options.steering.has(id))) return ids;
    // The model itself makes such a token of its letters. Cut apart they have none.
    return pieces.flatMap((piece, index) => this.#textIds(piece, isFirst && index === 0, mayMatch).ids);
  }

  #textIds(text: string, isFirst: boolean, mayMatch: MayMatch | undefined): { ids: number[]; fromModel: number[] } {
    const ids: number[] = [];
    const fromModel: number[] = [];
    const normalized = this.#normalizer.normalize(text);
    const firstLength = isFirst ? this.#normalizer.firstLength(text) : 0;
    for (const { start, end, id } of this.#normalized.parts(normalized, mayMatch)) {
      if (id !== undefined) {
        ids.push(id);
        continue;
      }
      for (const piece of this.#preTokenizer.split(normalized.slice(start, end), Math.max(0, firstLength - start))) {
        if (piece === "") continue;
        const pieceIds = this.#model.encode(piece);
        append(ids, pieceIds);
        append(fromModel, pieceIds);
      }
    }
    return { ids, fromModel };
  }
}

function verbatimRule({ cuts, steering, isLiteral }: EncodeOptions): MayMatch | undefined {
  if (isLiteral) return (token) => !steering.has(token.id);
  return cuts.length === 0 ? undefined : (_, start, end) => !cuts.some((cut) => cut > start && cut < end);
}

/** The normalizer makes such a token of other letters, too: only where it is written as it is may it be found. */
function normalizedRule(pieces: readonly string[], { steering, isLiteral }: EncodeOptions): MayMatch | undefined {
  if (isLiteral) return (token) => !steering.has(token.id);
  if (pieces.length === 1) return undefined;
  return (token) => !steering.has(token.id) || pieces.some((piece) => piece.includes(token.content));
}

function cutAt(text: string, start: number, end: number, cuts: readonly number[]): string[] {
  const edges = [start, ...cuts];
  return [...cuts, end].map((edge, index) => text.slice(edges[index], edge));
}

/** A call with so many arguments as a long text has tokens would overflow the stack. */
function append(ids: number[], more: readonly number[]): void {
  for (const id of more) ids.push(id);
}
