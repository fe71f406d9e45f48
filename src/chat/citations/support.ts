import type { Claim, ClaimToken } from "./claim.ts";
import { agentWords } from "./text/function-words.ts";
import type { IndexedUnit } from "./prepared-sources.ts";

/** How a claim's tokens are found in one statement of a source. */
export interface Comparison {
  unit: IndexedUnit;
  /** Per token of the claim: where it stands in the unit (empty = not there). */
  places: readonly (readonly number[])[];
  /** Per token: not in the unit, but in its context. */
  inContext: readonly boolean[];
}

/** Clauses `first` to `last` of a claim, by the positions of their tokens. */
export interface ClauseRange {
  firstClause: number;
  lastClause: number;
  from: number;
  /** One past the last token. */
  to: number;
}

const nowhere: readonly number[] = [];

function placesOf(token: ClaimToken, unit: IndexedUnit): readonly number[] {
  if (token.kind === "grammar") return nowhere;
  for (const key of [token.key, ...token.otherKeys]) {
    const places = unit.positions.get(key);
    if (places) return places;
  }
  // Segmenters cut scripts without spaces differently from text to text.
  if (token.unspaced && token.folded.length > 1 && unit.text.includes(token.folded)) {
    const inside = unit.tokens.findIndex(
      (other) => other.unspaced && (token.folded.includes(other.folded) || other.folded.includes(token.folded)),
    );
    return inside === -1 ? nowhere : [inside];
  }
  return nowhere;
}

export function compare(claim: Claim, unit: IndexedUnit): Comparison {
  const places = claim.tokens.map((token) => placesOf(token, unit));
  const inContext = claim.tokens.map(
    (token, index) =>
      token.kind !== "grammar" && places[index]?.length === 0 && [token.key, ...token.otherKeys].some((key) => unit.context.has(key)),
  );
  return { unit, places, inContext };
}

/** What a range of a claim has in common with a unit, as sums of token weights. */
export interface Overlap {
  /** Weight of everything the range says. */
  said: number;
  /** Weight of what the unit or its context says too. */
  found: number;
  /** Weight that the unit itself says and the user had not said. */
  proven: number;
  /** How many tokens make up `proven`. */
  provenTokens: number;
  /** How many of them are numbers, dates or codes, and how many belong to names. */
  provenFacts: number;
  provenNames: number;
  /** How many content tokens the unit itself says, the user's words included. */
  shared: number;
}

/** What a word found only in the context of a statement counts for. */
const contextShare = 0.6;
/** Most that all of them together count for, as a multiple of what the statement itself says. */
const maxContext = 2;

export function overlap(claim: Claim, comparison: Comparison, from: number, to: number): Overlap {
  let context = 0;
  const sum: Overlap = { said: 0, found: 0, proven: 0, provenTokens: 0, provenFacts: 0, provenNames: 0, shared: 0 };
  for (let index = from; index < to; index++) {
    const token = claim.tokens[index];
    if (!token || token.kind === "grammar") continue;
    sum.said += token.weight;
    if (comparison.inContext[index]) context += token.weight * (token.name ? 1 : contextShare);
    if ((comparison.places[index]?.length ?? 0) === 0) continue;
    sum.found += token.weight;
    sum.shared++;
    if (token.asked) continue;
    sum.proven += token.weight;
    sum.provenTokens++;
    if (token.kind === "fact") sum.provenFacts++;
    if (token.name) sum.provenNames++;
  }
  // Context completes what the statement says; it does not stand in for it.
  sum.found += Math.min(context, sum.found * maxContext);
  return sum;
}

/**
 * Whether some two words that follow each other in the range do so in the unit, at most two other words apart: words that
 * are merely scattered over a long sentence are no evidence.
 */
export function sharesPhrase(claim: Claim, comparison: Comparison, range: ClauseRange): boolean {
  let before: readonly number[] | undefined;
  for (let index = range.from; index < range.to; index++) {
    if (claim.tokens[index]?.kind === "grammar") continue;
    const here = comparison.places[index] ?? nowhere;
    if (before?.some((place) => here.some((other) => other > place && other - place <= 3))) return true;
    before = here;
  }
  return false;
}

/** Share of the range's found words that keep the source's order: the longest increasing subsequence of their places. */
export function orderKept(claim: Claim, comparison: Comparison, range: ClauseRange): number {
  const tails: number[] = [];
  let found = 0;
  for (let index = range.from; index < range.to; index++) {
    const places = comparison.places[index] ?? nowhere;
    if (claim.tokens[index]?.kind === "grammar" || places.length === 0) continue;
    found++;
    // Descending, so that one word extends a sequence only once.
    for (const place of places.toReversed()) {
      const at = tails.findIndex((tail) => tail >= place);
      tails[at === -1 ? tails.length : at] = place;
    }
  }
  return found === 0 ? 0 : tails.length / found;
}

/** Whether one side names who did it behind the verb and the other in front of it. */
export function isPassiveOf(claim: Claim, comparison: Comparison, range: ClauseRange): boolean {
  const names = (tokens: readonly { folded: string }[]): boolean => tokens.some((token) => agentWords.has(token.folded));
  return names(claim.tokens.slice(range.from, range.to)) !== names(comparison.unit.tokens);
}

/** The tokens of clauses `firstClause` to `lastClause`, both included. */
export function clauseRange(claim: Claim, firstClause: number, lastClause: number): ClauseRange {
  const from = claim.tokens.findIndex((token) => token.clause >= firstClause);
  const behind = claim.tokens.findIndex((token) => token.clause > lastClause);
  return { firstClause, lastClause, from: Math.max(from, 0), to: behind === -1 ? claim.tokens.length : behind };
}

/** Whether something refutes that a unit supports a range although it shares its words. */
export type Guard = (claim: Claim, comparison: Comparison, range: ClauseRange) => boolean;

export const rangeTokens = (claim: Claim, range: ClauseRange): [ClaimToken, number][] =>
  claim.tokens.slice(range.from, range.to).map((token, offset) => [token, range.from + offset]);
export const placesAt = (comparison: Comparison, index: number): readonly number[] => comparison.places[index] ?? [];
