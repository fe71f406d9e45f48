/** Log probabilities of a prompt's own tokens (contract 6, return_likelihoods ALL). */
import type { TokenRange } from "../../reply-source/reply-source.ts";
import { logSumExp } from "../../sampling/sampler.ts";

export class PromptLogprobs {
  readonly #promptIds: Int32Array;
  readonly #pieces: readonly string[];
  readonly #reported: TokenRange;
  /** Log probability of the token after each position. */
  readonly #logprobs: number[] = [];

  /** `pieces`: the text of each token. `reported`: the caller's tokens. Default: all. */
  constructor(promptIds: Int32Array, pieces: readonly string[], reported: TokenRange = { start: 0, end: promptIds.length }) {
    this.#promptIds = promptIds;
    this.#pieces = pieces;
    this.#reported = reported;
  }

  /** `logits`: of the position after the token at `index`. */
  read(logits: Float32Array, index: number): void {
    const next = this.#promptIds[index + 1] ?? 0;
    this.add(Math.min(0, (logits[next] ?? 0) - logSumExp(logits)), index);
  }

  /** `logprob`: of the token after `index`. */
  add(logprob: number, index: number): void {
    this.#logprobs[index] = logprob;
  }

  /** The caller's tokens. The first has no log probability (contract 6), because no text of the caller precedes it. */
  tokens(): { text: string; logprob?: number }[] {
    const { start, end } = this.#reported;
    return this.#pieces.slice(start, end).map((text, index) => {
      const logprob = index === 0 ? undefined : this.#logprobs[start + index - 1];
      return logprob === undefined ? { text } : { text, logprob };
    });
  }
}
