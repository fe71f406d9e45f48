import type { Refutation } from "./guards.ts";

/** Thresholds; the defaults are measured (docs/citations.md). */
export interface AlignmentLimits {
  /** Min share, by weight, of a span's content that the source must contain; 0 to 1. */
  coverage: number;
  /** The same for each clause of a span with several clauses. */
  clauseCoverage: number;
  /** Min coverage of a span without a matching number or name. */
  plainCoverage: number;
  /** Min share of the question's words in the statement and its neighbours, for a short answer; 0 to 1. */
  topic: number;
  /** Max difference of a cited source's score from the best one. */
  margin: number;
  /** Guards to disable, to measure the effect of each. */
  withoutGuards?: ReadonlySet<Refutation>;
}

export interface AlignmentOptions {
  /** The user's message. Its words alone are not evidence. Default: "". */
  prompt?: string;
  limits?: Partial<AlignmentLimits>;
}

export const defaultLimits: AlignmentLimits = { coverage: 0.65, clauseCoverage: 0.65, plainCoverage: 0.8, topic: 0.15, margin: 0.12 };
