/** Converts a text to tokens by the rules of `tokenizer.json`: added tokens, normalizer, pre-tokenizer, model. */
import { AddedTokenSearch, type MayMatch } from "./added-token-search.ts";
import { createModel, unknownId } from "./models/model.ts";
import type { Vocabulary, WordModel } from "./models/token-vocabulary.ts";
import { once } from "../prompt/once.ts";
import type { Normalizer } from "./normalizers/normalizer.ts";
import { PreTokenizer } from "./pre-tokenizers/pre-tokenizer.ts";
import { type AddedToken, isNormalized, type TokenizerFile } from "./tokenizer-file.ts";

export interface EncodeOptions {
  /** Indices in the text, ascending. No added token crosses one of them. */
  cuts: readonly number[];
  /** Whether the whole text is a caller's, so that it has no control token. */
  isLiteral: boolean;
}

interface EncoderOptions {
  vocabulary: Vocabulary;
  addedTokens: readonly AddedToken[];
  normalizer: Normalizer;
  /** Ids of the tokens that must not occur in a caller's text. */
  controlTokens: ReadonlySet<number>;
}

/** Lone surrogates, which only UTF-16 can represent. */
const lonelySurrogates = /\p{Cs}/gu;

export class TextToTokens {
  readonly #normalizer: Normalizer;
  readonly #preTokenizer: PreTokenizer;
  readonly #model: WordModel;
  /** Finds the added tokens whose text is not normalized. */
  readonly #verbatim: AddedTokenSearch;
  /** Finds the other added tokens in normalized text. */
  readonly #normalized: AddedTokenSearch;
  readonly #controlTokens: ReadonlySet<number>;
  /** Finds `#verbatim` and all control tokens, so that a caller's text cannot become a control token by normalization. */
  readonly #asWritten: AddedTokenSearch;
  /** Control tokens that the model itself can build from their letters. */
  readonly #unsafe: ReadonlySet<number>;
  readonly #literalModel: () => WordModel;

  /** Throws UnsupportedTokenizerError for an unknown component, a ZodError for one of another shape. */
  constructor(file: TokenizerFile, { vocabulary, addedTokens, normalizer, controlTokens }: EncoderOptions) {
    this.#normalizer = normalizer;
    this.#preTokenizer = new PreTokenizer(file.pre_tokenizer);
    const model = createModel(file.model, vocabulary);
    this.#model = model;
    // The search finds the first of several tokens with the same text: the one with the smallest id.
    const ordered = addedTokens.toSorted((one, other) => one.id - other.id);
    const written = (tokens: readonly AddedToken[]) => new AddedTokenSearch(tokens.map((token) => ({ token, text: token.content })));
    const isVerbatim = (token: AddedToken): boolean => !isNormalized(token);
    this.#verbatim = written(ordered.filter(isVerbatim));
    this.#asWritten = written(ordered.filter((token) => isVerbatim(token) || controlTokens.has(token.id)));
    const normalized = ordered.filter(isNormalized);
    this.#normalized = new AddedTokenSearch(normalized.map((token) => ({ token, text: normalizer.normalize(token.content) })));
    this.#controlTokens = controlTokens;
    const unknown = unknownId(file.model, vocabulary);
    this.#unsafe = new Set(Array.from(controlTokens).filter((id) => id !== unknown));
    this.#literalModel = once(() => model.without(this.#unsafe));
  }

  encode(text: string, { cuts, isLiteral }: EncodeOptions): number[] {
    const ids: number[] = [];
    const wellFormed = text.replace(lonelySurrogates, "\uFFFD");
    const isMixed = !isLiteral && cuts.length > 0;
    const isNoControlToken: MayMatch = (token) => !this.#controlTokens.has(token.id);
    const search = isMixed ? this.#asWritten : this.#verbatim;
    const rule = isMixed ? notAcross(cuts) : isLiteral ? isNoControlToken : undefined;
    let nextCut = 0;
    for (const { start, end, id } of search.parts(wellFormed, rule)) {
      if (id !== undefined) {
        ids.push(id);
        continue;
      }
      while ((cuts[nextCut] ?? end) <= start) nextCut++;
      const isCallers = isLiteral || (cuts[nextCut] ?? end) < end;
      append(ids, this.#sectionIds(wellFormed.slice(start, end), start === 0, isCallers, rule && isNoControlToken));
    }
    return ids;
  }

  /** Returns the tokens of a text without verbatim tokens. `isCallers`: whether a part of it is the caller's. */
  #sectionIds(text: string, isFirst: boolean, isCallers: boolean, mayMatch: MayMatch | undefined): number[] {
    const { ids, fromModel } = this.#textIds(text, isFirst, mayMatch, this.#model);
    if (!isCallers || !fromModel.some((id) => this.#unsafe.has(id))) return ids;
    return this.#textIds(text, isFirst, mayMatch, this.#literalModel()).ids;
  }

  #textIds(text: string, isFirst: boolean, mayMatch: MayMatch | undefined, model: WordModel): { ids: number[]; fromModel: number[] } {
    const ids: number[] = [];
    const fromModel: number[] = [];
    const normalized = this.#normalizer.normalize(text);
    const firstLength = isFirst && this.#preTokenizer.knowsFirst ? this.#normalizer.firstLength(text) : 0;
    for (const { start, end, id } of this.#normalized.parts(normalized, mayMatch)) {
      if (id !== undefined) {
        ids.push(id);
        continue;
      }
      for (const piece of this.#preTokenizer.split(normalized.slice(start, end), Math.max(0, firstLength - start))) {
        if (piece === "") continue;
        const pieceIds = model.encode(piece);
        append(ids, pieceIds);
        append(fromModel, pieceIds);
      }
    }
    return { ids, fromModel };
  }
}

function notAcross(cuts: readonly number[]): MayMatch {
  const isCut = new Set(cuts);
  return (_, start, end) => {
    for (let index = start + 1; index < end; index++) if (isCut.has(index)) return false;
    return true;
  };
}

/** Appends in a loop: a call with one argument for each token of a long text would overflow the stack. */
function append(ids: number[], more: readonly number[]): void {
  for (const id of more) ids.push(id);
}
