import type { Claim } from "./claim.ts";
import type { ClauseRange, Comparison } from "./support.ts";

/**
 * Whether a word that the statement lacks occurs in another statement of the same source, together with another word of
 * the range: "Nora opened the bakery in 2015" from "Tilda opened the bakery in 2009 with Nora. Nora left in 2015."
 */
export function isStatedElsewhere(claim: Claim, comparison: Comparison, comparisons: readonly Comparison[], range: ClauseRange): boolean {
  const indices = claim.tokens.flatMap((token, index) => (index >= range.from && index < range.to && token.kind === "word" ? [index] : []));
  const found = (other: Comparison, index: number): boolean => (other.matches[index]?.length ?? 0) > 0;
  const lacking = indices.filter((index) => !found(comparison, index) && comparison.inContext[index] !== true);
  if (lacking.length === 0) return false;
  return comparisons.some((other) => {
    if (other === comparison || other.unit.sourceIndex !== comparison.unit.sourceIndex) return false;
    return lacking.some((index) => found(other, index) && indices.some((at) => at !== index && found(other, at) && found(comparison, at)));
  });
}
