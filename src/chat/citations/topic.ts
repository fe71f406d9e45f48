import type { Question } from "./claim.ts";
import type { IndexedUnit, PreparedSources } from "./prepared-sources.ts";
import type { Token } from "./text/tokens.ts";

const noContext: ReadonlySet<string> = new Set();

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

/** Share, by rarity, of the question's content that a unit, its context and its neighbours in the same source share; 0 to 1. */
export function topicShare(question: Question, unit: IndexedUnit, sources: PreparedSources): number {
  const neighbours = [unit, sources.units[unit.index - 1], sources.units[unit.index + 1]];
  const around = neighbours.flatMap((other) => (other?.sourceIndex === unit.sourceIndex ? other : []));
  return share(question.topic, around, sources);
}

/** The same for the unit's own words and the words of the question that are no names: whether it is the statement asked for. */
export function ownTopicShare(question: Question, unit: IndexedUnit, sources: PreparedSources): number {
  const asked = question.topic.filter((word) => !(word.capital && sources.names.has(word.folded)));
  return share(asked, [{ positions: unit.positions, context: noContext }], sources);
}
