/** The distance between a model's probabilities of the next token and a reference's. */

export interface Divergence {
  /** Mean Kullback-Leibler divergence from the reference, in nats. */
  kl: number;
  /** Mean negative log likelihood of the tokens of the text, in nats. */
  nll: number;
  referenceNll: number;
  /** Share of positions with the reference's best token. */
  agreement: number;
  positions: number;
}

export class DivergenceSum {
  #kl = 0;
  #nll = 0;
  #referenceNll = 0;
  #agreeing = 0;
  #positions = 0;

  /** Logits after one position, and the next token of the text. */
  add(reference: ArrayLike<number>, logits: ArrayLike<number>, next: number): void {
    const [expected, found] = [logSum(reference), logSum(logits)];
    let kl = found.value - expected.value;
    for (let id = 0; id < reference.length; id++) {
      const logit = reference[id] ?? 0;
      const probability = Math.exp(logit - expected.value);
      // Minus infinity less minus infinity is no number.
      if (probability > 0) kl += probability * (logit - (logits[id] ?? 0));
    }
    this.#kl += kl;
    this.#nll += found.value - (logits[next] ?? 0);
    this.#referenceNll += expected.value - (reference[next] ?? 0);
    this.#agreeing += expected.best === found.best ? 1 : 0;
    this.#positions++;
  }

  get mean(): Divergence {
    const positions = this.#positions;
    return {
      kl: this.#kl / positions,
      nll: this.#nll / positions,
      referenceNll: this.#referenceNll / positions,
      agreement: this.#agreeing / positions,
      positions,
    };
  }
}

/** Logarithm of the sum of the exponentials, in double precision, and the largest logit's id. */
function logSum(logits: ArrayLike<number>): { value: number; best: number } {
  let best = 0;
  for (let id = 1; id < logits.length; id++) if ((logits[id] ?? 0) > (logits[best] ?? 0)) best = id;
  const max = logits[best] ?? 0;
  let sum = 0;
  for (let id = 0; id < logits.length; id++) sum += Math.exp((logits[id] ?? 0) - max);
  return { value: max + Math.log(sum), best };
}
