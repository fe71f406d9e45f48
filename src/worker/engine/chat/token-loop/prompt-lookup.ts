/**
 * What may come next, guessed from where the last tokens stood before: replies quote their prompt, and JSON and lists
 * repeat themselves.
 */

/** How many last tokens may be the same: the more, the better is the guess. */
const spans = [3, 2, 1] as const;
export type Span = (typeof spans)[number];

/** A single token says little about what follows if so many different ones did. */
const tooManyFollowers = 3;

export interface Quotation {
  /** So many last tokens were the same. */
  span: Span;
  /** What followed them where they stood last; at least one token. */
  ids: Int32Array;
}

export class PromptLookup {
  #ids: Int32Array;
  #length = 0;
  /** Of each span, by a hash of its tokens: where their last occurrence ends. */
  readonly #ends: Record<Span, Map<number, number>> = { 3: new Map(), 2: new Map(), 1: new Map() };
  /** Of each token: those that stood behind it. */
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
    // The tokens before this one; its own span is entered when it is known what follows.
    for (const span of spans) if (this.#length >= span) this.#ends[span].set(this.#hash(this.#length, span), this.#length);
    if (this.#length > 0) this.#addFollower(id);
    this.#ids[this.#length] = id;
    this.#length += 1;
  }

  /** By the largest span whose tokens stood somewhere before; `maxTokensOf` says how many tokens it may give. */
  next(maxTokensOf: (span: Span) => number): Quotation | undefined {
    for (const span of spans) {
      const maxTokens = maxTokensOf(span);
      if (maxTokens <= 0 || this.#length < span) continue;
      if (span === 1 && (this.#followers.get(this.#last)?.size ?? 0) >= tooManyFollowers) continue;
      const end = this.#ends[span].get(this.#hash(this.#length, span));
      if (end !== undefined && this.#isSame(end, span)) return { span, ids: this.#ids.slice(end, Math.min(end + maxTokens, this.#length)) };
    }
    return undefined;
  }

  get #last(): number {
    return this.#ids[this.#length - 1] ?? 0;
  }

  /** Of the last token. */
  #addFollower(id: number): void {
    const known = this.#followers.get(this.#last);
    if (known === undefined) this.#followers.set(this.#last, new Set([id]));
    else known.add(id);
  }

  /** Of the `span` tokens before `end`. */
  #hash(end: number, span: Span): number {
    let hash = 0;
    for (let index = end - span; index < end; index++) hash = (Math.imul(hash, 1_000_003) + (this.#ids[index] ?? 0)) | 0;
    return hash;
  }

  #isSame(end: number, span: Span): boolean {
    for (let back = 1; back <= span; back++) if (this.#ids[end - back] !== this.#ids[this.#length - back]) return false;
    return true;
  }
}
