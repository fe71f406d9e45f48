import { binding, looseNumber, repeated, replaced, roles } from "./binding-guards.ts";
import type { Claim } from "./claim.ts";
import { contrasts, hasContrast } from "./text/contrast-words.ts";
import { slotOpeners } from "./words/word-lists.ts";
import { matchesAt, rangeTokens, type ClauseRange, type Comparison, type Guard } from "./support.ts";

/** Why a source does not support a range although it contains its words. */
export type Refutation =
  | "missing-fact"
  | "missing-name"
  | "polarity"
  | "contrast"
  | "substitution"
  | "binding"
  | "roles"
  | "loose-number"
  | "replaced"
  | "repeated";

const isFound = (comparison: Comparison, index: number): boolean =>
  matchesAt(comparison, index).length > 0 || comparison.inContext[index] === true;

/** Every number of the claim must be in the source: entity-level consistency (Nan et al. 2021), quantities (Zhao et al. 2020). */
const missingFact: Guard = (claim, comparison, range) =>
  rangeTokens(claim, range).some(([token, index]) => token.kind === "fact" && !isFound(comparison, index));

const missingName: Guard = (claim, comparison, range) =>
  rangeTokens(claim, range).some(([token, index]) => token.isName && !isFound(comparison, index));

/** Returns the clause of the unit that contains most of these tokens. */
function bestUnitClause(comparison: Comparison, indices: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const index of indices) {
    const clauses = new Set(matchesAt(comparison, index).map((unitIndex) => comparison.unit.clauses[unitIndex] ?? 0));
    for (const clause of clauses) counts.set(clause, (counts.get(clause) ?? 0) + 1);
  }
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0];
}

/** Negation (FactCC, Kryscinski et al. 2020): a clause and its source clause must both be negated or both not. */
const polarity: Guard = (claim, comparison, range) => {
  for (let clause = range.firstClause; clause <= range.lastClause; clause++) {
    const indices = rangeTokens(claim, range).flatMap(([token, index]) =>
      token.clause === clause && token.kind !== "grammar" ? [index] : [],
    );
    const { unit } = comparison;
    const unitClause = bestUnitClause(comparison, indices);
    if (unitClause === undefined) continue;
    // In an object, the name and the negated property are in different clauses.
    const touchesNegated = indices.some((index) => {
      const matches = matchesAt(comparison, index);
      return matches.length > 0 && matches.every((unitIndex) => unit.negated.has(unit.clauses[unitIndex] ?? 0));
    });
    if (claim.negated.has(clause) !== (unit.isObject ? touchesNegated : unit.negated.has(unitClause))) return true;
  }
  return false;
};

/** Refutes "closes" if the source has "opens", "April" if it has "March". */
const contrast: Guard = (claim, comparison, range) => {
  const claimKeys = new Set(claim.tokens.map((token) => token.key));
  const rivals = comparison.unit.tokens.filter((token) => hasContrast(token.key) && !claimKeys.has(token.key));
  if (rivals.length === 0) return false;
  return rangeTokens(claim, range).some(
    ([token, index]) =>
      hasContrast(token.key) && matchesAt(comparison, index).length === 0 && rivals.some((rival) => contrasts(token.key, rival.key)),
  );
};

/** Returns the first content token of the unit after an index, and whether `opener` is between. */
function nextContent(comparison: Comparison, unitIndex: number, opener: string): { position: number; opened: boolean } | undefined {
  let opened = false;
  for (let position = unitIndex + 1; position < comparison.unit.tokens.length && position <= unitIndex + 4; position++) {
    const token = comparison.unit.tokens[position];
    if (!token) return undefined;
    if (token.folded === opener) opened = true;
    else if (token.kind !== "grammar") return { position, opened };
  }
  return undefined;
}

/**
 * Refutes a different word in the same slot: "works as a plumber" against "works as a teacher". After a determiner,
 * preposition or copula a different word is a different fact; elsewhere it may be a synonym.
 */
const substitution: Guard = (claim, comparison, range) => {
  const matchedIndices = new Set(claim.tokens.flatMap((_, index) => matchesAt(comparison, index)));
  return rangeTokens(claim, range).some(([token, index]) => {
    if (token.kind === "grammar" || isFound(comparison, index)) return false;
    const opener = claim.tokens[index - 1];
    if (token.isUnspaced) return isFlankedSubstitution(claim, comparison, index, matchedIndices);
    if (!opener || !slotOpeners.has(opener.folded)) return false;
    let anchor = index - 2;
    while (anchor >= 0 && claim.tokens[anchor]?.kind === "grammar") anchor--;
    return matchesAt(comparison, anchor).some((unitIndex) => {
      const next = nextContent(comparison, unitIndex, opener.folded);
      return next?.opened === true && !matchedIndices.has(next.position);
    });
  });
};

/** Whether the source has a different word between the same neighbours. Neighbours may be grammar, so they are compared literally. */
function isFlankedSubstitution(claim: Claim, comparison: Comparison, index: number, matchedIndices: ReadonlySet<number>): boolean {
  const before = claim.tokens[index - 1];
  const after = claim.tokens[index + 1];
  return comparison.unit.tokens.some((other, position) => {
    if (other.kind === "grammar" || matchedIndices.has(position)) return false;
    const left = before !== undefined && comparison.unit.tokens[position - 1]?.folded === before.folded;
    const right = comparison.unit.tokens[position + 1]?.folded === after?.folded;
    return left && right;
  });
}

const guards: readonly (readonly [Refutation, Guard])[] = [
  ["missing-fact", missingFact],
  ["missing-name", missingName],
  ["polarity", polarity],
  ["contrast", contrast],
  ["substitution", substitution],
  ["binding", binding],
  ["roles", roles],
  ["loose-number", looseNumber],
  ["replaced", replaced],
  ["repeated", repeated],
];

/** Returns the first guard that refutes the range, or undefined. `skipped`: guards to disable, to measure the effect of each. */
export function refutation(
  claim: Claim,
  comparison: Comparison,
  range: ClauseRange,
  skipped?: ReadonlySet<Refutation>,
): Refutation | undefined {
  return guards.find(([name, guard]) => !skipped?.has(name) && guard(claim, comparison, range))?.[0];
}
