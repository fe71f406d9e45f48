import { defaultLimits, type AlignmentLimits, type AlignmentOptions } from "./alignment-options.ts";
import { isRemark, readClaim, readQuestion, type Claim, type Question } from "./claim.ts";
import { factKind, gapBeforeRepeat } from "./binding-guards.ts";
import { refutation } from "./guards.ts";
import type { IndexedUnit, PreparedSources } from "./prepared-sources.ts";
import type { Sentence } from "./text/sentences.ts";
import {
  clauseRange,
  compare,
  isPassiveOf,
  orderKept,
  overlap,
  sharesPhrase,
  type ClauseRange,
  type Comparison,
  type Overlap,
} from "./support.ts";
import { factPhrase, mergeNeighbours, type SupportedSpan } from "./supported-span.ts";
import { isStatedElsewhere } from "./stated-elsewhere.ts";
import { ownTopicShare, topicShare } from "./topic.ts";

interface Support {
  sourceIndex: number;
  score: number;
  comparison: Comparison;
  range: ClauseRange;
}

/** Max units compared in detail per sentence; the units that share most of its weight are chosen. */
const maxUnits = 24;
/** Max proven words of a short answer. Its statement must fit the question. */
const shortAnswer = 2;
/** Min number of shared words for a sentence that only repeats the question; all of its words must be shared. */
const minRepeated = 3;
/** Min coverage of a complete sentence for a single word of it to be evidence. */
const sentenceShare = 0.5;
/** Max tokens of a sentence. Longer ones are not compared, which limits the time. */
const maxSentenceLength = 400;
/** Min difference in the share of the question for another statement to be the better answer. */
const betterFit = 0.3;
/** Min share of the shared words in the source's order; lower with a matching number or name, which is strong evidence. */
const minOrder = 0.7;
const minOrderWithFact = 0.4;

/**
 * Aligns the sentences of one reply, in order. Remembers the last names, to which a pronoun in the next sentence may
 * refer. A sentence's spans do not depend on later text, so FAST citations are final.
 */
export class SentenceAligner {
  readonly #sources: PreparedSources;
  readonly #limits: AlignmentLimits;
  readonly #question: Question;
  readonly #questionNames: readonly string[];
  /** Whether any statement of the sources shares enough of the question. */
  readonly #topicKnown: boolean;
  #lastNames: readonly string[] = [];

  constructor(sources: PreparedSources, options: AlignmentOptions) {
    this.#sources = sources;
    this.#limits = { ...defaultLimits, ...options.limits };
    this.#question = readQuestion(options.prompt ?? "");
    this.#topicKnown = sources.units.some((unit) => topicShare(this.#question, unit, sources) >= this.#limits.topic);
    this.#questionNames = this.#question.topic.flatMap((word) => (word.isCapitalised && sources.names.has(word.folded) ? [word.key] : []));
  }

  align(text: string, sentence: Sentence): SupportedSpan[] {
    const claim = readClaim(text, sentence, this.#sources, this.#question);
    if (claim.tokens.length > maxSentenceLength || isRemark(text, sentence, claim.tokens)) return [];
    const comparisons = this.#candidates(claim).map((unit) => compare(claim, unit));
    const spans: SupportedSpan[] = [];
    this.#cover(claim, comparisons, 0, claim.clauseCount - 1, spans);
    const names = claim.tokens.filter((token) => token.isName).map((token) => token.key);
    if (names.length > 0) this.#lastNames = names;
    return mergeNeighbours(text, spans);
  }

  #candidates(claim: Claim): IndexedUnit[] {
    const weights = new Map<number, number>();
    for (const token of claim.tokens) {
      if (token.kind === "grammar") continue;
      const unitIndices = new Set([token.key, ...token.otherKeys].flatMap((key) => this.#sources.postings.get(key) ?? []));
      for (const unit of unitIndices) weights.set(unit, (weights.get(unit) ?? 0) + token.weight);
    }
    return [...weights]
      .toSorted((one, other) => other[1] - one[1] || one[0] - other[0])
      .slice(0, maxUnits)
      .flatMap(([index]) => this.#sources.units[index] ?? []);
  }

  /** Finds the longest supported runs of clauses first, then shorter ones to their left and right. */
  #cover(claim: Claim, comparisons: readonly Comparison[], first: number, last: number, spans: SupportedSpan[]): void {
    for (let length = last - first + 1; length >= 1; length--) {
      for (let start = first; start + length - 1 <= last; start++) {
        const range = clauseRange(claim, start, start + length - 1);
        const supports = comparisons.flatMap((comparison) => this.#support(claim, comparison, comparisons, range) ?? []);
        const span = this.#span(claim, supports);
        if (!span) continue;
        this.#cover(claim, comparisons, first, start - 1, spans);
        spans.push(span);
        this.#cover(claim, comparisons, start + length, last, spans);
        return;
      }
    }
  }

  #support(claim: Claim, comparison: Comparison, comparisons: readonly Comparison[], range: ClauseRange): Support | undefined {
    const sum = overlap(claim, comparison, range.from, range.to);
    if (!this.#isEvidence(claim, comparison, range, sum)) return undefined;
    if (!this.#everyClauseFits(claim, comparison, range)) return undefined;
    const refuted = refutation(claim, comparison, range, this.#limits.withoutGuards);
    if (refuted === "repeated") return this.#supportBeforeGap(claim, comparison, comparisons, range);
    if (refuted !== undefined) return undefined;
    if (isStatedElsewhere(claim, comparison, comparisons, range)) return undefined;
    if (!this.#subjectFits(claim, comparison, range)) return undefined;
    if (sum.provenTokens <= 1 && !this.#sentenceFits(claim, comparison)) return undefined;
    let score = sum.found / sum.total;
    if (sum.provenTokens <= shortAnswer && this.#question.topic.length > 0) {
      if (!this.#hasQuestionNames(comparison.unit)) return undefined;
      const share = topicShare(this.#question, comparison.unit, this.#sources);
      if (share < this.#limits.topic && !this.#needsNoTopic(claim, comparison, range, sum)) return undefined;
      if (this.#answersBetter(claim, comparison.unit, range)) return undefined;
      score = (score + share) / 2;
    }
    return { sourceIndex: comparison.unit.sourceIndex, score, comparison, range };
  }

  /** For a clause that repeats words of the source, returns the part before the first word that is not in the source, if the source supports it. */
  #supportBeforeGap(claim: Claim, comparison: Comparison, comparisons: readonly Comparison[], range: ClauseRange): Support | undefined {
    const gap = gapBeforeRepeat(claim, comparison, range);
    if (gap === undefined || range.firstClause !== range.lastClause) return undefined;
    const part = { ...range, to: gap };
    const sum = overlap(claim, comparison, part.from, part.to);
    if (sum.found < sum.total || sum.provenTokens <= shortAnswer) return undefined;
    return this.#support(claim, comparison, comparisons, part);
  }

  /**
   * Whether a short answer needs no topic: a number with a name is specific enough, and so is a phrase of two words if the
   * sources contain none of the question's words ("List the ingredients").
   */
  #needsNoTopic(claim: Claim, comparison: Comparison, range: ClauseRange, sum: Overlap): boolean {
    if (sum.provenFacts > 0 && sum.provenNames > 0) return true;
    return sum.provenTokens === shortAnswer && !this.#topicKnown && sharesPhrase(claim, comparison, range);
  }

  #isEvidence(claim: Claim, comparison: Comparison, range: ClauseRange, sum: Overlap): boolean {
    if (sum.total === 0) return false;
    const coverage = sum.found / sum.total;
    const provesValue = sum.provenFacts + sum.provenNames > 0;
    if (sum.provenTokens === 0) return sum.shared >= minRepeated && coverage === 1 && orderKept(claim, comparison, range) >= minOrder;
    if (coverage < (provesValue ? this.#limits.coverage : this.#limits.plainCoverage)) return false;
    if (comparison.unit.isObject || sum.shared < 2) return true;
    if (!provesValue && !sharesPhrase(claim, comparison, range)) return false;
    const strict = claim.isCode || !(provesValue || isPassiveOf(claim, comparison, range));
    return orderKept(claim, comparison, range) >= (strict ? minOrder : minOrderWithFact);
  }

  #everyClauseFits(claim: Claim, comparison: Comparison, range: ClauseRange): boolean {
    for (let clause = range.firstClause; clause <= range.lastClause && range.firstClause !== range.lastClause; clause++) {
      const part = clauseRange(claim, clause, clause);
      const sum = overlap(claim, comparison, part.from, part.to);
      if (sum.total > 0 && sum.found / sum.total < this.#limits.clauseCoverage) return false;
    }
    return true;
  }

  /** Whether a single word of a longer sentence is evidence: only if the source also covers the rest of the sentence. */
  #sentenceFits(claim: Claim, comparison: Comparison): boolean {
    const all = overlap(claim, comparison, 0, claim.tokens.length);
    return all.found >= all.total * sentenceShare;
  }

  /** A range without a name is about the last name before it, which the source must contain too. */
  #subjectFits(claim: Claim, comparison: Comparison, range: ClauseRange): boolean {
    if (claim.tokens.slice(range.from, range.to).some((token) => token.isName)) return true;
    const before = claim.tokens
      .slice(0, range.from)
      .filter((token) => token.isName)
      .map((token) => token.key);
    const names = before.length > 0 ? before : claim.startsWithPronoun ? this.#lastNames : [];
    const { unit } = comparison;
    if (names.length === 0) return this.#hasQuestionNames(unit);
    if (names.some((name) => unit.positions.has(name) || unit.context.has(name))) return true;
    if (unit.tokens.some((token) => token.isCapitalised && this.#sources.names.has(token.folded))) return false;
    return names.some((name) => this.#sourceContains(unit, name));
  }

  #sourceContains(unit: IndexedUnit, key: string): boolean {
    return this.#sources.postings.get(key)?.some((index) => this.#sources.units[index]?.sourceIndex === unit.sourceIndex) === true;
  }

  /**
   * Whether another statement of the same source fits the question better and has another value of the same kind: if the
   * question is when a treaty was signed, the year in which it was ratified is not the answer.
   */
  #answersBetter(claim: Claim, unit: IndexedUnit, range: ClauseRange): boolean {
    const values = claim.tokens.slice(range.from, range.to).filter((token) => token.kind === "fact" && !token.isInQuestion);
    if (values.length === 0) return false;
    const claimKeys = new Set(claim.tokens.flatMap((token) => [token.key, ...token.otherKeys]));
    const own = ownTopicShare(this.#question, unit, this.#sources);
    const others = new Set(this.#question.topic.flatMap((word) => this.#sources.postings.get(word.key) ?? []));
    return [...others].some((index) => {
      const other = this.#sources.units[index];
      if (!other || other.sourceIndex !== unit.sourceIndex || other === unit) return false;
      const rival = other.tokens.some(
        (token) => token.kind === "fact" && !claimKeys.has(token.key) && values.some((value) => factKind(value) === factKind(token)),
      );
      return rival && ownTopicShare(this.#question, other, this.#sources) > own + betterFit;
    });
  }

  /** If the sources contain a name of the question, a short answer must come from a source with this name. */
  #hasQuestionNames(unit: IndexedUnit): boolean {
    return this.#questionNames.length === 0 || this.#questionNames.some((name) => this.#sourceContains(unit, name));
  }

  #span(claim: Claim, supports: readonly Support[]): SupportedSpan | undefined {
    const best = supports.reduce<Support | undefined>((high, support) => (high && high.score >= support.score ? high : support), undefined);
    if (!best) return undefined;
    const [from, to] = factPhrase(claim, best.comparison, best.range);
    const first = claim.tokens[from];
    const last = claim.tokens[to - 1];
    if (!first || !last) return undefined;
    const near = supports.filter(({ score, range }) => score >= best.score - this.#limits.margin && range.to === best.range.to);
    const sourceIndices = [...new Set(near.map((support) => support.sourceIndex))].toSorted((one, other) => one - other);
    return { start: first.start, end: last.end, sourceIndices };
  }
}
