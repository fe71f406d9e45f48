import { agentWords } from "./text/function-words.ts";
import { placesAt, rangeTokens, type Guard } from "./support.ts";
import type { Token } from "./text/tokens.ts";

// Guards on what belongs together: that a source has all the words of a claim does not say that it joins them in the same way.

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
export const binding: Guard = (claim, comparison, range) => {
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
      other.kind === "word" && other.clause === token.clause && at !== index && !(other.name && token.name)
        ? [placesAt(comparison, at)]
        : [],
    );
    const ownCount = rest.filter((others) => others.some((place) => own.has(clauseAt(place)))).length;
    const elliptic =
      token.kind === "fact" &&
      places.every((place) => !unit.tokens.some((before, at) => at < place && clauseAt(at) === clauseAt(place) && before.kind === "word"));
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
export const roles: Guard = (claim, comparison, range) => {
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
    const sameVerb = between.some(
      (token, offset) =>
        token.kind !== "grammar" &&
        !token.name &&
        placesAt(comparison, left + 1 + offset).some((place) => place > rightPlace && place < leftPlace),
    );
    const passive = (tokens: readonly Token[]): boolean => tokens.some((token) => agentWords.has(token.folded));
    return sameVerb && passive(between) === passive(unitBetween);
  });
};

/** A number and the word behind it ("5 km") stand together in the source too, with no other number between; so do the parts of a name. */
export const looseNumber: Guard = (claim, comparison, range) =>
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

/**
 * Two neighbours of the claim come from different clauses of the source, and there the second has a neighbour of its own:
 * "removes dark mode" from "adds dark mode and removes the importer".
 */
export const replaced: Guard = (claim, comparison, range) => {
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
      return (
        !clausesHere.has(unit.clauses[place]) &&
        before !== undefined &&
        before.kind !== "grammar" &&
        !foundPlaces.has(place - 1) &&
        unit.clauses[place - 1] === unit.clauses[place]
      );
    });
  });
};
