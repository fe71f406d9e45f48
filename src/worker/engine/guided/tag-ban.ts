/** Keeps a tag out of a reply: `tool_choice` NONE leaves the tools in the prompt but suppresses calls (contract 2.4). */
import type { CallOpening } from "../../../chat/dialects/calls/call-openings.ts";
import type { Constraint } from "./token-guide.ts";
import type { ReplyTags } from "./reply-tags.ts";
import { TagWatch } from "./tag-watch.ts";
import type { TokenBytes } from "./token-grammar.ts";

/** Tokens by vocabulary and tag: a ban may hold for every reply of a model, so the search is made once. */
const wholeTags = new WeakMap<TokenBytes, Map<string, readonly number[]>>();

export class TagBan implements Constraint {
  readonly #watch: TagWatch;
  /** Tokens that contain the whole tag. */
  readonly #whole: readonly number[];

  constructor(tag: CallOpening, tags: ReplyTags) {
    this.#watch = tags.watch(tag);
    this.#whole = tokensWithTag(tag, tags.tokens);
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
}

/** Returns the tokens that contain the whole tag. */
export function tokensWithTag(tag: CallOpening, tokens: TokenBytes): readonly number[] {
  const byTag = wholeTags.get(tokens) ?? new Map<string, readonly number[]>();
  wholeTags.set(tokens, byTag);
  const key = JSON.stringify(tag);
  const known = byTag.get(key);
  if (known !== undefined) return known;
  const watch = new TagWatch(tag, tokens);
  const found: number[] = [];
  for (let id = 0; id < tokens.size; id++) if (watch.remainder(id) !== undefined) found.push(id);
  byTag.set(key, found);
  return found;
}
