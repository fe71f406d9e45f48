import type { Claim, ClaimToken } from "./claim.ts";
import { contrasts, hasContrast } from "./contrast-words.ts";
import { AGENT_WORDS, SLOT_OPENERS } from "./function-words.ts";
import type { ClauseRange, Comparison } from "./support.ts";
import type { Token } from "./tokens.ts";

/** A reason why a source does not support a range although it shares its words. */
export type Refutation = "missing-fact" | "missing-name" | "polarity" | "contrast" | "substitution" | "binding" | "roles" | "loose-number" | "borrowed" | "replaced";

type Guard = (claim: Claim, comparison: Comparison, range: ClauseRange) => boolean;

const rangeTokens = (claim: Claim, range: ClauseRange): [ClaimToken, number][] =>
  claim.tokens.slice(range.from, range.to).map((token, offset) => [token, range.from + offset]);
const placesAt = (comparison: Comparison, index: number): readonly number[] => comparison.places[index] ?? [];
const isFound = (comparison: Comparison, index: number): boolean => placesAt(comparison, index).length > 0 || comparison.inContext[index] === true;

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
    const indices = rangeTokens(claim, range).flatMap(([token, index]) => (token.clause === clause && token.kind !== "grammar" ? [index] : []));
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
    ([token, index]) => hasContrast(token.key) && placesAt(comparison, index).length === 0 && rivals.some((rival) => contrasts(token.key, rival.key)),
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
    if (!opener || !SLOT_OPENERS.has(opener.folded)) return false;
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

/** What a fact is a value of: two values of one kind compete. */
export function factKind(token: Token): string {
  if (token.capital) return "name";
  if (/^[a-z]+$/u.test(token.key)) return "month";
  if (token.key.startsWith("t")) return "time";
  return /^[12]\d{3}$/u.test(token.key) ? "year" : /^-?\d/u.test(token.key) ? "number" : "code";
}

/**
 * Values are bound to the clause of the source they stand in: from "the gym opens at 7 and the pool opens at 9" does not follow
 * that the pool opens at 7. Refuted when the rest of the claim is better found in another clause, which has its own value.
 */
const binding: Guard = (claim, comparison, range) => {
  const { unit } = comparison;
  const clauseAt = (place: number): number => unit.clauses[place] ?? 0;
  const said = new Set(claim.tokens.flatMap((token) => [token.key, ...token.otherKeys]));
  const tokens = rangeTokens(claim, range);
  return tokens.some(([token, index]) => {
    const places = placesAt(comparison, index);
    if (places.length === 0 || !(token.kind === "fact" || token.name)) return false;
    const kind = token.name ? "name" : factKind(token);
    const own = new Set(places.map(clauseAt));
    const rest = tokens.flatMap(([other, at]) =>
      other.kind === "word" && other.clause === token.clause && at !== index && !(other.name && token.name) ? [placesAt(comparison, at)] : [],
    );
    const ownCount = rest.filter((others) => others.some((place) => own.has(clauseAt(place)))).length;
    const elliptic = token.kind === "fact" && places.every((place) => !unit.tokens.some((before, at) => at < place && clauseAt(at) === clauseAt(place) && before.kind === "word"));
    return unit.tokens.some((rival, at) => {
      const clause = clauseAt(at);
      const competes = kind === "name" ? rival.capital && rival.kind === "word" : rival.kind === "fact" && factKind(rival) === kind;
      if (!competes || own.has(clause) || said.has(rival.key)) return false;
      // "18 euros for adults and 9 for children": what stands in front of the first value is said of the second too.
      const count = rest.filter((others) => others.some((place) => clauseAt(place) === clause && (!elliptic || place > at))).length;
      return count > ownCount;
    });
  });
};

/** Who did what to whom: two names in the other order around the same verb, unless one side is passive ("by"). */
const roles: Guard = (claim, comparison, range) => {
  if (comparison.unit.record) return false;
  const names = rangeTokens(claim, range).filter(([token, index]) => token.name && placesAt(comparison, index).length === 1);
  return names.some(([, left], position) => {
    const right = names[position + 1]?.[1];
    if (right === undefined || right - left < 2) return false;
    const [leftPlace = 0] = placesAt(comparison, left);
    const [rightPlace = 0] = placesAt(comparison, right);
    if (leftPlace < rightPlace) return false;
    const between = claim.tokens.slice(left + 1, right);
    const unitBetween = comparison.unit.tokens.slice(rightPlace + 1, leftPlace);
    const sameVerb = between.some((token, offset) => token.kind !== "grammar" && !token.name && placesAt(comparison, left + 1 + offset).some((place) => place > rightPlace && place < leftPlace));
    const passive = (tokens: readonly Token[]): boolean => tokens.some((token) => AGENT_WORDS.has(token.folded));
    return sameVerb && passive(between) === passive(unitBetween);
  });
};

/** A number and the word behind it ("5 km") stand together in the source too, with no other number between; so do the parts of a name. */
const looseNumber: Guard = (claim, comparison, range) =>
  rangeTokens(claim, range).some(([token, index]) => {
    const next = claim.tokens[index + 1];
    if (!next || index + 1 >= range.to || next.kind === "grammar" || next.clause !== token.clause) return false;
    const number = token.kind === "fact" && factKind(token) === "number" && next.kind === "word";
    const name = token.name && next.name;
    if (!number && !name) return false;
    const here = placesAt(comparison, index);
    const there = placesAt(comparison, index + 1);
    if (here.length === 0 || there.length === 0) return false;
    return !here.some((place) =>
      there.some((other) => {
        const inside = comparison.unit.tokens.slice(Math.min(place, other) + 1, Math.max(place, other));
        const sameClause = comparison.unit.clauses[place] === comparison.unit.clauses[other];
        if (name) return inside.length <= 2 && (sameClause || inside.length === 0);
        return (inside.length <= 4 || (comparison.unit.record && sameClause)) && !inside.some((between) => between.kind === "fact");
      }),
    );
  });

/** What is said comes from the statement itself: of the sentence before only the subject is borrowed, not what it did. */
const borrowed: Guard = (claim, comparison, range) => {
  const said = rangeTokens(claim, range).filter(([token]) => token.kind === "word" && !token.name);
  return said.some(([, index]) => comparison.inContext[index]) && !said.some(([, index]) => placesAt(comparison, index).length > 0);
};

/**
 * Two neighbours of the claim come from different clauses of the source, and there the second has a neighbour of its own:
 * "removes dark mode" from "adds dark mode and removes the importer".
 */
const replaced: Guard = (claim, comparison, range) => {
  const { unit } = comparison;
  const foundPlaces = new Set(claim.tokens.flatMap((_, index) => placesAt(comparison, index)));
  return rangeTokens(claim, range).some(([token, index]) => {
    const next = claim.tokens[index + 1];
    if (token.kind === "grammar" || next?.kind !== "word" || index + 1 >= range.to || next.clause !== token.clause) return false;
    const here = placesAt(comparison, index);
    const there = placesAt(comparison, index + 1);
    if (here.length === 0 || there.length === 0) return false;
    const clausesHere = new Set(here.map((place) => unit.clauses[place]));
    return there.every((place) => {
      const before = unit.tokens[place - 1];
      return !clausesHere.has(unit.clauses[place]) && before !== undefined && before.kind !== "grammar" && !foundPlaces.has(place - 1) && unit.clauses[place - 1] === unit.clauses[place];
    });
  });
};

const GUARDS: readonly (readonly [Refutation, Guard])[] = [
  ["missing-fact", missingFact],
  ["missing-name", missingName],
  ["polarity", polarity],
  ["contrast", contrast],
  ["substitution", substitution],
  ["binding", binding],
  ["roles", roles],
  ["loose-number", looseNumber],
  ["borrowed", borrowed],
  ["replaced", replaced],
];

/** The first guard that refutes the range, or undefined. `skipped` guards are left out: for measuring what each is worth. */
export function refutation(claim: Claim, comparison: Comparison, range: ClauseRange, skipped?: ReadonlySet<Refutation>): Refutation | undefined {
  return GUARDS.find(([name, guard]) => !skipped?.has(name) && guard(claim, comparison, range))?.[0];
}
