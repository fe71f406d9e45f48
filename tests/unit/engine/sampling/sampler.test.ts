import { describe, expect, test } from "vitest";
import { NonFiniteLogitsError } from "../../../../src/worker/engine/engine-errors.ts";
import { Sampler, type SamplerOptions } from "../../../../src/worker/engine/sampling/sampler.ts";
import { SeededRandom } from "../../../../src/worker/engine/sampling/seeded-random.ts";

const greedy: SamplerOptions = { temperature: 0, seed: 0n, frequencyPenalty: 0, presencePenalty: 0, k: 0, p: 1, logprobs: false };

/** The order of contract 2.1 written down as plainly as possible. */
function referenceSample(logits: Float32Array, options: SamplerOptions, seen: number[], draw: () => number): number {
  const counts = new Map<number, number>();
  for (const id of seen) counts.set(id, (counts.get(id) ?? 0) + 1);
  const penalised = Float32Array.from(logits, (logit, id) => {
    const count = counts.get(id) ?? 0;
    return count === 0 ? logit : logit - (options.frequencyPenalty * count + options.presencePenalty);
  });
  const ranked = Array.from(penalised, (logit, id) => ({ id, logit })).sort((a, b) => b.logit - a.logit || a.id - b.id);
  const best = ranked[0] ?? { id: 0, logit: 0 };
  if (options.temperature === 0) return best.id;
  const weighed = ranked.map(({ id, logit }) => ({ id, weight: Math.exp((logit - best.logit) / options.temperature) }));
  let kept = options.k > 0 ? weighed.slice(0, options.k) : weighed;
  const total = kept.reduce((sum, { weight }) => sum + weight, 0);
  let mass = 0;
  const size = kept.findIndex(({ weight }) => (mass += weight) >= options.p * total * (1 - 1e-9));
  if (options.p < 1) kept = kept.slice(0, size + 1);
  // The order of the walk is part of what a seed means: by rank with k, by id without.
  if (options.k === 0) kept = kept.sort((a, b) => a.id - b.id);
  let remaining = draw() * kept.reduce((sum, { weight }) => sum + weight, 0);
  for (const { id, weight } of kept) {
    remaining -= weight;
    if (remaining < 0) return id;
  }
  return kept.at(-1)?.id ?? 0;
}

/** Roughly normal logits; every third row has many equal ones. */
function randomLogits(random: SeededRandom, size: number, coarse: boolean): Float32Array {
  return Float32Array.from({ length: size }, () => {
    const value = (random.draw() + random.draw() + random.draw() - 1.5) * 8;
    return coarse ? Math.round(value) : value;
  });
}

describe("Sampler", () => {
  test("chooses the same tokens as the plain reference, for many settings and rows", { timeout: 60_000 }, () => {
    const random = new SeededRandom(2026n);
    for (let round = 0; round < 400; round++) {
      const size = 2 + Math.floor(random.draw() * 900);
      const pick = <Value>(...values: Value[]) => values[Math.floor(random.draw() * values.length)] as Value;
      const options: SamplerOptions = {
        temperature: pick(0, 0.1, 0.7, 1, 3, 50, 1e6),
        seed: BigInt(round),
        frequencyPenalty: pick(0, 0, 0.4, 1),
        presencePenalty: pick(0, 0, 0.5),
        k: pick(0, 0, 1, 5, 40, 500),
        p: pick(1, 0.99, 0.75, 0.3, 0.01),
        logprobs: pick(true, false),
      };
      const seen = Array.from({ length: 20 }, () => Math.floor(random.draw() * size));
      const sampler = new Sampler(size, options, seen);
      const reference = new SeededRandom(options.seed);
      for (let token = 0; token < 4; token++) {
        const logits = randomLogits(random, size, round % 3 === 0);
        const before = Float32Array.from(logits);
        const chosen = sampler.sample(logits);
        expect(chosen, JSON.stringify({ ...options, seed: round, size, token })).toBe(
          referenceSample(before, options, seen, () => reference.draw()),
        );
        expect(logits).toEqual(before);
        sampler.accept(chosen);
        seen.push(chosen);
      }
    }
  });

  test("draws each token with its probability", () => {
    const logits = Float32Array.from([Math.log(0.5), Math.log(0.3), Math.log(0.15), Math.log(0.05)]);
    const frequencies = (options: Partial<SamplerOptions>) => {
      const sampler = new Sampler(4, { ...greedy, temperature: 1, seed: 3n, ...options }, []);
      const counts = [0, 0, 0, 0];
      for (let draw = 0; draw < 20_000; draw++) {
        const id = sampler.sample(logits);
        counts[id] = (counts[id] ?? 0) + 1;
      }
      return counts.map((count) => Math.round(count / 200) / 100);
    };
    expect(frequencies({})).toEqual([0.5, 0.3, 0.15, 0.05]);
    expect(frequencies({ k: 2 })).toEqual([expect.closeTo(0.625, 1), expect.closeTo(0.375, 1), 0, 0]);
    expect(frequencies({ p: 0.6 })[2]).toBe(0);
    // p counts within what k left: 0.5 / 0.8 is enough for 0.6.
    expect(frequencies({ k: 2, p: 0.6 })).toEqual([1, 0, 0, 0]);
  });

  test("continues at token n with the draw of that token", () => {
    const options = { ...greedy, temperature: 1, seed: 11n, p: 0.9 };
    const rows = Array.from({ length: 12 }, (_, row) => randomLogits(new SeededRandom(BigInt(row)), 50, false));
    const whole = new Sampler(50, options, []);
    const expected = rows.map((row) => whole.sample(row));
    const resumed = new Sampler(50, options, []);
    resumed.skip(7);
    expect(rows.slice(7).map((row) => resumed.sample(row))).toEqual(expected.slice(7));
  });

  test("reports the model's own log probability, before penalties and temperature", () => {
    const logits = Float32Array.from([1, 2, 3]);
    const sampler = new Sampler(3, { ...greedy, temperature: 0.01, presencePenalty: 1, frequencyPenalty: 1, logprobs: true }, [2]);
    expect(sampler.sample(logits)).toBe(1);
    expect(sampler.logprob).toBeCloseTo(2 - Math.log(Math.exp(1) + Math.exp(2) + Math.exp(3)), 6);
  });

  test("follows a mask of minus infinity", () => {
    const logits = new Float32Array(100).fill(Number.NEGATIVE_INFINITY);
    logits[42] = -3;
    for (const options of [
      greedy,
      { ...greedy, temperature: 2 },
      { ...greedy, temperature: 2, p: 0.5 },
      { ...greedy, temperature: 2, k: 5 },
    ]) {
      expect(new Sampler(100, options, []).sample(logits)).toBe(42);
    }
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("refuses logits with %s in them", (broken) => {
    expect(() => new Sampler(3, greedy, []).sample(Float32Array.from([1, broken, 2]))).toThrow(NonFiniteLogitsError);
  });
});

test("samples the same tokens from the top k logits as from all", () => {
  const random = new SeededRandom(5n);
  for (let round = 0; round < 90; round++) {
    const logits = randomLogits(random, 200, round % 3 === 0);
    const options = { ...greedy, seed: BigInt(round), ...(round % 2 === 0 ? {} : { temperature: 1.2, k: 1 + (round % 50), p: 0.95 }) };
    const sampler = new Sampler(200, options, []);
    const { topK = 0 } = sampler;
    expect(topK).toBe(round % 2 === 0 ? 1 : 1 + (round % 50));
    const ranked = [...logits.keys()].sort((a, b) => (logits[b] ?? 0) - (logits[a] ?? 0) || a - b).slice(0, topK);
    const few = logits.map((logit, id) => (ranked.includes(id) ? logit : Number.NEGATIVE_INFINITY));
    expect(sampler.sample(few)).toBe(new Sampler(200, options, []).sample(logits));
  }
});

test.each([{ logprobs: true }, { frequencyPenalty: 0.1 }, { presencePenalty: 0.1 }, { temperature: 1 }])(
  "all logits count with %o",
  (options) => {
    expect(new Sampler(200, { ...greedy, ...options }, []).topK).toBeUndefined();
  },
);
