/** Byte-pair encoding: merges the characters of a word, the pair with the lowest rank first. */
import { z } from "zod";
import { UnsupportedTokenizerError } from "../unsupported-tokenizer-error.ts";
import { MergeQueue } from "./merge-queue.ts";
import { Merges } from "./merges.ts";
import { byteTokenIds, cachingWords, type ReducibleModel, type Vocabulary, withoutIds } from "./token-vocabulary.ts";

type Merge = string | readonly [string, string];

const schema = z.object({
  merges: z.union([
    z.instanceof(Merges),
    z.custom<Merge[]>((value) => Array.isArray(value) && value.every(isMerge), "must be pairs of tokens"),
  ]),
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
  const packed = merges instanceof Merges ? merges : packedMerges(merges, vocabulary, options.prefix);
  const model = new BytePairModel(vocabulary, packed, options);
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

function packedMerges(merges: readonly Merge[], vocabulary: Vocabulary, prefix: string): Merges {
  const pairs = merges.filter((merge) => !isHeading(merge)).map(pairOf);
  const packed = new Merges(pairs.length);
  const idOf = (token: string): number => {
    const id = vocabulary.get(token);
    if (id === undefined) throw new UnsupportedTokenizerError(`merge to ${JSON.stringify(token)}, which is not in its vocabulary,`);
    return id;
  };
  for (const [first, second] of pairs) packed.add(idOf(first), idOf(second), idOf(first + second.slice(prefix.length)));
  return packed;
}

class BytePairModel {
  readonly #vocabulary: Vocabulary;
  readonly #options: BytePairOptions;
  readonly #merges: Merges;

  constructor(vocabulary: Vocabulary, merges: Merges, options: BytePairOptions) {
    this.#vocabulary = vocabulary;
    this.#options = options;
    this.#merges = merges;
  }

  /** Without merges of these tokens, too. */
  without(ids: ReadonlySet<number>): BytePairModel {
    return new BytePairModel(withoutIds(this.#vocabulary, ids), this.#merges.without(ids), this.#options);
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
    const merges = this.#merges;
    const queue = new MergeQueue();
    const next = Int32Array.from({ length }, (_, index) => (index + 1 < length ? index + 1 : -1));
    const previous = Int32Array.from({ length }, (_, index) => index - 1);
    const propose = (left: number, right: number): void => {
      const rank = merges.rankOf(ids[left] ?? -1, ids[right] ?? -1);
      if (rank >= 0) queue.push(rank, left);
    };
    for (let index = 0; index + 1 < length; index++) propose(index, index + 1);
    const isGone = new Uint8Array(length);
    for (let merge = queue.pop(); merge !== undefined; merge = queue.pop()) {
      const { rank, index } = merge;
      const right = next[index] ?? -1;
      if (isGone[index] === 1 || right < 0) continue;
      const mergedId = merges.mergedId(rank);
      // The pair may have changed since it was proposed.
      const current = merges.rankOf(ids[index] ?? -1, ids[right] ?? -1);
      if (current < 0 || merges.mergedId(current) !== mergedId) continue;
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
