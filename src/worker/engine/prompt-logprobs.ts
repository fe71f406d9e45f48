/** Log probabilities of a prompt's own tokens (contract 6, return_likelihoods ALL). */
import { logSumExp } from "./sampler.ts";

export class PromptLogprobs {
  readonly #promptIds: Int32Array;
  readonly #pieces: readonly string[];
  /** Of the token behind each place. */
  readonly #logprobs: number[] = [];

  /** `pieces`: the text of each token. */
  constructor(promptIds: Int32Array, pieces: readonly string[]) {
    this.#promptIds = promptIds;
    this.#pieces = pieces;
  }

  /** `logits`: behind the token at `place`. */
  read(logits: Float32Array, place: number): void {
    const next = this.#promptIds[place + 1] ?? 0;
    this.#logprobs[place] = Math.min(0, (logits[next] ?? 0) - logSumExp(logits));
  }

  /** The first token has no log probability: nothing stands before it. */
  tokens(): { text: string; logprob?: number }[] {
    return this.#pieces.map((text, place) => {
      const logprob = this.#logprobs[place - 1];
      return logprob === undefined ? { text } : { text, logprob };
    });
  }
}
