/** From raw samples to figures: their names, goals, and whether they are met. */
import { median, pairRatios, quantile } from "./measure/statistics.ts";

export interface Figure {
  name: string;
  /** Median, with unit. */
  ours: string;
  /** The other side of a comparison; empty if there is none. */
  beside: string;
  /** The quantity of the goal: a ratio, or a median in the figure's unit. */
  value: number;
  /** `value` and its spread (quartiles). */
  shown: string;
  goal: string;
  /** Absent: the figure is only reported. */
  isMet?: boolean;
  repetitions: number;
}

export type Goal = { least: number } | { most: number };

/** Compares samples that were measured alternately; the goal is about the median of the pairs' ratios. */
export function ratioFigure(
  name: string,
  unit: string,
  ours: readonly number[],
  other: { name: string; samples: readonly number[] },
  goal: Goal,
): Figure {
  const ratios = pairRatios(ours, other.samples);
  const value = median(ratios);
  return {
    name,
    ours: withUnit(ours, unit),
    beside: `${other.name}: ${withUnit(other.samples, unit)}`,
    value,
    shown: `x ${spread(ratios)}`,
    goal: "least" in goal ? `at least x ${goal.least}` : `at most x ${+goal.most.toPrecision(3)}`,
    isMet: "least" in goal ? value >= goal.least : value <= goal.most,
    repetitions: ratios.length,
  };
}

/** `most`: the goal for the median. */
export function plainFigure(
  name: string,
  unit: string,
  samples: readonly number[],
  { most, beside = "" }: { most?: number; beside?: string } = {},
): Figure {
  const value = median(samples);
  return {
    name,
    ours: withUnit(samples, unit),
    beside,
    value,
    shown: spread(samples),
    goal: most === undefined ? "reported" : `at most ${most} ${unit}`,
    ...(most === undefined ? {} : { isMet: value <= most }),
    repetitions: samples.length,
  };
}

export const withUnit = (samples: readonly number[], unit: string): string => `${rounded(median(samples))} ${unit}`;

const spread = (samples: readonly number[]): string =>
  `${rounded(median(samples))} [${rounded(quantile(samples, 0.25))} to ${rounded(quantile(samples, 0.75))}]`;

/** Three significant digits. */
const rounded = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));
