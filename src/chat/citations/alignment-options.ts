import type { Refutation } from "./guards.ts";

/** Limits of the decision; the defaults are measured (docs/citations.md). */
export interface AlignmentLimits {
  /** Least share, by weight, of what a span says that the source must say too; 0 to 1. */
  coverage: number;
  /** The same for each clause of a span that joins several. */
  clauseCoverage: number;
  /** Least coverage where no number and no name is proven. */
  plainCoverage: number;
  /** Least share of the question that the surroundings of a short answer must share; 0 to 1. */
  topic: number;
  /** Sources this much below the best one still count as sources. */
  margin: number;
  /** Guards that are left out, to measure what each is worth. */
  withoutGuards?: ReadonlySet<Refutation>;
}

export interface AlignmentOptions {
  /** What the user asked. Its words are no evidence by themselves. Default: nothing known. */
  prompt?: string;
  limits?: Partial<AlignmentLimits>;
}

export const defaultLimits: AlignmentLimits = { coverage: 0.65, clauseCoverage: 0.65, plainCoverage: 0.8, topic: 0.15, margin: 0.12 };
