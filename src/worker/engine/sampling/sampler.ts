/**
 * Samples the next token from the logits, in the order of contract 2.1: penalties, temperature, k, p, draw. Each sampled
 * token takes exactly one draw of the seeded generator (none if the temperature is 0), so that a reply can be continued after
 * n tokens by skipping n draws. Sums are in double precision.
 */
import type { Generation } from "../../../inference/conversation.ts";
import { NonFiniteLogitsError } from "../engine-errors.ts";
import { Nucleus } from "./nucleus.ts";
import { Penalties } from "./penalties.ts";
import { SeededRandom } from "./seeded-random.ts";
import { TopTokens } from "./top-tokens.ts";

export type SamplerOptions = Pick<
  Generation,
  "temperature" | "seed" | "isSeedDrawn" | "frequencyPenalty" | "presencePenalty" | "k" | "p" | "logprobs"
>;

export class Sampler {
  readonly #options: SamplerOptions;
  readonly #random: SeededRandom;
  readonly #penalties: Penalties;
  readonly #top = new TopTokens();
  readonly #nucleus = new Nucleus();
  #weights = new Float64Array(0);
  #logprob = 0;

  /** `seen`: ids that the penalties count from the start: the prompt without its special tokens. */
  constructor(vocabularySize: number, options: SamplerOptions, seen: Iterable<number>) {
    this.#options = options;
    this.#random = new SeededRandom(options.seed);
    this.#penalties = new Penalties(vocabularySize, options.frequencyPenalty, options.presencePenalty);
    if (this.#penalties.isActive) for (const id of seen) this.#penalties.add(id);
  }

  /** Natural log of the model's own probability of the last sampled token; 0 if log probabilities were not requested. */
  get logprob(): number {
    return this.#logprob;
  }

  /** Whether the caller can ask for the same reply again: no token is drawn, or the caller knows the seed. */
  get isRepeatable(): boolean {
    return this.#options.temperature === 0 || this.#options.isSeedDrawn !== true;
  }

  /** Number of largest logits that sampling needs (of equal ones, those of smaller ids); undefined: all. */
  get topK(): number | undefined {
    const { temperature, k, logprobs } = this.#options;
    if (logprobs || this.#penalties.isActive) return undefined;
    if (temperature === 0) return 1;
    return k === 0 ? undefined : k;
  }

  /** Skips the draws of tokens that are known already. */
  skip(tokens: number): void {
    if (this.#options.temperature > 0) this.#random.skip(tokens);
  }

  /** Call it for each token of the reply; the penalties count it. */
  accept(id: number): void {
    if (this.#penalties.isActive) this.#penalties.add(id);
  }

  /** Returns the log-sum-exp of the logits, for `sample`; 0 if log probabilities were not requested. */
  normaliser(logits: Float32Array): number {
    return this.#options.logprobs ? logSumExp(logits) : 0;
  }

  /** Returns a token id. `logits` has one number per token, and is not changed. `normaliser` must be computed before masking. */
  sample(logits: Float32Array, normaliser = this.normaliser(logits)): number {
    if (this.#penalties.isActive) this.#penalties.apply(logits);
    const id = this.#options.temperature > 0 ? this.#draw(logits) : largest(logits);
    if (this.#penalties.isActive) this.#penalties.restore(logits);
    if (this.#options.logprobs) this.#logprob = Math.min(0, (logits[id] ?? 0) - normaliser);
    return id;
  }

  #draw(logits: Float32Array): number {
    const { temperature, k, p } = this.#options;
    const maximum = logits[largest(logits)] ?? 0;
    const draw = this.#random.draw();
    if (k === 0) return this.#nucleus.draw(logits, maximum, temperature, p, draw);
    const ids = this.#top.select(logits, k);
    const total = this.#weigh(ids, logits, maximum);
    return this.#drawFrom(ids, this.#nucleusSize(ids.length, p * total), draw);
  }

  /** Computes the unnormalised probabilities of the selected tokens and returns their sum. */
  #weigh(ids: Int32Array, logits: Float32Array, maximum: number): number {
    if (this.#weights.length < ids.length) this.#weights = new Float64Array(ids.length);
    let sum = 0;
    for (let rank = 0; rank < ids.length; rank++) {
      const weight = Math.exp(((logits[ids[rank] ?? 0] ?? 0) - maximum) / this.#options.temperature);
      this.#weights[rank] = weight;
      sum += weight;
    }
    return sum;
  }

  /** Returns how many of the weighted tokens, largest first, are needed to reach `mass`; at least one. */
  #nucleusSize(available: number, mass: number): number {
    let sum = 0;
    for (let rank = 0; rank < available; rank++) {
      sum += this.#weights[rank] ?? 0;
      if (sum >= mass) return rank + 1;
    }
    return available;
  }

  #drawFrom(ids: Int32Array, size: number, draw: number): number {
    let mass = 0;
    for (let rank = 0; rank < size; rank++) mass += this.#weights[rank] ?? 0;
    let remaining = draw * mass;
    for (let rank = 0; rank < size; rank++) {
      remaining -= this.#weights[rank] ?? 0;
      if (remaining < 0) return ids[rank] ?? 0;
    }
    // Because of rounding a remainder may be left. In this case the last token is returned.
    return ids[size - 1] ?? 0;
  }
}

/** Returns the first id with the largest logit. Throws NonFiniteLogitsError if a logit is NaN or +Infinity, or all are -Infinity. */
export function largest(logits: Float32Array): number {
  let best = 0;
  let maximum = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let id = 0; id < logits.length; id++) {
    const logit = logits[id] ?? 0;
    sum += logit;
    if (logit > maximum) {
      maximum = logit;
      best = id;
    }
  }
  // Masked logits are -Infinity; NaN and +Infinity come only from a faulty computation.
  if (Number.isNaN(sum) || !Number.isFinite(maximum)) throw new NonFiniteLogitsError(best);
  return best;
}

export function logSumExp(logits: Float32Array): number {
  const maximum = logits[largest(logits)] ?? 0;
  let sum = 0;
  for (let id = 0; id < logits.length; id++) sum += Math.exp((logits[id] ?? 0) - maximum);
  return maximum + Math.log(sum);
}
