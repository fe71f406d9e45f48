/**
 * Nucleus sampling (top-p): draws from the smallest set of tokens whose total probability reaches p, without sorting all
 * tokens. A histogram of the logits shows in which bucket the sum reaches p, and only the tokens of that bucket are sorted.
 * It makes at most three passes over the logits and allocates only the list of that bucket.
 */

const buckets = 1024;
/**
 * A token has weight 0 if its logit, divided by the temperature, is this much below the largest: even a million such tokens
 * would add less than 1e-11 to the sum.
 */
const depth = 40;
/** Relative rounding error of a sum. A set is complete if its sum reaches p within this error. */
const tolerance = 1e-9;

export class Nucleus {
  readonly #bucketWeights = new Float64Array(buckets);
  #weights = new Float64Array(0);

  /** Returns a token id. `maximum`: the largest logit. `p`: 1 or more keeps every token. `draw`: uniform in [0, 1). */
  draw(logits: Float32Array, maximum: number, temperature: number, p: number, draw: number): number {
    const total = this.#weigh(logits, maximum, temperature);
    if (p >= 1) return this.#walk(logits, total * draw, Number.NEGATIVE_INFINITY, logits.length);
    const target = p * total * (1 - tolerance);
    let bucket = 0;
    let mass = 0;
    while (bucket < buckets - 1 && mass + (this.#bucketWeights[bucket] ?? 0) < target) {
      mass += this.#bucketWeights[bucket] ?? 0;
      bucket += 1;
    }
    const region = this.#region(logits, maximum, temperature, bucket);
    let last = region[0] ?? 0;
    for (const id of region) {
      if (mass >= target) break;
      mass += this.#weights[id] ?? 0;
      last = id;
    }
    return this.#walk(logits, mass * draw, logits[last] ?? 0, last);
  }

  /** Computes the unnormalised probabilities and returns their sum. */
  #weigh(logits: Float32Array, maximum: number, temperature: number): number {
    if (this.#weights.length < logits.length) this.#weights = new Float64Array(logits.length);
    const weights = this.#weights;
    const sums = this.#bucketWeights.fill(0);
    let total = 0;
    for (let id = 0; id < logits.length; id++) {
      const below = (maximum - (logits[id] ?? 0)) / temperature;
      if (below >= depth) {
        weights[id] = 0;
        continue;
      }
      const weight = Math.exp(-below);
      const bucket = bucketOf(below);
      weights[id] = weight;
      sums[bucket] = (sums[bucket] ?? 0) + weight;
      total += weight;
    }
    return total;
  }

  /** Returns the tokens of a bucket, largest logit first, equal ones by id. */
  #region(logits: Float32Array, maximum: number, temperature: number, bucket: number): number[] {
    const ids: number[] = [];
    for (let id = 0; id < logits.length; id++) {
      const below = (maximum - (logits[id] ?? 0)) / temperature;
      if (below < depth && bucketOf(below) === bucket) ids.push(id);
    }
    return ids.sort((a, b) => (logits[b] ?? 0) - (logits[a] ?? 0) || a - b);
  }

  /** Adds up the weights of the set's tokens in id order and returns the token at which the sum exceeds `target`. */
  #walk(logits: Float32Array, target: number, lastLogit: number, lastId: number): number {
    let remaining = target;
    let chosen = lastId;
    for (let id = 0; id < logits.length; id++) {
      const weight = this.#weights[id] ?? 0;
      const logit = logits[id] ?? 0;
      if (weight === 0 || logit < lastLogit || (logit === lastLogit && id > lastId)) continue;
      chosen = id;
      remaining -= weight;
      if (remaining < 0) break;
    }
    // Because of rounding the sum may stay below `target`. In this case the last token is returned.
    return chosen;
  }
}

function bucketOf(below: number): number {
  return Math.floor(below * (buckets / depth));
}
