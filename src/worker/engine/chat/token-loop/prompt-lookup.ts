/**
 * Prompt lookup decoding: drafts the next tokens from an earlier occurrence of the last tokens in prompt and reply. Replies
 * quote their prompt, and JSON and lists repeat themselves.
 */

/** Lengths of the n-grams that are looked up, in order: a longer match gives a better draft. */
const matchLengths = [3, 2, 1] as const;
export type MatchLength = (typeof matchLengths)[number];

/** A single token that this many different tokens have followed is no basis for a draft. */
const tooManyFollowers = 3;

export interface LookupDraft {
  /** Length of the n-gram that matched. */
  matchLength: MatchLength;
  /** The tokens that followed its last earlier occurrence; at least one. */
  ids: Int32Array;
}

export class PromptLookup {
  #ids: Int32Array;
  #length = 0;
  /** By match length: the end of each n-gram's last occurrence, by the hash of its tokens. */
  readonly #ends: Record<MatchLength, Map<number, number>> = { 3: new Map(), 2: new Map(), 1: new Map() };
  /** The different tokens that have followed each token. */
  readonly #followers = new Map<number, Set<number>>();

  constructor(promptIds: Int32Array) {
    this.#ids = new Int32Array(promptIds.length + 256);
    for (const id of promptIds) this.add(id);
  }

  add(id: number): void {
    if (this.#length === this.#ids.length) {
      const grown = new Int32Array(2 * this.#length);
      grown.set(this.#ids);
      this.#ids = grown;
    }
    // Enters the n-grams that end before this token. Those that end with it are entered with the next token, which follows them.
    for (const matchLength of matchLengths)
      if (this.#length >= matchLength) this.#ends[matchLength].set(this.#hash(this.#length, matchLength), this.#length);
    if (this.#length > 0) this.#addFollower(id);
    this.#ids[this.#length] = id;
    this.#length += 1;
  }

  /**
   * Returns a draft after the longest earlier match of the last 3, 2 or 1 tokens. `maxTokensOf`: max tokens of a draft, by the
   * match's length.
   */
  draft(maxTokensOf: (matchLength: MatchLength) => number): LookupDraft | undefined {
    for (const matchLength of matchLengths) {
      const maxTokens = maxTokensOf(matchLength);
      if (maxTokens <= 0 || this.#length < matchLength) continue;
      if (matchLength === 1 && (this.#followers.get(this.#last)?.size ?? 0) >= tooManyFollowers) continue;
      const end = this.#ends[matchLength].get(this.#hash(this.#length, matchLength));
      if (end !== undefined && this.#isSame(end, matchLength))
        return { matchLength, ids: this.#ids.slice(end, Math.min(end + maxTokens, this.#length)) };
    }
    return undefined;
  }

  get #last(): number {
    return this.#ids[this.#length - 1] ?? 0;
  }

  /** Enters `id` as a follower of the last token. */
  #addFollower(id: number): void {
    const known = this.#followers.get(this.#last);
    if (known === undefined) this.#followers.set(this.#last, new Set([id]));
    else known.add(id);
  }

  /** Hash of the `matchLength` tokens before `end`. */
  #hash(end: number, matchLength: MatchLength): number {
    let hash = 0;
    for (let index = end - matchLength; index < end; index++) hash = (Math.imul(hash, 1_000_003) + (this.#ids[index] ?? 0)) | 0;
    return hash;
  }

  #isSame(end: number, matchLength: MatchLength): boolean {
    for (let back = 1; back <= matchLength; back++) if (this.#ids[end - back] !== this.#ids[this.#length - back]) return false;
    return true;
  }
}
