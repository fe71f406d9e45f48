/** Byte-pair encoding: merges the characters of a word, the pair with the lowest rank first. */
import { z } from "zod";
import { UnsupportedTokenizerError } from "../unsupported-tokenizer-error.ts";
import { MergeQueue } from "./merge-queue.ts";
import { PairTable } from "./pair-table.ts";
import { byteTokenIds, cachingWords, type ReducibleModel, type Vocabulary, withoutIds } from "./token-vocabulary.ts";

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

/** Throws UnsupportedTokenizerError for merges of unknown tokens. */
export function bytePairs(config: unknown, vocabulary: Vocabulary): ReducibleModel {
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
  const model = new BytePairModel(vocabulary, mergesOf(pairs, vocabulary, options.prefix), options);
  const cached = (of: BytePairModel) => cachingWords((piece) => of.encode(piece));
  return { ...cached(model), without: (ids) => cached(model.without(ids)) };
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

interface Merges {
  /** Ranks by pair. */
  ranks: PairTable;
  /** Ids of the merged tokens, by rank. */
  mergedIds: Int32Array;
}

function mergesOf(pairs: readonly (readonly [string, string])[], vocabulary: Vocabulary, prefix: string): Merges {
  const ranks = new PairTable(pairs.length);
  const mergedIds = new Int32Array(pairs.length);
  const idOf = (token: string): number => {
    const id = vocabulary.get(token);
    if (id === undefined) throw new UnsupportedTokenizerError(`merge to ${JSON.stringify(token)}, which is not in its vocabulary,`);
    return id;
  };
  for (const [rank, [first, second]] of pairs.entries()) {
    ranks.set(idOf(first), idOf(second), rank);
    mergedIds[rank] = idOf(first + second.slice(prefix.length));
  }
  return { ranks, mergedIds };
}

class BytePairModel {
  readonly #vocabulary: Vocabulary;
  readonly #options: BytePairOptions;
  readonly #ranks: PairTable;
  readonly #mergedIds: Int32Array;

  constructor(vocabulary: Vocabulary, { ranks, mergedIds }: Merges, options: BytePairOptions) {
    this.#vocabulary = vocabulary;
    this.#options = options;
    this.#ranks = ranks;
    this.#mergedIds = mergedIds;
  }

  /** Without merges of these tokens, too. */
  without(ids: ReadonlySet<number>): BytePairModel {
    const mergedIds = this.#mergedIds;
    const isKept = (first: number, second: number, rank: number): boolean =>
      !ids.has(first) && !ids.has(second) && !ids.has(mergedIds[rank] ?? -1);
    return new BytePairModel(withoutIds(this.#vocabulary, ids), { ranks: this.#ranks.filter(isKept), mergedIds }, this.#options);
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
