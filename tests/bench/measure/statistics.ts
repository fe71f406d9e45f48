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

/** Returns the ratio of each sample to the next one of the other side, because a temporary slowdown of the machine affects both. */
export const pairRatios = (samples: readonly number[], others: readonly number[]): number[] =>
  samples.map((sample, index) => sample / (others[index] ?? Number.NaN));
