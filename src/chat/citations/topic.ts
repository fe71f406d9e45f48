import type { Question } from "./claim.ts";
import type { IndexedUnit, PreparedSources } from "./prepared-sources.ts";

/** Share, by rarity, of the question's content that a unit, its context and its neighbours in the same source share; 0 to 1. */
export function topicShare(question: Question, unit: IndexedUnit, sources: PreparedSources): number {
  const around = [unit, sources.units[unit.index - 1], sources.units[unit.index + 1]].filter((other) => other?.sourceIndex === unit.sourceIndex);
  let total = 0;
  let shared = 0;
  for (const word of question.topic) {
    const weight = sources.rarity(word.key) * (word.kind === "light" ? 0.4 : 1);
    total += weight;
    if (around.some((other) => other?.positions.has(word.key) || other?.context.has(word.key))) shared += weight;
  }
  return total === 0 ? 1 : shared / total;
}
