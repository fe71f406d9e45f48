import { agentWords } from "./words/word-lists.ts";
import type { Claim } from "./claim.ts";
import { matchesAt, rangeTokens, type ClauseRange, type Comparison, type Guard } from "./support.ts";
import type { Token } from "./text/tokens.ts";

// Guards against wrong combinations: a source may contain all words of a claim, but in different relations.

/** The kind of a fact: values of one kind compete. */
export function factKind(token: Token): string {
  if (token.isCapitalised) return "name";
  if (/^[a-z]+$/u.test(token.key)) return "month";
  if (token.key.startsWith("t")) return "time";
  return /^[12]\d{3}$/u.test(token.key) ? "year" : /^-?\d/u.test(token.key) ? "number" : "code";
}

/**
 * A value belongs to its clause in the source: "the gym opens at 7 and the pool opens at 9" does not support that the pool
 * opens at 7. Refutes if the rest of the claim matches another clause better, and that clause has its own value.
 */
export const binding: Guard = (claim, comparison, range) => {
  const { unit } = comparison;
  const clauseAt = (unitIndex: number): number => unit.clauses[unitIndex] ?? 0;
  const claimKeys = new Set(claim.tokens.flatMap((token) => [token.key, ...token.otherKeys]));
  const tokens = rangeTokens(claim, range);
  return tokens.some(([token, index]) => {
    const matches = matchesAt(comparison, index);
    if (matches.length === 0 || !(token.kind === "fact" || token.isName)) return false;
    const kind = token.isName ? "name" : factKind(token);
    const own = new Set(matches.map(clauseAt));
    const rest = tokens.flatMap(([other, at]) =>
      other.kind === "word" && other.clause === token.clause && at !== index && !(other.isName && token.isName)
        ? [matchesAt(comparison, at)]
        : [],
    );
    const ownCount = rest.filter((others) => others.some((unitIndex) => own.has(clauseAt(unitIndex)))).length;
    const elliptic =
      token.kind === "fact" &&
      matches.every(
        (unitIndex) => !unit.tokens.some((before, at) => at < unitIndex && clauseAt(at) === clauseAt(unitIndex) && before.kind === "word"),
      );
    return unit.tokens.some((rival, at) => {
      const clause = clauseAt(at);
      const competes = kind === "name" ? rival.isCapitalised && rival.kind === "word" : rival.kind === "fact" && factKind(rival) === kind;
      if (!competes || own.has(clause) || claimKeys.has(rival.key)) return false;
      // "18 euros for adults and 9 for children": the words before the first value apply to the second too.
      const count = rest.filter((others) =>
        others.some((unitIndex) => clauseAt(unitIndex) === clause && (!elliptic || unitIndex > at)),
      ).length;
      return count > ownCount;
    });
  });
};

/** Refutes two names in the opposite order around the same verb, unless only one side is passive ("by"). */
export const roles: Guard = (claim, comparison, range) => {
  if (comparison.unit.isObject) return false;
  const names = rangeTokens(claim, range).filter(([token, index]) => token.isName && matchesAt(comparison, index).length === 1);
  return names.some(([, left], position) => {
    const right = names[position + 1]?.[1];
    if (right === undefined || right - left < 2) return false;
    const [leftUnitIndex = 0] = matchesAt(comparison, left);
    const [rightUnitIndex = 0] = matchesAt(comparison, right);
    if (leftUnitIndex < rightUnitIndex) return false;
    const between = claim.tokens.slice(left + 1, right);
    const unitBetween = comparison.unit.tokens.slice(rightUnitIndex + 1, leftUnitIndex);
    const sameVerb = between.some(
      (token, offset) =>
        token.kind !== "grammar" &&
        !token.isName &&
        matchesAt(comparison, left + 1 + offset).some((unitIndex) => unitIndex > rightUnitIndex && unitIndex < leftUnitIndex),
    );
    const passive = (tokens: readonly Token[]): boolean => tokens.some((token) => agentWords.has(token.folded));
    return sameVerb && passive(between) === passive(unitBetween);
  });
};

/** A number and the word after it ("5 km") must be near each other in the source, without another number between; the same for parts of a name. */
export const looseNumber: Guard = (claim, comparison, range) =>
  rangeTokens(claim, range).some(([token, index]) => {
    const next = claim.tokens[index + 1];
    if (!next || index + 1 >= range.to || next.kind === "grammar" || next.clause !== token.clause) return false;
    const number = token.kind === "fact" && factKind(token) === "number" && next.kind === "word";
    const name = token.isName && next.isName;
    if (!number && !name) return false;
    const here = matchesAt(comparison, index);
    const there = matchesAt(comparison, index + 1);
    if (here.length === 0 || there.length === 0) return false;
    return !here.some((unitIndex) =>
      there.some((other) => {
        const inside = comparison.unit.tokens.slice(Math.min(unitIndex, other) + 1, Math.max(unitIndex, other));
        const sameClause = comparison.unit.clauses[unitIndex] === comparison.unit.clauses[other];
        if (name) return inside.length <= 2 && (sameClause || inside.length === 0);
        return (inside.length <= 4 || (comparison.unit.isObject && sameClause)) && !inside.some((between) => between.kind === "fact");
      }),
    );
  });

/**
 * Refutes if two neighbours of the claim are in different clauses of the source, and the second one has a different
 * neighbour there: "removes dark mode" from "adds dark mode and removes the importer".
 */
export const replaced: Guard = (claim, comparison, range) => {
  const { unit } = comparison;
  const matchedIndices = new Set(claim.tokens.flatMap((_, index) => matchesAt(comparison, index)));
  return rangeTokens(claim, range).some(([token, index]) => {
    const next = claim.tokens[index + 1];
    if (token.kind === "grammar" || next?.kind !== "word" || index + 1 >= range.to || next.clause !== token.clause) return false;
    const here = matchesAt(comparison, index);
    const there = matchesAt(comparison, index + 1);
    if (here.length === 0 || there.length === 0) return false;
    const clausesHere = new Set(here.map((unitIndex) => unit.clauses[unitIndex]));
    return there.every((unitIndex) => {
      const before = unit.tokens[unitIndex - 1];
      return (
        !clausesHere.has(unit.clauses[unitIndex]) &&
        before !== undefined &&
        before.kind !== "grammar" &&
        !matchedIndices.has(unitIndex - 1) &&
        unit.clauses[unitIndex - 1] === unit.clauses[unitIndex]
      );
    });
  });
};

/**
 * Refutes words that the sentence repeats, or has in the reverse order of the source, if words between them are not in the source: "the ferry
 * to central Wales leaves from central Wales" or "central Wales leaves from the oak woods" from "kites nest in the oak woods of central Wales".
 */
export const repeated: Guard = (claim, comparison, range) => gapBeforeRepeat(claim, comparison, range) !== undefined;

/** A word of a range that occurs in the source. */
interface MatchedWord {
  key: string;
  /** Index of the word in the sentence's tokens. */
  index: number;
  /** Index of the first word between the previous match and this word that is not in the source; undefined if there is none. */
  gap: number | undefined;
  /** Index of the word in the source. */
  position: number;
  /** Whether the sentence has the word again, more often than the source. */
  isSurplus: boolean;
}

/**
 * Returns the index of the first word that is not in the source between words that are, if the later words are a repetition in the sentence
 * or come before the earlier ones in the source.
 */
export function gapBeforeRepeat(claim: Claim, comparison: Comparison, range: ClauseRange): number | undefined {
  const words = matchedWords(claim, comparison, range);
  const firstGap = words.findIndex(({ gap }, at) => at > 0 && gap !== undefined);
  if (firstGap !== -1 && words.slice(firstGap).some(({ isSurplus }) => isSurplus)) return words[firstGap]?.gap;
  for (let at = 1; at < words.length; at++) {
    if (!repeatsPhrase(words, at)) continue;
    const gap = words[at]?.gap ?? lackingGrammar(claim, comparison, words[at - 1]?.index ?? 0, words[at]?.index ?? 0);
    if (gap !== undefined) return gap;
  }
  return gapBeforeReversal(words, comparison);
}

/**
 * Returns the first gap before words that come directly before the earlier ones in the source, with only words such as "of" between: "oak
 * woods of central Wales". Takes linear time, because texts may be hostile.
 */
function gapBeforeReversal(words: readonly MatchedWord[], { unit }: Comparison): number | undefined {
  let last = -1;
  const lastFrom = words.map(() => 0);
  for (let at = words.length - 1; at >= 0; at--) lastFrom[at] = last = Math.max(last, words[at]?.position ?? 0);
  let start = Infinity;
  for (const [at, { gap, position }] of words.entries()) {
    const end = lastFrom[at] ?? 0;
    const isReversed = end + 1 < start && start < Infinity;
    if (gap !== undefined && isReversed && areGrammar(unit, end + 1, start)) return gap;
    start = Math.min(start, position);
  }
  return undefined;
}

function areGrammar({ tokens }: Comparison["unit"], from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (tokens[index]?.kind !== "grammar") return false;
  return true;
}

/** Returns the index of the first grammatical word, such as "to", between two indices that is not in the source. */
function lackingGrammar({ tokens }: Claim, { unit }: Comparison, from: number, to: number): number | undefined {
  for (let index = from + 1; index < to; index++) {
    const token = tokens[index];
    if (token?.kind === "grammar" && !unit.tokens.some(({ folded }) => folded === token.folded)) return index;
  }
  return undefined;
}

function matchedWords(claim: Claim, comparison: Comparison, range: ClauseRange): MatchedWord[] {
  const usedIndices = new Set<number>();
  const usedKeys = new Set<string>();
  const words: MatchedWord[] = [];
  let gap: number | undefined;
  for (const [index, token] of claim.tokens.slice(0, range.to).entries()) {
    if (token.kind === "grammar") continue;
    const matches = matchesAt(comparison, index);
    const unused = matches.find((unitIndex) => !usedIndices.has(unitIndex));
    const isSurplus = matches.length > 0 && unused === undefined && usedKeys.has(token.key);
    if (unused !== undefined) usedIndices.add(unused);
    usedKeys.add(token.key);
    if (index < range.from) continue;
    if (matches.length > 0) {
      words.push({ key: token.key, index, gap, position: unused ?? matches[0] ?? 0, isSurplus });
      gap = undefined;
    } else if (comparison.inContext[index] !== true) gap ??= index;
  }
  return words;
}

/** Max words of a repeated phrase, which limits the time for hostile texts. */
const maxRepeatedPhrase = 24;

/** Whether the words from an index on repeat the words directly before it. */
function repeatsPhrase(words: readonly MatchedWord[], from: number): boolean {
  for (let start = from - 1; start >= Math.max(0, from - maxRepeatedPhrase); start--) {
    const phrase = words.slice(start, from);
    if (phrase.every(({ key }, offset) => words[from + offset]?.key === key)) return true;
  }
  return false;
}
