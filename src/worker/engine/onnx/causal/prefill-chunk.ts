/** Tokens of a prompt that one run on the GPU computes. */
export const maxPrefillChunk = 1024;
const minPrefillChunk = 128;
/** A run of a whole chunk that takes less leaves most of the GPU idle: twice as many tokens take hardly longer. */
const shortRunMs = 100;

/**
 * A chunk that grows with the speed of the GPU: between two chunks a reply can be cancelled and other replies compute, so a chunk
 * is small on a slow GPU; a fast one computes 1,024 tokens in the time of 128.
 */
export class PrefillChunk {
  #tokens = minPrefillChunk;

  get tokens(): number {
    return this.#tokens;
  }

  /** Takes a finished run into account. `count`: its tokens. `ms`: its duration, the read-back of its logits included. */
  note(count: number, ms: number): void {
    if (count === this.#tokens && ms < shortRunMs) this.#tokens = Math.min(2 * count, maxPrefillChunk);
  }
}
