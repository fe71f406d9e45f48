import { binding, looseNumber, replaced, roles } from "./binding-guards.ts";
import type { Claim } from "./claim.ts";
import { contrasts, hasContrast } from "./text/contrast-words.ts";
import { slotOpeners } from "./text/function-words.ts";
import { placesAt, rangeTokens, type ClauseRange, type Comparison, type Guard } from "./support.ts";

/** A reason why a source does not support a range although it shares its words. */
export type Refutation =
  | "missing-fact"
  | "missing-name"
  | "polarity"
  | "contrast"
  | "substitution"
  | "binding"
  | "roles"
  | "loose-number"
  | "replaced";

const isFound = (comparison: Comparison, index: number): boolean =>
  placesAt(comparison, index).length > 0 || comparison.inContext[index] === true;

/** Entity-level consistency (Nan et al. 2021), quantities (Zhao et al. 2020): every number of the claim is in the source. */
const missingFact: Guard = (claim, comparison, range) =>
  rangeTokens(claim, range).some(([token, index]) => token.kind === "fact" && !isFound(comparison, index));

const missingName: Guard = (claim, comparison, range) =>
  rangeTokens(claim, range).some(([token, index]) => token.name && !isFound(comparison, index));

/** Clause of the unit that holds most of what a clause of the claim says. */
function bestUnitClause(comparison: Comparison, indices: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const index of indices) {
    const clauses = new Set(placesAt(comparison, index).map((place) => comparison.unit.clauses[place] ?? 0));
    for (const clause of clauses) counts.set(clause, (counts.get(clause) ?? 0) + 1);
  }
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0];
}

/** Negation (FactCC, Kryscinski et al. 2020): a clause and the source clause it comes from are both negated or neither. */
const polarity: Guard = (claim, comparison, range) => {
  for (let clause = range.firstClause; clause <= range.lastClause; clause++) {
    const indices = rangeTokens(claim, range).flatMap(([token, index]) =>
      token.clause === clause && token.kind !== "grammar" ? [index] : [],
    );
    const { unit } = comparison;
    const unitClause = bestUnitClause(comparison, indices);
    if (unitClause === undefined) continue;
    // In an object the name stands apart from the property that is or is not so.
    const touchesNegated = indices.some((index) => {
      const places = placesAt(comparison, index);
      return places.length > 0 && places.every((place) => unit.negated.has(unit.clauses[place] ?? 0));
    });
    if (claim.negated.has(clause) !== (unit.record ? touchesNegated : unit.negated.has(unitClause))) return true;
  }
  return false;
};

/** "Closes" where the source has "opens", "April" where it has "March". */
const contrast: Guard = (claim, comparison, range) => {
  const said = new Set(claim.tokens.map((token) => token.key));
  const rivals = comparison.unit.tokens.filter((token) => hasContrast(token.key) && !said.has(token.key));
  if (rivals.length === 0) return false;
  return rangeTokens(claim, range).some(
    ([token, index]) =>
      hasContrast(token.key) && placesAt(comparison, index).length === 0 && rivals.some((rival) => contrasts(token.key, rival.key)),
  );
};

/** The first content token of the unit behind a place, and whether `opener` stands between. */
function nextContent(comparison: Comparison, place: number, opener: string): { position: number; opened: boolean } | undefined {
  let opened = false;
  for (let position = place + 1; position < comparison.unit.tokens.length && position <= place + 4; position++) {
    const token = comparison.unit.tokens[position];
    if (!token) return undefined;
    if (token.folded === opener) opened = true;
    else if (token.kind !== "grammar") return { position, opened };
  }
  return undefined;
}

/**
 * A slot filled with another word: "works as a plumber" against "works as a teacher". Behind a determiner, preposition or copula
 * another word is another fact; elsewhere it may be a synonym.
 */
const substitution: Guard = (claim, comparison, range) => {
  const foundPlaces = new Set(claim.tokens.flatMap((_, index) => placesAt(comparison, index)));
  return rangeTokens(claim, range).some(([token, index]) => {
    if (token.kind === "grammar" || isFound(comparison, index)) return false;
    const opener = claim.tokens[index - 1];
    if (token.unspaced) return isFlankedSubstitution(claim, comparison, index, foundPlaces);
    if (!opener || !slotOpeners.has(opener.folded)) return false;
    let anchor = index - 2;
    while (anchor >= 0 && claim.tokens[anchor]?.kind === "grammar") anchor--;
    return placesAt(comparison, anchor).some((place) => {
      const next = nextContent(comparison, place, opener.folded);
      return next?.opened === true && !foundPlaces.has(next.position);
    });
  });
};

/** Between the same neighbours the source has another word. Neighbours may be grammar: they are compared as written. */
function isFlankedSubstitution(claim: Claim, comparison: Comparison, index: number, foundPlaces: ReadonlySet<number>): boolean {
  const before = claim.tokens[index - 1];
  const after = claim.tokens[index + 1];
  return comparison.unit.tokens.some((other, position) => {
    if (other.kind === "grammar" || foundPlaces.has(position)) return false;
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
];

/** The first guard that refutes the range, or undefined. `skipped` guards are left out: for measuring what each is worth. */
export function refutation(
  claim: Claim,
  comparison: Comparison,
  range: ClauseRange,
  skipped?: ReadonlySet<Refutation>,
): Refutation | undefined {
  return guards.find(([name, guard]) => !skipped?.has(name) && guard(claim, comparison, range))?.[0];
}
