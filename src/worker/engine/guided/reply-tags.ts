import type { CallOpening } from "../../../chat/dialects/calls/call-openings.ts";
import { TagWatch } from "./tag-watch.ts";
import type { TokenBytes } from "./token-grammar.ts";

/** The tags that the constraints of one reply look for. Each token is read once for all of them. */
export class ReplyTags {
  readonly tokens: TokenBytes;
  readonly #watches = new Map<string, TagWatch>();

  constructor(tokens: TokenBytes) {
    this.tokens = tokens;
  }

  /** Returns the watch for a tag, the same for every constraint that asks. Must be called before the first token. */
  watch(tag: CallOpening): TagWatch {
    const key = JSON.stringify(tag);
    const known = this.#watches.get(key) ?? new TagWatch(tag, this.tokens);
    this.#watches.set(key, known);
    return known;
  }

  /** Reads a token of the reply. */
  push(id: number): void {
    for (const watch of this.#watches.values()) watch.push(id);
  }

  /** Begins the answer after the thinking: tags that count only at the beginning can come again. */
  beginAnswer(): void {
    for (const watch of this.#watches.values()) watch.restart();
  }
}
