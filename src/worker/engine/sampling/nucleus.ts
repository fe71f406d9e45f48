/**
 * Draws from the smallest set of tokens whose probability reaches p, without sorting them: a histogram over the logits
 * finds the region where the sum passes p, and only that region is ranked. Three passes over the row at most, whatever
 * its shape; nothing is allocated but the ranking of that region.
 */

const buckets = 1024;
/** Weights below e^-40 of the largest are nothing: even a million of them change no sum that counts. */
const depth = 40;
/** Sums taken in another order differ in their last digits; a set that reaches p but for those has reached it. */
const tolerance = 1e-9;

export class Nucleus {
  readonly #bucketWeights = new Float64Array(buckets);
  #weights = new Float64Array(0);

  /** `maximum`: the largest logit. `p` of 1 or more keeps every token. `draw`: uniform in [0, 1). */
  draw(logits: Float32Array, maximum: number, temperature: number, p: number, draw: number): number {
    const total = this.#weigh(logits, maximum, temperature);
    if (p >= 1) return this.#walk(logits, total * draw, Number.NEGATIVE_INFINITY, logits.length);
    const wanted = p * total * (1 - tolerance);
    let bucket = 0;
    let mass = 0;
    while (bucket < buckets - 1 && mass + (this.#bucketWeights[bucket] ?? 0) < wanted) {
      mass += this.#bucketWeights[bucket] ?? 0;
      bucket += 1;
    }
    const region = this.#region(logits, maximum, temperature, bucket);
    let last = region[0] ?? 0;
    for (const id of region) {
      if (mass >= wanted) break;
      mass += this.#weights[id] ?? 0;
      last = id;
    }
    return this.#walk(logits, mass * draw, logits[last] ?? 0, last);
  }

  /** Unnormalised probabilities; returns their sum. */
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

  /** The tokens of a bucket, best first, equal ones by id. */
  #region(logits: Float32Array, maximum: number, temperature: number, bucket: number): number[] {
    const ids: number[] = [];
    for (let id = 0; id < logits.length; id++) {
      const below = (maximum - (logits[id] ?? 0)) / temperature;
      if (below < depth && bucketOf(below) === bucket) ids.push(id);
    }
    return ids.sort((a, b) => (logits[b] ?? 0) - (logits[a] ?? 0) || a - b);
  }

  /** Goes through the tokens down to the last one of the set, in id order, until their weights pass `target`. */
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
    // Rounding can leave a remainder: it belongs to the last token.
    return chosen;
  }
}

function bucketOf(below: number): number {
  return Math.floor(below * (buckets / depth));
}
