import type { Claim } from "./claim.ts";
import type { ClauseRange, Comparison } from "./support.ts";

/** Max UTF-16 units between two spans that are merged. */
const maxJointLength = 12;

/** A supported span; UTF-16 offsets. */
export interface SupportedSpan {
  start: number;
  end: number;
  sourceIndices: number[];
}

/** Trims tokens that are no evidence from both ends: conjunctions, words of the question, words that are not in the source. */
export function factPhrase(claim: Claim, comparison: Comparison, range: ClauseRange): [number, number] {
  const found = (index: number): boolean => (comparison.matches[index]?.length ?? 0) > 0 || comparison.inContext[index] === true;
  const proves = (index: number): boolean => found(index) && claim.tokens[index]?.isInQuestion === false;
  for (const counts of [proves, found]) {
    let from = range.from;
    let to = range.to;
    while (from < to && !counts(from)) from++;
    while (to > from && !counts(to - 1)) to--;
    if (from < to) return [from, to + (isUnitSign(claim, to, range) ? 1 : 0)];
  }
  return [range.from, range.to];
}

/** A unit sign after a number belongs to it, even if the source omits it. */
function isUnitSign(claim: Claim, index: number, range: ClauseRange): boolean {
  const sign = claim.tokens[index];
  const number = claim.tokens[index - 1];
  return sign !== undefined && index < range.to && number?.kind === "fact" && /^(?:percent|celsius|fahrenheit|euro)$/u.test(sign.key);
}

/** Merges spans of the same sources that are separated only by punctuation and conjunctions. */
export function mergeNeighbours(text: string, spans: readonly SupportedSpan[]): SupportedSpan[] {
  const merged: SupportedSpan[] = [];
  for (const span of spans) {
    const before = merged.at(-1);
    const same =
      before &&
      before.sourceIndices.length === span.sourceIndices.length &&
      before.sourceIndices.every((source, index) => source === span.sourceIndices[index]);
    if (before && same && isJoint(text.slice(before.end, span.start))) before.end = span.end;
    else merged.push({ ...span });
  }
  return merged;
}

/** Only punctuation and at most one conjunction. */
function isJoint(gap: string): boolean {
  return gap.length <= maxJointLength && /^[\s,;:"'“”(-]*(?:and|und|et|y|e|or|&)?[\s,;:"'“”(-]*$/u.test(gap);
}
