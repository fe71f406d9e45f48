/** Keeps a tag out of a reply: `tool_choice` NONE leaves the tools in the prompt but suppresses calls (contract 2.4). */
import type { TokenGuide } from "./output-guide.ts";
import { TagWatch } from "./tag-watch.ts";
import type { TokenBytes } from "./token-grammar.ts";

export class TagBan implements TokenGuide {
  readonly #watch: TagWatch;
  /** Tokens that write the whole tag. */
  readonly #whole: number[] = [];

  constructor(tag: string, tokens: TokenBytes) {
    this.#watch = new TagWatch(tag, tokens);
    for (let id = 0; id < tokens.size; id++) if (this.#watch.remainder(id) !== undefined) this.#whole.push(id);
  }

  mask(logits: Float32Array): Promise<void> {
    for (const id of this.#whole) logits[id] = Number.NEGATIVE_INFINITY;
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
    // Nothing is held.
  }
}
