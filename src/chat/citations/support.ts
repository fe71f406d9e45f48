import type { Claim, ClaimToken } from "./claim.ts";
import { agentWords } from "./words/word-lists.ts";
import type { IndexedUnit } from "./prepared-sources.ts";

/** The matches of a claim's tokens in one statement of a source. */
export interface Comparison {
  unit: IndexedUnit;
  /** Per token of the claim: its token indices in the unit (empty = not found). */
  matches: readonly (readonly number[])[];
  /** Per token: found in the unit's context only. */
  inContext: readonly boolean[];
}

/** Clauses `first` to `last` of a claim, with their token indices. */
export interface ClauseRange {
  firstClause: number;
  lastClause: number;
  from: number;
  /** Exclusive. */
  to: number;
}

const noMatches: readonly number[] = [];

function matchesOf(token: ClaimToken, unit: IndexedUnit): readonly number[] {
  if (token.kind === "grammar") return noMatches;
  for (const key of [token.key, ...token.otherKeys]) {
    const matches = unit.positions.get(key);
    if (matches) return matches;
  }
  // Segmenters split scripts without spaces differently, depending on the text.
  if (token.isUnspaced && token.folded.length > 1 && unit.text.includes(token.folded)) {
    const inside = unit.tokens.findIndex(
      (other) => other.isUnspaced && (token.folded.includes(other.folded) || other.folded.includes(token.folded)),
    );
    return inside === -1 ? noMatches : [inside];
  }
  return noMatches;
}

export function compare(claim: Claim, unit: IndexedUnit): Comparison {
  const matches = claim.tokens.map((token) => matchesOf(token, unit));
  const inContext = claim.tokens.map(
    (token, index) =>
      token.kind !== "grammar" && matches[index]?.length === 0 && [token.key, ...token.otherKeys].some((key) => unit.context.has(key)),
  );
  return { unit, matches, inContext };
}

/** Overlap of a range of a claim with a unit, as sums of token weights. */
export interface Overlap {
  /** Weight of all tokens of the range. */
  total: number;
  /** Weight of the tokens found in the unit or its context. */
  found: number;
  /** Weight of the tokens found in the unit that are not in the question. */
  proven: number;
  /** Number of tokens in `proven`. */
  provenTokens: number;
  /** How many of them are numbers, dates or codes, and how many are parts of names. */
  provenFacts: number;
  provenNames: number;
  /** Number of content tokens found in the unit, words of the question included. */
  shared: number;
}

/** Factor for a word found only in the context of a statement. */
const contextShare = 0.6;
/** Max weight of such words in total, as a multiple of the weight found in the statement. */
const maxContext = 2;

export function overlap(claim: Claim, comparison: Comparison, from: number, to: number): Overlap {
  let context = 0;
  const sum: Overlap = { total: 0, found: 0, proven: 0, provenTokens: 0, provenFacts: 0, provenNames: 0, shared: 0 };
  for (let index = from; index < to; index++) {
    const token = claim.tokens[index];
    if (!token || token.kind === "grammar") continue;
    sum.total += token.weight;
    if (comparison.inContext[index]) context += token.weight * (token.isName ? 1 : contextShare);
    if ((comparison.matches[index]?.length ?? 0) === 0) continue;
    sum.found += token.weight;
    sum.shared++;
    if (token.isInQuestion) continue;
    sum.proven += token.weight;
    sum.provenTokens++;
    if (token.kind === "fact") sum.provenFacts++;
    if (token.isName) sum.provenNames++;
  }
  // Context can complete a statement, but not replace it.
  sum.found += Math.min(context, sum.found * maxContext);
  return sum;
}

/**
 * Whether two consecutive words of the range occur in the unit in this order, at most two other words apart: words that
 * are scattered over a long sentence are not evidence.
 */
export function sharesPhrase(claim: Claim, comparison: Comparison, range: ClauseRange): boolean {
  let before: readonly number[] | undefined;
  for (let index = range.from; index < range.to; index++) {
    if (claim.tokens[index]?.kind === "grammar") continue;
    const here = comparison.matches[index] ?? noMatches;
    if (before?.some((unitIndex) => here.some((other) => other > unitIndex && other - unitIndex <= 3))) return true;
    before = here;
  }
  return false;
}

/** Share of the range's found words in the source's order: the longest increasing subsequence of their indices. */
export function orderKept(claim: Claim, comparison: Comparison, range: ClauseRange): number {
  const tails: number[] = [];
  let found = 0;
  for (let index = range.from; index < range.to; index++) {
    const matches = comparison.matches[index] ?? noMatches;
    if (claim.tokens[index]?.kind === "grammar" || matches.length === 0) continue;
    found++;
    // Descending, so that one word extends a sequence only once.
    for (const unitIndex of matches.toReversed()) {
      const at = tails.findIndex((tail) => tail >= unitIndex);
      tails[at === -1 ? tails.length : at] = unitIndex;
    }
  }
  return found === 0 ? 0 : tails.length / found;
}

/** Whether exactly one of the two has an agent after the verb ("by"). */
export function isPassiveOf(claim: Claim, comparison: Comparison, range: ClauseRange): boolean {
  const names = (tokens: readonly { folded: string }[]): boolean => tokens.some((token) => agentWords.has(token.folded));
  return names(claim.tokens.slice(range.from, range.to)) !== names(comparison.unit.tokens);
}

/** Returns the tokens of clauses `firstClause` to `lastClause`, both inclusive. */
export function clauseRange(claim: Claim, firstClause: number, lastClause: number): ClauseRange {
  const from = claim.tokens.findIndex((token) => token.clause >= firstClause);
  const next = claim.tokens.findIndex((token) => token.clause > lastClause);
  return { firstClause, lastClause, from: Math.max(from, 0), to: next === -1 ? claim.tokens.length : next };
}

/** Whether a unit does not support a range although it contains its words. */
export type Guard = (claim: Claim, comparison: Comparison, range: ClauseRange) => boolean;

export const rangeTokens = (claim: Claim, range: ClauseRange): [ClaimToken, number][] =>
  claim.tokens.slice(range.from, range.to).map((token, offset) => [token, range.from + offset]);
export const matchesAt = (comparison: Comparison, index: number): readonly number[] => comparison.matches[index] ?? [];
