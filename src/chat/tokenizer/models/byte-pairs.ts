/** Byte-pair encoding: merges the characters of a word, the pair with the lowest rank first. */
import { z } from "zod";
import { UnsupportedTokenizerError } from "../unsupported-tokenizer-error.ts";
import { MergeQueue } from "./merge-queue.ts";
import { PairTable } from "./pair-table.ts";
import { byteTokenIds, cachingWords, type Vocabulary, type WordModel } from "./token-vocabulary.ts";

type Merge = string | readonly [string, string];

const schema = z.object({
  merges: z.custom<Merge[]>((value) => Array.isArray(value) && value.every(isMerge), "must be pairs of tokens"),
  dropout: z.number().nullish(),
  unk_token: z.string().nullish(),
  continuing_subword_prefix: z.string().nullish(),
  end_of_word_suffix: z.string().nullish(),
  fuse_unk: z.boolean().default(false),
  byte_fallback: z.boolean().default(false),
  ignore_merges: z.boolean().default(false),
});

interface BytePairOptions {
  prefix: string;
  suffix: string;
  unknown: number | undefined;
  fusesUnknown: boolean;
  hasByteFallback: boolean;
  ignoresMerges: boolean;
}

/** Throws UnsupportedTokenizerError for merges of unknown tokens, unless they are skipped. */
export function bytePairs(config: unknown, vocabulary: Vocabulary, skipsUnknownMerges: boolean): WordModel {
  const { merges, dropout, unk_token, continuing_subword_prefix, end_of_word_suffix, ...flags } = schema.parse(config);
  if (typeof dropout === "number" && dropout > 0) throw new UnsupportedTokenizerError("model 'BPE' with dropout, which is random,");
  const options = {
    prefix: continuing_subword_prefix ?? "",
    suffix: end_of_word_suffix ?? "",
    unknown: typeof unk_token === "string" ? vocabulary.get(unk_token) : undefined,
    fusesUnknown: flags.fuse_unk,
    hasByteFallback: flags.byte_fallback,
    ignoresMerges: flags.ignore_merges,
  };
  const pairs = merges.filter((merge) => !isHeading(merge)).map(pairOf);
  const isKnown = ([first, second]: readonly [string, string]): boolean =>
    [first, second, first + second.slice(options.prefix.length)].every((token) => vocabulary.has(token));
  const model = new BytePairModel(vocabulary, skipsUnknownMerges ? pairs.filter(isKnown) : pairs, options);
  return cachingWords((piece) => model.encode(piece));
}

function isMerge(entry: unknown): boolean {
  return typeof entry === "string" || (Array.isArray(entry) && entry.length === 2 && entry.every((token) => typeof token === "string"));
}

/** Whether the entry is the heading of an older file. */
function isHeading(merge: Merge): boolean {
  return typeof merge === "string" && merge.startsWith("#version");
}

function pairOf(merge: Merge): readonly [string, string] {
  if (typeof merge !== "string") return merge;
  const [first, second, ...more] = merge.split(" ");
  if (first === undefined || second === undefined || more.length > 0) throw new UnsupportedTokenizerError(`merge ${JSON.stringify(merge)}`);
  return [first, second];
}

class BytePairModel {
  readonly #vocabulary: Vocabulary;
  readonly #options: BytePairOptions;
  /** Ranks by pair. */
  readonly #ranks: PairTable;
  /** Ids of the merged tokens, by rank. */
  readonly #mergedIds: Int32Array;

  constructor(vocabulary: Vocabulary, merges: readonly (readonly [string, string])[], options: BytePairOptions) {
    this.#vocabulary = vocabulary;
    this.#options = options;
    this.#ranks = new PairTable(merges.length);
    this.#mergedIds = new Int32Array(merges.length);
    const idOf = (token: string): number => {
      const id = vocabulary.get(token);
      if (id === undefined) throw new UnsupportedTokenizerError(`merge to ${JSON.stringify(token)}, which is not in its vocabulary,`);
      return id;
    };
    for (const [rank, [first, second]] of merges.entries()) {
      this.#ranks.set(idOf(first), idOf(second), rank);
      this.#mergedIds[rank] = idOf(first + second.slice(options.prefix.length));
    }
  }

  encode(piece: string): number[] {
    const whole = this.#options.ignoresMerges ? this.#vocabulary.get(piece) : undefined;
    if (whole !== undefined) return [whole];
    const ids = this.#characterIds(piece);
    return ids.length < 2 ? ids : this.#merged(ids);
  }

  /** Returns the ids of a word's characters. The unknown token comes after byte tokens of later characters, as in the reference. */
  #characterIds(piece: string): number[] {
    const { prefix, suffix, unknown, fusesUnknown, hasByteFallback } = this.#options;
    const ids: number[] = [];
    let isPending = false;
    const characters = Array.from(piece);
    for (const [index, character] of characters.entries()) {
      const text = (index > 0 ? prefix : "") + character + (index === characters.length - 1 ? suffix : "");
      const id = this.#vocabulary.get(text);
      if (id !== undefined) {
        if (isPending && unknown !== undefined) ids.push(unknown);
        isPending = false;
        ids.push(id);
        continue;
      }
      const byteIds = hasByteFallback ? byteTokenIds(text, this.#vocabulary) : undefined;
      if (byteIds !== undefined) {
        ids.push(...byteIds);
        continue;
      }
      if (isPending && !fusesUnknown && unknown !== undefined) ids.push(unknown);
      isPending = true;
    }
    if (isPending && unknown !== undefined) ids.push(unknown);
    return ids;
  }

  #merged(ids: number[]): number[] {
    const { length } = ids;
    const ranks = this.#ranks;
    const queue = new MergeQueue();
    const next = Int32Array.from({ length }, (_, index) => (index + 1 < length ? index + 1 : -1));
    const previous = Int32Array.from({ length }, (_, index) => index - 1);
    const propose = (left: number, right: number): void => {
      const rank = ranks.get(ids[left] ?? -1, ids[right] ?? -1);
      if (rank >= 0) queue.push(rank, left);
    };
    for (let index = 0; index + 1 < length; index++) propose(index, index + 1);
    const isGone = new Uint8Array(length);
    for (let merge = queue.pop(); merge !== undefined; merge = queue.pop()) {
      const { rank, index } = merge;
      const right = next[index] ?? -1;
      if (isGone[index] === 1 || right < 0) continue;
      const mergedId = this.#mergedIds[rank] ?? -1;
      // The pair may have changed since it was proposed.
      const current = ranks.get(ids[index] ?? -1, ids[right] ?? -1);
      if (current < 0 || this.#mergedIds[current] !== mergedId) continue;
      ids[index] = mergedId;
      isGone[right] = 1;
      const after = next[right] ?? -1;
      next[index] = after;
      if (after >= 0) previous[after] = index;
      const before = previous[index] ?? -1;
      if (before >= 0) propose(before, index);
      if (after >= 0) propose(index, after);
    }
    return ids.filter((_, index) => isGone[index] === 0);
  }
}
