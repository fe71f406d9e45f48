/** Keeps a tag out of a reply: `tool_choice` NONE leaves the tools in the prompt but suppresses calls (contract 2.4). */
import type { CallOpening } from "../../../chat/dialects/calls/call-openings.ts";
import type { TokenGuide } from "./output-guide.ts";
import { TagWatch } from "./tag-watch.ts";
import type { TokenBytes } from "./token-grammar.ts";

/** The result of `tokensWithTag` by vocabulary and tag, because many replies of a model ban the same tag. */
const wholeTags = new WeakMap<TokenBytes, Map<string, readonly number[]>>();

export class TagBan implements TokenGuide {
  readonly #watch: TagWatch;
  /** Ids of the tokens that contain the whole tag. */
  readonly #whole: readonly number[];

  constructor(opening: CallOpening, tokens: TokenBytes) {
    this.#watch = new TagWatch(opening, tokens);
    this.#whole = tokensWithTag(this.#watch, tokens);
  }

  mask(logits: Float32Array): Promise<void> {
    if (this.#watch.mayCome) for (const id of this.#whole) logits[id] = Number.NEGATIVE_INFINITY;
    if (this.#watch.isBegun) {
      for (let id = 0; id < logits.length; id++) {
        if (this.#watch.remainder(id) !== undefined) logits[id] = Number.NEGATIVE_INFINITY;
      }
    }
    return Promise.resolve();
  }

  accept(id: number): void {
    this.#watch.push(id);
  }

  dispose(): void {
    // The guide has no resources to free.
  }
}

/** Returns the ids of the tokens that contain the whole tag. `watch` must not have read any token. */
export function tokensWithTag(watch: TagWatch, tokens: TokenBytes): readonly number[] {
  const byTag = wholeTags.get(tokens) ?? new Map<string, readonly number[]>();
  wholeTags.set(tokens, byTag);
  const key = JSON.stringify(watch.opening);
  const known = byTag.get(key);
  if (known !== undefined) return known;
  const found: number[] = [];
  for (let id = 0; id < tokens.size; id++) if (watch.remainder(id) !== undefined) found.push(id);
  byTag.set(key, found);
  return found;
}
