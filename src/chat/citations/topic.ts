import type { Question } from "./claim.ts";
import type { IndexedUnit, PreparedSources } from "./prepared-sources.ts";
import type { Token } from "./text/tokens.ts";

const emptyContext: ReadonlySet<string> = new Set();

function share(topic: readonly Token[], around: readonly Pick<IndexedUnit, "positions" | "context">[], sources: PreparedSources): number {
  let total = 0;
  let shared = 0;
  for (const word of topic) {
    const weight = sources.rarity(word.key) * (word.kind === "light" ? 0.4 : 1);
    total += weight;
    if (around.some((other) => other.positions.has(word.key) || other.context.has(word.key))) shared += weight;
  }
  return total === 0 ? 1 : shared / total;
}

/** Returns the share, by rarity, of the question's content in a unit, its context and its neighbours in the source; 0 to 1. */
export function topicShare(question: Question, unit: IndexedUnit, sources: PreparedSources): number {
  const neighbours = [unit, sources.units[unit.index - 1], sources.units[unit.index + 1]];
  const around = neighbours.flatMap((other) => (other?.sourceIndex === unit.sourceIndex ? other : []));
  return share(question.topic, around, sources);
}

/** Returns the same share for the unit's own words and without names in the question: the fit of the statement itself. */
export function ownTopicShare(question: Question, unit: IndexedUnit, sources: PreparedSources): number {
  const otherWords = question.topic.filter((word) => !(word.isCapitalised && sources.names.has(word.folded)));
  return share(otherWords, [{ positions: unit.positions, context: emptyContext }], sources);
}
