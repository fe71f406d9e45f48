/** Medians and spreads: a shared machine has outliers, and means would follow them. */

/**
 * Linear interpolation between the two nearest samples; NaN where there are none.
 * `share`: 0 to 1; 0.5 is the median.
 */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);

/**
 * Ratio of each sample to the one that was measured right after it on the other side: what slows the machine down for a
 * while slows both.
 */
export const pairRatios = (samples: readonly number[], others: readonly number[]): number[] =>
  samples.map((sample, index) => sample / (others[index] ?? Number.NaN));
